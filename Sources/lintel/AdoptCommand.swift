import ArgumentParser

/// The `lintel adopt` command, which writes a theme from an app's code.
struct AdoptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adopt",
    abstract: "Writes a theme that reproduces what an app's code sets.",
    discussion: """
      Reads Swift, storyboards, asset catalogs, and property lists, without building anything. Every entry of the theme has \
      the place that it comes from. Standard error lists what isn't carried over, and --report writes the complete list. \
      It runs lintel-source, which is part of a release. In a clone, 'make source' builds it.

      EXAMPLES
        lintel adopt App --output Styles/App.yaml
        lintel adopt App Modules --output Styles/App.yaml --report adoption.md
      """
  )

  @Argument(help: .value("app", "The app's folders and files."))
  var apps: [String]

  @Option(
    name: .shortAndLong,
    help: .value("file", "The theme to write; '-', the default, is standard output.")
  )
  var output: String?

  @Option(
    help: .value("file", "A Markdown file with what isn't carried over; '-' for standard output.")
  )
  var report: String?

  @Option(help: "The theme's name; by default, the output's name.")
  var name: String?

  @Option(help: .value("range", "The iOS versions that the app runs on, such as 15..26."))
  var ios: String?

  @Flag(help: "Replace the output and the report if they exist.")
  var force = false

  @Flag(
    name: .customLong("no-cache"),
    help: "Read all files again, and keep nothing for the next run."
  )
  var isUncached = false

  func run() throws {
    let options = [("--output", output), ("--report", report), ("--name", name), ("--ios", ios)]
    let flags = [("--force", force), ("--no-cache", isUncached)].filter(\.1).map(\.0)
    try SourceTool.run("adopt", options, flags: flags, paths: apps)
  }
}
