import ArgumentParser
import Foundation
import LintelSchema
import LintelSource
import LintelTheme

/// The `lintel-source adopt` command, which writes a theme from an app's code.
struct AdoptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adopt",
    abstract: "Writes a theme that reproduces what an app's code sets.",
    discussion: """
      Reads Swift, storyboards, asset catalogs, and property lists, without building anything. Every entry of the theme has \
      the place that it comes from. Standard error lists what isn't carried over, and --report writes the complete list.

      EXAMPLES
        lintel adopt App --output Styles/App.yaml
        lintel adopt App Modules --output Styles/App.yaml --report adoption.md
      """
  )

  @Argument(help: ArgumentHelp("The app's folders and files.", valueName: "app"))
  var apps: [String]

  @Option(help: ArgumentHelp("The theme to write; by default, standard output.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("A Markdown file with what isn't carried over.", valueName: "file"))
  var report: String?

  @Option(help: "The theme's name; by default, the output's name.")
  var name: String?

  @Option(
    help: ArgumentHelp("The iOS versions that the app runs on, such as 15..26.", valueName: "range")
  )
  var ios: String?

  @Flag(help: "Replace the output and the report if they exist.")
  var force = false

  @Flag(
    name: .customLong("no-cache"),
    help: "Read all files again, and keep nothing for the next run."
  )
  var isUncached = false

  func run() throws {
    for path in [output, report].compactMap({ $0 }) where !force {
      if FileManager.default.fileExists(atPath: path) {
        throw SourceToolError("\(path) already exists; '--force' replaces it")
      }
    }
    let options = AdoptionOptions(name: try themeName(), versions: try versions())
    let theme = try TerminalProgress.during { report in
      let files = try AppFiles.load(apps, report: report)
      let reading = ReadingCache(of: apps, isOff: isUncached).read(files, report: report)
      report(.writing)
      return adoptTheme(reading, options: options)
    }
    if let output {
      try write(theme.text, to: output)
    } else {
      FileHandle.standardOutput.write(Data(theme.text.utf8))
    }
    if let report { try write(theme.report.markdown(theme: output ?? options.name), to: report) }
    FileHandle.standardError.write(Data(theme.report.text().utf8))
    if !theme.isSound { throw ExitCode(1) }
  }

  private func write(_ text: String, to path: String) throws {
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url, options: .atomic)
  }

  private func themeName() throws -> String {
    if let name {
      guard NameRules.isValidTheme(name) else {
        throw SourceToolError(
          "'\(name)' isn't a valid name for a theme: use letters, digits, '-', and '_', and begin with a letter"
        )
      }
      return name
    }
    let stem = output.map { URL(filePath: $0).deletingPathExtension().lastPathComponent } ?? "App"
    return NameRules.isValidTheme(stem) ? stem : "App"
  }

  private func versions() throws -> ClosedRange<Version> {
    guard let ios else { return Version(15)...VersionLine.newest }
    let ends = ios.split(separator: ".", omittingEmptySubsequences: true)
    let numbers = ends.compactMap { Int($0) }
    guard ios.contains(".."), ends.count == 2, numbers.count == 2, numbers[0] <= numbers[1],
      numbers.allSatisfy(VersionLine.majors.contains)
    else { throw SourceToolError("'\(ios)' isn't a range of iOS versions such as 15..26") }
    return Version(numbers[0])...Version(numbers[1])
  }
}
