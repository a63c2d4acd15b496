// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 7, *)
public class UIFontDescriptor: NSObject, @unchecked Sendable {
  @available(iOS 7, *)
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  @available(iOS 7, *)
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
  }

  @available(iOS 7, *)
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  @available(iOS 7, *)
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    @available(iOS 13, *)
    public static let `default` = SystemDesign(rawValue: "default")
    @available(iOS 13, *)
    public static let rounded = SystemDesign(rawValue: "rounded")
    @available(iOS 13, *)
    public static let serif = SystemDesign(rawValue: "serif")
    @available(iOS 13, *)
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  public let fontAttributes: [AttributeName: Any]
  /// The requested design.
  public let design: SystemDesign?

  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    fontAttributes = attributes
    design = nil
  }

  private init(_ attributes: [AttributeName: Any], design: SystemDesign?) {
    fontAttributes = attributes
    self.design = design
  }

  public var pointSize: CGFloat { 0 }

  public func addingAttributes(
    _ attributes: [AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes.merging(attributes) { $1 }, design: design)
  }

  @available(iOS 13, *)
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(fontAttributes, design: design)
  }

  /// The requested family.
  public var family: String? {
    fontAttributes[.family] as? String
  }

  /// The requested weight.
  public var weight: UIFont.Weight? {
    ((fontAttributes[.traits] as? [TraitKey: Any])?[.weight] as? CGFloat).map(UIFont.Weight.init)
  }

  /// The requested width.
  public var width: UIFont.Width? {
    ((fontAttributes[.traits] as? [TraitKey: Any])?[.width] as? CGFloat).map(UIFont.Width.init)
  }

  /// The requested OpenType tags.
  public var featureTags: [String] {
    let settings = fontAttributes[.featureSettings] as? [[FeatureKey: Any]] ?? []
    return settings.compactMap { $0[FeatureKey(rawValue: "CTFeatureOpenTypeTag")] as? String }
  }
}
