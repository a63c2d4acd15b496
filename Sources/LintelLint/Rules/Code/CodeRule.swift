import LintelDiagnostics

/// A rule about an app's code beside its theme, which `lintel audit` checks.
package struct CodeRule: Sendable {
  /// The rule's texts; it has no examples of themes.
  package let rule: LintRule
  /// Code in which it is found, and code in which it isn't.
  private let examples: [CodeExample]

  init(
    _ head: LintRule.Head,
    summary: String,
    rationale: String,
    advice: String,
    _ examples: CodeExample...
  ) {
    rule = LintRule(head, summary: summary, rationale: rationale, advice: advice)
    self.examples = examples
  }

  /// Code in which it is found.
  package var triggering: [CodeExample] { examples.filter { !$0.lines.isEmpty } }

  /// Code in which it isn't found.
  package var nonTriggering: [CodeExample] { examples.filter(\.lines.isEmpty) }

  /// Every rule, sorted by id.
  package static let all: [CodeRule] = (ofSettings + ofClasses).sorted { $0.rule.id < $1.rule.id }

  /// The rule of an id; nil if there is none.
  package static func named(_ id: String) -> CodeRule? {
    all.first { $0.rule.id == id }
  }
}

/// A theme and code beside it.
package struct CodeExample: Sendable {
  /// The theme; a header is added.
  package let theme: String
  /// `App.swift`.
  package let code: String
  /// The lines of the code with findings of the rule, ascending.
  package let lines: [Int]
  /// Whether the rule reports in the theme, and not in the code.
  package let isInTheme: Bool
  /// The colors of the app's asset catalog.
  package let colors: [String]

  /// Code in which a rule finds something.
  ///
  /// - Parameters:
  ///   - theme: the theme without its header.
  ///   - code: the code beside it.
  ///   - lines: the lines with findings, ascending.
  ///   - isInTheme: whether the lines are the theme's, header included.
  ///   - colors: the colors of the app's asset catalog.
  /// - Returns: the example.
  static func found(
    _ theme: String,
    _ code: String,
    at lines: Int...,
    inTheme isInTheme: Bool = false,
    colors: [String] = []
  ) -> CodeExample {
    CodeExample(theme: theme, code: code, lines: lines, isInTheme: isInTheme, colors: colors)
  }

  /// Code in which a rule finds nothing, beside a theme without its header.
  package static func fine(_ theme: String, _ code: String, colors: [String] = []) -> CodeExample {
    CodeExample(theme: theme, code: code, lines: [], isInTheme: false, colors: colors)
  }

  /// The theme as a file.
  package var file: String { "lintel: 1\ntheme: App\nios: 15..18\n\(theme)\n" }
}
