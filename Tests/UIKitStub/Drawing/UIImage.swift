// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// An image that keeps its origin for the recording.
@available(iOS 2, *)
public class UIImage: NSObject, @unchecked Sendable {
  @available(iOS 7, *)
  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  @available(iOS 2, *)
  public enum ResizingMode: Int, Sendable {
    case tile
    case stretch
  }

  /// The way in which an image was created.
  public enum Origin: Sendable {
    case empty
    case asset(String)
    case symbol(String, SymbolConfiguration?)
    /// Drawn by calls; each bitmap has the traits for which it was drawn.
    case drawn([DrawingCall])
  }

  public let origin: Origin
  public private(set) var size: CGSize
  @available(iOS 7, *)
  public private(set) var renderingMode: RenderingMode = .automatic
  @available(iOS 5, *)
  public private(set) var capInsets = UIEdgeInsets.zero
  /// Whether the image was made resizable, including with insets of zero.
  public private(set) var isResizable = false
  @available(iOS 6, *)
  public private(set) var resizingMode: ResizingMode = .tile
  /// The images for particular traits.
  @available(iOS 8, *)
  public let imageAsset: UIImageAsset?

  public override init() {
    origin = .empty
    size = .zero
    imageAsset = nil
  }

  init(_ origin: Origin, size: CGSize = CGSize(width: 20, height: 20), asset: UIImageAsset? = nil) {
    self.origin = origin
    self.size = size
    imageAsset = asset
  }

  /// Returns `nil` for the names that tests use for missing images.
  public convenience init?(named name: String) {
    guard !name.hasPrefix("missing") else { return nil }
    self.init(.asset(name))
  }

  @available(iOS 13, *)
  public convenience init?(systemName name: String) {
    guard !name.hasPrefix("missing") else { return nil }
    self.init(.symbol(name, nil))
  }

  @available(iOS 13, *)
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.hasPrefix("missing") else { return nil }
    self.init(.symbol(name, configuration as? SymbolConfiguration))
  }

  private func changed(_ change: (UIImage) -> Void) -> UIImage {
    let copy = UIImage(origin, size: size, asset: imageAsset)
    copy.renderingMode = renderingMode
    copy.capInsets = capInsets
    copy.isResizable = isResizable
    copy.resizingMode = resizingMode
    change(copy)
    return copy
  }

  @available(iOS 7, *)
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  @available(iOS 6, *)
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.isResizable = true
      $0.resizingMode = resizingMode
    }
  }

  @available(iOS 5, *)
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
}

/// A family of images for particular traits.
@available(iOS 8, *)
public class UIImageAsset: NSObject, @unchecked Sendable {
  /// The registered images, in order.
  public private(set) var images: [(traits: UITraitCollection, image: UIImage)] = []

  public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    images.append((traitCollection, image))
  }

  public func image(with traitCollection: UITraitCollection) -> UIImage {
    let match = images.last { entry in
      let style = entry.traits.userInterfaceStyle
      let contrast = entry.traits.accessibilityContrast
      let isHigh = traitCollection.accessibilityContrast == .high
      let direction = entry.traits.layoutDirection
      let isMirrored = traitCollection.layoutDirection == .rightToLeft
      guard direction == .unspecified || (direction == .rightToLeft) == isMirrored else {
        return false
      }
      return (style == .unspecified || style == traitCollection.userInterfaceStyle)
        && (contrast == .unspecified || (contrast == .high) == isHigh)
    }
    guard let image = (match ?? images.first)?.image else { return UIImage() }
    return UIImage(image.origin, size: image.size, asset: self)
  }
}

@available(iOS 13, *)
extension UIImage {
  @available(iOS 13, *)
  public class Configuration: NSObject, @unchecked Sendable {}

  @available(iOS 13, *)
  public class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The requested size in points.
    public var pointSize: CGFloat?
    public var weight: SymbolWeight = .unspecified
    public var scale: SymbolScale = .unspecified

    private init(pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: .some(pointSize), weight: weight, scale: scale)
    }

    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: .some(pointSize), weight: .unspecified, scale: .unspecified)
    }

    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight, scale: .unspecified)
    }

    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, weight: .unspecified, scale: scale)
    }

    /// Applies the values that `other` specifies.
    public func applying(_ other: Configuration) -> Self {
      guard let other = other as? SymbolConfiguration else { return self }
      pointSize = other.pointSize ?? pointSize
      weight = other.weight == .unspecified ? weight : other.weight
      scale = other.scale == .unspecified ? scale : other.scale
      return self
    }
  }

  @available(iOS 13, *)
  public enum SymbolWeight: Int, Sendable {
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }

  @available(iOS 13, *)
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small
    case medium
    case large
  }
}
