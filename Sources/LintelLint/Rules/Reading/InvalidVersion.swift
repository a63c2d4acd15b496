extension LintRule {
  // Reported by the readers of `ios`, `appVersions`, and `lintel`.
  static let invalidVersion = LintRule(
    .error("invalid-version", in: .reading),
    summary: "A value isn't a version or a range of versions.",
    rationale:
      "The versions determine which slots exist, which API the outputs check for, and where a condition applies.",
    advice: "Write iOS versions as `15..27`, and releases of the app as `5.2..`.",
    """
    ios: 15+ ←
    navigationBar: { shadow: none }

    ios: 16.4..27
    promos:
      restyling: { appVersions: 5.2.. }
    """
  )
}
