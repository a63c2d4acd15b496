import LintelCompiler
import LintelDiagnostics
import LintelTheme
import Testing

@testable import LintelSource

/// An app, given by its files.
struct CodeSample {
  private let files: [SourceFile]

  /// Creates an app from the Swift code in `App.swift`, and from other files by path.
  init(_ code: String, _ others: [String: String] = [:]) {
    files = others.merging(["App.swift": code]) { $1 }
      .map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
  }

  var theme: AdoptedTheme {
    adoptTheme(SourceReader.read(files), options: AdoptionOptions(name: "App"))
  }

  /// The result of an audit of the code with a theme.
  func audit(beside theme: String) -> AuditResult {
    let bytes = Array("lintel: 1\ntheme: App\nios: 15..18\n\(theme)".utf8)
    let provider = SourceProvider(read: { $0 == "App.yaml" ? bytes : nil }, expand: { [$0] })
    let compilation = analyze(root: "App.yaml", provider: provider)
    #expect(compilation.theme != nil)
    return auditApp(SourceReader.read(files), files: files, theme: compilation)
  }

  /// The rules of an audit's findings about lines of code, with their lines.
  func rules(beside theme: String) -> [String] {
    let result = audit(beside: theme)
    return result.findings.filter { $0.rule.hasPrefix("code-") }
      .map { "\(result.sources.location(of: $0.range).line) \($0.rule)" }
  }
}

extension AdoptedTheme {
  /// The lines that the theme doesn't cover, each with the reason.
  var losses: [String] {
    report.lost.map { "\($0.place.line) \($0.reason.phrase)" }
  }
}
