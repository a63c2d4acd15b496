import LintelBackends
import LintelDiagnostics
import LintelLint
import LintelSchema
import LintelTheme

/// The numbered colors of a preview, each for all appearances.
///
/// Pages refer to colors by number, so that one drawing works in light and in dark.
final class Palette {
  /// The properties that make two colors look different on a page.
  struct Key: Hashable {
    let color: ResolvedColor
    let isGlass: Bool
  }

  private var colors = Interner<Key>()

  var keys: [Key] { colors.values }

  func number(of color: ResolvedColor, _ design: BarDesign) -> Int {
    // Only colors of the system differ by version.
    let key = Key(color: color, isGlass: design == .glass && color.namesSystem)
    return Int(colors.id(of: key))
  }
}

extension ResolvedColor {
  fileprivate var namesSystem: Bool {
    leaves.contains { if case .system = $0 { true } else { false } }
  }
}

/// The way in which a drawing writes its colors.
struct Ink {
  private enum Mode {
    /// The color itself, in one appearance.
    case literal(ColorEnvironment)
    /// A variable, which the page's style sheet sets for the chosen appearance.
    case variables(Palette, BarDesign)
  }

  private let mode: Mode
  /// The style that colors keep regardless of their surroundings, or `nil` if they follow these.
  private var style: KeptStyle?
  private(set) var pictures = PictureBook()

  init(_ environment: ColorEnvironment) { mode = .literal(environment) }

  init(_ palette: Palette, _ design: BarDesign) { mode = .variables(palette, design) }

  func with(_ pictures: PictureBook) -> Ink {
    var ink = self
    ink.pictures = pictures
    return ink
  }

  /// Returns the files of an image, each with attributes that show it only in its appearances.
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

  /// Returns ink for something that keeps to dark or to light, or follows its surroundings if `isDark` is `nil`.
  func keeping(dark isDark: Bool?) -> Ink {
    var ink = self
    ink.style = isDark.map { KeptStyle(dark: $0) }
    return ink
  }

  /// Returns ink for something on glass over a color; ink that already keeps a style stays the same.
  func adapting(to color: ResolvedColor?) -> Ink {
    guard style == nil, let color else { return self }
    var ink = self
    ink.style = KeptStyle(over: color, on: version)
    return ink
  }

  /// The iOS version, which decides about the system's colors.
  private var version: Version {
    switch mode {
    case .literal(let environment): environment.version
    case .variables(_, let design): design.version
    }
  }

  /// Returns an attribute such as `fill`, with an opacity if the color isn't opaque.
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

extension ColorEnvironment {
  private static let unknown = KnownColor(.srgb, red: 0.557, green: 0.557, blue: 0.576)

  /// Returns the color to draw: the first sample of a color that the app supplies, or gray for a color that isn't known.
  func shown(_ color: ResolvedColor) -> KnownColor {
    // The tint of a window that doesn't have its own.
    if case .system("tintColor", let alpha) = color {
      return shown(.uikit("systemBlue", alpha: alpha))
    }
    return colors(of: color).first ?? Self.unknown
  }
}

extension KnownColor {
  /// The color, such as `#0DBD8B`; for a Display P3 color, the nearest one in sRGB.
  var hex: String { "#" + srgb.map(\.hexadecimalByte).joined() }

  var css: String {
    switch space {
    case .srgb: return alpha >= 1 ? hex : hex + alpha.hexadecimalByte
    case .displayP3:
      let parts = [red, green, blue].map(\.pointText).joined(separator: " ")
      return "color(display-p3 \(parts) / \(alpha.pointText))"
    }
  }
}

extension Double {
  /// The number with at most three decimals, so that text is short and the same everywhere.
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
