import ArgumentParser
import CLintelMemory
import LintelCompiler
import LintelDecisions
import LintelDiagnostics
import LintelDiff
import LintelTheme

/// The command line, whose commands have one file each.
struct Lintel: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lintel",
    abstract:
      "Compiles themes for the bars of iOS apps, and proves that no two overrides conflict.",
    discussion: """
      EXAMPLES
        lintel init
        lintel lint Styles
        lintel compile Styles --to swift --output Sources/App/Generated
        lintel format Styles
        lintel explain Styles/Harbor.yaml navigationBar.tint --brand harbor
        lintel resolve Styles/Harbor.yaml --brand harbor --screen checkout
        lintel preview Styles/Harbor.yaml --watch

      GUIDE
        lintel help first-theme      your first theme
        lintel help dark-mode        dark mode and tokens
        lintel help brands           brands
        lintel help promos           promos, and promos that run together
        lintel help screens          screens, groups, and patterns
        lintel help scrolling        slots and scrolling
        lintel help conflicts        what wins, and conflicts
        lintel help editors          themes in your editor
        lintel help xcode            themes in Xcode
        lintel help ci               themes in CI
        lintel help in-the-app       the app's side
        lintel help swiftui          SwiftUI screens
        lintel help adopting         from your app to a theme
        lintel help troubleshooting  problems, by symptom
        lintel help topics           every page

      'lintel help WORD' also explains a key, a rule, or a property.

      EXIT STATUS
        0  success
        1  findings of error severity, or warnings with --strict, and 'compile' then
           writes nothing; or a difference with --check, --diff, or --exit-code
        2  wrong usage, or a file that can't be read or written
      """,
    version: "lintel \(lintelVersion)",
    subcommands: [
      CompileCommand.self, LintCommand.self, FormatCommand.self, ExplainCommand.self,
      ResolveCommand.self, DiffCommand.self, FlowsCommand.self, InitCommand.self,
      ImportCommand.self, PreviewCommand.self, PropertiesCommand.self, RulesCommand.self,
      SchemaCommand.self, LanguageServerCommand.self, AdoptCommand.self, AuditCommand.self,
    ]
  )
}

/// The version that `--version` prints.
let lintelVersion = "0.1.0"

/// An error about the command line.
protocol UsageError: Error {
  /// The message without a period, or one on each line.
  var message: String { get }
}

extension ComparisonError: UsageError {}
extension ContextQueryError: UsageError {}
extension TargetNameError: UsageError {}

/// The early end of a command, except for success.
struct Exit: Error {
  /// The exit status: 1 for findings, 2 for wrong usage and files.
  let status: Int32
  /// A line for standard error, or `nil` if everything has been reported.
  let message: String?

  static let findings = Exit(status: 1, message: nil)

  static func usage(_ message: String) -> Exit { Exit(status: 2, message: message) }

  /// Returns the error for paths without a theme.
  static func noTheme(in paths: [String], declaring key: String = "theme") -> Exit {
    let place = paths.isEmpty ? "this folder" : paths.joined(separator: ", ")
    // A file without the key may be one that a theme imports, or a theme that isn't finished.
    let folders = paths.isEmpty ? [""] : paths
    let parts = key == "theme" ? (try? ThemeFiles.find(folders, declaring: "lintel")) ?? [] : []
    if let part = parts.first {
      let words = parts.count == 1 ? "\(part) doesn't" : "\(part) and others don't"
      return usage("no file in \(place) is a theme: \(words) have a 'theme' key")
    }
    return paths.isEmpty
      ? usage("no file in this folder is a theme; specify a theme, or a folder with themes")
      : usage("no file in \(place) has a '\(key)' key, which every theme needs")
  }
}

@main
enum Main {
  static func main() {
    do {
      let arguments = try ResponseFile.expanded(Array(CommandLine.arguments.dropFirst()))
      // This comes first, because reading the command line takes longer than finding that nothing has changed.
      if arguments.first == "compile", ManifestStore(arguments).isCurrent() { return }
      if let first = arguments.first, ["compile", "lint"].contains(first) {
        // Not for the language server, which keeps running and returns the memory that large themes needed.
        lintel_keep_freed_memory()
        prepareTables()
      }
      if let text = try help(arguments) {
        Terminal.print(text)
        if let failure = Terminal.failure { exit(report(failure)) }
        return
      }
      var command = try parsed(arguments)
      try command.run()
    } catch {
      let status = report(error)
      if status != 0, Terminal.failure == nil { exit(status) }
    }
    if let failure = Terminal.failure { exit(report(failure)) }
  }

