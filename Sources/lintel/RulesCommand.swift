import ArgumentParser
import LintelDiagnostics
import LintelLint
import LintelReference

/// The `lintel rules` command, which lists the rules or prints a rule's page.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists the rules, or prints a rule's page.",
    discussion: """
      EXAMPLES
        lintel rules
        lintel rules conflicting-override
        lintel rules --all > rules.md
      """
  )

  @Argument(
    help: .value("id", "The ID of a rule, such as conflicting-override."),
    completion: .list(LintRule.all.map(\.id))
  )
  var id: String?

  @Flag(
    help:
      "Print the pages of all rules as one Markdown page that you can publish, so that findings can link to it."
  )
  var all = false

  func validate() throws {
    if all, id != nil { throw ValidationError("--all prints every rule; omit the ID") }
  }

  func run() throws {
    if all {
      Terminal.print(ruleReference())
      return
    }
    guard let id else {
      Terminal.print(ruleList())
      Terminal.print("\nRules of 'lintel audit', about an app's code:\n\n")
      Terminal.print(ruleList(CodeRule.all.map(\.rule)))
      return
    }
    if let rule = LintRule.named(id) {
      Terminal.print(rulePage(rule))
    } else if let rule = CodeRule.named(id) {
      Terminal.print(codeRulePage(rule))
    } else {
      throw Exit.usage(Self.unknown(id))
    }
  }

  /// Returns the message for an ID that no rule has.
  static func unknown(_ id: String) -> String {
    let near = nearestNames(to: id, among: (LintRule.all + CodeRule.all.map(\.rule)).map(\.id))
    return "there is no rule '\(id)'; \(HelpTopic.hint(near) ?? "'lintel rules' lists them")"
  }
}
