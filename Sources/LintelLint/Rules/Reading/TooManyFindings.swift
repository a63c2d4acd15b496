import LintelSyntax
import LintelTheme

extension LintRule {
  // `FindingList` counts the findings of a stage.
  static let tooManyFindings = LintRule(
    .error("too-many-findings", in: .reading),
    summary: "A theme has too many findings.",
    rationale:
      "Lintel leaves out the findings beyond 100,000 in one stage. Otherwise, a file with a mistake on every line could use up the memory.",
    advice: "Fix the first findings: one mistake near the top often causes all of them.",
    """
    navigationBar:
      glitter: red
      sparkle: red
      twinkle: red
    """.found(at: 4).besides("unknown-property").limited(\.syntax.findings, to: 2, "findings"),
    """
    navigationBar:
      tint: "#00569E"
      prefersLargeTitles: true
    """.fine().limited(\.syntax.findings, to: 2, "findings")
  )
}
