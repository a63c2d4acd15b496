import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  static let normalWithoutHighlighted = LintRule(
    .warning("normal-without-highlighted"),
    summary: "A button's title attributes are set for `normal`, but not for `highlighted`.",
    rationale: """
      Bar button items have a dictionary of attributes for each state. Since iOS 11, UIKit draws a state without one \
      in the system's font and color, so the title changes while it is pressed. Appearance objects derive the other \
      states from `normal`; these setters don't.
      """,
    advice: "Set the same attributes for `highlighted`, or leave the buttons to the theme.",
    """
    proxies:
      - class: UIBarButtonItem
        set:
          titleTextAttributes: { normal: { font: { family: Avenir, size: 17 } } } ←

    proxies:
      - class: UIBarButtonItem
        set:
          titleTextAttributes: { normal: { color: white }, highlighted: { color: white } }
    """,
    check: eachAssignment { field, place in
      guard place.setting.owner.isItem, place.setting.owner.bars.contains(.navigationBar),
        place.name == "titleTextAttributes",
        let states = place.assignment.states, states.contains(.normal)
      else { return nil }
      let isHighlighted = field.isAlwaysAccompanied(place) { other in
        other.property == place.assignment.property && other.states?.contains(.highlighted) == true
      }
      guard !isHighlighted else { return nil }
      return place.finding(
        "'titleTextAttributes' are set for 'normal', but not for 'highlighted'",
        notes: [
          Note("in iOS 11 and later, a state without attributes has the system's font and color")
        ],
        help: ["add the same attributes for 'highlighted'"]
      )
    }
  )
}
