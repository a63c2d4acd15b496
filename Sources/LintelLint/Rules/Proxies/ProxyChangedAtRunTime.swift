import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // A proxy applies when a view enters a window (UIAppearance.h).
  static let proxyChangedAtRunTime = LintRule(
    .warning("proxy-changed-at-run-time"),
    summary:
      "A proxy in the block of a promo or a screen changes while the app runs.",
    rationale: """
      A proxy is one object for the whole app, and UIKit applies it when a view enters a window. When a promo begins or a \
      screen is shown, bars that are already on screen keep their style, and a proxy for one screen stays for the next.
      """,
    advice: """
      Style the bar in the theme's promo or screen instead. For some screens only, name their container in \
      `containedIn`.
      """,
    """
    promos:
      summer:
        from: 2027-06-01
        until: 2027-09-01
        proxies:
          - { class: UIToolbar, set: { barTintColor: systemYellow } } ←

    promos:
      summer:
        from: 2027-06-01
        until: 2027-09-01
        toolbar: { background: { color: systemYellow } }
    """,
    check: { analysis in
      let field = SettingField(analysis)
      return field.theme.settings.compactMap { setting in
        let condition = field.condition(of: setting)
        let switches = field.theme.space.requiredSwitches(condition[.promos])
        guard setting.kind == .proxy, !switches.isEmpty || condition[.screen] != .top else {
          return nil
        }
        // Without promos, the switches are values of modes.
        let isPromo = !field.theme.space.calendar.switches.promos(switches).isEmpty
        let (noun, change) = isPromo ? ("promo", "begins or ends") : ("mode", "changes")
        return Finding(
          "this proxy of '\(setting.owner.name)' changes while the app runs",
          at: setting.classOf.range,
          notes: [
            Note(
              !switches.isEmpty
                ? "bars that are on screen when the \(noun) \(change) keep their look"
                : "a proxy applies to the whole app, so it stays when the app leaves the screen",
              at: field.theme.blocks[Int(setting.block)].keyRange
            )
          ],
          help: [
            !switches.isEmpty
              ? "set it in the \(noun)'s own '\(setting.owner.bars.first?.rawValue ?? "navigationBar")', "
                + "or set the proxy at the top level"
              : "write the proxy at the top level with 'containedIn'"
          ],
          property: setting.path
        )
      }
    }
  )
}
