package import LintelSchema

/// The place of an appearance object's value before iOS 13.
///
/// Backgrounds, shadows, and the tab bar's selection indicator don't have a place, because several values decide each of them together.
package struct LegacyPlace: Hashable, Sendable {
  /// The path from the bar, without bar metrics.
  package let path: [String]
  /// Whether the property has a value for each of the bar metrics `default` and `compact`.
  package let hasMetrics: Bool
  /// Whether the property accepts only the vertical number of an offset instead of the whole value.
  package let isVertical: Bool

  /// Creates a place; most places have neither metrics nor an offset.
  private init(_ path: [String], hasMetrics: Bool = false, isVertical: Bool = false) {
    self.path = path
    self.hasMetrics = hasMetrics
    self.isVertical = isVertical
  }

  /// Creates the place of the value at a path of a bar's appearance object, or returns `nil` if older systems don't have one.
  package init?(_ path: [String], in bar: BarKind) {
    guard let first = path.first else { return nil }
    if let items = Self.items[first] {
      self.init(ofButton: Array(path.dropFirst()), items: items)
      return
    }
    switch (bar, first) {
    case (.navigationBar, "titleTextAttributes"), (.navigationBar, "largeTitleTextAttributes"),
      (.navigationBar, "backIndicatorImage"), (.navigationBar, "backIndicatorTransitionMaskImage"):
      self.init(path)
    case (.navigationBar, "titlePositionAdjustment"):
      self.init(["titleVerticalPositionAdjustment"], hasMetrics: true, isVertical: true)
    case (.tabBar, "stackedItemPositioning"): self.init(["itemPositioning"])
    case (.tabBar, "stackedItemWidth"): self.init(["itemWidth"])
    case (.tabBar, "stackedItemSpacing"): self.init(["itemSpacing"])
    case (.tabBar, ItemLayout.stacked.uikitName): self.init(ofTabItem: Array(path.dropFirst()))
    default: return nil
    }
  }

  /// The name of the items that each button appearance applies to.
  static let items = [
    "buttonAppearance": "barButtonItems", "backButtonAppearance": "backBarButtonItem",
    "doneButtonAppearance": "prominentBarButtonItems",
    "prominentButtonAppearance": "prominentBarButtonItems",
  ]

  /// Creates the place of a button's value, such as `normal.titleTextAttributes`.
  ///
  /// `items` is the name of the items the button applies to. Attributes belong to `UIBarItem`,
  /// background images and title offsets to `UIBarButtonItem` (both headers).
  private init?(ofButton path: [String], items: String) {
    guard path.count > 1 else { return nil }
    let (state, property) = (path[0], path[1])
    let isBack = items == "backBarButtonItem"
    // The older offsets don't have states.
    let isNormal = state == "\(ItemState.normal)"
    switch property {
    case "titleTextAttributes":
      self.init([items, property, state] + path.dropFirst(2))
    case "backgroundImage":
      let name = isBack ? "backButtonBackgroundImage" : property
      self.init([items, name, state], hasMetrics: true)
    case "titlePositionAdjustment" where isNormal:
      self.init([items, isBack ? "backButtonTitlePositionAdjustment" : property], hasMetrics: true)
    case "backgroundImagePositionAdjustment" where isNormal:
      let name =
        isBack
        ? "backButtonBackgroundVerticalPositionAdjustment" : "backgroundVerticalPositionAdjustment"
      self.init([items, name], hasMetrics: true, isVertical: true)
    default: return nil
    }
  }

  /// Creates the place of a tab item's value, such as `selected.iconColor`.
  ///
  /// Older systems have only the normal and the selected state, and a badge doesn't have its own
  /// appearance there.
  private init?(ofTabItem path: [String]) {
    guard path.count > 1 else { return nil }
    let (state, property) = (path[0], path[1])
    switch (state, property) {
    case (_, "titleTextAttributes"), (_, "badgeTextAttributes"):
      self.init(["tabBarItems", property, state] + path.dropFirst(2))
    case ("normal", "titlePositionAdjustment"): self.init(["tabBarItems", property])
    case ("normal", "badgeBackgroundColor"): self.init(["tabBarItems", "badgeColor"])
    case ("normal", "iconColor"): self.init(["unselectedItemTintColor"])
    case ("selected", "iconColor"): self.init(["tintColor"])
    default: return nil
    }
  }
}
