import ArgumentParser
import Foundation

/// The tool that reads the code of an app, which `lintel adopt` and `lintel audit` start.
@main
struct SourceTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lintel-source",
    abstract: "Reads how an app's code styles its bars.",
    subcommands: [AdoptCommand.self, AuditCommand.self, FactsCommand.self, ParseCommand.self]
  )

  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let error as ExitCode {
      exit(withError: error)
    } catch let error as SourceToolError {
      FileHandle.standardError.write(Data("lintel: error: \(error.description)\n".utf8))
      Foundation.exit(2)
    } catch {
      exit(withError: error)
    }
  }
}
