#if canImport(UIKit)
public import UIKit

/// A theme that the Swift output has written: it makes styles, and this applies them.
@available(iOS 13, *)
@MainActor
public protocol BarTheme {
  /// What the app is in, besides the screen.
  associatedtype Context
  /// The screens of the theme; `Never` if it has none.
  associatedtype Screen: Hashable = Never
  /// Everything that the theme sets for a screen, or on bars outside of every screen.
  static func style(in context: Context, screen: Screen?) -> ThemeStyle
  /// Everything that the theme sets on bars outside of every screen.
  static func style(in context: Context) -> ThemeStyle
  /// How the bar changes while a screen is pushed onto another, and on the way back.
  ///
  /// Nil for a push that the theme does not list.
  static func transition(from: Screen, to: Screen, in context: Context) -> TransitionScheme?
  /// The theme for a `ThemeController`, which keeps bars as it has them.
  static var theme: CompiledTheme<Context, Screen> { get }
}

@available(iOS 13, *)
extension BarTheme where Screen == Never {
  /// A theme without screens is the same on all of them.
  public static func style(in context: Context, screen: Never?) -> ThemeStyle { style(in: context) }
}

@available(iOS 13, *)
extension BarTheme where Context: PromoContext {
  /// The context with the promos whose time it is; those that the app switches stay.
  public static func updatingPromos(
    of context: Context,
    at date: Date = Date(),
    in timeZone: TimeZone = .current
  ) -> Context {
    context.updatingPromos(at: date, in: timeZone)
  }

  /// Promos begin and end by the date.
  public static var theme: CompiledTheme<Context, Screen> {
    CompiledTheme(
      style: { style(in: $0, screen: $1) },
      transition: { transition(from: $0, to: $1, in: $2) },
      updatingPromos: { updatingPromos(of: $0, at: $1, in: $2) },
      promoSpans: Context.Promo.allCases.compactMap(\.span)
    )
  }
}

@available(iOS 13, *)
extension BarTheme {
  /// A theme with screens sets on other bars what it sets without one.
  public static func style(in context: Context) -> ThemeStyle { style(in: context, screen: nil) }

  /// A theme without flows lists no push.
  public static func transition(from: Screen, to: Screen, in context: Context) -> TransitionScheme?
  {
    nil
  }

  /// A theme without promos stays as it is.
  public static var theme: CompiledTheme<Context, Screen> {
    CompiledTheme(
      style: { style(in: $0, screen: $1) },
      transition: { transition(from: $0, to: $1, in: $2) }
    )
  }

  /// What a theme says of a property, under a name that no type of the app's hides in a theme's code.
  @_spi(Generated) public typealias ThemeSetting<Value> = Setting<Value>

  /// Styles the bars of a navigation controller as they are outside of every screen.
  ///
  /// Call it before the bars are shown, and again when the context changes.
  public static func apply(_ context: Context, to navigationController: UINavigationController) {
    navigationController.traitCollection.performAsCurrent {
      style(in: context).apply(to: navigationController)
    }
  }

  /// Styles the bar of a tab bar controller as it is outside of every screen.
  public static func apply(_ context: Context, to tabBarController: UITabBarController) {
    tabBarController.traitCollection.performAsCurrent {
      style(in: context).apply(to: tabBarController)
    }
  }

  /// Sets the tint of a window.
  public static func apply(_ context: Context, to window: UIWindow) {
    window.traitCollection.performAsCurrent { style(in: context).apply(to: window) }
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
      style(in: context, screen: screen).apply(to: viewController)
    }
  }
}
#endif
