#if canImport(UIKit)
public import Foundation

/// A theme as a `ThemeController` takes it: what it sets in a context, and how its bars change between screens.
///
/// The Swift output has one as `theme`; `TreeTheme` makes one of a JSON tree.
@available(iOS 13, *)
@MainActor
public struct CompiledTheme<Context, Screen: Hashable> {
  /// Everything that the theme sets for a screen, or on bars outside of every screen.
  @_spi(Generated) public let style: (_ context: Context, _ screen: Screen?) -> ThemeStyle
  /// How the bar changes while a screen is pushed onto another; nil for a push that the theme does not list.
  @_spi(Generated) public let transition:
    (_ from: Screen, _ to: Screen, _ context: Context) -> TransitionScheme?
  /// The context with the dated promos that run at a date; those that the app switches stay.
  @_spi(Generated) public let updatingPromos:
    (_ context: Context, _ date: Date, _ timeZone: TimeZone) -> Context
  /// When the dated promos run, in any order.
  @_spi(Generated) public let promoSpans: [PromoSpan]

  /// Puts a theme together.
  ///
  /// - Parameters:
  ///   - style: what the theme sets for a screen.
  ///   - transition: how the bar changes on a push; by default as the screens' own settings say.
  ///   - updatingPromos: the context at a date; by default it stays.
  ///   - promoSpans: when dated promos run, so that the context is updated in time; by default there are none.
  @_spi(Generated) public init(
    style: @escaping (_ context: Context, _ screen: Screen?) -> ThemeStyle,
    transition:
      @escaping (_ from: Screen, _ to: Screen, _ context: Context) -> TransitionScheme? = {
        _,
        _,
        _ in nil
      },
    updatingPromos:
      @escaping (_ context: Context, _ date: Date, _ timeZone: TimeZone) -> Context = {
        context,
        _,
        _ in context
      },
    promoSpans: [PromoSpan] = []
  ) {
    self.style = style
    self.transition = transition
    self.updatingPromos = updatingPromos
    self.promoSpans = promoSpans
  }
}
#endif
