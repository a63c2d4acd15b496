/// A value that code or a file gives a property, as far as it can be known without running it.
public indirect enum SourceValue: Codable, Hashable, Sendable {
  /// `nil`.
  case none
  case bool(Bool)
  case number(Double)
  case text(String)
  /// A case of one of UIKit's enums, without its type: `always`, `lightContent`, `systemChromeMaterial`.
  case keyword(String)
  case color(SourceColor)
  case font(SourceFont)
  case image(SourceImage)
  /// `NSShadow`; its color, offset in points, and blur radius in points, as far as they were set.
  case shadow(color: SourceColor?, x: Double?, y: Double?, blur: Double?)
  /// Further values by name, for `UIEdgeInsets`, `UIOffset`, and dictionaries of attributes: `horizontal`, `foregroundColor`.
  case fields([String: SourceValue])
  /// What couldn't be known, and why.
  case unknown(reason: UnreadReason)
}

/// A color of the app.
///
/// `name` is what the code calls a color that it declares once: `accent` of `Colors.accent`. Equal
/// colors of one name become one token.
public struct SourceColor: Codable, Hashable, Sendable {
  /// Where a color's components are.
  public indirect enum Content: Codable, Hashable, Sendable {
    /// Components of extended sRGB (`isDisplayP3`: of Display P3) and alpha; usually 0 to 1.
    case components(
      red: Double,
      green: Double,
      blue: Double,
      alpha: Double,
      isDisplayP3: Bool = false
    )
    /// A color of UIKit's by the name of its Swift property: `label`, `systemBackground`.
    case system(String)
    /// A color of an asset catalog.
    case asset(String)
    /// `UIColor { traits in … }`.
    case dynamic(light: SourceColor, dark: SourceColor)
    /// `withAlphaComponent(_:)`.
    case withAlpha(SourceColor, Double)
    /// A color that code outside of the given folders makes of a name: `UIColor(brand: .paper)`.
    case supplied(String)
  }

  /// The color itself.
  public var content: Content
  /// The name that the code uses, nil for one that has none.
  public var name: String?

  /// Creates a color.
  public init(_ content: Content, name: String? = nil) {
    self.content = content
    self.name = name
  }
}

/// A font of the app.
public struct SourceFont: Codable, Hashable, Sendable {
  /// How a font is chosen.
  public enum Face: Codable, Hashable, Sendable {
    /// `UIFont.systemFont(ofSize:weight:)`; `design` is `rounded`, `serif`, `monospaced`, or nil.
    case system(design: String?)
    /// `UIFont(name:size:)`.
    case named(String)
    /// `UIFont.preferredFont(forTextStyle:)`.
    case style(String)
  }

  /// How the font is chosen.
  public var face: Face
  /// In points; nil for that of the text style.
  public var size: Double?
  /// A keyword of `UIFont.Weight`, such as `semibold`.
  public var weight: String?
  /// Whether the font is italic.
  public var isItalic = false
  /// `monospacedDigitSystemFont`.
  public var hasMonospacedDigits = false
  /// The text style of `UIFontMetrics(forTextStyle:)`, nil if the font isn't scaled with one.
  public var relativeTo: String?
  /// `scaledFont(for:maximumPointSize:)`.
  public var maximumSize: Double?
  /// The name that the code uses, nil for one that has none.
  public var name: String?

  /// Creates a font.
  public init(_ face: Face, size: Double? = nil, weight: String? = nil, name: String? = nil) {
    self.face = face
    self.size = size
    self.weight = weight
    self.name = name
  }
}

/// An image of the app.
public struct SourceImage: Codable, Hashable, Sendable {
  /// Where an image comes from.
  public enum Content: Codable, Hashable, Sendable {
    /// `UIImage()`, which legacy code uses for "no shadow" and "no background".
    case empty
    /// `UIImage(named:)`, or a generated accessor.
    case asset(String)
    /// `UIImage(systemName:)`.
    case symbol(String)
  }

  /// The image itself.
  public var content: Content
  /// A keyword of `UIImage.RenderingMode`: `alwaysOriginal`, `alwaysTemplate`; nil if the code doesn't set one.
  public var renderingMode: String?

  /// Creates an image.
  public init(_ content: Content, renderingMode: String? = nil) {
    self.content = content
    self.renderingMode = renderingMode
  }
}
