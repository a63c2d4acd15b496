import LintelSchema
import LintelTheme

struct TextScene: Hashable, Sendable {
  /// A line under or through a text.
  struct Line: Hashable, Sendable {
    /// UIKit's name of the style, such as `singleDash`.
    let style: String
    /// The line's color, or `nil` for the text's color.
    let color: ResolvedColor?
  }

  struct Shadow: Hashable, Sendable {
    let color: ResolvedColor
    /// The offset in points.
    let offset: Offset
    /// The radius of the blur in points.
    let blur: Double
  }

  struct Stroke: Hashable, Sendable {
    /// The color, or `nil` for the text's color.
    let color: ResolvedColor?
    /// The width in percent of the font's size; a negative width also fills the characters.
    let width: Double
  }

  var font: FontScene
  var color: ResolvedColor
  /// Whether the theme declares the color, so that it takes part in a crossfade.
  var declaresColor: Bool
  var background: ResolvedColor?
  /// The additional space between characters in points.
  var spacing: Double
  /// The distance by which the text is raised, in points.
  var baselineOffset: Double
  var shadow: Shadow?
  var underline: Line?
  var strikethrough: Line?
  var stroke: Stroke?
  var obliqueness: Double
  /// The factor by which the characters are widened.
  var widening: Double
  /// Whether letters are joined where the font has ligatures.
  var hasLigatures: Bool
  /// Whether the text looks pressed into the bar (`NSTextEffectLetterpressStyle`).
  var isLetterpress: Bool
  /// The name of an `NSLineBreakMode`.
  var lineBreakMode: String
  /// The distance by which the text moves down in its centered label, because a line's height is added above its letters.
  var lineShift: Double
  /// The indent of the text in points.
  var indent: Double
  var offset: Offset

  /// The line height of the system's font, for each point of its size.
  private static let lineHeight = 1.193

  /// Creates a text from a theme's values, with UIKit's own font and color for the place.
  init(_ values: PartValues, font: FontScene, color: ResolvedColor) {
    self.font = values.font("font").map { FontScene($0, instead: font) } ?? font
    self.color = values.color("color") ?? color
    declaresColor = values.declares("color")
    background = values.color("backgroundColor")
    spacing = (values.number("kern") ?? 0) + (values.number("tracking") ?? 0)
    baselineOffset = values.number("baselineOffset") ?? 0
    if values.declares("shadow") {
      shadow = Shadow(
        color: values.color("shadow.color") ?? .uikit("black", alpha: 1 / 3),
        offset: values.offset("shadow.offset") ?? .zero,
        blur: values.number("shadow.blur") ?? 0
      )
    }
    func line(_ name: String) -> Line? {
      values.keyword("\(name).style").map { Line(style: $0, color: values.color("\(name).color")) }
    }
    underline = line("underline")
    strikethrough = line("strikethrough")
    if let width = values.number("stroke.width"), width != 0 {
      stroke = Stroke(color: values.color("stroke.color"), width: width)
    }
    obliqueness = values.number("obliqueness") ?? 0
    widening = 1 + (values.number("expansion") ?? 0)
    hasLigatures = values.number("ligature") != 0
    isLetterpress = values.keyword("textEffect") == "letterpress"
    lineBreakMode = values.keyword("paragraph.lineBreakMode") ?? "byTruncatingTail"
    let own = self.font.size * Self.lineHeight
    var height =
      own * (values.number("paragraph.lineHeightMultiple").flatMap { $0 > 0 ? $0 : nil } ?? 1)
    height = max(height, values.number("paragraph.minimumLineHeight") ?? 0)
    if let limit = values.number("paragraph.maximumLineHeight"), limit > 0 {
      height = min(height, limit)
    }
    lineShift = (height - own) / 2
    indent = values.number("paragraph.firstLineHeadIndent") ?? 0
    offset = values.offset("offset") ?? .zero
  }
}

struct FontScene: Hashable, Sendable {
  /// The family that the theme names, or `nil` for the system's font.
  var family: String?
  /// The size in points, at the default content size.
  var size: Double
  /// The weight, from 100 to 900.
  var weight: Int
  /// The name of a `UIFontDescriptor.SystemDesign`.
  var design = "default"
  /// The name of a `UIFont.Width`.
  var width = "standard"
  var features: [String] = []

  init(size: Double, weight: Int) {
    self.size = size
    self.weight = weight
  }

  /// Creates a font of a theme, with UIKit's own values for what the theme leaves out.
  init(_ value: FontValue, instead own: FontScene) {
    self = own
    if let name = value.style, let style = UIKitTextStyle[name] {
      size = style.pointSize
      weight = Self.weights[style.weight] ?? 400
    } else {
      // A font of a family, or the system's font in another size, is regular by default.
      weight = 400
    }
    family = value.family
    if let points = value.size { size = points }
    if let name = value.weight { weight = Self.weights[name] ?? weight }
    if let limit = value.maximumSize { size = min(size, limit) }
    design = value.design ?? "default"
    width = value.width ?? "standard"
    features = value.features
  }

  private static let weights = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600,
    "bold": 700, "heavy": 800, "black": 900,
  ]
}
