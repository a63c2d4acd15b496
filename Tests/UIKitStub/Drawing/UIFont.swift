// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A font that keeps its origin for the recording.
@available(iOS 2, *)
public class UIFont: NSObject, @unchecked Sendable {
  @available(iOS 2, *)
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    @available(iOS 11, *)
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    @available(iOS 9, *)
    public static let title1 = TextStyle(rawValue: "title1")
    @available(iOS 9, *)
    public static let title2 = TextStyle(rawValue: "title2")
    @available(iOS 9, *)
    public static let title3 = TextStyle(rawValue: "title3")
    @available(iOS 7, *)
    public static let headline = TextStyle(rawValue: "headline")
    @available(iOS 7, *)
    public static let subheadline = TextStyle(rawValue: "subheadline")
    @available(iOS 7, *)
    public static let body = TextStyle(rawValue: "body")
    @available(iOS 9, *)
    public static let callout = TextStyle(rawValue: "callout")
    @available(iOS 7, *)
    public static let footnote = TextStyle(rawValue: "footnote")
    @available(iOS 7, *)
    public static let caption1 = TextStyle(rawValue: "caption1")
    @available(iOS 7, *)
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  @available(iOS 2, *)
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    @available(iOS 8.2, *)
    public static let ultraLight = Weight(rawValue: -0.8)
    @available(iOS 8.2, *)
    public static let thin = Weight(rawValue: -0.6)
    @available(iOS 8.2, *)
    public static let light = Weight(rawValue: -0.4)
    @available(iOS 8.2, *)
    public static let regular = Weight(rawValue: 0)
    @available(iOS 8.2, *)
    public static let medium = Weight(rawValue: 0.23)
    @available(iOS 8.2, *)
    public static let semibold = Weight(rawValue: 0.3)
    @available(iOS 8.2, *)
    public static let bold = Weight(rawValue: 0.4)
    @available(iOS 8.2, *)
    public static let heavy = Weight(rawValue: 0.56)
    @available(iOS 8.2, *)
    public static let black = Weight(rawValue: 0.62)
  }

  @available(iOS 2, *)
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    @available(iOS 16, *)
    public static let compressed = Width(rawValue: -0.3)
    @available(iOS 16, *)
    public static let condensed = Width(rawValue: -0.2)
    @available(iOS 16, *)
    public static let standard = Width(rawValue: 0)
    @available(iOS 16, *)
    public static let expanded = Width(rawValue: 0.2)
  }

  @available(iOS 7, *)
  public let fontDescriptor: UIFontDescriptor
  public let pointSize: CGFloat
  /// The text style that the font scales with.
  public private(set) var scalingStyle: TextStyle?
  /// The maximum size after scaling, in points.
  public private(set) var maximumPointSize: CGFloat?

  @available(iOS 7, *)
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    fontDescriptor = descriptor
    self.pointSize = pointSize > 0 ? pointSize : descriptor.pointSize
  }

  /// Returns `nil` for the names that tests use for missing fonts.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.hasPrefix("Missing") else { return nil }
    self.init(descriptor: UIFontDescriptor(fontAttributes: [.family: fontName]), size: fontSize)
  }

  public var familyName: String {
    fontDescriptor.family ?? ".SFUI"
  }

  @available(iOS 8.2, *)
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    let traits = [UIFontDescriptor.TraitKey.weight: weight.rawValue]
    return UIFont(descriptor: UIFontDescriptor(fontAttributes: [.traits: traits]), size: size)
  }

  @available(iOS 16, *)
  public class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    Simulation.require(160, "UIFont.systemFont(ofSize:weight:width:)")
    let font = systemFont(ofSize: size, weight: weight)
    let descriptor = font.fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue, .width: width.rawValue]
    ])
    return UIFont(descriptor: descriptor, size: size)
  }

  @available(iOS 7, *)
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  @available(iOS 10, *)
  public class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let font = UIFont(
      descriptor: UIFontDescriptor(fontAttributes: [.textStyle: style.rawValue]),
      size: TextSizes.size(of: style, in: traits ?? .current)
    )
    font.scalingStyle = style
    return font
  }

  func scaled(
    with style: TextStyle,
    maximumPointSize: CGFloat?,
    in traits: UITraitCollection
  ) -> UIFont {
    precondition(
      scalingStyle == nil,
      "UIKit throws an exception when a scaled font is scaled again"
    )
    let size = TextSizes.scaled(pointSize, with: style, in: traits)
    let font = UIFont(descriptor: fontDescriptor, size: min(size, maximumPointSize ?? size))
    font.scalingStyle = style
    font.maximumPointSize = maximumPointSize
    return font
  }
}
