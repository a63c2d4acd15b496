import ArgumentParser
import LintelCompiler
import LintelLint
import LintelRuns
import LintelSchema
import LintelTheme

/// The `lintel lint` command, which reports all findings and writes no outputs.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    // Keeps the command's own parser, which reads nearly every command line, from looking for the flag of the whole tool.
    _superCommandName: "lintel",
    abstract: "Reports what is wrong with themes.",
    discussion: """
      EXAMPLES
        lintel lint
        lintel lint Styles --strict
        lintel lint Styles/Harbor.yaml --fix
        lintel lint Styles --diff --unsafe-fixes
        lintel lint Styles --watch
        lintel lint Styles --ios 26
        lintel lint Styles --format github --output sarif=lintel.sarif
        lintel lint Styles --baseline lint/baseline.json --update-baseline
        lintel lint Styles --rule similar-blocks=off --print-config
        lintel lint - --stdin-filename Styles/Harbor.yaml < Styles/Harbor.yaml
      """
  )

  @Argument(
    help:
      "Theme files, or folders, in which every file with a 'theme' key is linted if the configuration includes it; '-' for standard input. By default, the working folder."
  )
  var themes: [String] = []

  @OptionGroup var standardInput: StandardInputOptions

  @OptionGroup var fixes: FixOptions

  @Flag(help: "Lint again whenever a file that the findings depend on changes.")
  var watch = false

  @Option(
    help: .value(
      "version",
      "Check themes as if their range began with this iOS version, such as 26."
    )
  )
  var ios: String?

  @OptionGroup var lint: LintOptions

  @OptionGroup var report: ReportOptions

  @OptionGroup var input: InputOptions

  func validate() throws {
    try ThemeFiles.check(themes)
    try standardInput.check(themes)
    let writes = fixes.level != nil || lint.updateBaseline
    try ValidationError.check([
      themes == [StandardInputOptions.word] && (watch || writes):
        "--watch, --fix, --diff, and --update-baseline need files; '-' is standard input, which is read once"
    ])
    if let ios {
      guard let version = WrittenVersion(ios)?.version, VersionLine.contains(version) else {
        throw ValidationError(
          "'\(ios)' isn't an iOS version that themes can have; the versions are \(VersionLine.list)"
        )
      }
    }
    try ValidationError.check([
      ios != nil && writes:
        "--ios only looks ahead; to use --fix, --diff, or --update-baseline, change 'ios' in the theme",
      fixes.diff && lint.updateBaseline:
        "--diff writes nothing, and --update-baseline does; use one of them",
      watch && (writes || lint.printConfig):
        "--watch lints repeatedly, but --fix, --diff, --update-baseline, and --print-config run once",
    ])
    if fixes.diff, let format = report.formatOnOutput {
      throw ValidationError(
        "--diff prints a patch on standard output; write \(format) to a file, such as --output \(format)=FILE"
      )
    }
  }

  func run() throws {
    if watch { LintWatch(command: self).run() }
    let given = try standardInput.read(for: themes)
    let themes = given.naming(self.themes)
    let source = ObservedFiles(given)
    let run = try LintRun(themes, lint, failOn: report.failLevel, color: input.color, in: source)
    guard !run.themes.isEmpty else { throw try run.noTheme(in: themes) }
    if lint.printConfig {
      Terminal.print(run.text)
      return
    }
    let inputs = Array(source.observations.files.keys) + run.inputs
    try reporting(of: run).protect(inputs)
    var hasPatch = false
    if let level = fixes.level {
      let outcome = try FixOutcome(level, for: run, input)
      if fixes.diff {
        outcome.printPatch()
        hasPatch = !outcome.files.isEmpty
      } else {
        try outcome.write(quietly: reporting(of: run).usesStandardOutput)
      }
    }
    if try judge(run, in: source) || hasPatch { throw Exit.findings }
  }

  /// Judges the themes of a run, reports the findings, and returns whether they make the run fail.
  func judge(_ run: LintRun, in source: ObservedFiles) throws -> Bool {
    var asked = input.options
    asked.firstIOS = ios.flatMap { WrittenVersion($0)?.version }
    var compilations = run.themes.map { [asked] theme in
      analyze(
        root: theme.path,
        provider: input.provider(of: source),
        options: run.compilerOptions(for: theme, asked)
      )
    }
    // The imports are known at this point.
    try reporting(of: run).protect(Array(source.observations.files.keys) + run.inputs)
    let failLevels = try run.finish(&compilations)
    return try reporting(of: run).send(compilations, failingAt: failLevels)
  }

  private func reporting(of run: LintRun) -> Reporting {
    Reporting(
      report,
      color: input.color,
      configured: run.format,
      leavingOutput: fixes.diff,
      fixed: fixes.fix ? fixes.level : nil
    )
  }
}
