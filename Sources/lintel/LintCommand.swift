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
        lintel lint Styles
        lintel lint Styles --strict
        lintel lint Styles/Harbor.yaml --fix
        lintel lint Styles --format github --output sarif=lintel.sarif --output junit=lintel.xml
      """
  )

  @Argument(help: "Theme files, or folders: every file with a 'theme:' in them.")
  var themes: [String]

  @Flag(help: "Apply the fixes that are safe, then report what is left.")
  var fix = false

  @OptionGroup var report: ReportOptions

  @OptionGroup var input: InputOptions

  func run() throws {
    let reporting = Reporting(report, color: input.color)
    var compilations: [Compilation] = []
    for path in try RootFiles.find(themes) {
      var compilation = analyze(root: path, provider: input.provider, options: input.options)
      if fix, try applyFixes(of: compilation, quietly: reporting.takesOutput) {
        compilation = analyze(root: path, provider: input.provider, options: input.options)
      }
      compilations.append(compilation)
    }
    if try reporting.send(compilations) { throw Exit.findings }
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
