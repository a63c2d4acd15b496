import LintelCascade
import LintelDiagnostics

extension LintRule {
  // A narrower block can't settle the conflict, so the help differs from that of `conflicting-override`.
  static let duplicateDefinition = LintRule(
    .error("duplicate-definition", in: .cascade),
    summary: "One property is set to different values in one layer under the same condition.",
    rationale: """
      Two files or two styles set the property for the same contexts. The order of files and keys has no effect in \
      Lintel, so neither value can win.
      """,
    advice:
      "Remove all but the one that you mean, narrow one of them, or give its block a higher `priority`.",
    """
    # Two styles disagree about the tint.
    styles:
      photo: { navigationBar: { background: transparent, tint: "#FFFFFF" } } ←
      quiet: { navigationBar: { tint: "#5B6470" } }
    screens:
      profile: { use: [photo, quiet] }
    """,
    """
    # The screen's own declaration overrides both styles.
    styles:
      photo: { navigationBar: { background: transparent, tint: "#FFFFFF" } }
      quiet: { navigationBar: { tint: "#5B6470" } }
    screens:
      profile: { use: [photo, quiet], navigationBar: { tint: "#EAF4FF" } }
    """.fine().besides("dead-declaration"),
    hasEqualPlaces: true,
    check: { duplicateDefinitions($0.findings, in: $0.cascade) }
  )

  /// Returns one finding for each group of conflicts under equal conditions.
  static func duplicateDefinitions(_ findings: CascadeFindings, in cascade: Cascade) -> [Finding] {
    ConflictGroup.groups(findings, areDuplicates: true, in: cascade).compactMap {
      group in
      guard let pair = group.first.pairs.first, let range = group.range else { return nil }
      // Equal conditions can be written in different ways, such as with two patterns that match the same screens.
      let places = Set(group.first.declarations.map { group.words.text($0) }).sorted()
      return Finding(
        "'\(group.property)' is set to different values under the same condition",
        at: range,
        notes: group.places + [
          Note(
            places.count == 1
              ? "all of them apply here: \(places[0])"
              : "all of them apply in the same contexts: \(places.joined(separator: "; "))"
          ),
          Note("for example: \(group.words.text(pair.witness, of: group.first.target))"),
        ],
        help: [
          "remove all but the one that you mean",
          "or narrow one of them to where it should apply",
          "or give the block that should win a higher 'priority'",
        ],
        property: group.property,
        facts: group.facts
      )
    }
  }
}
