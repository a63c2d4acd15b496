/// The background of a bar, from bottom to top: the effect, the color, and the image.
@MainActor
public struct ShownBackground {
  /// The line at the bar's edge.
  public enum Shadow {
    case none
    /// The default hairline in a color.
    case hairline(UIColor)
    /// A template image in a color.
    case template(UIImage, UIColor)
    /// An image with its own colors, regardless of the shadow color.
    case original(UIImage)
  }

  /// The bottom layer.
  public let effect: UIBlurEffect?
  /// The resolved color over the effect.
  public let color: UIColor?
  /// The image over the color.
  public let image: UIImage?
  /// The line with its color resolved.
  public let shadow: Shadow
}

extension ShownAppearance {
  /// The background for some traits.
  public func background(with traits: UITraitCollection) -> ShownBackground {
    if isModified { return ShownBackground(effect: nil, color: nil, image: nil, shadow: .none) }
    return ShownBackground(
      effect: appearance.backgroundEffect,
      color: appearance.backgroundColor?.resolvedColor(with: traits),
      image: appearance.backgroundImage,
      shadow: shadow(with: traits)
    )
  }

  /// The shadow by the rules of UIBarAppearance.h for `shadowColor`: nil and clear are the same, and only template images use it.
  private func shadow(with traits: UITraitCollection) -> ShownBackground.Shadow {
    let color = appearance.shadowColor?.resolvedColor(with: traits)
    let visible = color.flatMap { $0.isClear ? nil : $0 }
    switch (appearance.shadowImage, visible) {
    case (let image?, let color) where image.renderingMode == .alwaysTemplate:
      return color.map { .template(image, $0) } ?? .none
    case (let image?, _): return .original(image)
    case (nil, let color?): return .hairline(color)
    case (nil, nil): return .none
    }
  }
}

extension UIColor {
  fileprivate var isClear: Bool {
    var alpha: CGFloat = 1
    unsafe getRed(nil, green: nil, blue: nil, alpha: &alpha)
    return alpha == 0
  }
}
