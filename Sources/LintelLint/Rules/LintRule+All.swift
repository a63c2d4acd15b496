/// The list of rules.
extension LintRule {
  /// Every rule, in the order of the reference; each family lists its own.
  package static let all: [LintRule] =
    syntaxRules
    + readingRules
    + cascadeRules
    + appearanceRules
    + overrideRules
    + slotRules
    + proxyRules
    + contrastRules
    + behaviorRules
    + tidinessRules

  /// The rule of an id, nil if there is none.
  ///
  /// Searches the list; there are fewer than two hundred rules.
  package static func named(_ id: String) -> LintRule? {
    all.first { $0.id == id }
  }
}
