#if canImport(UIKit)
@_spi(Generated) import LintelUIKit
import UIKit

@available(iOS 13, *)
@MainActor
struct TreeStyleBuilder {
  let tree: TreeTheme
  let values: TreeValues
  let appearances: TreeAppearances
  let version: TreeVersion

  init(tree: TreeTheme, colors: [String: UIColor], version: TreeVersion) {
    self.tree = tree
    self.version = version
    values = TreeValues(colors: colors)
    appearances = TreeAppearances(values: values, version: version)
  }

  func style(_ nodes: [String: TreeNode]) -> ThemeStyle {
    ThemeStyle(
      navigationBar: navigationBar(nodes["navigationBar"]),
      toolbar: toolbar(nodes["toolbar"]),
      tabBar: tabBar(nodes["tabBar"]),
      settings: settings(nodes["settings"])
    )
  }

  private func navigationBar(_ node: TreeNode?) -> NavigationBarStyle {
    let bar = Part(node, shared: tree.sharedKeys["navigationBar"])
    var style = NavigationBarStyle()
    func slot(_ name: String) -> Setting<UINavigationBarAppearance?> {
      bar.shared(name, nil, appearances.navigationBar)
    }
    style.standardAppearance = slot("standardAppearance")
    style.compactAppearance = slot("compactAppearance")
    style.scrollEdgeAppearance = slot("scrollEdgeAppearance")
    style.compactScrollEdgeAppearance = slot("compactScrollEdgeAppearance")
    style.tintColor = bar.setting("tintColor", SlotColors(nil), values.slotColors)
    style.buttonTintColor = tint(bar, "barButtonItems")
    style.backButtonTintColor = tint(bar, "backBarButtonItem")
    style.prominentButtonTintColor = tint(bar, "prominentBarButtonItems")
    style.buttonGlass = glass(bar, "barButtonItems")
    style.backButtonGlass = glass(bar, "backBarButtonItem")
    style.prominentButtonGlass = glass(bar, "prominentBarButtonItems")
    style.edgeEffect = edgeEffect(bar, "topEdgeEffect")
    style.search = search(bar["searchBar"])
    style.prefersLargeTitles = bar.flag("prefersLargeTitles")
    style.barStyle = barStyle(bar)
    style.scrollBehavior = bar.shared("scroll", .system, Self.scrollBehavior)
    return style
  }

  private func toolbar(_ node: TreeNode?) -> ToolbarStyle {
    let bar = Part(node, shared: tree.sharedKeys["toolbar"])
    var style = ToolbarStyle()
    func slot(_ name: String) -> Setting<UIToolbarAppearance?> {
      bar.shared(name, nil, appearances.toolbar)
    }
    style.standardAppearance = slot("standardAppearance")
    style.compactAppearance = slot("compactAppearance")
    style.scrollEdgeAppearance = slot("scrollEdgeAppearance")
    style.compactScrollEdgeAppearance = slot("compactScrollEdgeAppearance")
    style.tintColor = bar.setting("tintColor", SlotColors(nil), values.slotColors)
    style.buttonTintColor = tint(bar, "barButtonItems")
    style.prominentButtonTintColor = tint(bar, "prominentBarButtonItems")
    style.buttonGlass = glass(bar, "barButtonItems")
    style.prominentButtonGlass = glass(bar, "prominentBarButtonItems")
    style.edgeEffect = edgeEffect(bar, "bottomEdgeEffect")
    style.barStyle = barStyle(bar)
    return style
  }

  private func tabBar(_ node: TreeNode?) -> TabBarStyle {
    let bar = Part(node, shared: tree.sharedKeys["tabBar"])
    var style = TabBarStyle()
    func slot(_ name: String) -> Setting<UITabBarAppearance?> {
      bar.shared(name, nil, appearances.tabBar)
    }
    style.standardAppearance = slot("standardAppearance")
    style.scrollEdgeAppearance = slot("scrollEdgeAppearance")
    style.tintColor = bar.setting("tintColor", SlotColors(nil), values.slotColors)
    style.unselectedItemTintColor = color(bar, "unselectedItemTintColor")
    style.tabBarMinimizeBehavior = bar.setting("tabBarMinimizeBehavior", .automatic)
    style.edgeEffect = edgeEffect(bar, "bottomEdgeEffect")
    style.barStyle = barStyle(bar)
    return style
  }

  private func tint(_ bar: Part, _ items: String) -> Setting<SlotColors> {
    bar[items].setting("tintColor", SlotColors(nil), values.slotColors)
  }

  private func glass(_ bar: Part, _ items: String) -> ButtonGlass {
    var glass = ButtonGlass()
    glass.sharedBackground = bar[items].setting("sharedBackground", .shown)
    glass.isPaddingRemoved = bar[items].flag("isPaddingRemoved")
    return glass
  }

  private func search(_ node: Part) -> SearchStyle {
    var search = SearchStyle()
    search.tintColor = color(node, "tintColor")
    search.searchBarStyle = node.setting("searchBarStyle", .default, TreeKeywords.searchBarStyles)
    search.preferredSearchBarPlacement = node.setting("preferredSearchBarPlacement", .automatic)
    search.hidesSearchBarWhenScrolling = node.flag("hidesSearchBarWhenScrolling", true)
    let field = node["searchTextField"]
    search.searchTextField.backgroundColor = color(field, "backgroundColor")
    search.searchTextField.textColor = color(field, "textColor")
    search.searchTextField.font = font(field)
    search.searchTextField.tokenBackgroundColor = color(field, "tokenBackgroundColor")
    set(&search.searchTextField.attributedPlaceholder, field["attributedPlaceholder"])
    search.searchTextField.leftView.tintColor = color(field["leftView"], "tintColor")
    let scopes = node["scopeBarButtonTitleTextAttributes"]
    set(&search.scopeBarButtonTitleTextAttributes.normal, scopes["normal"])
    set(&search.scopeBarButtonTitleTextAttributes.selected, scopes["selected"])
    return search
  }

