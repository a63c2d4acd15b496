#if canImport(UIKit)
public import UIKit

/// A theme in generated Swift code: the code creates styles, and this protocol's methods apply them.
@available(iOS 13, *)
@MainActor
public protocol BarTheme {
  /// What styles depend on besides the screen, such as the brand and the promos.
  associatedtype Context
  /// The screens of the theme, or `Never` if it has none.
  associatedtype Screen: Hashable = Never
  /// Returns the style for a screen or, if it's `nil`, for bars outside of every screen.
  static func style(in context: Context, screen: Screen?) -> ThemeStyle
  /// Returns the style for bars outside of every screen.
  static func style(in context: Context) -> ThemeStyle
  /// Returns how the bar changes while a screen is pushed onto another and popped again, or `nil` if the theme doesn't list the push.
  static func transition(from: Screen, to: Screen, in context: Context) -> TransitionScheme?
  /// The theme in the form that a `ThemeController` accepts.
  static var theme: CompiledTheme<Context, Screen> { get }
}

@available(iOS 13, *)
extension BarTheme where Screen == Never {
  /// Returns the style for bars outside of every screen, because the theme doesn't have screens.
  public static func style(in context: Context, screen: Never?) -> ThemeStyle { style(in: context) }
}

@available(iOS 13, *)
extension BarTheme where Context: PromoContext {
  /// Returns the context with the dated promos that run at a date; promos that the app switches don't change.
  public static func updatingPromos(
    of context: Context,
    at date: Date = Date(),
    in timeZone: TimeZone = .current
  ) -> Context {
    context.updatingPromos(at: date, in: timeZone)
  }

  /// The theme, whose dated promos begin and end with the date.
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
  /// Returns the style for bars outside of every screen.
  public static func style(in context: Context) -> ThemeStyle { style(in: context, screen: nil) }

  /// Returns `nil`, because a theme without flows doesn't list pushes.
  public static func transition(from: Screen, to: Screen, in context: Context) -> TransitionScheme?
  {
    nil
  }

  /// The theme, whose context doesn't depend on the date.
  public static var theme: CompiledTheme<Context, Screen> {
    CompiledTheme(
      style: { style(in: $0, screen: $1) },
      transition: { transition(from: $0, to: $1, in: $2) }
    )
  }

  /// `Setting` under a name that types of the app don't shadow in generated code.
  @_spi(Generated) public typealias ThemeSetting<Value> = Setting<Value>

  /// Styles the bars of a navigation controller as bars outside of every screen.
  ///
  /// Call it before the bars are shown, and again when the context changes.
  public static func apply(_ context: Context, to navigationController: UINavigationController) {
    navigationController.traitCollection.performAsCurrent {
      style(in: context).apply(to: navigationController)
    }
  }

  /// Styles the bar of a tab bar controller as a bar outside of every screen.
  public static func apply(_ context: Context, to tabBarController: UITabBarController) {
    tabBarController.traitCollection.performAsCurrent {
      style(in: context).apply(to: tabBarController)
    }
  }

  /// Sets the tint of a window.
  public static func apply(_ context: Context, to window: UIWindow) {
    window.traitCollection.performAsCurrent { style(in: context).apply(to: window) }
  }

  /// Styles a screen: its items, the bars around it, and the tint of their window.
  ///
  /// Call it when the view is about to appear, because UIKit keeps some settings on the bars.
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
