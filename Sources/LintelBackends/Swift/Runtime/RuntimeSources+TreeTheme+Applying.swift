// A copy of Sources/LintelUIKit; `UPDATE_GOLDENS=1 swift test` writes it.
// swift-format-ignore-file

extension RuntimeSources {
  static let treeThemeApplying = ##"""
#if canImport(UIKit)
public import UIKit

// For single bars and screens, on every system: below iOS 13 a tree sets UIKit's older properties to the same looks. Methods of UIKit's
// classes belong to the main actor by themselves, which has no name there.

extension UINavigationController {
  /// Styles the bars as a tree has them outside of every screen.
  public func applyTheme(_ theme: TreeTheme, in context: TreeTheme.Context) {
    if #available(iOS 13, *) {
      theme.style(in: context).apply(to: self)
    } else {
      let nodes = theme.nodes(at: UIDevice.current.place(of: context, in: theme), screen: nil)
      let bar = navigationBar
      bar.setLegacy(
        theme.legacy("UINavigationBar", nodes["navigationBar"], context),
        on: bar.items ?? []
      )
      toolbar.setLegacy(theme.legacy("UIToolbar", nodes["toolbar"], context))
    }
  }
}

extension UITabBarController {
  /// Styles the bar as a tree has it outside of every screen.
  public func applyTheme(_ theme: TreeTheme, in context: TreeTheme.Context) {
    if #available(iOS 13, *) {
      theme.style(in: context).apply(to: self)
    } else {
      let nodes = theme.nodes(at: UIDevice.current.place(of: context, in: theme), screen: nil)
      tabBar.setLegacy(theme.legacy("UITabBar", nodes["tabBar"], context))
    }
  }
}

extension UIWindow {
  /// Tints the window as a tree has it outside of every screen.
  public func applyTheme(_ theme: TreeTheme, in context: TreeTheme.Context) {
    if #available(iOS 13, *) {
      theme.style(in: context).apply(to: self)
    } else {
      let nodes = theme.nodes(at: UIDevice.current.place(of: context, in: theme), screen: nil)
      theme.legacySettings(nodes["settings"], context).setColor("tintColor") { tintColor = $0 }
    }
  }
}

extension UIViewController {
  /// Styles the view controller, and the bars that it is shown in, as a screen of a tree.
  public func applyTheme(_ theme: TreeTheme, in context: TreeTheme.Context, screen: String) {
    if #available(iOS 13, *) {
      theme.style(in: context, screen: screen).apply(to: self)
    } else {
      let nodes = theme.nodes(at: UIDevice.current.place(of: context, in: theme), screen: screen)
      setLegacy(theme.legacySettings(nodes["settings"], context))
      navigationController?.navigationBar.setLegacy(
        theme.legacy("UINavigationBar", nodes["navigationBar"], context),
        on: [navigationItem]
      )
      navigationController?.toolbar.setLegacy(
        theme.legacy("UIToolbar", nodes["toolbar"], context)
      )
      tabBarController?.tabBar.setLegacy(theme.legacy("UITabBar", nodes["tabBar"], context))
    }
  }

  private func setLegacy(_ settings: TreeLegacy) {
    settings.setBoolean("hidesBottomBarWhenPushed", false) { hidesBottomBarWhenPushed = $0 }
    settings.setBoolean("extendedLayoutIncludesOpaqueBars", false) {
      extendedLayoutIncludesOpaqueBars = $0
    }
    settings.setKeyword(
      "largeTitleDisplayMode",
      .automatic,
      TreeKeywords.largeTitleDisplayModes
    ) { navigationItem.largeTitleDisplayMode = $0 }
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

nonisolated extension TreeTheme {
  fileprivate func legacy(_ className: String, _ bar: String?, _ context: Context) -> TreeLegacy {
    TreeLegacy(
      bar.flatMap { bars[$0]?["legacy"] },
      keys: legacyKeys[className],
      values: TreeValues(colors: context.colors)
    )
  }

  fileprivate func legacySettings(_ name: String?, _ context: Context) -> TreeLegacy {
    TreeLegacy(
      name.flatMap { settings[$0] },
      keys: legacyKeys["settings"],
      values: TreeValues(colors: context.colors)
    )
  }
}
#endif
"""##
}
