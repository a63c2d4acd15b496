/// Whether a navigation bar shows a shadow, and what hides it, on every system.
///
/// The rules are those by which apps did it before appearance objects, with what the comments on `UIBarAppearance.shadowColor` add:
/// a clear color draws no shadow, and an image that isn't a template is drawn whatever the color is.
@_spi(Generated)
public nonisolated enum ShadowRule {
  /// The color of a shadow.
  public enum Color: String, Hashable, Sendable {
    /// Nil.
    case none
    case clear
    case visible
  }

  /// The image of a shadow.
  public enum Image: String, Hashable, Sendable {
    /// Nil, for the system's hairline.
    case none
    /// `UIImage()`.
    case empty
    /// Drawn in the shadow's color.
    case template
    /// Drawn as it is.
    case original
  }

  /// What a bar has.
  public struct State: Hashable, Sendable {
    /// That of the standard appearance; nothing below iOS 13.
    public var color: Color
    /// That of the standard appearance; below iOS 13 the bar's own.
    public var image: Image
    /// Whether the bar has a background image for `UIBarMetrics.default`.
    public var hasBackgroundImage: Bool

    /// Describes a bar.
    public init(color: Color, image: Image, hasBackgroundImage: Bool) {
      self.color = color
      self.image = image
      self.hasBackgroundImage = hasBackgroundImage
    }
  }

  /// What has to be set so that a shadow goes or comes back.
  public enum Target: String, Hashable, Sendable {
    case standardShadowColor = "standardAppearance.shadowColor"
    case compactShadowColor = "compactAppearance.shadowColor"
    case scrollEdgeShadowColor = "scrollEdgeAppearance.shadowColor"
    case compactScrollEdgeShadowColor = "compactScrollEdgeAppearance.shadowColor"
    case shadowImage
    case backgroundImage
  }

  /// Whether no shadow is seen.
  ///
  /// - Parameters:
  ///   - state: what the bar has.
  ///   - system: the major version of iOS.
  /// - Returns: from 13 on by color and image of the appearance; on 11 and 12 by the image alone; before by an image together with
  ///   a background image, without which UIKit ignores it.
  public static func isHidden(_ state: State, system: Int) -> Bool {
    if system >= 13 {
      switch state.image {
      case .empty: return true
      case .original: return false
      case .none, .template: return state.color != .visible
      }
    }
    guard state.image == .empty else { return false }
    return system >= 11 || state.hasBackgroundImage
  }

  /// What has to be set: on 13 and later a color of nil, before an image without a pixel, or the bar's own again.
  ///
  /// - Parameters:
  ///   - hides: whether to hide the shadow.
  ///   - state: what the bar has.
  ///   - system: the major version of iOS.
  /// - Returns: nothing if it is so already. Don't change appearances that the bar doesn't have.
  public static func targets(hides: Bool, _ state: State, system: Int) -> [Target] {
    guard isHidden(state, system: system) != hides else { return [] }
    if system >= 15 {
      return [
        .standardShadowColor, .compactShadowColor, .scrollEdgeShadowColor,
        .compactScrollEdgeShadowColor,
      ]
    }
    if system >= 13 { return [.standardShadowColor, .compactShadowColor, .scrollEdgeShadowColor] }
    return system >= 11 ? [.shadowImage] : [.backgroundImage, .shadowImage]
  }
}
