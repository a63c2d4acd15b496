import Foundation
import FuzzTargets
import LintelBackends
import LintelCascade
import LintelCompiler
import LintelDiagnostics
import LintelPreview
import LintelReporting
import LintelTesting
import LintelTheme
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Tests every hostile text at every place that accepts one, in every output.
@Suite("Hostile texts")
struct HostileTextTests {
  private static func analysis(_ theme: String, at path: String = "t.yaml") -> Compilation {
    analyze(root: path, provider: FileBundle(Array(theme.utf8), root: path).provider)
  }

  @Test(
    "Reports contain it as text, and stay valid",
    arguments: HostileText.all
  )
  func reports(text: HostileText) throws {
    for place in text.ownPlaces {
      let compilation = Self.analysis(text.theme(at: place))
      #expect(compilation.faults == [], "\(place)")
      try expectFormats(of: compilation, place)
    }
  }

  @Test("A file may have it as its name", arguments: HostileText.all)
  func fileNames(text: HostileText) throws {
    let path = "Styles/" + text.text.replacing("/", with: ":") + ".yaml"
    let compilation = Self.analysis("lintel: 1\ntheme: \"\"\nios: 15..18\nx: 1\n", at: path)
    #expect(compilation.faults == [])
    try expectFormats(of: compilation, path)
  }

  private func expectFormats(of compilation: Compilation, _ place: String) throws {
    let report = Report(
      [compilation],
      paths: ReportPaths(workingFolder: "/home/someone/app"),
      run: RunFacts(version: "1.0.0")
    )
    for format in ReportFormat.all {
      let text = format.render(report, .plain)
      let what: Comment = "\(format.name) of \(place)\n\(text)"
      switch format.name {
      case "json", "sarif", "gitlab":
        #expect((try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil, what)
      case "jsonl":
        for line in text.split(separator: "\n") {
          #expect((try? JSONSerialization.jsonObject(with: Data(line.utf8))) != nil, what)
        }
      case "junit", "checkstyle":
        #expect(XMLParser(data: Data(text.utf8)).parse(), what)
      case "github":
        // A workflow interprets every line that begins with two colons as a command.
        let commands = text.split(separator: "\n").filter { !$0.hasPrefix("::") }
        #expect(commands.isEmpty, what)
        let count = report.findings.isEmpty ? 0 : report.findings.count + 1
        #expect(text.split(separator: "\n").count == count, what)
      case "markdown":
        let code = text.replacing(#/`+[^`]*`+/#, with: "")
        #expect(!code.contains("<script") && !code.contains("<img"), what)
      default: break
      }
    }
  }

  /// The themes that compile anyway, with their trees.
  private static let compiled: [(text: HostileText, place: String, compilation: Compilation)] =
    HostileText.all.flatMap { text in
      text.ownPlaces.compactMap { place in
        let compilation = analysis(text.theme(at: place))
        return compilation.tree == nil ? nil : (text, place, compilation)
      }
    }

  #if os(Linux)
    @Test("Swift code has it only in literals and comments, according to its own compiler")
    func swift() throws {
      let options = SwiftOptions(
        source: "*/ import PWNED /*\nimport PWNED\r\u{2028}import PWNED\u{202E}.yaml",
        shapes: Set(DeliveryShape.allCases)
      )
      var files: Set<String> = []
      for (_, _, compilation) in Self.compiled {
        guard let sample = try? SampleTheme(compilation) else { continue }
        for file in sample.code(options) {
          files.insert(file.text)
          let isHostile = file.text.unicodeScalars.contains(where: \.isHostile)
          #expect(!isHostile)
        }
      }
      #expect(files.count > 20)
      // All files in one, each followed by a declaration that must not become part of it.
      let text = files.sorted().enumerated().map { "\($1)\nstruct Behind\($0) {}\n" }.joined()
      let lines = try SwiftToolchain.parse(text)
      #expect(lines.count { $0.contains("(struct_decl") && $0.contains("\"Behind") } == files.count)
      let strays = lines.filter { line in
        line.contains(HostileText.mark) && !line.contains("string_literal_expr")
      }
      #expect(strays.isEmpty)
    }
  #endif

  @Test("Trees are JSON with the text in it, and so is the schema of a theme")
  func trees() throws {
    for (text, place, compilation) in Self.compiled {
      guard let tree = compilation.json else { continue }
      // The schema contains only names, and takes a while to create.
      let hasName = place.contains("{ %:") && text.text.contains(HostileText.mark)
      let schemas = hasName ? [themeSchema(for: compilation.theme)] : []
      for json in [tree] + schemas {
        let data = Data(json.bytes())
        #expect((try? JSONSerialization.jsonObject(with: data)) != nil, "\(text.inYAML) \(place)")
      }
    }
  }

  @Test("Pages and drawings contain it as text")
  func previews() throws {
    var pages: [String] = []
    var names: [String] = []
    for (text, place, compilation) in Self.compiled {
      guard let theme = compilation.theme,
        // Texts with the same effect are tested once, and texts with different effects each.
        place.contains("family") || place.contains("asset") || place.contains("backButtonTitle")
          || text.text.hasPrefix("</script>")
      else { continue }
      let cascade = Cascade(theme).limited(to: theme.space.release)
      let subject = try PreviewSubject(cascade, compilation.sources)
      names.append("\(text.inYAML) at \(place)")
      pages.append(
        try previewPage(
          subject,
          findings: compilation.diagnostics.map { PageFinding($0, in: compilation.sources) }
        )
      )
      for sheet in try subject.map({ try previewSheets($0, named: "t") }) ?? [] {
        #expect(XMLParser(data: Data(sheet.text.utf8)).parse(), "\(text.inYAML) at \(place)")
        #expect(!sheet.text.contains("<script"))
      }
    }
    #expect(pages.count > 50)
    let complaints = try PythonJudge.complaints(of: "judge-html.py", about: pages)
    for (name, complaints) in zip(names, complaints) { #expect(complaints.isEmpty, "\(name)") }
  }
}
