import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  static let unselectedIconOnGlass = LintRule(
    .info("unselected-icon-on-glass"),
    summary: "A theme colors the icons of unselected tabs on iOS 26, which ignores the color.",
    rationale: """
      On iOS 26 and later, the glass of a tab bar colors the icons of unselected tabs to suit the content behind it. Developers \
      report that `iconColor` of the normal state has no effect there, and Apple engineers advise against appearance objects on \
      glass.
      """,
    advice: "Move it into `when ios ..18:`. `tint` colors the selected tab.",
    sources: [
      RuleSource("Apple Developer Forums", "https://developer.apple.com/forums/thread/817936")
    ],
    """
    ios: 16..27
    tabBar:
      tint: label
      item.normal: { iconColor: secondaryLabel } ←
      item.selected: { iconColor: label }

    ios: 16..27
    tabBar:
      tint: label
      when ios ..18:
        item.normal: { iconColor: secondaryLabel }
        item.selected: { iconColor: label }
    """,
    gathersPlaces: true,
    check: { analysis in
      let entries = analysis.entries(of: analysis.schema[.tabIconColor]) { declaration in
        analysis.itemPart(of: declaration)?.state == .normal
          && (analysis.shownVersions(of: declaration)?.newest ?? Version(12)) >= Version(26)
      }
      guard let first = entries.first else { return [] }
      return [
        Finding(
          "'\(first.entry.path)' has no effect on iOS 26, whose glass colors the icons of unselected tabs",
          at: first,
          notes: entries.dropFirst().map {
            Note("this has no effect either", at: $0.entry.keyRange)
          },
          help: ["move it into 'when ios ..18:'"]
        )
      ]
    }
  )
}
