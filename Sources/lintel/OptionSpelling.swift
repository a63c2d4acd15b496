import ArgumentParser
import LintelDiagnostics
import LintelReporting
import LintelTheme

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
    guard let unknown = options(in: arguments).first(where: { !own.contains($0) }) else {
      return nil
    }
    let word = String(unknown.dropFirst(2))
    if let meant = meaning(of: word, among: own) {
      return wrong("unknown option '\(unknown)'; write '\(meant)'", command)
    }
    let candidates = own.map { String($0.dropFirst(2)) }
    var near = nearestNames(to: word, among: candidates)
    if near.isEmpty, word.count > 1 {
      near = candidates.filter { $0.hasPrefix(word) || word.hasPrefix($0) }
    }
    if let hint = HelpTopic.hint(near.map { "--\($0)" }) {
      return wrong("unknown option '\(unknown)'; \(hint)", command)
    }
    let others = commands.filter { names(of: $0).contains(unknown) }.map(name)
    guard let last = others.last else { return wrong("unknown option '\(unknown)'", command) }
    let rest = others.dropLast().joined(separator: ", ")
    let owners = rest.isEmpty ? "\(last) has it" : "\(rest) and \(last) have it"
    return wrong("'lintel \(name(of: command))' has no option '\(unknown)'; \(owners)", command)
  }

  /// Returns the error about an option for a part of a context that a command line has twice, or `nil` if there is none.
  ///
  /// The parser would use the last value and ignore the others.
  static func repetition(
    in arguments: [String],
    of command: any ParsableCommand.Type
  ) -> Exit? {
    let ofContexts: Set = [
      "--brand", "--screen", "--ios", "--idiom", "--width", "--height", "--app-version",
    ]
    var seen: Set<String> = []
    let twice = options(in: arguments).first {
      ofContexts.contains($0) && !seen.insert($0).inserted
    }
    guard let twice,
      !lines(of: command).contains(where: { line in
        line.names.contains(twice) && line.text.hasSuffix("Can be repeated.")
      })
    else { return nil }
    let isOne = [ResolveCommand.self, ExplainCommand.self].contains { $0 == command }
    let reason = isOne ? ", because 'lintel \(name(of: command))' shows one context" : ""
    return wrong("'\(twice)' can be used only once\(reason)", command)
  }

  /// Returns the Markdown about an option, with the commands that have it, or `nil` if none does.
  static func page(on word: String, of commands: [any ParsableCommand.Type]) -> String? {
    let option = word.hasPrefix("--") ? word : "--\(word)"
    var owners: [(line: Line, commands: [String])] = []
    for command in commands {
      for line in lines(of: command) where line.names.contains(option) {
        let own = "`lintel \(name(of: command))`"
        if let index = owners.firstIndex(where: { $0.line.text == line.text }) {
          owners[index].commands.append(own)
        } else {
          owners.append((line, [own]))
        }
      }
    }
    guard let first = owners.first else { return nil }
    let paragraphs = owners.map { owner in
      "\(owner.commands.plainList()): \(owner.line.text)\n"
    }
    return "# `\(first.line.label)`\n\n\(paragraphs.joined(separator: "\n"))"
  }

  /// Returns the options of all commands, without their dashes.
  static func words(of commands: [any ParsableCommand.Type]) -> [String] {
    Set(commands.flatMap(names)).map { String($0.dropFirst(2)) }.sorted()
  }

  /// Returns the option that has a word as its value, such as `--to swift` for `swift`, or that replaces another tool's option.
  private static func meaning(of word: String, among own: [String]) -> String? {
    let options = [
      ("--to", word, OutputFormat(rawValue: word) != nil),
      ("--format", word, ReportFormat.all.contains { $0.name == word }),
      ("--color", "never", ["no-color", "no-colour", "no-colors"].contains(word)),
    ]
    return options.first { $0.2 && own.contains($0.0) }.map { "\($0.0) \($0.1)" }
  }

  /// Returns the long options of a command line, without their values.
  private static func options(in arguments: [String]) -> [String] {
    arguments.dropFirst().prefix { $0 != "--" }.filter { $0.hasPrefix("--") }
      .map { argument in String(argument.prefix { $0 != "=" }) }
  }

  /// The options that help doesn't list.
  private static let hidden = ["--part"]

  private static func wrong(_ message: String, _ command: any ParsableCommand.Type) -> Exit {
    .usage("\(message)\n  See 'lintel \(name(of: command)) --help' for more information.")
  }

  private static func name(of command: any ParsableCommand.Type) -> String {
    command.configuration.commandName ?? ""
  }

  /// Returns the long names of a command's options.
  private static func names(of command: any ParsableCommand.Type) -> [String] {
    lines(of: command).flatMap(\.names)
  }

  /// An option in a command's help.
  private struct Line {
    /// The names, and that of the value.
    let label: String
    let text: String

    /// The long names.
    var names: [String] {
      label.split { " ,".contains($0) }.map(String.init).filter { $0.hasPrefix("--") }
    }
  }

  /// Returns the options in a command's help.
  private static func lines(of command: any ParsableCommand.Type) -> [Line] {
    let lines = command.helpMessage(includeHidden: true, columns: 4_000)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { lines[$0].hasPrefix("  -") }.map { index in
      let line = lines[index].dropFirst(2)
      // A long label has its text on the next line.
      guard let gap = line.firstRange(of: "  ") else {
        let next = lines.indices.contains(index + 1) ? lines[index + 1] : ""
        return Line(label: String(line), text: String(next.drop { $0 == " " }))
      }
      let text = line[gap.upperBound...].drop { $0 == " " }
      return Line(label: String(line[..<gap.lowerBound]), text: String(text))
    }
  }
}
