import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let legacyBesideAppearance = LintRule(
    id: "legacy-beside-appearance",
    severity: .warning,
    summary: "A legacy property of a bar is set beside the bar's appearance object.",
    rationale: """
      From iOS 13 on a bar takes its look from one appearance object as a whole, and Apple's headers leave no room for \
      'barTintColor' or 'shadowImage' beside it. A proxy was all the same seen to win over the object on iOS 13. So the code \
      either does nothing or undoes the theme, and which of the two it does is up to the system.
      """,
    advice: "Remove the setting from the app's code, and say in the theme what it was for.",
    triggering: [
      Example(
        """
        navigationBar: { background: { preset: default, color: systemBackground } }
        instances:
          - class: UINavigationBar
            set: { barTintColor: secondarySystemBackground }
        """,
        at: [4]
      ),
      Example(
        """
        tabBar:
          item: { iconColor: systemGray }
        proxies:
          - class: UITabBar
            set:
              barTintColor: systemBackground
              backgroundColor: systemBackground
        """,
        at: [6]
      ),
      Example(
        """
        navigationBar: { shadow: none }
        proxies:
          - class: UINavigationBar
            containedIn: [DownloadsHostingController]
            set: { shadowImage: empty }
        """,
        at: [5]
      ),
    ],
    nonTriggering: [
      Example(
        """
        tabBar: { tint: systemGreen }
        proxies:
          - class: UITabBar
            set: { barTintColor: systemBackground }
        """
      ),
      Example(
        """
        ios: 12..18
        when ios 13..: { navigationBar: { background: opaque } }
        when ios ..12:
          proxies: [{ class: UINavigationBar, set: { barTintColor: white } }]
        """
      ),
      Example(
        """
        navigationBar: { background: opaque }
        proxies:
          - class: UINavigationBar
            set: { barTintColor: none, titleTextAttributes: none }
        """
      ),
    ],
    check: { analysis in
      let field = SettingField(analysis)
      return field.assignments.compactMap { setting, assignment in
        guard let bar = setting.owner.bars.first, assignment.setsSomething,
          assignment.property.rivalries.contains(where: { $0.relation == .besideObject }),
          let object = field.object(of: bar, beside: setting, reach: .possible)
        else { return nil }
        let rivals = field.rivals(of: assignment, in: setting, .besideObject, reach: .possible)
        guard !rivals.contains(where: \.isStaged) else { return nil }
        let rival = rivals.first ?? object
        return Diagnostic(
          "legacy-beside-appearance",
          .warning,
          "'\(assignment.property.name)' is set beside the appearance object of '\(bar.rawValue)'",
          at: assignment.keyRange,
          notes: [
            field.note(of: rival, "the theme sets"),
            Note(
              "Apple's headers say that the object is used whole, so that the setting does nothing"
            ),
            Note("on iOS 13 a proxy was seen to win, so that the theme's value did not show"),
          ],
          help: ["remove it; the theme's place for it is '\(assignment.place)'"],
          property: setting.path(of: assignment)
        )
      }
    }
  )
}
