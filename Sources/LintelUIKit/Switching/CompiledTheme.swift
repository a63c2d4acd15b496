#if canImport(UIKit)
public import Foundation

/// A theme in the form that a `ThemeController` accepts: its styles, and how its bars change between screens.
///
/// Generated Swift code has one as `theme`, and `TreeTheme` creates one from a JSON tree.
@available(iOS 13, *)
@MainActor
public struct CompiledTheme<Context, Screen: Hashable> {
  /// The style for a screen or, if it's `nil`, for bars outside of every screen.
  @_spi(Generated) public let style: (_ context: Context, _ screen: Screen?) -> ThemeStyle
  /// How the bar changes while a screen is pushed onto another, or `nil` for a push that the theme doesn't list.
  @_spi(Generated) public let transition:
    (_ from: Screen, _ to: Screen, _ context: Context) -> TransitionScheme?
  /// The context with the dated promos that run at a date; promos that the app switches don't change.
  @_spi(Generated) public let updatingPromos:
    (_ context: Context, _ date: Date, _ timeZone: TimeZone) -> Context
  /// The spans of the dated promos, in any order.
  @_spi(Generated) public let promoSpans: [PromoSpan]

  /// Creates a theme.
  ///
  /// - Parameters:
  ///   - style: returns the style for a screen.
  ///   - transition: returns how the bar changes on a push; by default, the screens' own settings decide.
  ///   - updatingPromos: returns the context at a date; by default, the context doesn't change.
  ///   - promoSpans: the spans of the dated promos, so that the context is updated in time; empty by default.
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
