import LintelAppearance

extension LintRule {
  // Reported while the outputs' proxies are planned, because the reason depends on the option.
  static let proxyNotEmitted = LintRule(
    .warning("proxy-not-emitted", in: .appearance),
    summary: "The outputs leave out a proxy of the theme, although `--proxies` asks for proxies.",
    rationale: """
      `--proxies contained` sets only proxies with a container of the app's own type. Without one, a proxy would also \
      change mail sheets, contact sheets, and everything else that the system shows in the app. Some proxies can't be \
      set at all, because UIKit doesn't support the property on proxies, or can't restore the value when the app \
      leaves a screen. Set these in the app's code, or remove them.
      """,
    advice: """
      Name the app's types in `containedIn`, the innermost first; `--proxies everywhere` includes the others. Style a \
      single screen in that screen's own bars.
      """,
    """
    proxies:
      - class: UIToolbar
        set: { barTintColor: systemBackground }
      - class: UIBarButtonItem
        containedIn: [UINavigationBar]
        set: { titlePositionAdjustment: [0, 1] }
    """.found(at: 2, 4).setting(proxies: .contained),
    """
    proxies:
      - class: UISearchBar
        containedIn: [CheckoutViewController]
        set: { barTintColor: systemBackground }
    """.fine().setting(proxies: .contained)
  )
}
