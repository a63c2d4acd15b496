import LintelSchema

/// The relations between UIKit's objects.
enum UIKitGraph {
  /// Returns the object that a member leads to, and how a bar belongs to the screen.
  static func step(_ name: String, of receiver: Receiver) -> Receiver? {
    if case .proxy = receiver.access { return nil }
    guard let target = targets[name] else { return nil }
    var result = receiver
    result.uikit = target
    result.className = target
    // The field of a search bar is where the bar is.
    result.isSeparate = receiver.isSeparate && partsOfSearchBars[target] != nil
    switch (receiver.uikit, name) {
    case ("UIViewController", "navigationController"), ("UIViewController", "tabBarController"),
      ("UINavigationController", "tabBarController"),
      ("UITabBarController", "navigationController"):
      result.access = .reached
    case ("UINavigationController", "navigationBar"), ("UINavigationController", "toolbar"),
      ("UITabBarController", "tabBar"):
      // A container's own bar, unless a screen has reached the container.
      result.isContainer = receiver.access == .own
    case (_, "navigationItem"): if receiver.access == .reached { return nil }
    case ("UINavigationItem", "rightBarButtonItem"), ("UINavigationItem", "leftBarButtonItem"),
      ("UINavigationItem", "backBarButtonItem"), ("UINavigationItem", "searchController"),
      ("UIViewController", "searchController"), ("UISearchController", "searchBar"),
      ("UISearchBar", "searchTextField"), (searchField, "leftView"), (_, "tabBarItem"),
      (_, "window"):
      break
    case _: return nil
    }
    return result
  }

  /// The view behind a navigation bar's content, which has no public class.
  static let background = "UINavigationBar.subviews.first"

  static let searchField = "UISearchTextField"
  /// The view of the magnifying glass, which has no class of its own.
  private static let searchIcon = "UISearchTextField.leftView"
  /// UIKit's paths from a search bar to its parts with settings of their own, by class.
  static let partsOfSearchBars = [
    searchField: "searchTextField", searchIcon: "searchTextField.leftView",
  ]

  /// The bars of the table that the edge effects of a screen's scroll view belong to, by UIKit's property of the scroll view.
  static let edgeEffects: [String: [BarKind]] = Schema.standard.leaves
    .filter { $0.property.destination == .scrollView }
    .reduce(into: [:]) { effects, leaf in
      guard let name = leaf.uikitPath.first, let bar = leaf.bar,
        effects[name]?.contains(bar) != true
      else { return }
      effects[name, default: []].append(bar)
    }

  private static let targets = [
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "navigationBar": "UINavigationBar", "toolbar": "UIToolbar", "tabBar": "UITabBar",
    "navigationItem": "UINavigationItem", "tabBarItem": "UITabBarItem",
    "rightBarButtonItem": "UIBarButtonItem", "leftBarButtonItem": "UIBarButtonItem",
    "backBarButtonItem": "UIBarButtonItem",
    "searchController": "UISearchController", "searchBar": "UISearchBar",
    "searchTextField": searchField, "leftView": searchIcon, "window": "UIWindow",
  ]

  /// Members whose names mean a bar or an item even if the object that has them isn't known.
  static let bars = targets.filter {
    ["navigationBar", "tabBar", "navigationItem", "searchBar"].contains($0.key)
  }

  /// Members of UIKit's views and controllers that change while people use a screen.
  static let states: Set<String> = [
    "isEditing", "isHidden", "isNavigationBarHidden", "isToolbarHidden", "isTabBarHidden",
    "isViewLoaded", "isBeingPresented", "isBeingDismissed", "isMovingToParent",
    "isMovingFromParent", "isFirstResponder", "isSelected", "isHighlighted", "isFocused",
    "isDragging", "isDecelerating", "isTracking", "isRefreshing", "isAnimating", "isCollapsed",
  ]

  /// Members of bars, items, and controllers that don't affect the look of bars.
  static let unstyled: Set<String> = [
    "delegate", "title", "titleView", "prompt", "subtitle", "subtitleView", "attributedTitle",
    "attributedSubtitle", "largeTitle", "largeSubtitle", "largeAttributedSubtitle",
    "largeSubtitleView", "searchBarPlacementAllowsToolbarIntegration",
    "searchBarPlacementAllowsExternalIntegration", "items", "topItem", "backItem",
    "rightBarButtonItem", "rightBarButtonItems", "leftBarButtonItem", "leftBarButtonItems",
    "backBarButtonItem", "frame", "bounds", "center", "hidesBackButton",
    "leftItemsSupplementBackButton", "searchController", "alpha", "isUserInteractionEnabled",
    "translatesAutoresizingMaskIntoConstraints", "placeholder",
    "text", "autoresizingMask", "accessibilityIdentifier", "accessibilityLabel", "selectedItem",
    "viewControllers", "selectedIndex", "selectedViewController", "toolbarItems", "tabBarItem",
    "modalPresentationStyle", "isEnabled", "modalTransitionStyle", "transitioningDelegate", "view",
    "rootViewController", "tag", "semanticContentAttribute",
    "hidesBarsWhenKeyboardAppears", "hidesBarsOnTap", "definesPresentationContext",
    "preferredContentSize", "autocapitalizationType", "autocorrectionType", "showsCancelButton",
    "returnKeyType", "clipsToBounds", "isModalInPresentation", "hidesBarsWhenVerticallyCompact",
    "additionalSafeAreaInsets", "isEditing", "restorationIdentifier", "badgeValue", "image",
    "selectedImage", "accessibilityHint", "isAccessibilityElement",
    "accessibilityElementsHidden",
  ]
}
