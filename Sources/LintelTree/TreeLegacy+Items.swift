#if canImport(UIKit)
@_spi(Generated) import LintelUIKit
import UIKit

extension UIBarItem {
  func setTitles(_ legacy: TreeLegacy) {
    for (name, state) in TreeLegacy.states {
      legacy["titleTextAttributes"].setText(name) { setTitleTextAttributes($0, for: state) }
    }
  }
}

extension UIBarButtonItem {
  func setLegacy(inBar legacy: TreeLegacy) {
    setLegacy(
      legacy[style.rawValue == TreeLegacy.boldStyle ? "prominentBarButtonItems" : "barButtonItems"]
    )
  }

  func setLegacy(_ legacy: TreeLegacy) {
    setProperties(legacy)
    legacy.setColor("tintColor") { tintColor = $0 }
  }

  /// Sets the properties that items and their proxies have in common.
  func setProperties(_ legacy: TreeLegacy) {
    setTitles(legacy)
    for (name, metrics) in TreeLegacy.metrics {
      for (stateName, state) in TreeLegacy.states {
        setBackgrounds(legacy["backgroundImage"][stateName], name, metrics, state)
        legacy["backButtonBackgroundImage"][stateName].setImage(name) {
          setBackButtonBackgroundImage($0, for: state, barMetrics: metrics)
        }
      }
      setOffsets(legacy, name, metrics)
    }
  }

  private func setBackgrounds(
    _ images: TreeLegacy,
    _ name: String,
    _ metrics: UIBarMetrics,
    _ state: UIControl.State
  ) {
    images.setImage(name) { setBackgroundImage($0, for: state, barMetrics: metrics) }
    for (styleName, style) in TreeLegacy.itemStyles {
      guard let style = UIBarButtonItem.Style(rawValue: style) else { continue }
      images[styleName].setImage(name) {
        setBackgroundImage($0, for: state, style: style, barMetrics: metrics)
      }
    }
  }

  private func setOffsets(_ legacy: TreeLegacy, _ name: String, _ metrics: UIBarMetrics) {
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
  /// Sets the properties that items and their proxies have in common.
  func setProperties(_ legacy: TreeLegacy) {
    setTitles(legacy)
    for (name, state) in TreeLegacy.states {
      legacy["badgeTextAttributes"].setText(name) { setBadgeTextAttributes($0, for: state) }
    }
    legacy.setOffset("titlePositionAdjustment") { titlePositionAdjustment = $0 }
    legacy.setColor("badgeColor") { badgeColor = $0 }
  }
}
#endif
