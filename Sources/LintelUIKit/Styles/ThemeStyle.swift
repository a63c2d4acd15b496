#if canImport(UIKit)
public import UIKit

/// Everything that a theme sets for one context.
@available(iOS 13, *)
@MainActor
public struct ThemeStyle {
  /// The settings for the navigation bar, or for the navigation item of a screen.
  @_spi(Generated) public var navigationBar: NavigationBarStyle
  /// The settings for the toolbar.
  @_spi(Generated) public var toolbar: ToolbarStyle
  /// The settings for the tab bar, or for the tab bar item of a screen.
  @_spi(Generated) public var tabBar: TabBarStyle
  /// The settings for the screen and for what surrounds its bars.
  @_spi(Generated) public var settings: ScreenSettings

  /// Creates a style from its parts; a part that is `nil` leaves everything alone.
  @_spi(Generated) public init(
    navigationBar: NavigationBarStyle? = nil,
    toolbar: ToolbarStyle? = nil,
    tabBar: TabBarStyle? = nil,
    settings: ScreenSettings? = nil
  ) {
    // In Swift 5, default values aren't isolated to the main actor.
    self.navigationBar = navigationBar ?? NavigationBarStyle()
    self.toolbar = toolbar ?? ToolbarStyle()
    self.tabBar = tabBar ?? TabBarStyle()
    self.settings = settings ?? ScreenSettings()
  }

  static var untouched: ThemeStyle { ThemeStyle() }

  /// Styles the bars of a navigation controller.
  public func apply(to controller: UINavigationController) {
    navigationBar.apply(to: controller.navigationBar)
    toolbar.apply(to: controller.toolbar)
  }

  /// Styles the bar of a tab bar controller.
  public func apply(to controller: UITabBarController) {
    tabBar.apply(to: controller.tabBar)
    ChangeLog.apply(controller, .properties) { tabBar.setBehavior(of: controller, $0) }
  }

  /// Sets the tint of a window.
  public func apply(to window: UIWindow) { settings.apply(to: window) }

  /// Styles a screen: its items, the bars around it, and the tint of their window.
  public func apply(to viewController: UIViewController) {
    settings.apply(to: viewController)
    navigationBar.apply(to: viewController.navigationItem)
    if let controller = viewController.navigationController {
      navigationBar.applyProperties(to: controller.navigationBar)
      toolbar.apply(to: controller.toolbar)
      settings.applyVisibility(to: controller, animated: false)
    }
    ChangeLog.apply(viewController, .edgeEffects) { setEdgeEffects(of: viewController, $0) }
    if let controller = viewController.tabBarController {
      // Inside a navigation controller, the bar shows that controller's item.
      let owner: UIViewController = viewController.navigationController ?? viewController
      tabBar.apply(to: owner.tabBarItem)
      tabBar.applyProperties(to: controller.tabBar)
      ChangeLog.apply(controller, .properties) { tabBar.setBehavior(of: controller, $0) }
    }
    if let window = Self.window(of: viewController) { settings.apply(to: window) }
  }

  /// Returns the window that shows a screen or is about to, because a view that appears joins it after the bars around the view do.
  private static func window(of viewController: UIViewController) -> UIWindow? {
    let controllers = [
      viewController, viewController.navigationController, viewController.tabBarController,
    ]
    return controllers.lazy.compactMap { $0?.viewIfLoaded?.window }.first
  }
}
#endif
