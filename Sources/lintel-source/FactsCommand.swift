import ArgumentParser
import LintelSource

/// Prints what was read of an app, before it's translated to anything.
struct FactsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "facts",
    abstract: "Prints what an app's code sets on bars, one fact on each line.",
    discussion: "Use it to find out why a value was read as it was, or wasn't read."
  )

  @Argument(help: "The app's folders and files.")
  var paths: [String]

  func run() throws {
    let files = try AppFiles.load(paths)
    print(FactsText.text(SourceReader.read(files)), terminator: "")
  }
}
