#if canImport(UIKit)
public import UIKit

/// A theme that the Swift output has written: it makes styles, and this applies them.
@available(iOS 13, *)
@MainActor
public protocol BarTheme {
  /// What the app is in, besides the screen.
  associatedtype Context
  /// The screens of the theme; `Never` if it has none.
  associatedtype Screen: Hashable
  /// The theme for a `ThemeController`, which keeps bars as it has them.
  static var theme: CompiledTheme<Context, Screen> { get }
}

@available(iOS 13, *)
extension BarTheme {
  /// What a theme says of a property, under a name that no type of the app's hides in a theme's code.
  @_spi(Generated) public typealias ThemeSetting<Value> = Setting<Value>

  /// Styles the bars of a navigation controller as they are outside of every screen.
  ///
  /// Call it before the bars are shown, and again when the context changes.
  public static func apply(_ context: Context, to navigationController: UINavigationController) {
    navigationController.traitCollection.performAsCurrent {
      theme.style(context, nil).apply(to: navigationController)
    }
  }

  /// Styles the bar of a tab bar controller as it is outside of every screen.
  public static func apply(_ context: Context, to tabBarController: UITabBarController) {
    tabBarController.traitCollection.performAsCurrent {
      theme.style(context, nil).apply(to: tabBarController)
    }
  }

  /// Sets the tint of a window.
  public static func apply(_ context: Context, to window: UIWindow) {
    window.traitCollection.performAsCurrent { theme.style(context, nil).apply(to: window) }
  }

  /// Styles a screen: its items, the bars that it is shown in, and their window's tint.
  ///
  /// Call it when the view is about to appear, since some settings are the bars' own.
  public static func apply(
    _ context: Context,
    to viewController: UIViewController,
    screen: Screen
  ) {
    viewController.traitCollection.performAsCurrent {
      theme.style(context, screen).apply(to: viewController)
    }
  }
}
#endif
