extension LintRule {
  static let doubtfulUnit = LintRule(
    .warning("doubtful-unit", in: .reading),
    summary: "A number is valid, but it is probably in the wrong unit.",
    rationale: """
      A ratio is written `0.5` or `50%`, so `0.5%` is almost nothing. The components of `rgb()` go up to 255, as in CSS, so `rgb(0.2 0.4 0.6)` \
      is almost black, whereas UIKit's and SwiftUI's components go from 0 to 1.
      """,
    advice:
      "Write the unit that you mean. A very small ratio is written without `%`, and a very dark color as a hex color.",
    """
    toolbar: { tint: alpha(label 0.4%) } ←

    toolbar: { tint: alpha(label 0.4) }
    """
  )
}
