import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let overlappingReleases = LintRule(
    id: "overlapping-releases",
    severity: .error,
    summary:
      "A restyling in stages leaves one property to a proxy and to the theme in the same release.",
    rationale: """
      While a property is set by proxy anywhere, no appearance object can take it over, so that a restyling goes property by \
      property, and each of them in one release. Where the spans overlap, the release shows a mixture of both looks.
      """,
    advice:
      "Let the theme's block begin with the release behind the last one in which the proxy is set.",
    triggering: [
      Example(
        """
        when ios 15..:
          appVersions: 5.2..
          navigationBar: { button: { color: systemBlue } }
        when ios ..18:
          appVersions: ..5.3
          proxies:
            - class: UIBarButtonItem
              set: { titleTextAttributes: { normal: { color: red }, highlighted: { color: red } } }
        """,
        at: [8]
      ),
      Example(
        """
        brands:
          night:
            appVersions: 2.0..
            navigationBar: { background: { color: black } }
        when ios ..18:
          appVersions: ..2
          proxies:
            - { class: UINavigationBar, set: { barTintColor: black } }
        """,
        at: [8]
      ),
    ],
    nonTriggering: [
      Example(
        """
        when ios 15..:
          appVersions: 5.2..
          navigationBar: { button: { color: systemBlue } }
        when ios ..18:
          appVersions: ..5.1
          proxies:
            - class: UIBarButtonItem
              set: { titleTextAttributes: { normal: { color: red }, highlighted: { color: red } } }
        """
      ),
      Example(
        """
        brands:
          night:
            appVersions: 5.10..
            navigationBar: { background: { color: black } }
        when ios ..18:
          appVersions: ..5.9
          proxies:
            - { class: UINavigationBar, set: { barTintColor: black } }
        """
      ),
    ],
    check: { analysis in
      let field = SettingField(analysis)
      return field.assignments.compactMap { setting, assignment in
        let rivals = [Rivalry.Relation.besideObject, .beatsObject, .sameProperty].flatMap {
          field.rivals(of: assignment, in: setting, $0, reach: .possible, staged: true)
        }
        guard let first = rivals.first else { return nil }
        let space = field.theme.space
        let condition = field.theme.conditions[first.declaration.condition.index]
        guard let own = space.releases(field.condition(of: setting)),
          let other = space.releases(condition), let both = own.intersection(other)
        else { return nil }
        return Diagnostic(
          "overlapping-releases",
          .error,
          "'\(assignment.property.name)' is the app's and the theme's in one release (\(both.words))",
          at: assignment.keyRange,
          notes: rivals.prefix(8).map { field.note(of: $0, "the theme sets") } + [
            Note("the app's code sets its own in these releases: \(own.words)"),
            Note("the theme sets its own in these releases: \(other.words)"),
          ],
          help: ["end one span before the other begins, with 'appVersions'"],
          property: setting.path(of: assignment)
        )
      }
    }
  )
}
