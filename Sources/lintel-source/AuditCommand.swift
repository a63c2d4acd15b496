import ArgumentParser
import Foundation
import LintelDiagnostics
import LintelLanguage
import LintelReporting
import LintelSource

/// `lintel-source audit`: what an app's code sets beside its theme.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Finds code that overrides, repeats, or forgets what a theme sets.",
    discussion: """
      A comment '// lintel:disable-next-line RULE reason' silences findings on the line below it.

      EXAMPLES
        lintel audit App Styles/App.yaml
        lintel audit App Styles/App.yaml --strict --format github
        lintel audit App Styles/App.yaml --diff
      """
  )

  @Argument(
    help: ArgumentHelp("Folders and files of the app, and the theme at the end.", valueName: "path")
  )
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "The format: \(ReportFormat.all.map(\.name).joined(separator: ", ")).",
      valueName: "format"
    )
  )
  var format: String?

  @Flag(help: "Fail on warnings, too.")
  var strict = false

  @Flag(help: "Print the deletions of code without effect as a patch, and write nothing.")
  var diff = false

  func validate() throws {
    guard paths.count > 1 else {
      throw ValidationError("name the app's folders, and the theme at the end")
    }
  }

  func run() throws {
    let format = try chosenFormat()
    let theme = paths[paths.count - 1]
    let compilation = analyze(root: theme, provider: Self.provider)
    guard compilation.theme != nil else {
      throw SourceToolError("\(theme): isn't a theme that can be read; 'lintel lint' says why")
    }
    let files = try AppFiles.load(Array(paths.dropLast()))
    let result = auditApp(SourceReader.read(files), files: files, theme: compilation)
    if diff { printRemoval(of: result.removable, from: files) }
    let report = self.report(of: result)
    let text = format.render(report, .plain)
    switch format.audience {
    case .people: FileHandle.standardError.write(Data(text.utf8))
    case .programs where !diff: FileHandle.standardOutput.write(Data(text.utf8))
    case .programs: break
    }
    let level: Severity = strict ? .warning : .error
    if result.findings.contains(where: { $0.severity >= level }) { throw ExitCode(1) }
  }

  private func chosenFormat() throws -> ReportFormat {
    let environment = ProcessInfo.processInfo.environment
    guard let format else {
      return ReportFormat.automatic(isTerminal: false, environment: { environment[$0] })
    }
    guard let chosen = ReportFormat.named(format) else {
      throw SourceToolError("there is no format '\(format)'")
    }
    return chosen
  }

  private func report(of result: AuditResult) -> Report {
    var facts = RunFacts(version: "0.1.0")
    facts.rule = { AuditRules.named($0) ?? LintRule.named($0) }
    return Report(
      sources: result.sources,
      findings: result.findings,
      silenced: result.suppressed.map {
        SilencedFinding($0.finding, .inSource, justification: $0.reason)
      },
      paths: ReportPaths(workingFolder: FileManager.default.currentDirectoryPath),
      run: facts
    )
  }

  /// Prints the deletions as a patch.
  private func printRemoval(of lines: [RemovableLine], from files: [SourceFile]) {
    let byFile = Dictionary(grouping: lines, by: \.place.file)
    for file in files where file.path.hasSuffix(".swift") {
      guard let lines = byFile[file.path] else { continue }
      let bytes = StatementRemoval(file).removing(Set(lines.map(\.place.line)))
      guard bytes != file.bytes else { continue }
      let patch = unifiedDiff(of: file.path, old: file.bytes, new: bytes)
      FileHandle.standardOutput.write(Data(patch.utf8))
    }
  }

  /// How the compiler reaches the theme's files: as they are named, without patterns.
  private static var provider: SourceProvider {
    SourceProvider(
      read: { FileManager.default.contents(atPath: $0).map { Array($0) } },
      expand: { FileManager.default.fileExists(atPath: $0) ? [$0] : [] }
    )
  }
}
