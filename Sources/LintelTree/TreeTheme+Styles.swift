#if canImport(UIKit)
@_spi(Generated) public import LintelUIKit
import UIKit

@available(iOS 13, *)
@MainActor
extension TreeTheme {
  /// The theme for a `ThemeController`; screens have their names from the theme's file.
  public var theme: CompiledTheme<Context, String> {
    CompiledTheme(
      style: { style(in: $0, screen: $1) },
      transition: { transition(from: $0, to: $1, in: $2) },
      updatingPromos: { updatingPromos(of: $0, at: $1, in: $2) },
      promoSpans: Array(promoSpans.values)
    )
  }

  /// Returns everything that the theme sets for a context.
  public func style(in context: Context, screen: String? = nil) -> ThemeStyle {
    let place = UIDevice.current.place(of: context, in: self, .current)
    let builder = TreeStyleBuilder(tree: self, colors: context.colors, version: place.version)
    return builder.style(nodes(at: place, screen: screen))
  }

  /// Returns how the bar changes while a screen is pushed onto another, or `nil` for a push that the theme doesn't list.
  public func transition(from: String, to: String, in context: Context) -> TransitionScheme? {
    let place = UIDevice.current.place(of: context, in: self, .current)
    return scheme(from: from, to: to, at: place).flatMap(TransitionScheme.init)
  }
}
#endif
