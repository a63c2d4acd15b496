import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let normalWithoutHighlighted = LintRule(
    id: "normal-without-highlighted",
    severity: .warning,
    summary: "A button's title attributes are set for 'normal' and not for 'highlighted'.",
    rationale: """
      The setters of bar button items keep a dictionary for each state, and since iOS 11 a state without one is drawn in the \
      system's font and color: the title jumps while it is pressed. Appearance objects derive the other states; these \
      setters do not.
      """,
    advice: "Set 'highlighted' to the same, or leave the buttons to the theme.",
    triggering: [
      Example(
        """
        proxies:
          - class: UIBarButtonItem
            set:
              titleTextAttributes: { normal: { font: { family: Avenir, size: 17 } } }
        """,
        at: [4]
      ),
      Example(
        """
        instances:
          - class: UIBarButtonItem
            set:
              titleTextAttributes:
                normal: { color: white }
                disabled: { color: systemGray }
        """,
        at: [4]
      ),
    ],
    nonTriggering: [
      Example(
        """
        proxies:
          - class: UIBarButtonItem
            set:
              titleTextAttributes: { normal: { color: white }, highlighted: { color: white } }
        """
      ),
      Example(
        """
        proxies:
          - class: UIBarButtonItem
            set: { titleTextAttributes: { normal: { color: white } } }
          - class: UIBarButtonItem
            set: { titleTextAttributes: { highlighted: { color: white } } }
        """
      ),
      Example(
        """
        proxies:
          - class: UITabBarItem
            set: { titleTextAttributes: { normal: { color: white } } }
        """
      ),
    ],
    check: { analysis in
      let field = SettingField(analysis)
      return field.assignments.compactMap { setting, assignment in
        guard setting.owner.isItem, setting.owner.bars.contains(.navigationBar),
          assignment.property.name == "titleTextAttributes",
          let states = assignment.states, states.contains(.normal)
        else { return nil }
        let isHighlighted = field.assignments.contains { other, rest in
          other.isSameObject(as: setting) && rest.property == assignment.property
            && rest.states?.contains(.highlighted) == true && field.meeting(other, setting) != nil
        }
        guard !isHighlighted else { return nil }
        return Diagnostic(
          "normal-without-highlighted",
          .warning,
          "'titleTextAttributes' are set for 'normal' and not for 'highlighted'",
          at: assignment.keyRange,
          notes: [
            Note("since iOS 11 a state without attributes takes the system's font and color")
          ],
          help: ["add the same attributes for 'highlighted'"],
          property: setting.path(of: assignment)
        )
      }
    }
  )
}
