#if canImport(UIKit)
import UIKit

@available(iOS 13, *)
nonisolated extension ScrollBehavior {
  /// Whether the bar depends on the content's position.
  var follows: Bool {
    switch self {
    case .system, .hide: false
    case .fade, .crossfade, .away: true
    }
  }

  var fades: Bool {
    if case .fade = self { true } else { false }
  }

  /// Whether the bar shows a mixture of two appearances.
  var blends: Bool {
    if case .crossfade = self { true } else { false }
  }

  /// Returns the progress from the scroll edge to the standard look, which changes at once for behaviors without a distance.
  func progress(offset: Double, topInset: Double) -> Double {
    let distance: Double =
      switch self {
      case .fade(let distance), .crossfade(let distance, _): Double(distance)
      case .system, .away, .hide: 0
      }
    return ScrollFormula.progress(offset: offset, topInset: topInset, distance: distance)
  }

  /// Returns the alpha of the background, or `nil` if the behavior doesn't fade it.
  func alpha(at progress: Double?) -> Double? {
    fades ? ScrollFormula.fadeAlpha(progress: progress) : nil
  }
}

@available(iOS 13, *)
extension NavigationBarStyle {
  var behavior: ScrollBehavior { scrollBehavior.value ?? .system }

  var hidesOnSwipe: Setting<Bool> { behavior == .hide ? .set(true) : .untouched }

  var variesBySlot: Bool {
    tintColor.varies || buttonTintColor.varies || prominentButtonTintColor.varies
  }
}

@available(iOS 13, *)
extension ThemeStyle {
  var variesBySlot: Bool { navigationBar.variesBySlot || bottomVariesBySlot }

  /// Whether a tint of the bars below the content differs between slots.
  var bottomVariesBySlot: Bool {
    toolbar.tintColor.varies || toolbar.buttonTintColor.varies
      || toolbar.prominentButtonTintColor.varies || tabBar.tintColor.varies
  }
}
#endif
