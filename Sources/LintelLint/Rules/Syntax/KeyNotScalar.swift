extension LintRule {
  // YAML allows any node as a key (section 3.2.1); themes only need names.
  static let keyNotScalar = LintRule(
    .error("key-not-scalar", in: .syntax),
    summary: "A key is a mapping, a list, or empty.",
    rationale: "Every key of a theme is a name.",
    advice: "Write a single name. For several screens, declare a group.",
    """
    screens:
      home: {}
      [home, search]: { hidesBottomBar: true } ←

    groups: { roots: [home, search] }
    screens:
      home: {}
      search: {}
      roots: { hidesBottomBar: false }
    """
  )
}
