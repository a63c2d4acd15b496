import ArgumentParser
import LintelSource

/// Parses an app's Swift files without using the result, to compare the cost of reading with.
struct ParseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parse",
    abstract: "Parses an app's Swift files, and does nothing else.",
    discussion: "Compare the time that it takes with that of 'facts'.",
    shouldDisplay: false
  )

  @Argument(help: "The app's folders and files.")
  var paths: [String]

  func run() throws {
    print("\(SourceReader.parse(try AppFiles.load(paths))) files without syntax errors")
  }
}
