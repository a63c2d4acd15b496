import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let shadowImageAlone = LintRule(
    id: "shadow-image-alone",
    severity: .warning,
    summary: "A legacy shadow image is set without a background image.",
    rationale: """
      UIKit shows a bar's 'shadowImage' only beside a custom background image; without one the system's hairline stays. Only a \
      navigation bar lets an empty one take the hairline away by itself.
      """,
    advice: "Set 'backgroundImage' too, or write 'shadow' in the theme.",
    triggering: [
      Example(
        """
        proxies:
          - class: UINavigationBar
            set: { shadowImage: { asset: hairline } }
        """,
        at: [3]
      ),
      Example(
        """
        tabBar: { tint: systemGreen }
        proxies:
          - class: UITabBar
            set:
              barTintColor: white
              shadowImage: empty
        """,
        at: [6]
      ),
    ],
    nonTriggering: [
      Example(
        """
        proxies:
          - class: UINavigationBar
            set: { shadowImage: empty, barTintColor: white }
        """
      ),
      Example(
        """
        proxies:
          - class: UITabBar
            set: { shadowImage: empty, backgroundImage: empty }
        """
      ),
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
        return Diagnostic(
          "shadow-image-alone",
          .warning,
          "'shadowImage' does not show without 'backgroundImage'",
          at: assignment.keyRange,
          notes: [Note("UIKit keeps its own shadow below its own background")],
          help: [
            "set 'backgroundImage' too, or write '\(bar.rawValue): { shadow: … }' in the theme"
          ],
          property: setting.path(of: assignment)
        )
      }
    }
  )
}
