import ArgumentParser
import LintelDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// The command line: its parts are the commands, one file each.
struct Lintel: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lintel",
    abstract:
      "Compiles themes for the bars of iOS apps, and proves that no two overrides conflict.",
    discussion: """
      EXAMPLES
        lintel compile Styles --to swift --output Sources/App/Generated
        lintel lint Styles
        lintel format Styles
        lintel explain Styles/Harbor.yaml navigationBar.tint --brand harbor --screen checkout
        lintel resolve Styles/Harbor.yaml --brand harbor --screen checkout --ios 18
        lintel preview Styles/Harbor.yaml --watch

      EXIT STATUS
        0  fine
        1  findings of error severity (or warnings under --strict); nothing is written
        2  wrong usage, or a file that can't be read or written
      """,
    version: "lintel \(lintelVersion)",
    subcommands: [
      CompileCommand.self, LintCommand.self, FormatCommand.self, ExplainCommand.self,
      ResolveCommand.self, DiffCommand.self, FlowsCommand.self, InitCommand.self,
      ImportCommand.self, PreviewCommand.self, PropertiesCommand.self, RulesCommand.self,
      SchemaCommand.self,
    ]
  )
}

/// The version that `--version` prints.
let lintelVersion = "0.1.0"

/// How a command ends early, besides success.
struct Exit: Error {
  /// 1 for findings, 2 for usage and files.
  let status: Int32
  /// A line for standard error; nil if everything has been said.
  let message: String?

  static let findings = Exit(status: 1, message: nil)

  static func usage(_ message: String) -> Exit {
    Exit(status: 2, message: message)
  }

  /// There is nothing to do, although the command line names a place.
  static func noTheme(in paths: [String]) -> Exit {
    paths.isEmpty
      ? usage("there is no theme here; name one, or a folder that holds some")
      : usage("there is no theme in \(paths.joined(separator: ", ")): no file with a 'theme:'")
  }
}

@main
enum Main {
  static func main() {
    do {
      let arguments = try ResponseFile.expanded(Array(CommandLine.arguments.dropFirst()))
      // Before anything else: reading the command line takes longer than finding that nothing has changed.
      if arguments.first == "compile", ManifestStore(arguments).isCurrent() { return }
      var command = try parsed(arguments)
      try command.run()
    } catch {
      let status = report(error)
      if status != 0, Terminal.failure == nil { exit(status) }
    }
    if let failure = Terminal.failure { exit(report(failure)) }
  }

  /// The command that a command line names.
  ///
  /// - Throws: also if there is no such command, which the parser would call an unexpected argument, whatever is near.
  private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    let names = Lintel.configuration.subcommands.compactMap { $0.configuration.commandName }
    let word = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
    guard let word, !word.hasPrefix("-"), word != "help", !names.contains(word) else {
      return try Lintel.parseAsRoot(arguments)
    }
    let near = nearestNames(to: word, among: names)
    throw ValidationError(
      "There is no command '\(word)'; "
        + (near.isEmpty
          ? "the commands are \(names.joined(separator: ", "))"
          : "did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?")
    )
  }

  /// Says what has ended a command.
  ///
  /// - Returns: the exit status.
  @discardableResult
  static func report(_ error: any Error) -> Int32 {
    switch error {
    case let end as Exit:
      if let message = end.message { Terminal.complain("lintel: error: \(message)\n") }
      return end.status
    case let error as FileError:
      Terminal.complain("lintel: error: \(error.path): \(error.reason)\n")
      return 2
    case _:
      // Help and version are successes; every other error of the parser is wrong usage.
      let text = Lintel.fullMessage(for: error)
      guard Lintel.exitCode(for: error).isSuccess else {
        Terminal.complain(text + "\n")
        return 2
      }
      Terminal.print(text + "\n")
      return 0
    }
  }
}
