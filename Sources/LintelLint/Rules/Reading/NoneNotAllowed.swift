extension LintRule {
  // Reported by `ValueReader`; `Property.isOptional` determines where `nil` is allowed.
  static let noneNotAllowed = LintRule(
    .error("none-not-allowed", in: .reading),
    summary: "A value is `none` or `unset`, but its place requires a value.",
    rationale: "`none` is nil, and UIKit doesn't accept nil there.",
    advice: """
      Leave the property out, write `unset` for the whole property, or `clear` for a transparent \
      color.
      """,
    """
    navigationBar:
      title: { color: none } ←

    navigationBar:
      title: { color: unset }
      shadow: none
      background: { color: clear }
    """
  )
}
