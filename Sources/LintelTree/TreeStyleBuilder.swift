#if canImport(UIKit)
@_spi(Generated) import LintelUIKit
import UIKit

/// Makes the styles of one context from the nodes of a tree.
@available(iOS 13, *)
@MainActor
struct TreeStyleBuilder {
  let tree: TreeTheme
  let values: TreeValues
  let version: TreeVersion

  init(tree: TreeTheme, colors: [String: UIColor], version: TreeVersion) {
    self.tree = tree
    self.version = version
    values = TreeValues(colors: colors)
  }

  /// - Parameter nodes: what holds, by what it is for.
  /// - Returns: what they say; what they leave to the app is untouched.
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
    let appearances = TreeAppearances(values: values, version: version)
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
    style.prefersLargeTitles = bar.setting("prefersLargeTitles", false, \.boolean)
    style.barStyle = barStyle(bar)
    style.scrollBehavior = bar.shared("scroll", .system, Self.scrollBehavior)
    return style
  }

  private func toolbar(_ node: TreeNode?) -> ToolbarStyle {
    let bar = Part(node, shared: tree.sharedKeys["toolbar"])
    var style = ToolbarStyle()
    let appearances = TreeAppearances(values: values, version: version)
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
    let appearances = TreeAppearances(values: values, version: version)
    func slot(_ name: String) -> Setting<UITabBarAppearance?> {
      bar.shared(name, nil, appearances.tabBar)
    }
    style.standardAppearance = slot("standardAppearance")
    style.scrollEdgeAppearance = slot("scrollEdgeAppearance")
    style.tintColor = bar.setting("tintColor", SlotColors(nil), values.slotColors)
    style.unselectedItemTintColor = bar.setting("unselectedItemTintColor", nil) {
      values.color($0)
    }
    style.tabBarMinimizeBehavior = bar.setting("tabBarMinimizeBehavior", .automatic) {
      TabBarMinimizeBehavior(rawValue: $0.string ?? "")
    }
    style.edgeEffect = edgeEffect(bar, "bottomEdgeEffect")
    style.barStyle = barStyle(bar)
    return style
  }

  private func tint(_ bar: Part, _ items: String) -> Setting<SlotColors> {
    bar[items].setting("tintColor", SlotColors(nil), values.slotColors)
  }

  private func glass(_ bar: Part, _ items: String) -> ButtonGlass {
    var glass = ButtonGlass()
    glass.sharedBackground = bar[items].setting("sharedBackground", .shown) {
      SharedBackground(rawValue: $0.string ?? "")
    }
    glass.isPaddingRemoved = bar[items].setting("isPaddingRemoved", false, \.boolean)
    return glass
  }

  private func search(_ node: Part) -> SearchStyle {
    var search = SearchStyle()
    search.tintColor = color(node, "tintColor")
    search.searchBarStyle = node.setting("searchBarStyle", .default) {
      TreeKeywords.searchBarStyles[$0.string ?? ""]
    }
    search.preferredSearchBarPlacement = node.setting("preferredSearchBarPlacement", .automatic) {
      SearchPlacement(rawValue: $0.string ?? "")
    }
    search.hidesSearchBarWhenScrolling = node.setting(
      "hidesSearchBarWhenScrolling",
      true,
      \.boolean
    )
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
    effect.style = bar[key].setting("style", .automatic) {
      EdgeEffect.Style(rawValue: $0.string ?? "")
    }
    effect.isHidden = bar[key].setting("isHidden", false, \.boolean)
    return effect
  }

  private func barStyle(_ bar: Part) -> Setting<UIBarStyle> {
    bar.setting("barStyle", .default) { $0.string == "black" ? .black : .default }
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
    settings.windowTintColor = part.setting("tintColor", nil) { values.color($0) }
    settings.statusBarStyle = part.setting("preferredStatusBarStyle", .default) {
      TreeKeywords.statusBarStyles[$0.string ?? ""]
    }
    settings.overrideUserInterfaceStyle = part.setting("overrideUserInterfaceStyle", .unspecified) {
      TreeKeywords.userInterfaceStyles[$0.string ?? ""]
    }
    settings.largeTitleDisplayMode = part.setting("largeTitleDisplayMode", .automatic) {
      largeTitleDisplayMode($0.string)
    }
    settings.backButtonDisplayMode = part.setting("backButtonDisplayMode", .default) {
      BackButtonDisplayMode(rawValue: $0.string ?? "")
    }
    settings.backButtonTitle = part.setting("backButtonTitle", nil, \.string)
    settings.itemStyle = part.setting("style", .navigator) {
      NavigationItemStyle(rawValue: $0.string ?? "")
    }
    settings.hidesBottomBar = part.setting("hidesBottomBarWhenPushed", false, \.boolean)
    settings.hidesNavigationBar = part.setting("isNavigationBarHidden", false, \.boolean)
    settings.hidesToolbar = part.setting("isToolbarHidden", true, \.boolean)
    settings.extendsUnderOpaqueBars = part.setting(
      "extendedLayoutIncludesOpaqueBars",
      false,
      \.boolean
    )
    settings.scrolls = part.setting("scrolls", true, \.boolean)
    settings.transition = part.setting("transition", .automatic) {
      $0.string.flatMap(TransitionScheme.init)
    }
    return settings
  }

  private func largeTitleDisplayMode(
    _ name: String?
  ) -> UINavigationItem.LargeTitleDisplayMode? {
    if name == "inline" {
      if #available(iOS 17, *), version >= TreeVersion(17) { return .inline }
      return .automatic
    }
    return TreeKeywords.largeTitleDisplayModes[name ?? ""]
  }
}

/// A node, and the keys of nodes of its kind that are set together with others.
@available(iOS 13, *)
private nonisolated struct Part {
  let node: TreeNode?
  private let keys: Set<String>

  init(_ node: TreeNode?, shared keys: Set<String>? = nil) {
    self.node = node
    self.keys = keys ?? []
  }

  /// An object in the node.
  subscript(key: String) -> Part { Part(node?[key]) }

  /// What a bar's slots have together: UIKit's own value if only other nodes have the key, since one slot's object replaces another's.
  func shared<Value>(
    _ key: String,
    _ initial: Value,
    _ value: (TreeNode) -> Value?
  ) -> Setting<Value> {
    guard keys.contains(key) else { return .untouched }
    guard let own = node?[key], !own.isNull else { return .set(initial) }
    return .set(value(own) ?? initial)
  }

  /// A value; what the node doesn't have is the app's.
  ///
  /// - Parameters:
  ///   - key: UIKit's name.
  ///   - initial: UIKit's own value, for null and for what this version of the library doesn't know.
  ///   - value: reads the value.
  /// - Returns: the setting.
  func setting<Value>(
    _ key: String,
    _ initial: Value,
    _ value: (TreeNode) -> Value?
  ) -> Setting<Value> {
    guard let own = node?[key], own != .object([:]) else { return .untouched }
    return .set(own.isNull ? initial : value(own) ?? initial)
  }
}
#endif
