#if canImport(UIKit)
public import UIKit

/// What a navigation bar does while the content scrolls; distances in points.
@available(iOS 13, *)
@_spi(Generated)
public nonisolated enum ScrollBehavior: Hashable, Sendable {
  /// UIKit's own switch between the appearance at the scroll edge and the standard one.
  case system
  /// The background's alpha follows the content.
  ///
  /// UIKit has no call for it: the background is a view of the bar's, which isn't private API, but a detail that Apple may change. If
  /// there isn't one, the appearance changes from no background to the standard one.
  case fade(distance: CGFloat = 10)
  /// The whole appearance goes over from that at the scroll edge to the standard one; `isManual` leaves the drawing to the app's
  /// `ManualCrossfade`, if it has one.
  case crossfade(distance: CGFloat = 10, isManual: Bool = false)
  /// The bar scrolls off with the content.
  case away(threshold: CGFloat = 0)
  /// UIKit's `hidesBarsOnSwipe`.
  case hide
}

/// How the bar changes when a screen is pushed or popped.
@available(iOS 13, *)
public nonisolated enum TransitionScheme: String, Hashable, Sendable {
  /// Nothing is done, since the bars look the same.
  case none
  /// The bar is hidden and shown.
  case hide
  /// The bar's own background is clear for good; each screen draws a backdrop.
  case backdrop
  /// Stand-in backdrops while a push or pop runs.
  case swap
  /// Chosen by comparing the bars of both screens, where the theme doesn't say.
  case automatic
}

/// Whether content may shine through a bar.
@available(iOS 13, *)
@_spi(Generated)
public nonisolated enum BarTranslucency: String, Hashable, Sendable {
  /// As color and image give it.
  case translucent
  /// Nothing shines through.
  case opaque
  /// Nothing is seen to shine through, yet UIKit takes the bar for translucent.
  case almostOpaque
}

@available(iOS 13, *)
extension UIBarAppearance {
  /// Changes the background by whether content may shine through; its color has to be set before.
  @_spi(Generated)
  public func setTranslucency(_ translucency: BarTranslucency) {
    switch translucency {
    case .translucent:
      break
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