  private func set(_ title: inout SearchStyle.Title, _ node: Part) {
    title.foregroundColor = color(node, "foregroundColor")
    title.font = font(node)
  }

  private func color(_ node: Part, _ key: String) -> Setting<UIColor?> {
    node.setting(key, nil) { values.color($0) }
  }

  private func font(_ node: Part) -> Setting<UIFont?> {
    node.setting("font", nil) { values.font($0) }
  }

  private func edgeEffect(_ bar: Part, _ key: String) -> EdgeEffect {
    var effect = EdgeEffect()
    effect.style = bar[key].setting("style", .automatic)
    effect.isHidden = bar[key].flag("isHidden")
    return effect
  }

  private func barStyle(_ bar: Part) -> Setting<UIBarStyle> {
    bar.setting("barStyle", .default, ["black": .black])
  }

  private static func scrollBehavior(_ node: TreeNode) -> ScrollBehavior? {
    let distance = node["distance"]?.number.map { CGFloat($0) }
    let threshold = node["threshold"]?.number.map { CGFloat($0) }
    switch node["behavior"]?.string {
    case "fade": return distance.map { .fade(distance: $0) } ?? .fade()
    case "crossfade":
      let isManual = node["mechanism"]?.string == "private"
      return distance.map { .crossfade(distance: $0, isManual: isManual) }
        ?? .crossfade(isManual: isManual)
    case "away": return threshold.map { .away(threshold: $0) } ?? .away()
    case "hide": return .hide
    case .some, nil: return .system
    }
  }

  private func settings(_ node: TreeNode?) -> ScreenSettings {
    let part = Part(node)
    var settings = ScreenSettings()
    settings.windowTintColor = color(part, "tintColor")
    settings.statusBarStyle =
      part.setting("preferredStatusBarStyle", .default, TreeKeywords.statusBarStyles)
    settings.overrideUserInterfaceStyle =
      part.setting("overrideUserInterfaceStyle", .unspecified, TreeKeywords.userInterfaceStyles)
    settings.largeTitleDisplayMode =
      part.setting("largeTitleDisplayMode", .automatic, largeTitleDisplayModes)
    settings.backButtonDisplayMode = part.setting("backButtonDisplayMode", .default)
    settings.backButtonTitle = part.setting("backButtonTitle", nil, \.string)
    settings.itemStyle = part.setting("style", .navigator)
    settings.hidesBottomBar = part.flag("hidesBottomBarWhenPushed")
    settings.hidesNavigationBar = part.flag("isNavigationBarHidden")
    settings.hidesToolbar = part.flag("isToolbarHidden", true)
    settings.extendsUnderOpaqueBars = part.flag("extendedLayoutIncludesOpaqueBars")
    settings.scrolls = part.flag("scrolls", true)
    settings.transition = part.setting("transition", .automatic)
    return settings
  }

  private var largeTitleDisplayModes: [String: UINavigationItem.LargeTitleDisplayMode] {
    var modes = TreeKeywords.largeTitleDisplayModes
    if #available(iOS 17, *), version >= TreeVersion(17) { modes["inline"] = .inline }
    return modes
  }
}

/// A node, and the keys that nodes of its kind set together.
@available(iOS 13, *)
private nonisolated struct Part {
  let node: TreeNode?
  private let keys: Set<String>

  init(_ node: TreeNode?, shared keys: Set<String>? = nil) {
    self.node = node
    self.keys = keys ?? []
  }

  subscript(key: String) -> Part { Part(node?[key]) }

  /// Returns what a bar's slots set together: UIKit's own value if only other nodes have the key, because one slot's object can
  /// replace another's.
  func shared<Value>(
    _ key: String,
    _ initial: Value,
    _ value: (TreeNode) -> Value?
  ) -> Setting<Value> {
    guard keys.contains(key) else { return .untouched }
    guard let own = node?[key], !own.isNull else { return .set(initial) }
    return .set(value(own) ?? initial)
  }

  /// Returns a value, which belongs to the app if the node doesn't have it; `initial` replaces `null` and values that are unknown here.
  func setting<Value>(
    _ key: String,
    _ initial: Value,
    _ value: (TreeNode) -> Value?
  ) -> Setting<Value> {
    guard let own = node?[key], own != .object([:]) else { return .untouched }
    return .set(own.isNull ? initial : value(own) ?? initial)
  }

  /// Returns a keyword for which UIKit has a value.
  func setting<Value>(_ key: String, _ initial: Value, _ words: [String: Value]) -> Setting<Value> {
    setting(key, initial) { words[$0.string ?? ""] }
  }

  /// Returns a keyword for which the runtime library has a case.
  func setting<Value: RawRepresentable<String>>(_ key: String, _ initial: Value) -> Setting<Value> {
    setting(key, initial) { Value(rawValue: $0.string ?? "") }
  }

  func flag(_ key: String, _ initial: Bool = false) -> Setting<Bool> {
    setting(key, initial, \.boolean)
  }
}
#endif
