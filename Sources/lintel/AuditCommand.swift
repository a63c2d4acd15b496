import ArgumentParser

/// `lintel audit`: what an app's code sets beside its theme.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Finds code that overrides, repeats, or forgets what a theme sets.",
    discussion: """
      A comment '// lintel:disable-next-line RULE reason' silences findings on the line below it. It starts lintel-source, \
      which 'make source' builds.

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

  @Option(help: ArgumentHelp("The format, one of those of 'lintel lint'.", valueName: "format"))
  var format: String?

  @Flag(help: "Fail on warnings, too.")
  var strict = false

  @Flag(help: "Print the deletions of code without effect as a patch, and write nothing.")
  var diff = false

  func run() throws {
    let flags = (strict ? ["--strict"] : []) + (diff ? ["--diff"] : [])
    try SourceTool.run("audit", [("--format", format)], flags: flags, paths: paths)
  }
}
