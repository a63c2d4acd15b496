#if canImport(UIKit)
import UIKit

/// Mixes the text colors of two looks; everything else is taken from the nearer one.
@available(iOS 13, *)
@MainActor
struct TextMixer {
  let progress: Double

  /// Returns attributes with interpolated colors if both looks set them, because UIKit's own colors are unknown.
  func mixed(
    _ edge: [NSAttributedString.Key: Any],
    _ away: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any] {
    var result = ScrollFormula.isPastHalf(progress) ? away : edge
    for key in Self.colors {
      guard let first = edge[key] as? UIColor, let second = away[key] as? UIColor else { continue }
      result[key] = ThemeColor.between(first, second, progress)
    }
    return result
  }

  private static let colors: [NSAttributedString.Key] = [
    .foregroundColor, .backgroundColor, .underlineColor, .strikethroughColor, .strokeColor,
  ]

  /// Mixes every state of a button into a copy of the nearer one.
  func mix(
    _ edge: UIBarButtonItemAppearance,
    _ away: UIBarButtonItemAppearance,
    into copy: UIBarButtonItemAppearance
  ) {
    mix(edge.normal, away.normal, into: copy.normal)
    mix(edge.highlighted, away.highlighted, into: copy.highlighted)
    mix(edge.disabled, away.disabled, into: copy.disabled)
    mix(edge.focused, away.focused, into: copy.focused)
  }

  private func mix(
    _ edge: UIBarButtonItemStateAppearance,
    _ away: UIBarButtonItemStateAppearance,
    into copy: UIBarButtonItemStateAppearance
  ) {
    let attributes = mixed(edge.titleTextAttributes, away.titleTextAttributes)
    // UIKit may create an empty dictionary, which doesn't count as attributes of the theme.
    if !attributes.isEmpty { copy.titleTextAttributes = attributes }
  }
}
#endif
