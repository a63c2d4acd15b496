import LintelDiagnostics
import LintelSchema
import LintelTheme

/// Properties that proxies don't have.
extension LintRule {
  /// Finds proxies for properties without `UI_APPEARANCE_SELECTOR`.
  ///
  /// UIKit may ignore such a call or apply it in part, and a later version may behave differently.
  /// `tintColor` has a rule of its own.
  static let notByProxy = LintRule(
    id: "not-by-proxy",
    severity: .warning,
    summary: "A proxy sets a property that UIKit doesn't support on appearance proxies.",
    rationale: """
      Only properties that UIKit marks as UI_APPEARANCE_SELECTOR may be set by proxy. The result for other properties \
      is undefined: some happen to work, others do nothing.
      """,
    advice: "Set it on the instance, or set the equivalent in the theme.",
    triggering: [
      """
      proxies:
        - class: UITabBar
          set: { isTranslucent: false, barTintColor: systemBackground }
      """.found(at: 3),
      """
      proxies:
        - class: UISearchBar
          set:
            barTintColor: systemBackground
            searchBarStyle: minimal
      """.found(at: 5),
    ],
    nonTriggering: [
      """
      proxies:
        - class: UINavigationBar
          set: { isTranslucent: false, barTintColor: systemBackground }
      """.fine(),
      """
      tabBar: { background: opaque }
      proxies:
        - class: UITabBar
          set: { isTranslucent: false }
      """.fine().besides("legacy-beside-appearance"),
      """
      instances:
        - class: UITabBar
          set: { isTranslucent: false }
      """.fine(),
    ],
    check: { analysis in
      let field = SettingField(analysis)
      return field.assignments.compactMap { setting, assignment in
        guard setting.kind == .proxy, !assignment.property.isProxyable,
          assignment.property.name != "tintColor",
          // Beside an appearance object it has to go altogether.
          setting.owner.bars.allSatisfy({
            field.object(of: $0, beside: setting, reach: .possible) == nil
          })
        else { return nil }
        return Finding(
          "'\(assignment.property.name)' of '\(setting.owner.name)' can't be set by proxy",
          at: assignment.keyRange,
          notes: [Note("UIKit doesn't mark it as UI_APPEARANCE_SELECTOR")],
          help: ["set it on the instance and list it under 'instances'"],
          property: setting.path(of: assignment)
        )
      }
    }
  )
}
