import ArgumentParser
import Foundation
import LintelDiagnostics
import LintelSchema
import LintelSource
import LintelTheme

/// The `lintel-source adopt` command, which writes a theme from an app's code; the help of `lintel adopt` describes its options.
struct AdoptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adopt",
    abstract: "Writes a theme that reproduces what an app's code sets, for 'lintel adopt'."
  )

  @Argument(help: ArgumentHelp(valueName: "app")) var apps: [String]
  @Option(help: ArgumentHelp(valueName: "file")) var output: String?
  @Option(help: ArgumentHelp(valueName: "file")) var report: String?
  @Option var name: String?
  @Option(help: ArgumentHelp(valueName: "range")) var ios: String?
  @Flag var force = false
  @Flag(name: .customLong("no-cache")) var isUncached = false

  func run() throws {
    // A '-' is standard output, which is also the default for the theme.
    let output = output ?? "-"
    if output == "-", report == "-" {
      throw SourceToolError("the theme goes to standard output; write the report to a file")
    }
    for path in [output, report].compactMap({ $0 }) where path != "-" && !force {
      if FileManager.default.fileExists(atPath: path) {
        throw SourceToolError("\(path) already exists; '--force' replaces it")
      }
    }
    let options = AdoptionOptions(name: try themeName(), versions: try versions())
    let theme = try TerminalProgress.during { report in
      let files = try AppFiles.load(apps, report: report)
      guard !files.isEmpty else {
        throw SourceToolError(
          "nothing in \(apps.quotedList(conjunction: "or")) is Swift code, a storyboard, an asset catalog, or a property list"
        )
      }
      let reading = ReadingCache(of: apps, isOff: isUncached).read(files, report: report)
      report(.writing)
      return adoptTheme(reading, options: options)
    }
    try write(theme.text, to: output)
    if let report {
      let name = output == "-" ? options.name : output
      try write(theme.report.markdown(theme: name), to: report)
    }
    FileHandle.standardError.write(Data(theme.report.text().utf8))
    if !theme.isSound { throw ExitCode(1) }
  }

  private func write(_ text: String, to path: String) throws {
    guard path != "-" else {
      FileHandle.standardOutput.write(Data(text.utf8))
      return
    }
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
