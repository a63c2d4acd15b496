extension LintRule {
  // Reported by `ValueReader`; `NumberRange` has the range of a property or function.
  static let outOfRange = LintRule(
    .error("out-of-range", in: .reading),
    summary: "A number is outside the range of its property or function.",
    rationale: "UIKit would limit the number, ignore it, or crash.",
    advice: "Write a number within the range that the message names.",
    """
    navigationBar:
      tint: alpha(label 140%) ←

    navigationBar:
      tint: alpha(label 40%)
      title: { font: { size: 17 } }
    """
  )
}
