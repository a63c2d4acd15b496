import LintelAppearance
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // UIBarAppearance.h: properties set on a bar item take precedence over the bar's appearance. The rule is an error because it only
  // reports contexts in which both apply for certain, and the theme's value never shows there.
  static let defeatedByProxy = LintRule(
    .error("defeated-by-proxy"),
    summary:
      "A proxy or an instance sets a property of bar items that overrides the theme's value.",
    rationale: """
      In UIKit, every proxy overrides an appearance object. The order is: appearance object, appearance(), a proxy \
      for containers, a proxy for traits, and the instance. The theme's buttons and tab items are in appearance \
      objects, so a single general proxy for UIBarButtonItem overrides them in the whole app. Text attributes are one \
      dictionary for each state, so a proxy that sets only the font also removes the theme's color.
      """,
    advice: """
      Remove the setting from the app's code, or remove the property from the theme. As long as a proxy sets the \
      property, no appearance object can.
      """,
    """
    navigationBar:
      button: { color: systemBlue }
    proxies:
      - class: UIBarButtonItem
        set:
          titleTextAttributes: ←
            normal: { color: systemRed }
            highlighted: { color: systemRed }

    navigationBar:
      button: { color: systemBlue }
    proxies:
      - class: UIBarButtonItem
        containedIn: [UISearchBar]
        set: { titleTextAttributes: { normal: { color: label }, highlighted: { color: label } } }
    """,
    check: eachAssignment { field, place in
      // Versions before iOS 13 have no appearance objects that a proxy could override.
      guard field.theme.newestIOS >= UIKitCuts.objects else { return nil }
      let overridden = field.rivals(of: place, .overridesObject, reach: .certain, staged: false)
      let rivals = overridden.isEmpty ? field.legacyRivals(of: place) : overridden
      guard let first = rivals.first else { return nil }
      let path = field.theme.entries[Int(first.entry)].path
      let others = rivals.count > 1 ? " and \(rivals.count - 1) more" : ""
      return place.finding(
        "\(place.setting.call) sets '\(place.name)', which overrides the theme's '\(path)'\(others)",
        notes: rivals.prefix(8).map { field.note(of: $0, "this sets") } + [
          Note("\(place.setting.step.words) overrides \(PrecedenceStep.appearanceObject.words)")
        ]
          + (overridden.isEmpty
            ? [
              Note(
                "on iOS 13, the proxy was observed to win; according to Apple's headers, the bar uses only the appearance object"
              )
            ] : [])
          + (field.winner(over: place).map { [$0] } ?? []),
        help: [
          "remove '\(place.name)' from \(place.setting.path), or the theme's values; "
            + "UIKit can't use both"
        ]
      )
    }
  )
}

extension SettingField {
  /// Returns the theme's declarations of a bar's property that a proxy sets by its legacy name.
  func legacyRivals(of place: Place) -> [Rival] {
    // Apple's headers don't say that such a proxy overrides an appearance object, but it was observed to, and the author can't mean both.
    // `isTranslucent` is an exception, because it has no equivalent in an appearance object.
    guard place.setting.kind == .proxy, place.name != "isTranslucent" else { return [] }
    return rivals(of: place, .ignoredWithObject, reach: .certain, staged: false)
  }
}
