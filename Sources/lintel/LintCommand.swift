import ArgumentParser
import LintelDiagnostics
import LintelLanguage

/// The values of `--format`.
enum LintFormat: String, CaseIterable, ExpressibleByArgument {
  case auto
  case text
  case concise

  var diagnosticFormat: DiagnosticFormat? {
    switch self {
    case .auto: nil
    case .text: .terminal
    case .concise: .concise
    }
  }
}

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
      """
  )

  @Argument(help: "Theme files, or folders: every file with a 'theme:' in them.")
  var themes: [String]

  @Option(
    help: ArgumentHelp(
      "How to write findings: text with source lines, concise for one line each; auto decides.",
      valueName: "format"
    )
  )
  var format: LintFormat = .auto

  @Flag(help: "Fail on warnings too.")
  var strict = false

  @Flag(help: "Apply the fixes that are safe, then report what is left.")
  var fix = false

  @OptionGroup var input: InputOptions

  func run() throws {
    var hasFailed = false
    for path in try RootFiles.find(themes) {
      var compilation = analyze(root: path, provider: input.provider, options: input.options)
      if fix, try applyFixes(of: compilation) {
        compilation = analyze(root: path, provider: input.provider, options: input.options)
      }
      Report(compilation, color: input.color, format: format.diagnosticFormat).send()
      let limit: Severity = strict ? .warning : .error
      hasFailed = hasFailed || compilation.diagnostics.contains { $0.severity >= limit }
    }
    if hasFailed { throw Exit.findings }
  }

  /// Applies every safe fix.
  ///
  /// - Returns: whether a file has changed.
  private func applyFixes(of compilation: Compilation) throws(FileError) -> Bool {
    let fixes = compilation.diagnostics.flatMap(\.fixIts).filter { $0.applicability == .safe }
    var hasChanged = false
    for (index, file) in compilation.sources.files.enumerated() {
      let own = fixes.filter { fix in fix.edits.allSatisfy { $0.range.file == FileID(index) } }
      guard !own.isEmpty else { continue }
      if try Files.replace(file.path, with: apply(own, to: file)) {
        hasChanged = true
        Terminal.print("fixed \(file.path)\n")
      }
    }
    return hasChanged
  }
}
