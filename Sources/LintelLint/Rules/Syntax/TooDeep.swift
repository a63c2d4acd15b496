extension LintRule {
  // Code that visits nodes is recursive, and the limit bounds its use of the stack.
  static let tooDeep = LintRule(
    .error("too-deep", in: .syntax),
    summary: "A value is nested deeper than 64 levels.",
    rationale:
      "No theme needs that many levels. The limit protects against broken and malicious files.",
    advice: "Write dotted keys, or flatten the structure.",
    """
    brands: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
    """.found(at: 1).besides("wrong-value-type"),
    """
    brands: { day: {}, night: {} }
    """
  )
}
