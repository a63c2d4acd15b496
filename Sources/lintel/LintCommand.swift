import ArgumentParser
import LintelDiagnostics
import LintelLanguage

/// `lintel lint`: all findings, no output.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Reports everything that is wrong with themes, and writes no output.",
    discussion: """
      EXAMPLES
        lintel lint
        lintel lint Styles --strict
        lintel lint Styles/Harbor.yaml --fix
        lintel lint Styles --format github --output sarif=lintel.sarif --output junit=lintel.xml
        lintel lint Styles --baseline lint/baseline.json --update-baseline
        lintel lint Styles --rule similar-blocks=off --print-config
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Theme files, or folders: every file with a 'theme:' in them that the configuration includes. Without any, this folder."
    )
  )
  var themes: [String] = []

  @Flag(help: "Apply the fixes that are safe, then report what is left.")
  var fix = false

  @OptionGroup var lint: LintOptions

  @OptionGroup var report: ReportOptions

  @OptionGroup var input: InputOptions

  func run() throws {
    let run = try LintRun(themes, lint, failOn: report.failLevel, color: input.color)
    if lint.printConfig {
      Terminal.print(run.text)
      return
    }
    let reporting = Reporting(report, color: input.color, configured: run.format)
    var compilations: [Compilation] = []
    for theme in run.themes {
      let options = run.compilerOptions(for: theme, input.options)
      var compilation = analyze(root: theme.path, provider: input.provider, options: options)
      if fix, try applyFixes(of: compilation, quietly: reporting.takesOutput) {
        compilation = analyze(root: theme.path, provider: input.provider, options: options)
      }
      compilations.append(compilation)
    }
    let failLevels = try run.finish(&compilations)
    if try reporting.send(compilations, failingAt: failLevels) { throw Exit.findings }
  }

  /// Applies every safe fix.
  ///
  /// - Parameters:
  ///   - compilation: a theme's.
  ///   - quietly: whether standard output is taken.
  /// - Returns: whether a file has changed.
  /// - Throws: if a file can't be read or written.
  private func applyFixes(of compilation: Compilation, quietly: Bool) throws(FileError) -> Bool {
    let fixes = compilation.diagnostics.flatMap(\.fixIts).filter { $0.applicability == .safe }
    var hasChanged = false
    for (index, file) in compilation.sources.files.enumerated() {
      let own = fixes.filter { fix in fix.edits.allSatisfy { $0.range.file == FileID(index) } }
      guard !own.isEmpty else { continue }
      if try Files.replace(file.path, with: apply(own, to: file)) {
        hasChanged = true
        let line = "fixed \(file.path)\n"
        if quietly { Terminal.complain(line) } else { Terminal.print(line) }
      }
    }
    return hasChanged
  }
}
