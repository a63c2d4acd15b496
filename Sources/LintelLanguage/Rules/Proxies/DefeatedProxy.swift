import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let defeatedProxy = LintRule(
    id: "defeated-proxy",
    severity: .warning,
    summary: "A proxy sets what the theme sets on the bar itself, so that it never shows.",
    rationale: """
      A value that is set on an instance beats every proxy of its class: UIKit then leaves the proxy out. Two places seem to \
      decide, and only one does.
      """,
    advice: "Remove the property from the proxy.",
    triggering: [
      Example(
        """
        tabBar: { unselectedTint: secondaryLabel }
        proxies:
          - class: UITabBar
            set: { unselectedItemTintColor: systemGray }
        """,
        at: [4]
      ),
      Example(
        """
        navigationBar: { prefersLargeTitles: true }
        brands:
          night:
            proxies:
              - { class: UINavigationBar, set: { prefersLargeTitles: false } }
        """,
        at: [5]
      ),
    ],
    nonTriggering: [
      Example(
        """
        screens: { home: { navigationBar: { prefersLargeTitles: true } } }
        proxies:
          - { class: UINavigationBar, set: { prefersLargeTitles: false } }
        """
      ),
      Example(
        """
        tabBar: { tint: systemGreen }
        proxies:
          - { class: UITabBar, set: { unselectedItemTintColor: systemGray } }
        """
      ),
    ],
    check: { analysis in
      let field = SettingField(analysis)
      return field.assignments.compactMap { setting, assignment in
        guard setting.kind == .proxy, assignment.property.isProxyable else { return nil }
        let block = field.theme.blocks[Int(setting.block)].condition
        let rival = field.rivals(
          of: assignment,
          in: setting,
          .sameProperty,
          reach: .possible,
          staged: false
        ).first { field.cascade.precedence.order.isAtMost(block, $0.declaration.condition) }
        guard let rival else { return nil }
        return Diagnostic(
          "defeated-proxy",
          .warning,
          "'\(assignment.property.name)' by proxy never shows",
          at: assignment.keyRange,
          notes: [
            field.note(of: rival, "the theme sets"),
            Note(
              "it does so on the bar itself, and \(PrecedenceStep.instance.words) beats every proxy"
            ),
          ],
          help: ["remove it from \(setting.path)"],
          property: setting.path(of: assignment)
        )
      }
    }
  )
}
