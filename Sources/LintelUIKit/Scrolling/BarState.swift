#if canImport(UIKit)
import UIKit

/// The size and the scroll position of a bar, which determine the look that it shows.
@available(iOS 13, *)
nonisolated struct BarState: Hashable {
  var isCompact: Bool
  /// The progress, 0 at the scroll edge and 1 away from it.
  var progress: Double

  /// The standard size, away from the scroll edge.
  static let standard = BarState(isCompact: false, progress: 1)
}

@available(iOS 13, *)
nonisolated extension SlotColors {
  /// Returns the color for a state of the bar, interpolated between the scroll edge and the standard look.
  func color(in state: BarState) -> UIColor? {
    let edge = state.isCompact ? compactScrollEdge : scrollEdge
    let away = state.isCompact ? compact : standard
    if edge === away || state.progress >= 1 { return away }
    guard state.progress > 0 else { return edge }
    guard let edge, let away else { return ScrollFormula.isPastHalf(state.progress) ? away : edge }
    return ThemeColor.between(edge, away, state.progress)
  }

  var varies: Bool { [compact, scrollEdge, compactScrollEdge].contains { $0 !== standard } }
}

@available(iOS 13, *)
nonisolated extension Setting<SlotColors> {
  func color(in state: BarState) -> Setting<UIColor?> {
    switch self {
    case .untouched: .untouched
    case .set(let colors): .set(colors.color(in: state))
    }
  }

  var varies: Bool { value?.varies ?? false }
}

@available(iOS 13, *)
nonisolated extension ThemeColor {
  /// Returns a color between two, interpolated in premultiplied sRGB, that follows the appearance as both do.
  static func between(_ edge: UIColor, _ away: UIColor, _ progress: Double) -> UIColor {
    UIColor { @Sendable traits in
      ExtendedSRGB(edge, traits).interpolated(to: ExtendedSRGB(away, traits), progress: progress)
        .uiColor
    }
  }
}

@available(iOS 13, *)
nonisolated extension ExtendedSRGB {
  var uiColor: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }
}
#endif
