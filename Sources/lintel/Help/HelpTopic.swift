import ArgumentParser
import LintelDiagnostics
import LintelLint
import LintelReference
import LintelTheme

/// What `lintel help WORD` shows for a word that isn't a command.
enum HelpTopic {
  /// Returns the Markdown about a word, or `nil` if there is none.
  ///
  /// The word is a page, with or without `.md`, a key or a function, the ID of a rule, the path of a property, one of a page or a key whose
  /// name is plural, an option with or without its dashes, or a name from elsewhere, tried in that order.
  static func text(about word: String) -> String? {
    if let page = HelpPages.text(of: word) { return page }
    if word.hasSuffix(".md"), let page = HelpPages.text(of: String(word.dropLast(3))) {
      return page
    }
    if let section = section(about: word) { return section }
    if let rule = LintRule.named(word) { return rulePage(rule) }
    let answer = propertyAnswer(to: word)
    if case .found(let text) = answer { return text }
    if let text = HelpPages.text(of: "\(word)s") ?? section(about: "\(word)s") { return text }
    let commands = Lintel.configuration.subcommands
    if let text = OptionSpelling.page(on: word, of: commands) { return text }
    if case .foreign(let text) = answer { return text }
    return word.hasSuffix("()") ? text(about: String(word.dropLast(2))) : nil
  }

  static func unknown(_ word: String, commands: [String]) -> ValidationError {
    let options = OptionSpelling.words(of: Lintel.configuration.subcommands)
    let lists = [commands + HelpPages.names, keys, LintRule.all.map(\.id), options]
    let near =
      lists.lazy.map { nearestNames(to: word, among: $0) }.first { !$0.isEmpty }
      ?? properties(near: word)
    let hint = hint(near) ?? "'lintel help topics' lists the pages"
    return ValidationError("There is no help on '\(word)'; \(hint)")
  }

  /// Returns a question that suggests some near names, or `nil` if there are none.
  static func hint(_ near: [String]) -> String? {
    Suggestion.help(for: near).first
  }

  private static func properties(near word: String) -> [String] {
    if case .unknown(let near) = propertyAnswer(to: word) { near } else { [] }
  }

  /// Returns the word that shows a page; for a page with the name of a command, it's the file name.
  static func word(for page: String) -> String {
    let commands = Lintel.configuration.subcommands.compactMap { $0.configuration.commandName }
    return commands.contains(page) ? "\(page).md" : page
  }

  /// The page with a section for each key or a few keys.
  private static let keyPage = HelpPages.text(of: "keys") ?? ""

  private static var keys: [String] {
    keyPage.split(separator: "\n").filter { $0.hasPrefix("## ") }.flatMap(codes)
  }

  /// Returns the words in backticks.
  private static func codes(in line: Substring) -> [String] {
    line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  private static func section(about key: String) -> String? {
    let lines = keyPage.split(separator: "\n", omittingEmptySubsequences: false)
    guard
      let start = lines.firstIndex(where: { $0.hasPrefix("## ") && codes(in: $0).contains(key) })
    else { return nil }
    let rest = lines[(start + 1)...]
    let end = rest.firstIndex { $0.hasPrefix("## ") || $0.hasPrefix("# ") } ?? lines.endIndex
    return lines[start..<end].joined(separator: "\n") + "\n"
  }
}
