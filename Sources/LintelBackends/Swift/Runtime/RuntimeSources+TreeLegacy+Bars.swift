// A copy of Sources/LintelUIKit; `UPDATE_GOLDENS=1 swift test` writes it.
// swift-format-ignore-file

extension RuntimeSources {
  static let treeLegacyBars = ##"""
#if canImport(UIKit)
import UIKit

// Methods of UIKit's classes belong to the main actor by themselves, which has no name below iOS 13.

extension UINavigationBar {
  func setLegacy(_ legacy: TreeLegacy, on items: [UINavigationItem]) {
    legacy.setBoolean("isTranslucent", true) { isTranslucent = $0 }
    legacy.setColor("barTintColor") { barTintColor = $0 }
    legacy.setColor("tintColor") { tintColor = $0 }
    legacy.setBarStyle { barStyle = $0 }
    legacy.setBoolean("prefersLargeTitles", false) { prefersLargeTitles = $0 }
    legacy.setImage("shadowImage") { shadowImage = $0 }
    legacy.setImage("backIndicatorImage") { backIndicatorImage = $0 }
    legacy.setImage("backIndicatorTransitionMaskImage") { backIndicatorTransitionMaskImage = $0 }
    legacy.setText("titleTextAttributes") { titleTextAttributes = $0 }
    legacy.setText("largeTitleTextAttributes") { largeTitleTextAttributes = $0 }
    for (name, metrics) in TreeLegacy.metrics {
      legacy["backgroundImage"].setImage(name) {
        setBackgroundImage($0, for: .any, barMetrics: metrics)
      }
      legacy["titleVerticalPositionAdjustment"].setNumber(name) {
        setTitleVerticalPositionAdjustment($0, for: metrics)
      }
    }
    for item in items {
      for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
        button.setLegacy(inBar: legacy)
      }
      item.backBarButtonItem?.setLegacy(legacy["backBarButtonItem"])
    }
  }
}

extension UIToolbar {
  func setLegacy(_ legacy: TreeLegacy) {
    legacy.setBoolean("isTranslucent", true) { isTranslucent = $0 }
    legacy.setColor("barTintColor") { barTintColor = $0 }
    legacy.setColor("tintColor") { tintColor = $0 }
    legacy.setBarStyle { barStyle = $0 }
    legacy.setImage("shadowImage") { setShadowImage($0, forToolbarPosition: .any) }
    for (name, metrics) in TreeLegacy.metrics {
      legacy["backgroundImage"].setImage(name) {
        setBackgroundImage($0, forToolbarPosition: .any, barMetrics: metrics)
      }
    }
    for button in items ?? [] { button.setLegacy(inBar: legacy) }
  }
}

extension UITabBar {
  func setLegacy(_ legacy: TreeLegacy) {
    legacy.setBoolean("isTranslucent", true) { isTranslucent = $0 }
    legacy.setColor("barTintColor") { barTintColor = $0 }
    legacy.setColor("tintColor") { tintColor = $0 }
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
    for item in items ?? [] { item.setLegacy(legacy["tabBarItems"]) }
  }
}

extension UIBarButtonItem {
  /// As a plain or a bold item of a bar.
  fileprivate func setLegacy(inBar legacy: TreeLegacy) {
    // `done`, which has another name from iOS 26 on.
    setLegacy(legacy[style.rawValue == 2 ? "prominentBarButtonItems" : "barButtonItems"])
  }

  fileprivate func setLegacy(_ legacy: TreeLegacy) {
    legacy.setColor("tintColor") { tintColor = $0 }
    for (name, state) in TreeLegacy.states {
      legacy["titleTextAttributes"].setText(name) { setTitleTextAttributes($0, for: state) }
    }
    for (name, metrics) in TreeLegacy.metrics {
      for (stateName, state) in TreeLegacy.states {
        legacy["backgroundImage"][stateName].setImage(name) {
          setBackgroundImage($0, for: state, barMetrics: metrics)
        }
        legacy["backButtonBackgroundImage"][stateName].setImage(name) {
          setBackButtonBackgroundImage($0, for: state, barMetrics: metrics)
        }
      }
      setLegacyOffsets(legacy, name, metrics)
    }
  }

  private func setLegacyOffsets(_ legacy: TreeLegacy, _ name: String, _ metrics: UIBarMetrics) {
    legacy["titlePositionAdjustment"].setOffset(name) {
      setTitlePositionAdjustment($0, for: metrics)
    }
    legacy["backgroundVerticalPositionAdjustment"].setNumber(name) {
      setBackgroundVerticalPositionAdjustment($0, for: metrics)
    }
    legacy["backButtonTitlePositionAdjustment"].setOffset(name) {
      setBackButtonTitlePositionAdjustment($0, for: metrics)
    }
    legacy["backButtonBackgroundVerticalPositionAdjustment"].setNumber(name) {
      setBackButtonBackgroundVerticalPositionAdjustment($0, for: metrics)
    }
  }
}

extension UITabBarItem {
  fileprivate func setLegacy(_ legacy: TreeLegacy) {
    for (name, state) in TreeLegacy.states {
      legacy["titleTextAttributes"].setText(name) { setTitleTextAttributes($0, for: state) }
      legacy["badgeTextAttributes"].setText(name) { setBadgeTextAttributes($0, for: state) }
    }
    legacy.setOffset("titlePositionAdjustment") { titlePositionAdjustment = $0 }
    legacy.setColor("badgeColor") { badgeColor = $0 }
  }
}
#endif
"""##
}
