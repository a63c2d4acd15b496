import LintelSchema
import LintelTheme

/// A text of a bar as it is drawn.
struct TextScene: Hashable, Sendable {
  /// A line under or through a text.
  struct Line: Hashable, Sendable {
    /// UIKit's name, such as `singleDash`.
    let style: String
    /// The line's color; nil for the text's own.
    let color: ResolvedColor?
  }

  /// The shadow of a text, `NSShadow`.
  struct Shadow: Hashable, Sendable {
    /// The color.
    let color: ResolvedColor
    /// The offset in points.
    let offset: Offset
    /// The radius of the blur in points.
    let blur: Double
  }

  /// The outline of a text.
  struct Stroke: Hashable, Sendable {
    /// The color; nil for the text's own.
    let color: ResolvedColor?
    /// In percent of the font's size; negative fills the characters too.
    let width: Double
  }

  /// The font.
  var font: FontScene
  /// The color of the text.
  var color: ResolvedColor
  /// Whether the theme says the color, so that it takes part in a crossfade.
  var declaresColor: Bool
  /// The color behind the text; nil for none.
  var background: ResolvedColor?
  /// Points between characters.
  var spacing: Double
  /// How far the text is raised, in points.
  var baselineOffset: Double
  /// The shadow; nil for none.
  var shadow: Shadow?
  /// The line under the text; nil for none.
  var underline: Line?
  /// The line through the text; nil for none.
  var strikethrough: Line?
  /// The outline; nil for none.
  var stroke: Stroke?
  /// The skew of the characters.
  var obliqueness: Double
  /// The factor by which they are widened.
  var widening: Double
  /// Whether letters are joined where the font has ligatures.
  var hasLigatures: Bool
  /// Whether the text looks pressed into the bar (`NSTextEffectLetterpressStyle`).
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
