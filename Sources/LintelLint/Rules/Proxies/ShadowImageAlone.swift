import LintelDiagnostics
import LintelSchema
import LintelTheme

/// Legacy shadow images.
extension LintRule {
  /// Finds `shadowImage` without `backgroundImage`, for bars without an appearance object.
  ///
  /// UINavigationBar.h: a custom shadow image shows only with a custom background image. An empty
  /// image on a navigation bar is left alone, because it removes the line since iOS 11.
  static let shadowImageAlone = LintRule(
    id: "shadow-image-alone",
    severity: .warning,
    summary: "A legacy shadow image is set without a background image.",
    rationale: """
      UIKit shows a bar's 'shadowImage' only together with a custom background image. Without one, the system's line \
      stays. Only on a navigation bar, an empty shadow image removes the line by itself.
      """,
    advice: "Set 'backgroundImage' too, or write 'shadow' in the theme.",
    triggering: [
      """
      proxies:
        - class: UINavigationBar
          set: { shadowImage: { asset: hairline } }
      """.found(at: 3),
      """
      tabBar: { tint: systemGreen }
      proxies:
        - class: UITabBar
          set:
            barTintColor: white
            shadowImage: empty
      """.found(at: 6),
    ],
    nonTriggering: [
      """
      proxies:
        - class: UINavigationBar
          set: { shadowImage: empty, barTintColor: white }
      """.fine(),
      """
      proxies:
        - class: UITabBar
          set: { shadowImage: empty, backgroundImage: empty }
      """.fine(),
    ],
    check: { analysis in
      let field = SettingField(analysis)
      return field.assignments.compactMap { setting, assignment in
        guard assignment.property.name == "shadowImage", assignment.setsSomething,
          let bar = setting.owner.bars.first,
          bar != .navigationBar || assignment.variants.contains(where: { $0.value != .emptyImage }),
          field.object(of: bar, beside: setting, reach: .possible) == nil,
          !field.assignments.contains(where: { other, rest in
            other.isSameObject(as: setting) && rest.property.name == "backgroundImage"
              && rest.setsSomething && field.meeting(other, setting) != nil
          })
        else { return nil }
        return Finding(
          "'shadowImage' doesn't show without 'backgroundImage'",
          at: assignment.keyRange,
          notes: [Note("a bar with the default background image shows the default shadow")],
          help: [
            "set 'backgroundImage' too, or write '\(bar.rawValue): { shadow: … }' in the theme"
          ],
          property: setting.path(of: assignment)
        )
      }
    }
  )
}
