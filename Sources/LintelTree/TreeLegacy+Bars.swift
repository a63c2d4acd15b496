#if canImport(UIKit)
@_spi(Generated) import LintelUIKit
import UIKit

// Methods of UIKit's classes are isolated to the main actor automatically. Before iOS 13, code can't name it.

extension UINavigationBar {
  func setLegacy(_ legacy: TreeLegacy, on items: [UINavigationItem]) {
    setProperties(legacy)
    legacy.setColor("tintColor") { tintColor = $0 }
    for (name, metrics) in TreeLegacy.metrics {
      legacy["backgroundImage"].setImage(name) {
        setBackgroundImage($0, for: .any, barMetrics: metrics)
      }
    }
    for item in items {
      for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
        button.setLegacy(inBar: legacy)
      }
      item.backBarButtonItem?.setLegacy(legacy["backBarButtonItem"])
    }
  }

  /// Sets the properties that bars and their proxies have in common, without reading any from a proxy.
  func setProperties(_ legacy: TreeLegacy) {
    legacy.setBoolean("isTranslucent", true) { isTranslucent = $0 }
    legacy.setColor("backgroundColor") { backgroundColor = $0 }
    legacy.setColor("barTintColor") { barTintColor = $0 }
    legacy.setBarStyle { barStyle = $0 }
    legacy.setBoolean("prefersLargeTitles", false) { prefersLargeTitles = $0 }
    legacy.setImage("shadowImage") { shadowImage = $0 }
    legacy.setImage("backIndicatorImage") { backIndicatorImage = $0 }
    legacy.setImage("backIndicatorTransitionMaskImage") { backIndicatorTransitionMaskImage = $0 }
    legacy.setText("titleTextAttributes") { titleTextAttributes = $0 }
    legacy.setText("largeTitleTextAttributes") { largeTitleTextAttributes = $0 }
    for (name, metrics) in TreeLegacy.metrics {
      legacy["titleVerticalPositionAdjustment"].setNumber(name) {
        setTitleVerticalPositionAdjustment($0, for: metrics)
      }
      for (positionName, position) in TreeLegacy.positions {
        legacy["backgroundImage"][positionName].setImage(name) {
          setBackgroundImage($0, for: position, barMetrics: metrics)
        }
      }
    }
  }
}

extension UIToolbar {
  func setLegacy(_ legacy: TreeLegacy) {
    setProperties(legacy)
    legacy.setColor("tintColor") { tintColor = $0 }
    legacy.setImage("shadowImage") { setShadowImage($0, forToolbarPosition: .any) }
    for (name, metrics) in TreeLegacy.metrics {
      legacy["backgroundImage"].setImage(name) {
        setBackgroundImage($0, forToolbarPosition: .any, barMetrics: metrics)
      }
    }
    for button in items ?? [] { button.setLegacy(inBar: legacy) }
  }

  func setProperties(_ legacy: TreeLegacy) {
    legacy.setBoolean("isTranslucent", true) { isTranslucent = $0 }
    legacy.setColor("backgroundColor") { backgroundColor = $0 }
    legacy.setColor("barTintColor") { barTintColor = $0 }
    legacy.setBarStyle { barStyle = $0 }
    for (name, position) in TreeLegacy.positions {
      legacy["shadowImage"].setImage(name) { setShadowImage($0, forToolbarPosition: position) }
      for (metricsName, metrics) in TreeLegacy.metrics {
        legacy["backgroundImage"][name].setImage(metricsName) {
          setBackgroundImage($0, forToolbarPosition: position, barMetrics: metrics)
        }
      }
    }
  }
}

extension UITabBar {
  func setLegacy(_ legacy: TreeLegacy) {
    setProperties(legacy)
    legacy.setBoolean("isTranslucent", true) { isTranslucent = $0 }
    legacy.setColor("tintColor") { tintColor = $0 }
    for item in items ?? [] { item.setProperties(legacy["tabBarItems"]) }
  }

  /// Sets the properties that bars and their proxies have in common.
  func setProperties(_ legacy: TreeLegacy) {
    legacy.setColor("backgroundColor") { backgroundColor = $0 }
    legacy.setColor("barTintColor") { barTintColor = $0 }
    legacy.setColor("unselectedItemTintColor") { unselectedItemTintColor = $0 }
    legacy.setBarStyle { barStyle = $0 }
    legacy.setImage("backgroundImage") { backgroundImage = $0 }
    legacy.setImage("shadowImage") { shadowImage = $0 }
    legacy.setImage("selectionIndicatorImage") { selectionIndicatorImage = $0 }
    legacy.setKeyword("itemPositioning", .automatic, TreeKeywords.itemPositionings) {
      itemPositioning = $0
    }
    legacy.setNumber("itemWidth") { itemWidth = $0 }
    legacy.setNumber("itemSpacing") { itemSpacing = $0 }
  }
}

extension UISearchBar {
  func setProperties(_ legacy: TreeLegacy) {
    legacy.setColor("backgroundColor") { backgroundColor = $0 }
    legacy.setColor("barTintColor") { barTintColor = $0 }
    legacy.setBarStyle { barStyle = $0 }
    legacy.setImage("backgroundImage") { backgroundImage = $0 }
    legacy.setImage("scopeBarBackgroundImage") { scopeBarBackgroundImage = $0 }
    legacy.setOffset("searchFieldBackgroundPositionAdjustment") {
      searchFieldBackgroundPositionAdjustment = $0
    }
    legacy.setOffset("searchTextPositionAdjustment") { searchTextPositionAdjustment = $0 }
    for (name, state) in TreeLegacy.states {
      legacy["searchFieldBackgroundImage"].setImage(name) {
        setSearchFieldBackgroundImage($0, for: state)
      }
      legacy["scopeBarButtonBackgroundImage"].setImage(name) {
        setScopeBarButtonBackgroundImage($0, for: state)
      }
      legacy["scopeBarButtonTitleTextAttributes"].setText(name) {
        setScopeBarButtonTitleTextAttributes($0, for: state)
      }
    }
    for (name, icon) in TreeLegacy.searchIcons {
      legacy["positionAdjustment"].setOffset(name) { setPositionAdjustment($0, for: icon) }
      for (stateName, state) in TreeLegacy.states {
        legacy["image"][name].setImage(stateName) { setImage($0, for: icon, state: state) }
      }
    }
  }
}
#endif
