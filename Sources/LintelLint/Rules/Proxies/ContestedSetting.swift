import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  static let contestedSetting = LintRule(
    .warning("contested-setting"),
    summary: "Two places set one property of one object, and UIKit ranks neither above the other.",
    rationale:
      "The last assignment wins, so the order in which the app's code runs decides what shows.",
    advice: "Leave the property to one of them.",
    """
    navigationBar: { tint: systemBlue }
    instances:
      - class: UINavigationBar
        set: { tintColor: systemRed } ←

    navigationBar: { background: opaque }
    instances:
      - class: UINavigationBar
        set: { tintColor: systemRed }
    """,
    check: { analysis in
      let field = SettingField(analysis)
      return field.assignments.compactMap { place in
        guard place.setting.kind == .instance,
          let rival = field.rivals(of: place, .sameProperty, reach: .certain, staged: false).first
        else { return nil }
        return place.finding(
          "the app's code and the theme both set '\(place.name)' of '\(place.setting.owner.name)'",
          notes: [field.note(of: rival, "the theme sets it on the instance too:")],
          help: ["leave it to the theme or to the code, because the last assignment wins"]
        )
      }
        + field.contradictions().map { first, second, context, _ in
          second.finding(
            "two settings of \(second.setting.call) give '\(second.name)' different values",
            notes: [Note("the other one is here\(context)", at: first.assignment.keyRange)],
            help: ["remove one of them, because the last assignment wins"]
          )
        }
    }
  )
}
