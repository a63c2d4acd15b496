/// A rule about an app's code and its theme, which `lintel audit` checks.
package struct CodeRule: Sendable {
  /// The rule's texts, without examples of themes.
  package let rule: LintRule
  /// Code with findings of the rule.
  package let triggering: CodeExample
  /// Similar code without findings of any rule.
  package let nonTriggering: CodeExample

  init(
    _ head: LintRule.Head,
    summary: String,
    rationale: String,
    advice: String,
    _ triggering: CodeExample,
    _ nonTriggering: CodeExample
  ) {
    rule = LintRule(head, summary: summary, rationale: rationale, advice: advice)
    self.triggering = triggering
    self.nonTriggering = nonTriggering
  }

  /// Every rule, sorted by id.
  package static let all: [CodeRule] = (ofSettings + ofClasses).sorted { $0.rule.id < $1.rule.id }

  /// The rule with an id, or `nil` if there isn't one.
  package static func named(_ id: String) -> CodeRule? {
    all.first { $0.rule.id == id }
  }
}

/// A theme and the code of its app.
package struct CodeExample: Sendable {
  /// The theme without its header.
  package let theme: String
  /// The text of `App.swift`.
  package let code: String
  /// The lines with findings of the rule, ascending.
  package let lines: [Int]
  /// Whether the rule reports in the theme instead of the code.
  package let isInTheme: Bool
  package let colors: [String]

  /// Code with findings of a rule on some lines, ascending, which are those of the theme with its header if the rule reports there.
  package static func found(
    _ theme: String,
    _ code: String,
    at lines: Int...,
    inTheme isInTheme: Bool = false,
    colors: [String] = []
  ) -> CodeExample {
    CodeExample(theme: theme, code: code, lines: lines, isInTheme: isInTheme, colors: colors)
  }

  /// Code without findings of a rule, and a theme without its header.
  package static func fine(_ theme: String, _ code: String, colors: [String] = []) -> CodeExample {
    CodeExample(theme: theme, code: code, lines: [], isInTheme: false, colors: colors)
  }

  /// The text of the theme's file, including a header.
  package var file: String { "lintel: 1\ntheme: App\nios: 15..18\n\(theme)\n" }
}
