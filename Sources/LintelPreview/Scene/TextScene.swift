import LintelLanguage
import LintelSchema

/// A text of a bar as it is drawn.
struct TextScene: Hashable, Sendable {
  /// A line under or through a text.
  struct Line: Hashable, Sendable {
    /// UIKit's name, such as `singleDash`.
    let style: String
    let color: ResolvedColor?
  }

  struct Shadow: Hashable, Sendable {
    let color: ResolvedColor
    let offset: Offset
    let blur: Double
  }

  struct Stroke: Hashable, Sendable {
    let color: ResolvedColor?
    /// In percent of the font's size; negative fills the characters too.
    let width: Double
  }

  var font: FontScene
  var color: ResolvedColor
  /// Whether the theme says the color, so that it takes part in a crossfade.
  var saysColor: Bool
  var background: ResolvedColor?
  /// Points between characters.
  var spacing: Double
  var baselineOffset: Double
  var shadow: Shadow?
  var underline: Line?
  var strikethrough: Line?
  var stroke: Stroke?
  /// The skew of the characters.
  var obliqueness: Double
  /// The factor by which they are widened.
  var widening: Double
  var hasLigatures: Bool
  var isLetterpress: Bool
  /// An `NSLineBreakMode`.
  var lineBreakMode: String
  /// How far the text moves down in its label, which is centered, since a line's height is taken from above its letters.
  var lineShift: Double
  /// The free space before the text.
  var indent: Double
  var offset: Offset

  /// Of the system's font, for each point of its size.
  private static let lineHeight = 1.193

  /// - Parameters:
  ///   - values: what the theme says of the text.
  ///   - font: UIKit's own font for the place.
  ///   - color: UIKit's own color for the place.
  init(_ values: PartValues, font: FontScene, color: ResolvedColor) {
    self.font = values.font("font").map { FontScene($0, instead: font) } ?? font
    self.color = values.color("color") ?? color
    saysColor = values.says("color")
    background = values.color("backgroundColor")
    spacing = (values.number("kern") ?? 0) + (values.number("tracking") ?? 0)
    baselineOffset = values.number("baselineOffset") ?? 0
    if values.says("shadow") {
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

/// A font as a drawing names it.
struct FontScene: Hashable, Sendable {
  /// One that the theme names; nil for the system's.
  var family: String?
  /// Points, at the default content size.
  var size: Double
  /// 100...900.
  var weight: Int
  /// `UIFontDescriptor.SystemDesign`.
  var design = "default"
  /// `UIFont.Width`.
  var width = "standard"
  var features: [String] = []

  init(size: Double, weight: Int) {
    self.size = size
    self.weight = weight
  }

  /// A font of a theme; what it leaves out is UIKit's own.
  init(_ value: FontValue, instead own: FontScene) {
    self = own
    if let name = value.style, let style = UIKitTextStyle[name] {
      size = style.pointSize
      weight = Self.weights[style.weight] ?? 400
    } else {
      // A font of a family, or the system's in another size, is regular unless it says more.
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

  /// The numbers by which CSS names weights.
  private static let weights = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600,
    "bold": 700, "heavy": 800, "black": 900,
  ]
}
