#if canImport(UIKit)
public import UIKit

/// A font as a theme declares it: a text style with optional changes, or a font of a family or of the system with a size.
@_spi(Generated)
public nonisolated struct ThemeFont: Sendable {
  /// The widths of the system font's characters; before iOS 16, only the standard one is available.
  public enum Width: String, CaseIterable, Sendable {
    case compressed
    case condensed
    case standard
    case expanded
  }

  /// The designs of the system font; before iOS 13, only the default one is available.
  public enum Design: String, CaseIterable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// The text style that the font is based on.
  public var style: UIFont.TextStyle?
  /// The name of a family or of one of its fonts.
  public var family: String?
  /// The size in points at the standard content size, or `nil` for the size of the text style.
  public var size: CGFloat?
  /// The weight, or `nil` for that of the style or family.
  public var weight: UIFont.Weight?
  /// The width, or `nil` for the standard one.
  public var width: Width?
  /// The design of the system font.
  public var design: Design?
  /// The text style that the font scales with; if `nil`, it scales with `style` or, without that, has a fixed size.
  public var relativeTo: UIFont.TextStyle?
  /// The maximum size after scaling, in points.
  public var maximumSize: CGFloat?
  /// Tags of OpenType features to switch on, such as `tnum`.
  public var features: [String]

  /// Creates a description of a font; the parts that aren't set are those of `base`.
  public init(
    base: ThemeFont? = nil,
    style: UIFont.TextStyle? = nil,
    family: String? = nil,
    size: CGFloat? = nil,
    weight: UIFont.Weight? = nil,
    width: Width? = nil,
    design: Design? = nil,
    relativeTo: UIFont.TextStyle? = nil,
    maximumSize: CGFloat? = nil,
    features: [String] = []
  ) {
    self.style = style ?? base?.style
    self.family = family ?? base?.family
    self.size = size ?? base?.size
    self.weight = weight ?? base?.weight
    self.width = width ?? base?.width
    self.design = design ?? base?.design
    self.relativeTo = relativeTo ?? base?.relativeTo
    self.maximumSize = maximumSize ?? base?.maximumSize
    self.features = features.isEmpty ? base?.features ?? [] : features
  }

  /// The font, or the system font if the family is missing.
  public var uiFont: UIFont {
    if let style, isPlain { return .preferredFont(forTextStyle: style) }
    let font = unscaledFont
    guard let scale = relativeTo ?? style else { return font }
    let metrics = UIFontMetrics(forTextStyle: scale)
    guard let maximumSize else { return metrics.scaledFont(for: font) }
    return metrics.scaledFont(for: font, maximumPointSize: maximumSize)
  }

  private var isPlain: Bool {
    family == nil && size == nil && weight == nil && width == nil && design == nil
      && relativeTo == nil && maximumSize == nil && features.isEmpty
  }

  private var unscaledFont: UIFont {
    let font = familyFont ?? systemFont
    guard !features.isEmpty else { return font }
    let settings = features.map { [Self.featureTag: $0 as Any, Self.featureValue: 1 as Any] }
    let descriptor = font.fontDescriptor.addingAttributes([.featureSettings: settings])
    return UIFont(descriptor: descriptor, size: font.pointSize)
  }

  private var pointSize: CGFloat {
    if let size { return size }
    // The size at the standard content size, because the result is scaled afterwards.
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    return UIFont.preferredFont(forTextStyle: style ?? .body, compatibleWith: traits).pointSize
  }

  private var familyFont: UIFont? {
    guard let family, let font = UIFont(name: family, size: pointSize) else { return nil }
    guard let weight else { return font }
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: font.familyName,
      .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],
    ])
    return UIFont(descriptor: descriptor, size: pointSize)
  }

  private var systemFont: UIFont {
    let font = systemFontOfWidth
    guard #available(iOS 13, *), let design,
      let descriptor = font.fontDescriptor.withDesign(design.uiDesign)
    else { return font }
    return UIFont(descriptor: descriptor, size: font.pointSize)
  }

  private var systemFontOfWidth: UIFont {
    let weight = self.weight ?? (style == .headline ? .semibold : .regular)
    if #available(iOS 16, *), let width {
      return .systemFont(ofSize: pointSize, weight: weight, width: width.uiWidth)
    }
    return .systemFont(ofSize: pointSize, weight: weight)
  }

  // The values of Core Text's `kCTFontOpenTypeFeatureTag` and `kCTFontOpenTypeFeatureValue`.
  private static let featureTag = UIFontDescriptor.FeatureKey(rawValue: "CTFeatureOpenTypeTag")
  private static let featureValue = UIFontDescriptor.FeatureKey(rawValue: "CTFeatureOpenTypeValue")
}

nonisolated extension ThemeFont.Design {
  @available(iOS 13, *)
  fileprivate var uiDesign: UIFontDescriptor.SystemDesign {
    switch self {
    case .default: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

nonisolated extension ThemeFont.Width {
  @available(iOS 16, *)
  fileprivate var uiWidth: UIFont.Width {
    switch self {
    case .compressed: .compressed
    case .condensed: .condensed
    case .standard: .standard
    case .expanded: .expanded
    }
  }
}

nonisolated extension UIFont.Weight {
  /// Creates the weight with a name in UIKit, or returns `nil` if there is no such weight.
  @_spi(Generated)
  public init?(named name: String?) {
    switch name {
    case "ultraLight": self = .ultraLight
    case "thin": self = .thin
    case "light": self = .light
    case "regular": self = .regular
    case "medium": self = .medium
    case "semibold": self = .semibold
    case "bold": self = .bold
    case "heavy": self = .heavy
    case "black": self = .black
    default: return nil
    }
  }
}
#endif
