extension LintRule {
  // Finds `<<` keys, which a draft for YAML 1.1 defines and YAML 1.2 doesn't.
  static let yamlMergeKey = LintRule(
    .error("yaml-merge-key", in: .syntax),
    summary: "A mapping has a YAML merge key.",
    rationale:
      "The effect of a merge key depends on the order of keys, which never matters in a theme.",
    advice: "Put the shared part under `styles:`, and add it with `use:`.",
    """
    screens:
      home:
        <<: { hidesBottomBar: true } ←

    styles:
      immersive: { hidesBottomBar: true }
    screens:
      home:
        use: immersive
    """
  )
}
