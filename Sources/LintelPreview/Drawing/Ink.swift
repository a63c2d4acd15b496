import LintelBackends
import LintelDiagnostics
import LintelLint
import LintelSchema
import LintelTheme

/// The colors of a preview, numbered, each in all appearances.
///
/// Pages name colors by number, so that one drawing serves light and dark.
final class Palette {
  /// What makes two colors look different on a page.
  struct Key: Hashable {
    /// The color.
    let color: ResolvedColor
    /// Whether a system color has the shade that it has on glass.
    let isGlass: Bool
  }

  /// Numbers the colors.
  private var colors = Interner<Key>()

  /// The colors in the order of their numbers.
  var keys: [Key] { colors.values }

  /// The number of a color in a design, a new one if necessary.
  func number(of color: ResolvedColor, _ design: BarDesign) -> Int {
    // Colors of the system's alone differ by version.
    let key = Key(color: color, isGlass: design == .glass && color.namesSystem)
    return Int(colors.id(of: key))
  }
}

/// Looks for colors of the system.
extension ResolvedColor {
  /// Whether the color is one of the system's, or is made of one.
  fileprivate var namesSystem: Bool {
    leaves.contains { if case .system = $0 { true } else { false } }
  }
}

/// How a drawing writes its colors.
struct Ink {
  /// The two ways to write a color.
  private enum Mode {
    /// The color itself, as one appearance has it.
    case literal(ColorEnvironment)
    /// A variable, which the page's style sheet sets for the appearance that is chosen.
    case variables(Palette, BarDesign)
  }

  /// How this ink writes colors.
  private let mode: Mode
  /// The style that colors have whatever surrounds the drawing; nil where they follow it.
  private var style: KeptStyle?
  /// The images of asset catalogs.
  private(set) var pictures = PictureBook()

  /// Colors as they are in one appearance.
  init(_ environment: ColorEnvironment) { mode = .literal(environment) }

  /// Colors by their numbers, as CSS variables.
  init(_ palette: Palette, _ design: BarDesign) { mode = .variables(palette, design) }

  /// The same with images of asset catalogs.
  func with(_ pictures: PictureBook) -> Ink {
    var ink = self
    ink.pictures = pictures
    return ink
  }

  /// The files of an image, each with the attributes that show it in its appearances alone.
  func files(of picture: PictureBook.Picture) -> [(number: Int, attributes: [XMLElement.Attribute])]
  {
    func number(in appearance: ColorAppearance) -> Int {
      picture.files[style?.appearance(in: appearance) ?? appearance] ?? 0
    }
    switch mode {
    case .literal(let environment): return [(number(in: environment.appearance), [])]
    case .variables:
      let numbers = Set(ColorAppearance.allCases.map(number))
      return numbers.sorted().flatMap { file -> [(Int, [XMLElement.Attribute])] in
        guard numbers.count > 1 else { return [(file, [])] }
        return ColorAppearance.allCases.filter { number(in: $0) == file }.map { appearance in
          (file, [("style", "display:var(--in-\(appearance.rawValue))")])
        }
      }
    }
  }

  /// The same for something that keeps to dark or to light; nil follows what surrounds it.
  func keeping(dark isDark: Bool?) -> Ink {
    var ink = self
    ink.style = isDark.map { KeptStyle(dark: $0) }
    return ink
  }

  /// The same for something on glass over a color; what keeps a style already goes on keeping it.
  func adapting(to color: ResolvedColor?) -> Ink {
    guard style == nil, let color else { return self }
    var ink = self
    ink.style = KeptStyle(over: color, on: version)
    return ink
  }

  /// The version of iOS, which decides what the system's colors look like.
  private var version: Version {
    switch mode {
    case .literal(let environment): environment.version
    case .variables(_, let design): design.version
    }
  }

  /// An attribute such as `fill`, with its opacity where the color has one.
  func paint(_ attribute: String, _ color: ResolvedColor) -> [(key: String, value: String)] {
    let color = style.map { color.kept($0, on: version) } ?? color
    switch mode {
    case .variables(let palette, let design):
      return [(attribute, "var(--c\(palette.number(of: color, design)))")]
    case .literal(let environment):
      let known = environment.shown(color)
      let opaque = [(attribute, known.hex)]
      let opacity = attribute == "stop-color" ? "stop-opacity" : "\(attribute)-opacity"
      return known.alpha < 1 ? opaque + [(opacity, known.alpha.pointText)] : opaque
    }
  }
}

/// Chooses a known color for every color.
extension ColorEnvironment {
  /// What is drawn for a color that only the app knows.
  private static let unknown = KnownColor(.srgb, red: 0.557, green: 0.557, blue: 0.576)

  /// The color as it is drawn: of samples the first, of what only the app knows a gray.
  func shown(_ color: ResolvedColor) -> KnownColor {
    // The tint of a window without a tint of its own.
    if case .system("tintColor", let alpha) = color {
      return shown(.uikit("systemBlue", alpha: alpha))
    }
    return colors(of: color).first ?? Self.unknown
  }
}

/// Writes colors as text.
extension KnownColor {
  /// `#0DBD8B`; for a Display P3 color, the nearest one in sRGB.
  var hex: String { "#" + srgb.map(\.hexadecimalByte).joined() }

  /// In CSS, with its alpha and its own color space.
  var css: String {
    switch space {
    case .srgb:
      return alpha >= 1 ? hex : hex + alpha.hexadecimalByte
    case .displayP3:
      let parts = [red, green, blue].map(\.pointText).joined(separator: " ")
      return "color(display-p3 \(parts) / \(alpha.pointText))"
    }
  }
}

/// Writes numbers as text.
extension Double {
  /// At most three decimals, so that texts are short and the same everywhere.
  var pointText: String {
    let thousandths = Int((self * 1000).rounded())
    let sign = thousandths < 0 ? "-" : ""
    let size = abs(thousandths)
    let rest = size % 1000
    guard rest > 0 else { return "\(sign)\(size / 1000)" }
    var digits = String(rest)
    while digits.count < 3 { digits = "0" + digits }
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(size / 1000).\(digits)"
  }
}
