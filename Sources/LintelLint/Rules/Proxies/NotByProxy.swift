import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // `tintColor` has its own rule.
  static let notByProxy = LintRule(
    .warning("not-by-proxy"),
    summary: "A proxy sets a property that UIKit doesn't support on appearance proxies.",
    rationale: """
      Only properties that UIKit marks as UI_APPEARANCE_SELECTOR may be set by proxy. The result for other properties \
      is undefined: some happen to work, others do nothing.
      """,
    advice: "Set it on the instance, or set the equivalent in the theme.",
    """
    proxies:
      - class: UITabBar
        set: { isTranslucent: false, barTintColor: systemBackground } ←

    proxies:
      - class: UINavigationBar
        set: { isTranslucent: false, barTintColor: systemBackground }
    """,
    check: eachAssignment { field, place in
      guard place.setting.kind == .proxy, !place.assignment.property.isProxyable,
        place.name != "tintColor",
        // If the bar has an appearance object, a different rule asks to remove the setting.
        place.setting.owner.bars.allSatisfy({
          field.object(of: $0, beside: place.setting) == nil
        })
      else { return nil }
      return place.finding(
        "'\(place.name)' of '\(place.setting.owner.name)' can't be set by proxy",
        notes: [Note("UIKit doesn't mark it as UI_APPEARANCE_SELECTOR")],
        help: ["set it on the instance and list it under 'instances'"]
      )
    }
  )
}
