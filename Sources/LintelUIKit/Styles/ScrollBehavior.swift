#if canImport(UIKit)
public import UIKit

/// What a navigation bar does while the content scrolls, with distances in points.
@available(iOS 13, *)
@_spi(Generated)
public nonisolated enum ScrollBehavior: Hashable, Sendable {
  /// UIKit switches between the appearance at the scroll edge and the standard one.
  case system
  /// The alpha of the bar's background follows the content.
  ///
  /// UIKit doesn't have API for it. The background is a subview of the bar, which isn't private API, but a detail that Apple may
  /// change. Without such a subview, the appearance changes from no background to the standard one.
  case fade(distance: CGFloat = 10)
  /// The whole appearance changes gradually from the one at the scroll edge to the standard one; if `isManual` is true, the app's
  /// `ManualCrossfade` draws it, if there is one.
  case crossfade(distance: CGFloat = 10, isManual: Bool = false)
  /// The bar scrolls off with the content.
  case away(threshold: CGFloat = 0)
  /// UIKit's `hidesBarsOnSwipe`.
  case hide
}

/// How the bar changes when a screen is pushed or popped.
@available(iOS 13, *)
public nonisolated enum TransitionScheme: String, Hashable, Sendable {
  /// UIKit's own animation is enough, because the bars look the same.
  case none
  /// UIKit's own call hides or shows the bar.
  case hide
  /// The bar's own background stays clear, and each screen draws a backdrop.
  case backdrop
  /// Backdrops replace the bar's background while a push or pop runs.
  case swap
  /// The bars of both screens are compared to choose a scheme, if the theme doesn't set one.
  case automatic
}

/// Whether content shows through a bar.
@available(iOS 13, *)
@_spi(Generated)
public nonisolated enum BarTranslucency: String, Hashable, Sendable {
  /// Content shows through as far as the bar's color and image allow.
  case translucent
  /// Content doesn't show through.
  case opaque
  /// Content doesn't visibly show through, but UIKit treats the bar as translucent.
  case almostOpaque
}

@available(iOS 13, *)
extension UIBarAppearance {
  /// Applies a translucency to the background, whose color must be set first.
  @_spi(Generated)
  public func setTranslucency(_ translucency: BarTranslucency) {
    switch translucency {
    case .translucent: break
    case .opaque:
      let color = backgroundColor ?? .systemBackground
      backgroundColor = UIColor { @Sendable traits in
        color.resolvedColor(with: traits).withAlphaComponent(1)
      }
    case .almostOpaque:
      backgroundImage = DrawnImage.almostOpaque(backgroundColor ?? .systemBackground)
      backgroundEffect = nil
      backgroundColor = nil
    }
  }
}
#endif
