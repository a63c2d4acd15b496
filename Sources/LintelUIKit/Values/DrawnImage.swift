#if canImport(UIKit)
import UIKit

/// Images that are drawn once for each appearance and, if it matters, for each direction of reading, so that they follow both.
nonisolated enum DrawnImage {
  /// The length of a gradient's image in points, with enough steps for a bar, which stretches it.
  private static let gradientLength: CGFloat = 128

  static func fill(_ color: UIColor, cornerRadius: CGFloat) -> UIImage {
    // One point between the corners stretches.
    let side = 2 * cornerRadius + 1
    let size = CGSize(width: side, height: side)
    let image = perAppearance(size: size) { context, traits in
      let bounds = CGRect(origin: .zero, size: size)
      context.setFillColor(color.resolved(in: traits).cgColor)
      guard cornerRadius > 0 else { return context.fill(bounds) }
      context.addPath(
        unsafe CGPath(
          roundedRect: bounds,
          cornerWidth: cornerRadius,
          cornerHeight: cornerRadius,
          transform: nil
        )
      )
      context.fillPath()
    }
    return image.stretching(inside: cornerRadius)
  }

  static func gradient(from side: GradientSide, stops: [GradientStop]) -> UIImage {
    let isVertical = side == .top || side == .bottom
    let size = CGSize(
      width: isVertical ? 1 : gradientLength,
      height: isVertical ? gradientLength : 1
    )
    let end = CGPoint(x: isVertical ? 0 : gradientLength, y: isVertical ? gradientLength : 0)
    let image = perAppearance(size: size, hasDirection: !isVertical) { context, traits in
      let isMirrored = !isVertical && traits.layoutDirection == .rightToLeft
      let isReversed = (side == .bottom || side == .trailing) != isMirrored
      let colors = stops.map { $0.color.resolved(in: traits).cgColor }
      let locations = stops.map(\.location)
      let gradient = unsafe locations.withUnsafeBufferPointer { buffer in
        unsafe CGGradient(
          colorsSpace: nil,
          colors: colors as CFArray,
          locations: buffer.baseAddress
        )
      }
      guard let gradient else { return }
      context.drawLinearGradient(
        gradient,
        start: isReversed ? end : .zero,
        end: isReversed ? .zero : end,
        options: []
      )
    }
    return image.stretching(inside: 0)
  }

  /// Returns a background that looks opaque and counts as translucent, as `AlmostOpaqueRecipe` describes.
  static func almostOpaque(_ color: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = false
    format.scale = 1
    let size = CGSize(width: AlmostOpaqueRecipe.side, height: AlmostOpaqueRecipe.side)
    let corner = CGRect(
      x: AlmostOpaqueRecipe.cornerX,
      y: AlmostOpaqueRecipe.cornerY,
      width: 1,
      height: 1
    )
    let image = perAppearance(size: size, format: format) { context, traits in
      let color = color.resolved(in: traits).withAlphaComponent(1)
      // Copied instead of blended, so that the pixel keeps its own alpha; Core Graphics premultiplies it.
      context.setBlendMode(.copy)
      context.setFillColor(color.cgColor)
      context.fill(CGRect(origin: .zero, size: size))
      context.setFillColor(color.withAlphaComponent(AlmostOpaqueRecipe.cornerAlpha).cgColor)
      context.fill(corner)
    }
    return image.stretching(inside: CGFloat(AlmostOpaqueRecipe.capInset))
  }

  private static func perAppearance(
    size: CGSize,
    format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat(),
    hasDirection: Bool = false,
    draw: (CGContext, UITraitCollection) -> Void
  ) -> UIImage {
    let renderer = UIGraphicsImageRenderer(size: size, format: format)
    guard #available(iOS 13, *) else {
      return renderer.image { draw($0.cgContext, UITraitCollection()) }
    }
    let asset = UIImageAsset()
    let leftToRight = UITraitCollection(layoutDirection: .leftToRight)
    let directions =
      hasDirection
      ? [leftToRight, UITraitCollection(layoutDirection: .rightToLeft)] : [UITraitCollection()]
    for direction in directions {
      for appearance in AppearanceTraits.all {
        let traits = mergedCollection(traitsFrom: [appearance, direction])
        asset.register(renderer.image { draw($0.cgContext, traits) }, with: traits)
      }
    }
    return asset.image(with: mergedCollection(traitsFrom: [AppearanceTraits.light, leftToRight]))
  }
}

nonisolated extension UIImage {
  /// Returns the image with a border, as wide as `inset` in points, that doesn't stretch.
  fileprivate func stretching(inside inset: CGFloat) -> UIImage {
    let insets = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }
}

@available(iOS 13, *)
private nonisolated enum AppearanceTraits {
  static var light: UITraitCollection { traits(.light, .normal) }

  static var all: [UITraitCollection] {
    [light, traits(.dark, .normal), traits(.light, .high), traits(.dark, .high)]
  }

  private static func traits(
    _ style: UIUserInterfaceStyle,
    _ contrast: UIAccessibilityContrast
  ) -> UITraitCollection {
    mergedCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(accessibilityContrast: contrast),
    ])
  }
}
#endif
