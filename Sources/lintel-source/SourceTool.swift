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
    } catch {
      // Help is a success, and every other error of the parser is wrong usage.
      if exitCode(for: error).isSuccess { exit(withError: error) }
      FileHandle.standardError.write(Data("lintel: error: \(text(of: error))\n".utf8))
      Foundation.exit(2)
    }
  }

  /// Returns an error's message, as a line after the prefix.
  private static func text(of error: any Error) -> String {
    guard let error = error as? CocoaError else { return message(for: error) }
    let reason = (error.underlying as? POSIXError).map {
      unsafe String(cString: strerror($0.code.rawValue))
    }
    return [error.filePath, reason ?? error.localizedDescription].compactMap(\.self)
      .joined(separator: ": ")
  }
}
