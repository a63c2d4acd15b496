#if canImport(UIKit)
@_spi(Generated) import LintelUIKit
public import UIKit

// These methods style single bars and screens on every system. Before iOS 13, a tree sets UIKit's older properties to the same looks.
// Methods of UIKit's classes are isolated to the main actor automatically, which code can't name there.

extension UINavigationController {
  /// Styles the bars as a tree sets them outside of every screen.
  public func applyTheme(_ theme: TreeTheme, in context: TreeTheme.Context) {
    if #available(iOS 13, *) {
      WindowSizes(self).performAsCurrent { theme.style(in: context).apply(to: self) }
    } else {
      let nodes = UIDevice.current.legacyNodes(of: context, in: theme, traitCollection)
      navigationBar.setLegacy(nodes("navigationBar"), on: navigationBar.items ?? [])
      toolbar.setLegacy(nodes("toolbar"))
    }
  }
}

extension UITabBarController {
  /// Styles the bar as a tree sets it outside of every screen.
  public func applyTheme(_ theme: TreeTheme, in context: TreeTheme.Context) {
    if #available(iOS 13, *) {
      WindowSizes(self).performAsCurrent { theme.style(in: context).apply(to: self) }
    } else {
      let nodes = UIDevice.current.legacyNodes(of: context, in: theme, traitCollection)
      tabBar.setLegacy(nodes("tabBar"))
    }
  }
}

extension UIWindow {
  /// Tints the window as a tree does outside of every screen.
  public func applyTheme(_ theme: TreeTheme, in context: TreeTheme.Context) {
    if #available(iOS 13, *) {
      WindowSizes(self).performAsCurrent { theme.style(in: context).apply(to: self) }
    } else {
      let nodes = UIDevice.current.legacyNodes(of: context, in: theme, traitCollection)
      nodes("settings").setColor("tintColor") { tintColor = $0 }
    }
  }
}

extension UIViewController {
  /// Styles the view controller, and the bars around it, as a screen of a tree.
  public func applyTheme(_ theme: TreeTheme, in context: TreeTheme.Context, screen: String) {
    if #available(iOS 13, *) {
      WindowSizes(self).performAsCurrent {
        theme.style(in: context, screen: screen).apply(to: self)
      }
    } else {
      let nodes = UIDevice.current.legacyNodes(of: context, in: theme, traitCollection, screen)
      setLegacy(nodes("settings"))
      navigationController?.navigationBar.setLegacy(nodes("navigationBar"), on: [navigationItem])
      navigationController?.toolbar.setLegacy(nodes("toolbar"))
      tabBarController?.tabBar.setLegacy(nodes("tabBar"))
    }
  }

  private func setLegacy(_ settings: TreeLegacy) {
    settings.setBoolean("hidesBottomBarWhenPushed", false) { hidesBottomBarWhenPushed = $0 }
    settings.setBoolean("extendedLayoutIncludesOpaqueBars", false) {
      extendedLayoutIncludesOpaqueBars = $0
    }
    settings.setKeyword("largeTitleDisplayMode", .automatic, TreeKeywords.largeTitleDisplayModes) {
      navigationItem.largeTitleDisplayMode = $0
    }
    settings.set("backButtonTitle", nil, \.string) { navigationItem.backButtonTitle = $0 }
    settings.setColor("tintColor") { viewIfLoaded?.window?.tintColor = $0 }
    settings.setBoolean("isNavigationBarHidden", false) {
      navigationController?.setNavigationBarHidden($0, animated: false)
    }
    settings.setBoolean("isToolbarHidden", true) {
      navigationController?.setToolbarHidden($0, animated: false)
    }
  }
}

extension UIDevice {
  fileprivate func legacyNodes(
    of context: TreeTheme.Context,
    in theme: TreeTheme,
    _ sizes: UITraitCollection,
    _ screen: String? = nil
  ) -> (_ part: String) -> TreeLegacy {
    let decisions = theme.decisions(at: place(of: context, in: theme, sizes), screen: screen)
    return theme.legacy.nodes(decisions, TreeValues(colors: context.colors))
  }
}
#endif
