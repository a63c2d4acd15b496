import LintelDiagnostics
import LintelSchema
import LintelTheme

/// Title attributes by state.
extension LintRule {
  /// Finds title attributes of bar buttons that are set for `normal` and not for `highlighted`.
  ///
  /// Since iOS 11, UIKit doesn't derive a state's attributes from those of `normal`, so a button's
  /// font changes while it is touched.
  static let normalWithoutHighlighted = LintRule(
    id: "normal-without-highlighted",
    severity: .warning,
    summary: "A button's title attributes are set for 'normal', but not for 'highlighted'.",
    rationale: """
      Bar button items have a dictionary of attributes for each state. Since iOS 11, UIKit draws a state without one \
      in the system's font and color, so the title changes while it is pressed. Appearance objects derive the other \
      states from 'normal'; these setters don't.
      """,
    advice: "Set 'highlighted' to the same, or leave the buttons to the theme.",
    triggering: [
      """
      proxies:
        - class: UIBarButtonItem
          set:
            titleTextAttributes: { normal: { font: { family: Avenir, size: 17 } } }
      """.found(at: 4),
      """
      instances:
        - class: UIBarButtonItem
          set:
            titleTextAttributes:
              normal: { color: white }
              disabled: { color: systemGray }
      """.found(at: 4),
    ],
    nonTriggering: [
      """
      proxies:
        - class: UIBarButtonItem
          set:
            titleTextAttributes: { normal: { color: white }, highlighted: { color: white } }
      """.fine(),
      """
      proxies:
        - class: UIBarButtonItem
          set: { titleTextAttributes: { normal: { color: white } } }
        - class: UIBarButtonItem
          set: { titleTextAttributes: { highlighted: { color: white } } }
      """.fine(),
      """
      proxies:
        - class: UITabBarItem
          set: { titleTextAttributes: { normal: { color: white } } }
      """.fine(),
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
        return Finding(
          "'titleTextAttributes' are set for 'normal', but not for 'highlighted'",
          at: assignment.keyRange,
          notes: [
            Note("in iOS 11 and later, a state without attributes has the system's font and color")
          ],
          help: ["add the same attributes for 'highlighted'"],
          property: setting.path(of: assignment)
        )
      }
    }
  )
}
