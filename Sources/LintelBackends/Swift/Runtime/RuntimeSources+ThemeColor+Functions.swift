// A copy of Sources/LintelUIKit; `UPDATE_GOLDENS=1 swift test` writes it.
// swift-format-ignore-file

extension RuntimeSources {
  static let themeColorFunctions = ##"""
#if canImport(UIKit)
public import UIKit

nonisolated extension ThemeColor {
  /// The color with its alpha multiplied; a color that follows the appearance goes on doing so.
  public static func alpha(_ color: UIColor, _ factor: CGFloat) -> UIColor {
    .following { traits in
      let resolved = color.resolved(in: traits)
      return resolved.withAlphaComponent(RuntimeColor(resolved, traits).alpha * factor)
    }
  }

  /// A color between two, mixed in OKLab with premultiplied alpha.
  ///
  /// - Parameters:
  ///   - first: the color for a share of 0.
  ///   - second: the color for a share of 1.
  ///   - share: the second color's part, 0...1.
  /// - Returns: a color that follows the appearance as the two do.
  public static func mix(_ first: UIColor, _ second: UIColor, _ share: CGFloat) -> UIColor {
    .following { traits in
      RuntimeColor(first, traits)
        .mixed(with: RuntimeColor(second, traits), share: Double(share)).uiColor
    }
  }

  /// The color with less OKLCH lightness, by an amount of 1 in all.
  public static func darken(_ color: UIColor, _ amount: CGFloat) -> UIColor {
    lighten(color, -amount)
  }

  /// The color with more OKLCH lightness, by an amount of 1 in all.
  public static func lighten(_ color: UIColor, _ amount: CGFloat) -> UIColor {
    .following { traits in
      RuntimeColor(color, traits).lightened(by: Double(amount)).uiColor
    }
  }

  /// Whichever of two colors has more contrast on a background; the first wins a tie.
  public static func readable(
    _ background: UIColor,
    _ first: UIColor,
    _ second: UIColor
  ) -> UIColor {
    .following { traits in
      let back = RuntimeColor(background, traits)
      let firstContrast = RuntimeColor(first, traits).contrastRatio(on: back)
      let secondContrast = RuntimeColor(second, traits).contrastRatio(on: back)
      let winner = secondContrast > firstContrast ? second : first
      return winner.resolved(in: traits)
    }
  }
}
#endif
"""##
}
