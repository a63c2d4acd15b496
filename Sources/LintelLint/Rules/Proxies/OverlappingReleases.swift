import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  static let overlappingReleases = LintRule(
    .error("overlapping-releases"),
    summary:
      "A proxy and the theme set one property in the same release of a staged restyling.",
    rationale: """
      As long as a proxy sets a property, no appearance object can. So each property moves to the theme in one \
      release. If the ranges overlap, that release shows a mixture of both styles.
      """,
    advice:
      "Start the theme's block with the release after the last one in which the proxy is set.",
    """
    when ios 15..:
      appVersions: 5.2..
      navigationBar: { button: { color: systemBlue } }
    when ios ..18:
      appVersions: ..5.3
      proxies:
        - class: UIBarButtonItem
          set: { titleTextAttributes: { normal: { color: red }, highlighted: { color: red } } } ←

    when ios 15..:
      appVersions: 5.2..
      navigationBar: { button: { color: systemBlue } }
    when ios ..18:
      appVersions: ..5.1
      proxies:
        - class: UIBarButtonItem
          set: { titleTextAttributes: { normal: { color: red }, highlighted: { color: red } } }
    """,
    check: eachAssignment { field, place in
      let rivals = [LegacyInteraction.Relation.ignoredWithObject, .overridesObject, .sameProperty]
        .flatMap {
          field.rivals(of: place, $0, reach: .possible, staged: true)
        }
      guard let first = rivals.first else { return nil }
      let space = field.theme.space
      let condition = field.theme.conditions[first.declaration.condition.index]
      guard let own = space.releases(field.condition(of: place.setting)),
        let other = space.releases(condition), let both = own.intersection(other)
      else { return nil }
      return place.finding(
        "'\(place.name)' is set by both the app and the theme in one release (\(both.words))",
        notes: rivals.prefix(8).map { field.note(of: $0, "the theme sets") } + [
          Note("the app's code sets it in these releases: \(own.words)"),
          Note("the theme sets it in these releases: \(other.words)"),
        ],
        help: ["use 'appVersions' to end one range before the other begins"]
      )
    }
  )
}
