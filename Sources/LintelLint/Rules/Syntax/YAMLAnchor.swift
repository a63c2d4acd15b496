extension LintRule {
  // Finds anchors (YAML 1.2, section 6.9.2).
  static let yamlAnchor = LintRule(
    .error("yaml-anchor", in: .syntax),
    summary: "A value has a YAML anchor.",
    rationale: """
      Use tokens for shared values and styles for shared blocks. Unlike anchors, they can be overridden, and messages \
      show where they are used.
      """,
    advice: "Name a shared value under `tokens:`, and a shared block under `styles:`.",
    """
    navigationBar:
      tint: &accent "#0B6E99" ←

    tokens: { colors: { accent: "#0B6E99" } }
    navigationBar:
      tint: $accent
    """
  )
}
