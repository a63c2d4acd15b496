import Foundation
import LintelBackends
import LintelCompiler
import LintelDiagnostics
import LintelSyntax
import LintelTesting
import Testing

@Suite("The order of outputs")
struct DeterminismTests {
  /// A theme in several files that each add to blocks of the others.
  private static let parts: [String: String] = [
    "root.yaml": """
    lintel: 1
    theme: Parts
    ios: 15..27
    imports: [brands/*.yaml, colors.yaml, screens.yaml]
    navigationBar: { tint: $accent, title: { color: $ink, font: headline } }
    promos: { sale: { with: any }, night: { with: any, screens: { home: { tint: $ink } } } }
    """,
    "colors.yaml": """
    lintel: 1
    tokens: { colors: { ink: { light: "#111111", dark: "#EEEEEE" }, accent: "#0055AA" } }
    promos: { sale: { tokens: { colors: { accent: "#AA0000" } } } }
    """,
    "screens.yaml": """
    lintel: 1
    imports: [colors.yaml, root.yaml]
    groups: { forms: [login, '*.edit'] }
    screens:
      home: { largeTitleDisplay: always, navigationBar.prefersLargeTitles: true }
      login: {}
      home.edit: { brands: { b: { toolbar: { tint: $accent } } } }
      forms: { scrolls: false }
    """,
    "brands/a.yaml": """
    lintel: 1
    brands: { a: { tabBar: { tint: $accent, item: { selected: { iconColor: $ink } } } } }
    """,
    "brands/b.yaml": """
    lintel: 1
    brands: { b: { extends: a, tokens: { colors: { ink: "#222222" } } } }
    """,
  ]

  private struct Outputs: Equatable {
    var json: String
    var swift: [String]
    /// The findings without their places, which change.
    var findings: [String]
  }

  private static func outputs(root: String, files: [String: [UInt8]]) throws -> Outputs {
    let compilation = analyze(root: root, provider: .files(files))
    let sample = try SampleTheme(compilation)
    return Outputs(
      json: sample.json.text(),
      swift: sample.code(SwiftOptions(source: root)).map(\.text),
      findings: compilation.diagnostics.map { "\($0.rule) \($0.severity) \($0.message)" }.sorted()
    )
  }

  private static func shuffled(_ files: [String: [UInt8]], seed: UInt64) throws -> [String: [UInt8]]
  {
    var writer = ShuffledYAML(seed: seed)
    var result: [String: [UInt8]] = [:]
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let parsed = parseYAML(SourceFile(path: path, bytes: bytes), as: FileID(0))
      let root = try #require(parsed.root)
      result[path] = Array(writer.text(of: root).utf8)
    }
    return result
  }

  @Test(
    "Keys and blocks of a theme in a different order result in the same bytes",
    arguments: GalleryTheme.all
  )
  func shuffledThemes(theme: GalleryTheme) throws {
    let bytes = theme.compilation.sources.files[0].bytes
    let expected = try Self.outputs(root: theme.name, files: [theme.name: bytes])
    // Comments aren't written to the shuffled files, so findings that a comment silenced appear, the same ones in every order.
    var findings: [String]?
    for seed in 1...(bytes.count > 8000 ? 2 : 3) as ClosedRange<UInt64> {
      let files = try Self.shuffled([theme.name: bytes], seed: seed)
      let outputs = try Self.outputs(root: theme.name, files: files)
      let text = files.values.map { String(decoding: $0, as: UTF8.self) }.joined()
      #expect(outputs.json == expected.json, "seed \(seed)\n\(text)")
      #expect(outputs.swift == expected.swift, "seed \(seed)")
      #expect(outputs.findings == findings ?? outputs.findings, "seed \(seed)")
      findings = outputs.findings
    }
  }

  @Test("Files and imports in a different order result in the same bytes")
  func shuffledFiles() throws {
    let files = Self.parts.mapValues { Array($0.utf8) }
    let expected = try Self.outputs(root: "root.yaml", files: files)
    for seed in 1...30 as ClosedRange<UInt64> {
      let shuffled = try Self.shuffled(files, seed: seed)
      #expect(try Self.outputs(root: "root.yaml", files: shuffled) == expected, "seed \(seed)")
    }
  }

  @Test("A theme can be split into several files")
  func mergedFiles() throws {
    let files = Self.parts.mapValues { Array($0.utf8) }
    let expected = try Self.outputs(root: "root.yaml", files: files)
    // Files may share top-level keys, but a mapping may not repeat one, so each key goes into a separate file.
    var split: [String: [UInt8]] = [:]
    var imports: [String] = []
    for (path, text) in Self.parts where path != "root.yaml" {
      let lines = text.split(separator: "\n").filter { !$0.hasPrefix("imports:") }
      let name = "part-\(path.replacing("/", with: "-"))"
      split[name] = Array(lines.joined(separator: "\n").utf8)
      imports.append(name)
    }
    let root = (Self.parts["root.yaml"] ?? "").replacing(
      "[brands/*.yaml, colors.yaml, screens.yaml]",
      with: "[\(imports.sorted().reversed().joined(separator: ", "))]"
    )
    split["root.yaml"] = Array(root.utf8)
    #expect(try Self.outputs(root: "root.yaml", files: split) == expected)
  }
}
