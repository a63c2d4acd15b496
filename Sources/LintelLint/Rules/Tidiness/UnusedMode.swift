import LintelTheme

extension LintRule {
  static let unusedMode = LintRule(
    .warning("unused-mode"),
    summary: "A mode is declared, but none of its values changes anything.",
    rationale:
      "The app offers a choice without an effect, and its code has an unnecessary type.",
    advice: "Set something for one of the values, or remove the mode.",
    """
    modes:
      plan:
        free: {} ←
        plus: {}

    modes:
      plan:
        free: {}
        plus: { navigationBar: { tint: "#8A5A00" } }
    """,
    judgesAbsence: true,
    check: { analysis in
      let theme = analysis.theme
      let switches = theme.space.calendar.switches
      if switches.modes.isEmpty { return [] }
      let conditions =
        theme.declarations.map(\.condition)
        + theme.settings.map { theme.blocks[Int($0.block)].condition }
      let asked = Set(
        Set(conditions).flatMap {
          theme.space.requiredSwitches(theme.conditions[$0.index][.promos])
        }
      )
      return switches.modes.indices.compactMap { index in
        let mode = switches.modes[index]
        // The place doesn't depend on the order of keys.
        let path = "modes.\(mode.name).\(mode.values.min() ?? "")"
        guard !switches.numbers(ofMode: index).contains(where: asked.contains),
          let first = theme.blocks.first(where: { $0.path == path })?.keyRange
        else { return nil }
        return Finding(
          "no value of mode '\(mode.name)' changes anything",
          at: first,
          help: ["set something for one of its values, or remove the mode"]
        )
      }
    }
  )
}
