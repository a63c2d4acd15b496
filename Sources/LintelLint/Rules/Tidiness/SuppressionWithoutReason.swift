extension LintRule {
  // Reported by `Suppressions`; the comment still silences its findings.
  static let suppressionWithoutReason = LintRule(
    .warning("suppression-without-reason", in: .suppression),
    summary: "A comment silences a finding without a reason.",
    rationale: "Other people can't tell whether the reason is still valid.",
    advice: """
      Write the reason after two dashes: `# lintel:disable-line out-of-gamut -- the printed brand \
      color`.
      """,
    """
    navigationBar:
      tint: oklch(0.7 0.4 150) # lintel:disable-line out-of-gamut ←

    navigationBar:
      tint: oklch(0.7 0.4 150) # lintel:disable-line out-of-gamut -- the printed brand color
    """
  )
}
