import ArgumentParser
import LintelDiagnostics

/// The options of commands, for messages about those that a command doesn't have.
enum OptionSpelling {
  /// Returns the error about the first option of a command line that its command doesn't have, or `nil` if there is none.
  ///
  /// The parser would first report a missing option, whose misspelling this often is. The error suggests a similar option of the command,
  /// or names other commands with the option.
  static func mistake(
    in arguments: [String],
    of command: any ParsableCommand.Type,
    among commands: [any ParsableCommand.Type]
  ) -> Exit? {
    let own = names(of: command) + hidden
    let written = arguments.dropFirst().prefix { $0 != "--" }.filter { $0.hasPrefix("--") }
      .map { argument in String(argument.prefix { $0 != "=" }) }
    guard let unknown = written.first(where: { !own.contains($0) }) else { return nil }
    let candidates = own.map { String($0.dropFirst(2)) }
    let near = nearestNames(to: String(unknown.dropFirst(2)), among: candidates)
    if let hint = HelpTopic.hint(near.map { "--\($0)" }) {
      return wrong("unknown option '\(unknown)'; \(hint)", command)
    }
    let others = commands.filter { names(of: $0).contains(unknown) }.map(name)
    guard let last = others.last else { return wrong("unknown option '\(unknown)'", command) }
    let rest = others.dropLast().joined(separator: ", ")
    let owners = rest.isEmpty ? "\(last) has it" : "\(rest) and \(last) have it"
    return wrong("'lintel \(name(of: command))' has no option '\(unknown)'; \(owners)", command)
  }

  /// The options that help doesn't list.
  private static let hidden = ["--part"]

  private static func wrong(_ message: String, _ command: any ParsableCommand.Type) -> Exit {
    .usage("\(message)\n  See 'lintel \(name(of: command)) --help' for more information.")
  }

  private static func name(of command: any ParsableCommand.Type) -> String {
    command.configuration.commandName ?? ""
  }

  /// Returns the long names of a command's options, which begin the lines of its help.
  private static func names(of command: any ParsableCommand.Type) -> [String] {
    command.helpMessage(includeHidden: true, columns: 400).split(separator: "\n")
      .filter { $0.hasPrefix("  -") }
      .flatMap { line in
        line.split(separator: " ").prefix { $0.hasPrefix("-") }
          .map { $0.hasSuffix(",") ? String($0.dropLast()) : String($0) }
      }
      .filter { $0.hasPrefix("--") }
  }
}
