import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // UIAppearance.h: *appearance proxies don't support `tintColor`* since iOS 7, because views inherit their tint.
  static let tintByProxy = LintRule(
    .warning("tint-by-proxy"),
    summary: "A proxy sets `tintColor`.",
    rationale: """
      Since iOS 7, views inherit `tintColor` from the view around them, which conflicts with proxies. UIAppearance.h \
      disallows it. It works for some classes, on some versions, until a view sets its own tint.
      """,
    advice:
      "Write `tint` in the theme, which is set on the bar itself, or in a block, which tints the window.",
    """
    navigationBar: { background: opaque }
    proxies:
      - class: UINavigationBar
        set: { tintColor: label } ←

    navigationBar: { tint: label }
    tint: systemGreen
    """,
    check: eachAssignment { field, place in
      guard place.setting.kind == .proxy, place.name == "tintColor" else { return nil }
      let rivals = field.rivals(of: place, .sameProperty, reach: .possible)
      return place.finding(
        "a proxy can't set 'tintColor'",
        notes: [
          Note("UIAppearance.h disallows it in iOS 7 and later, because views inherit their tint")
        ]
          + rivals.prefix(1).map { field.note(of: $0, "the theme's tint overrides it:") },
        help: [place.setting.tintHelp]
      )
    }
  )
}

extension Theme.InstanceSetting {
  /// The suggestion that replaces the proxy.
  fileprivate var tintHelp: String {
    // A bar around an item is the item's bar.
    let bars = (containedIn.lazy.compactMap { LegacyClass.named($0.text) }.first ?? owner).bars
    guard let bar = bars.first else {
      return "write 'navigationBar: { search: { tint: … } }', or set it on the search bar itself"
    }
    return owner.isItem
      ? "write '\(bar.rawValue): { button: { tint: … } }', which is set on the items"
      : "write '\(bar.rawValue): { tint: … }', which is set on the bar"
  }
}
