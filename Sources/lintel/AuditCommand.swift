import ArgumentParser

/// The `lintel audit` command, which finds what an app's code sets besides its theme.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Finds code that overrides, repeats, or undoes what a theme sets.",
    discussion: """
      A comment '// lintel:disable-next-line RULE reason' silences findings on the line below it. It runs lintel-source, \
      which is part of a release. In a clone, 'make source' builds it.

      EXAMPLES
        lintel audit App Styles/App.yaml
        lintel audit App Styles/App.yaml --strict --format github
        lintel audit App Styles/App.yaml --diff
        lintel audit App Styles/App.yaml --fix
        lintel audit App Styles/App.yaml --baseline audit.json --update-baseline
      """
  )

  @Argument(help: .value("path", "The app's folders and files, followed by the theme."))
  var paths: [String]

  @Option(help: .value("format", "The format: any format of 'lintel lint'."))
  var format: String?

  @Flag(help: "Fail on warnings, too.")
  var strict = false

  @Flag(help: "Print a patch that deletes code without effect, and write nothing.")
  var diff = false

  @Flag(help: "Delete lines that have no effect on any bar, and report what is left.")
  var fix = false

  @Option(help: .value("file", "Hide the findings that this file lists."))
  var baseline: String?

  @Flag(help: "Write the findings into the baseline.")
  var updateBaseline = false

  @Option(
    name: .shortAndLong,
    help: .value(
      "file",
      "The file to write the report to, instead of the terminal; '-' for standard output."
    )
  )
  var output: String?

  @Flag(
    name: .customLong("no-cache"),
    help: "Read all files again, and keep nothing for the next run."
  )
  var isUncached = false

  @Option(
    name: .customLong("allow-import"),
    help: .value("dir", "Also let the theme import files from this folder. Can be repeated.")
  )
  var allowedFolders: [String] = []

  func run() throws {
    let flags = [
      ("--strict", strict), ("--diff", diff), ("--fix", fix), ("--update-baseline", updateBaseline),
      ("--no-cache", isUncached),
    ]
    try SourceTool.run(
      "audit",
      [("--format", format), ("--baseline", baseline), ("--output", output)]
        + allowedFolders.map { ("--allow-import", $0) },
      flags: flags.filter(\.1).map(\.0),
      paths: paths
    )
  }
}
