extension LintRule {
  /// Slots, iOS versions and UIKit API.
  static let slotRules: [LintRule] = []
}
