import Foundation
import LintelBackends
import LintelCompiler
import LintelDiagnostics
import LintelFormat
import LintelLint
import LintelSyntax
import LintelTesting
import Testing

@Suite("Formatted themes")
struct FormattingTests {
  private static func format(_ text: String) -> String {
    switch formatTheme(SourceFile(path: "theme.yaml", bytes: Array(text.utf8))) {
    case .unchanged: return text
    case .formatted(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .unreadable(let diagnostics):
      Issue.record("\(diagnostics.map(\.message)) in\n\(text)")
    case .failed(let failure): Issue.record("\(failure.message) in\n\(text)")
    }
    return text
  }

  /// Formats a text, and expects that formatting the result changes nothing.
  private static func formatTwice(_ text: String, _ comment: Comment) -> String {
    let result = format(text)
    let again = format(result)
    #expect(again == result, "\(comment): not stable\n\(text)\n----\n\(result)\n----\n\(again)")
    return result
  }

  private static func text(of theme: GalleryTheme) -> String {
    String(decoding: theme.compilation.sources.files[0].bytes, as: UTF8.self)
  }

  private static func outputs(_ text: String) -> [String] {
    let files = ["theme.yaml": Array(text.utf8)]
    let compilation = analyze(root: "theme.yaml", provider: .files(files))
    let findings = compilation.diagnostics.map { "\($0.rule) \($0.severity) \($0.message)" }
    let silenced = compilation.suppressed.map { "\($0.finding.rule) \($0.finding.message)" }
    let json = compilation.json?.text() ?? "no tree"
    return findings.sorted() + ["silenced:"] + silenced.sorted() + [json]
  }

  @Test("The themes in Styles are formatted", arguments: GalleryTheme.examples)
  func examples(theme: GalleryTheme) {
    let text = Self.text(of: theme)
    #expect(Self.format(text) == text, "run 'lintel format Styles'")
  }

  @Test("Formatting changes neither the tree nor the findings", arguments: GalleryTheme.all)
  func meaning(theme: GalleryTheme) {
    let text = Self.text(of: theme)
    let expected = Self.outputs(text)
    #expect(Self.outputs(Self.formatTwice(text, "as written")) == expected)
  }

  @Test(
    "Formatting shuffled keys in blocks or brackets changes neither the tree nor the findings",
    arguments: GalleryTheme.all
  )
  func shuffled(theme: GalleryTheme) throws {
    let file = theme.compilation.sources.files[0]
    let root = try #require(parseYAML(file, as: FileID(0)).root)
    for seed in 1...(file.bytes.count > 8000 ? 1 : 3) as ClosedRange<UInt64> {
      var writer = ShuffledYAML(seed: seed)
      let text = writer.text(of: root)
      let result = Self.formatTwice(text, "seed \(seed)")
      if seed == 1, file.bytes.count < 8000 {
        #expect(Self.outputs(result) == Self.outputs(text))
      }
    }
  }

  @Test(
    "Comments and blank lines in any place are kept, and move at most once",
    arguments: GalleryTheme.all
  )
  func sprinkled(theme: GalleryTheme) throws {
    let file = theme.compilation.sources.files[0]
    let root = try #require(parseYAML(file, as: FileID(0)).root)
    var generator = SeededGenerator(seed: 11)
    for round in 0..<(file.bytes.count > 8000 ? 1 : 6) {
      var writer = ShuffledYAML(seed: UInt64(round))
      let text = round % 2 == 0 ? Self.text(of: theme) : writer.text(of: root)
      let sprinkled = Self.sprinkle(text, &generator)
      let result = Self.formatTwice(sprinkled, "round \(round)")
      #expect(Self.words(result) == Self.words(sprinkled))
    }
  }

  /// Adds comments and blank lines between lines, at the ends of lines, and in brackets.
  private static func sprinkle(_ text: String, _ generator: inout SeededGenerator) -> String {
    var result: [String] = []
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      var line = line
      func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &generator) == 0 }
      if chance(8) {
        let space = String(repeating: " ", count: 2 * Int.random(in: 0...4, using: &generator))
        result.append("\(space)# c\(index)")
      }
      if chance(8) { result.append("") }
      let isPlain = !line.contains("#") && !line.isEmpty
      if isPlain, chance(6), let bracket = line.firstIndex(of: "{"), !line.contains("{}") {
        line.insert(contentsOf: "  # in\(index)\n          ", at: line.index(after: bracket))
      } else if isPlain, chance(6), let comma = line.firstIndex(of: ","), line.contains("{") {
        line.insert(contentsOf: "  # after\(index)\n\n  ", at: line.index(after: comma))
      }
      if isPlain, chance(6) { line += "   # b\(index)" }
      result.append(line)
    }
    return result.joined(separator: "\n")
  }

  /// The words of a text, sorted, without everything that the formatter may change.
  private static func words(_ text: String) -> [String] {
    text.split { " \n{}[],:\"'".contains($0) }.map(String.init).filter { $0 != "-" }.sorted()
  }

  @Test(
    "Formatting every sample of the language reference twice changes nothing",
    arguments: samples
  )
  func reference(sample: String) {
    let file = SourceFile(path: "theme.yaml", bytes: Array(sample.utf8))
    guard !parseYAML(file, as: FileID(0)).diagnostics.hasErrors else { return }
    let result = Self.formatTwice(sample, "sample")
    #expect(Self.words(result) == Self.words(sample))
  }

  /// The YAML on the pages in Tests/Specs, with all samples of a page in one text.
  private static let samples: [String] = {
    let folder = GalleryTheme.root.appending(path: "Tests/Specs")
    func names(in subfolder: String) -> [String] {
      let path = folder.appending(path: subfolder).path
      let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return files.filter { $0.hasSuffix(".md") }.sorted().map { subfolder + $0 }
    }
    return (names(in: "") + names(in: "guide/")).flatMap { name -> [String] in
      let text = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
      return text.components(separatedBy: "\n```yaml").dropFirst().compactMap { rest in
        let block = rest.components(separatedBy: "\n```")[0]
        return block.firstIndex(of: "\n").map { String(block[block.index(after: $0)...]) + "\n" }
      }
    }
  }()

  @Test("The time to format a large theme is proportional to its length")
  func large() {
    let screens = (0..<2000).map { index in
      "  s\(index):\n    navigationBar:\n      tint: label\n      title: { color: $ink, font: headline }  # \(index)\n"
    }
    let text =
      "lintel: 1\ntheme: T\ntokens: { colors: { ink: label } }\nscreens:\n" + screens.joined()
    let result = Self.format(text)
    #expect(result.count > text.count - 10)
  }
}
