import ArgumentParser
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
        lintel lint Styles --diff --unsafe-fixes
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

  @OptionGroup var fixes: FixOptions

  @OptionGroup var lint: LintOptions

  @OptionGroup var report: ReportOptions

  @OptionGroup var input: InputOptions

  func validate() throws {
    if fixes.diff, lint.updateBaseline {
      throw ValidationError("--diff writes nothing, and --update-baseline does; say one of them")
    }
    if fixes.diff, let format = report.formatOnOutput {
      throw ValidationError(
        "--diff prints a patch on standard output; write \(format) to a file, such as --output \(format)=FILE"
      )
    }
  }

  func run() throws {
    let run = try LintRun(themes, lint, failOn: report.failLevel, color: input.color)
    if lint.printConfig {
      Terminal.print(run.text)
      return
    }
    let reporting = Reporting(
      report,
      color: input.color,
      configured: run.format,
      leavingOutput: fixes.diff,
      fixed: fixes.fix ? fixes.level : nil
    )
    var hasPatch = false
    if let level = fixes.level {
      let outcome = try FixOutcome(level, for: run, input)
      if fixes.diff {
        outcome.printPatch()
        hasPatch = !outcome.files.isEmpty
      } else {
        try outcome.write(quietly: reporting.takesOutput)
      }
    }
    var compilations = run.themes.map { theme in
      analyze(
        root: theme.path,
        provider: input.provider,
        options: run.compilerOptions(for: theme, input.options)
      )
    }
    let failLevels = try run.finish(&compilations)
    if try reporting.send(compilations, failingAt: failLevels) || hasPatch { throw Exit.findings }
  }
}
