import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // UINavigationBar.h: a custom shadow image shows only with a custom background image.
  static let shadowImageAlone = LintRule(
    .warning("shadow-image-alone"),
    summary: "A legacy shadow image is set without a background image.",
    rationale: """
      UIKit shows a bar's `shadowImage` only together with a custom background image. Without one, the system's line \
      stays. Only on a navigation bar does an empty shadow image remove the line on its own.
      """,
    advice: "Set `backgroundImage` too, or write `shadow` in the theme.",
    """
    proxies:
      - class: UINavigationBar
        set: { shadowImage: { asset: hairline } } ←

    proxies:
      - class: UINavigationBar
        set: { shadowImage: empty, barTintColor: white }
    """,
    check: eachAssignment { field, place in
      guard place.name == "shadowImage", place.assignment.setsSomething,
        let bar = place.setting.owner.bars.first,
        bar != .navigationBar
          || place.assignment.variants.contains(where: { $0.value != .emptyImage }),
        field.object(of: bar, beside: place.setting) == nil,
        !field.isAlwaysAccompanied(
          place,
          by: { $0.property.name == "backgroundImage" && $0.setsSomething }
        )
      else { return nil }
      return place.finding(
        "'shadowImage' doesn't show without 'backgroundImage'",
        notes: [Note("a bar with the default background image shows the default shadow")],
        help: ["set 'backgroundImage' too, or write '\(bar.rawValue): { shadow: … }' in the theme"]
      )
    }
  )
}
