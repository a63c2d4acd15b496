/// A value that code or a file gives a property, as far as it's known without running the code.
indirect enum SourceValue: Codable, Hashable, Sendable {
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
  /// `NSShadow`: its color, offset in points, and blur radius in points, as far as they were set.
  case shadow(color: SourceColor?, x: Double?, y: Double?, blur: Double?)
  /// Several values by name, for `UIEdgeInsets`, `UIOffset`, and dictionaries of attributes: `horizontal`, `foregroundColor`.
  case fields([String: SourceValue])
  /// A value that isn't known, with the reason.
  case unknown(reason: UnreadReason)
}

extension SourceValue {
  /// Whether it's a color that nobody sees, or no color at all.
  var isClear: Bool {
    switch self {
    case .none: true
    case .color(let color):
      switch color.content {
      case .components(_, _, _, let alpha, _), .withAlpha(_, let alpha): alpha == 0
      case .system(let name): name == "clear"
      case .asset, .dynamic, .supplied: false
      }
    case .bool, .number, .text, .keyword, .font, .image, .shadow, .fields, .unknown: false
    }
  }
}

/// A color of the app.
///
/// `name` is the name of a color that the code declares once: `accent` for `Colors.accent`. Equal colors with one name become one
/// token.
struct SourceColor: Codable, Hashable, Sendable {
  /// The kinds of colors.
  indirect enum Content: Codable, Hashable, Sendable {
    /// The components in extended sRGB (or in Display P3 if `isDisplayP3`) and the alpha, usually 0 to 1.
    case components(
      red: Double,
      green: Double,
      blue: Double,
      alpha: Double,
      isDisplayP3: Bool = false
    )
    /// A color of UIKit, by the name of its Swift property: `label`, `systemBackground`.
    case system(String)
    /// A color in an asset catalog.
    case asset(String)
    /// `UIColor { traits in … }`.
    case dynamic(light: SourceColor, dark: SourceColor)
    /// `withAlphaComponent(_:)`.
    case withAlpha(SourceColor, Double)
    /// A color that code outside of the given folders creates from a name: `UIColor(brand: .paper)`.
    case supplied(String)
  }

  var content: Content
  /// The name in the code, or `nil` for a color without one.
  var name: String?

  init(_ content: Content, name: String? = nil) {
    self.content = content
    self.name = name
  }
}

extension SourceColor {
  /// Whether nothing behind the color is visible.
  var isOpaque: Bool {
    switch content {
    case .components(_, _, _, let alpha, _), .withAlpha(_, let alpha): alpha >= 1
    case .system(let name): name != "clear"
    case .dynamic(let light, let dark): light.isOpaque && dark.isOpaque
    case .asset, .supplied: true
    }
  }
}

struct SourceFont: Codable, Hashable, Sendable {
  /// The ways of choosing a font.
  enum Face: Codable, Hashable, Sendable {
    /// `UIFont.systemFont(ofSize:weight:)`; `design` is `rounded`, `serif`, `monospaced`, or `nil`.
    case system(design: String?)
    /// `UIFont(name:size:)`.
    case named(String)
    /// `UIFont.preferredFont(forTextStyle:)`.
    case style(String)
  }

  /// How the font is chosen.
  var face: Face
  /// The size in points, or `nil` for that of the text style.
  var size: Double?
  /// The weight as a keyword of `UIFont.Weight`, such as `semibold`.
  var weight: String?
  var isItalic = false
  /// Whether the font is a `monospacedDigitSystemFont`.
  var hasMonospacedDigits = false
  /// The text style of `UIFontMetrics(forTextStyle:)`, or `nil` if the font isn't scaled with one.
  var relativeTo: String?
  /// The maximum size in `scaledFont(for:maximumPointSize:)`.
  var maximumSize: Double?
  /// The name in the code, or `nil` for a font without one.
  var name: String?

  init(_ face: Face, size: Double? = nil, weight: String? = nil, name: String? = nil) {
    self.face = face
    self.size = size
    self.weight = weight
    self.name = name
  }
}

struct SourceImage: Codable, Hashable, Sendable {
  /// The sources of images.
  enum Content: Codable, Hashable, Sendable {
    /// `UIImage()`, which legacy code uses for "no shadow" and "no background".
    case empty
    /// `UIImage(named:)`, or a generated accessor.
    case asset(String)
    /// `UIImage(systemName:)`.
    case symbol(String)
    /// An image that code fills with a color.
    case fill(SourceColor)
  }

  var content: Content
  /// A keyword of `UIImage.RenderingMode`, `alwaysOriginal` or `alwaysTemplate`, or `nil` if the code doesn't set one.
  var renderingMode: String?

  init(_ content: Content) {
    self.content = content
  }
}
