#if canImport(UIKit)
public import UIKit

nonisolated extension ThemeColor {
  /// Returns a color with its alpha multiplied by a factor; the result follows the appearance if the color does.
  public static func alpha(_ color: UIColor, _ factor: CGFloat) -> UIColor {
    .following { traits in
      let resolved = color.resolved(in: traits)
      return resolved.withAlphaComponent(RuntimeColor(resolved, traits).alpha * factor)
    }
  }

  /// Returns a color between two, mixed in OKLab with premultiplied alpha.
  ///
  /// - Parameters:
  ///   - first: the color for a share of 0.
  ///   - second: the color for a share of 1.
  ///   - share: the share of the second color, 0...1.
  /// - Returns: a color that follows the appearance as both colors do.
  public static func mix(_ first: UIColor, _ second: UIColor, _ share: CGFloat) -> UIColor {
    .following { traits in
      RuntimeColor(first, traits)
        .mixed(with: RuntimeColor(second, traits), share: Double(share)).uiColor
    }
  }

  /// Returns a color with its OKLCH lightness, which is 0...1, reduced by an amount.
  public static func darken(_ color: UIColor, _ amount: CGFloat) -> UIColor {
    lighten(color, -amount)
  }

  /// Returns a color with its OKLCH lightness, which is 0...1, increased by an amount.
  public static func lighten(_ color: UIColor, _ amount: CGFloat) -> UIColor {
    .following { traits in
      RuntimeColor(color, traits).lightened(by: Double(amount)).uiColor
    }
  }

  /// Returns the color with more contrast on a background; the first one wins a tie.
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
