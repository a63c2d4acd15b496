import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // UINavigationBar.h: a bar with an appearance object ignores `barTintColor`, `backgroundImage`, `shadowImage`, and the like. Settings
  // that end with a release of the app, because the theme takes over in stages, have their own rule.
  static let legacyBesideAppearance = LintRule(
    .warning("legacy-beside-appearance"),
    summary: "A legacy property is set on a bar that has an appearance object.",
    rationale: """
      Since iOS 13, an appearance object determines the whole look of a bar. According to Apple's headers, the bar \
      then ignores `barTintColor` and `shadowImage`. On iOS 13, however, a proxy was observed to override the object. \
      So the setting either does nothing or overrides the theme.
      """,
    advice: "Remove the setting from the app's code, and set the equivalent in the theme.",
    """
    navigationBar: { background: { preset: default, color: systemBackground } }
    instances:
      - class: UINavigationBar
        set: { barTintColor: secondarySystemBackground } ←

    tabBar: { tint: systemGreen }
    proxies:
      - class: UITabBar
        set: { barTintColor: systemBackground }
    """,
    check: eachAssignment { field, place in
      guard let bar = place.setting.owner.bars.first, place.assignment.setsSomething,
        place.assignment.property.interactions.contains(where: { $0.relation == .ignoredWithObject }
        ),
        let object = field.object(of: bar, beside: place.setting)
      else { return nil }
      guard field.legacyRivals(of: place).isEmpty else { return nil }
      let rivals = field.rivals(of: place, .ignoredWithObject, reach: .possible)
      guard !rivals.contains(where: \.isStaged) else { return nil }
      let rival = rivals.first ?? object
      return place.finding(
        "'\(place.name)' is set on a bar that has an appearance object: '\(bar.rawValue)'",
        notes: [
          field.note(of: rival, "the theme sets"),
          Note(
            "according to Apple's headers, the bar uses only the object, so the setting does nothing"
          ),
          Note("on iOS 13, a proxy was observed to override the object"),
        ],
        help: ["remove it, and use the theme's property: '\(place.assignment.place)'"]
      )
    }
  )
}
