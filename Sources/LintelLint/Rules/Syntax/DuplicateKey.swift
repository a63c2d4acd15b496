extension LintRule {
  // YAML 1.2 requires unique keys (section 3.2.1.1). Dotted keys count as the keys that they nest, so `title.color` and `title: { color:
  // … }` are duplicates too, within one block.
  static let duplicateKey = LintRule(
    .error("duplicate-key", in: .syntax),
    summary: "A key is written twice in one mapping, or a property twice in one block.",
    rationale: """
      The order of keys never matters, so neither of the two can win. Most YAML parsers would drop the first one \
      silently.
      """,
    advice: "Merge the two, or remove one.",
    """
    navigationBar:
      shadow: none
    toolbar:
      shadow: none
    navigationBar: ←
      tint: "#0B6E99"

    navigationBar:
      shadow: none
      tint: "#0B6E99"
    toolbar:
      shadow: none
    """
  )
}
