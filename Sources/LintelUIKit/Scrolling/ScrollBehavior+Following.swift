#if canImport(UIKit)
import UIKit

@available(iOS 13, *)
nonisolated extension ScrollBehavior {
  /// Whether the bar has to know where the content is.
  var follows: Bool {
    switch self {
    case .system, .hide: false
    case .fade, .crossfade, .away: true
    }
  }

  /// Whether the background's alpha follows the content.
  var fades: Bool {
    if case .fade = self { true } else { false }
  }

  /// Whether appearances are mixed.
  var blends: Bool {
    if case .crossfade = self { true } else { false }
  }

  /// The way from the edge to the standard look; where the theme names none, UIKit changes as soon as the content moves.
  func progress(offset: Double, topInset: Double) -> Double {
    let distance: Double =
      switch self {
      case .fade(let distance), .crossfade(let distance, _): Double(distance)
      case .system, .away, .hide: 0
      }
    return ScrollFormula.progress(offset: offset, topInset: topInset, distance: distance)
  }

  /// The alpha of the background, nil for one that does not fade.
  func alpha(at progress: Double?) -> Double? {
    fades ? ScrollFormula.fadeAlpha(progress: progress) : nil
  }
}

@available(iOS 13, *)
extension NavigationBarStyle {
  var behavior: ScrollBehavior { scrollBehavior.value ?? .system }

  /// UIKit's own switch for bars that go when the content is swiped.
  var hidesOnSwipe: Setting<Bool> { behavior == .hide ? .set(true) : .untouched }

  var variesBySlot: Bool {
    tintColor.varies || buttonTintColor.varies || prominentButtonTintColor.varies
  }
}

@available(iOS 13, *)
extension ThemeStyle {
  /// Whether any tint depends on where the content is.
  var variesBySlot: Bool { navigationBar.variesBySlot || bottomVariesBySlot }

  /// Whether a tint of the bars below the content does.
  var bottomVariesBySlot: Bool {
    toolbar.tintColor.varies || toolbar.buttonTintColor.varies
      || toolbar.prominentButtonTintColor.varies || tabBar.tintColor.varies
  }
}
#endif