  /// Returns the command that a command line names.
  ///
  /// For a command that doesn't exist, the error suggests near names. The parser would call it an unexpected argument.
  private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    let commands = Lintel.configuration.subcommands
    if let word = arguments.first, ["-v", "-V"].contains(word) {
      throw ValidationError("Unknown option '\(word)'; did you mean '--version'?")
    }
    guard let word = arguments.first, !word.hasPrefix("-"), word != "help" else {
      return try Lintel.parseAsRoot(arguments)
    }
    if let command = commands.first(where: { $0.configuration.commandName == word }) {
      // The command's own parser takes a third of the time, because it doesn't set up the others. What it can't read, such as a request
      // for help, is read again by the parser of the whole tool, whose name appears in messages.
      if let own = try? command.parse(Array(arguments.dropFirst())) {
        if let twice = OptionSpelling.repetition(in: arguments, of: command) { throw twice }
        return own
      }
      do {
        return try Lintel.parseAsRoot(arguments)
      } catch {
        if Lintel.exitCode(for: error).isSuccess { throw error }
        throw OptionSpelling.mistake(in: arguments, of: command, among: commands) ?? error
      }
    }
    let names = commands.compactMap { $0.configuration.commandName }
    if Files.kind(word) != nil {
      throw ValidationError("'\(word)' isn't a command; write one before it: lintel lint \(word)")
    }
    let near = wordsOfOtherTools[word].map { [$0] } ?? nearestNames(to: word, among: names)
    let hint = HelpTopic.hint(near) ?? "the commands are \(names.joined(separator: ", "))"
    throw ValidationError("'\(word)' isn't a command; \(hint)")
  }

  /// The commands by the words that other tools have for them.
  private static let wordsOfOtherTools = [
    "check": "lint", "validate": "lint", "verify": "lint", "analyze": "lint", "build": "compile",
    "generate": "compile", "fmt": "format", "show": "preview", "why": "explain", "new": "init",
    "version": "--version",
  ]

  /// Returns the help on a topic if a command line asks for it; the parser handles the help on commands.
  private static func help(_ arguments: [String]) throws -> String? {
    let words = arguments.dropFirst()
    guard arguments.first == "help", let first = words.first, !words.contains("--help"),
      !words.contains(where: { $0.hasPrefix("-") && !$0.hasPrefix("--") })
    else { return nil }
    let names = Lintel.configuration.subcommands.compactMap { $0.configuration.commandName }
    guard first != "help", !names.contains(first) else { return nil }
    // The names of pages and rules have hyphens, as in 'dark-mode'.
    let word = words.joined(separator: "-")
    guard let markdown = HelpTopic.text(about: word) else {
      throw HelpTopic.unknown(word, commands: names)
    }
    let colors = Terminal.usesColor(.auto, on: STDOUT_FILENO)
    return PageText(colors: colors).text(of: markdown)
  }

  /// Reports the error that has ended a command, and returns the exit status.
  @discardableResult
  static func report(_ error: any Error) -> Int32 {
    switch error {
    case let end as Exit:
      if let message = end.message { Terminal.printError("lintel: error: \(message)\n") }
      return end.status
    case let error as any UsageError:
      for message in error.message.split(separator: "\n") { report(Exit.usage(String(message))) }
      return 2
    case let error as FileError:
      Terminal.printError("lintel: error: \(error.message)\n")
      return 2
    case is TooLarge:
      Terminal.printError(
        "lintel: error: a value of the theme differs in more contexts than can be drawn; draw fewer with --brand, --promo, or --screen\n"
      )
      return 1
    case _:
      // Help and version are successes; every other error of the parser is wrong usage.
      let text = Lintel.fullMessage(for: error)
      guard Lintel.exitCode(for: error).isSuccess else {
        Terminal.printError(withPrefix(text) + "\n")
        return 2
      }
      Terminal.print(text + "\n")
      return 0
    }
  }

  /// Returns the parser's message with the prefix of all errors.
  private static func withPrefix(_ text: String) -> String {
    let label = "Error: "
    guard text.hasPrefix(label) else { return text }
    let message = withValues(String(text.dropFirst(label.count)))
    let start = message.prefix(2)
    // A sentence begins with a capital letter; text after a colon doesn't, unless it's a name.
    let isSentence = start.first?.isUppercase == true && start.last?.isUppercase == false
    return "lintel: error: "
      + (isSentence ? message.prefix(1).lowercased() + message.dropFirst() : message)
  }

  /// Returns advice on several values in one, such as `swift,json`, or an empty text for other values.
  private static func separated(_ message: String, among values: [String]) -> String {
    let quoted = message.split(separator: "'").map(String.init)
    guard quoted.count > 3, let option = quoted[3].split(separator: " ").first else { return "" }
    let parts = quoted[1].split(separator: ",").map(String.init)
    guard parts.count > 1, parts.allSatisfy(values.contains) else { return "" }
    return ", each with its own '\(option)'"
  }

  /// Returns a message of the parser with the values of an option in the form of the tool's other messages.
  private static func withValues(_ message: String) -> String {
    guard let label = message.firstRange(of: ". Please provide one of ") else { return message }
    let rest = message[label.upperBound...]
    let list = rest[..<(rest.firstRange(of: "\nHelp:")?.lowerBound ?? rest.endIndex)]
    // Few values are quoted in a sentence, and many are lines with bullets.
    let values =
      list.contains("\n")
      ? list.split(separator: "\n").dropFirst().map { String($0.drop { " -".contains($0) }) }
      : list.split(separator: "'").enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }
    return message[..<label.lowerBound] + "; write \(values.quotedList(conjunction: "or"))"
      + separated(String(message[..<label.lowerBound]), among: values) + rest[list.endIndex...]
  }
}
