import LintelDiagnostics
import LintelSchema

/// A color notation of CSS Color 4 (https://www.w3.org/TR/css-color-4/) with three components and an alpha.
package enum ColorSyntax {
  /// `rgb()`, with components from 0 to 255.
  case rgb
  /// `hsl()`, with a hue in degrees and percentages.
  case hsl
  /// `oklch()`, with lightness, chroma, and a hue in degrees.
  case oklch
  /// `display-p3()`, with components from 0 to 1.
  case displayP3
  /// `color()`, whose first argument names the space.
  case color

  static let named: [String: ColorSyntax] = [
    "rgb": .rgb, "rgba": .rgb, "hsl": .hsl, "hsla": .hsl, "oklch": .oklch,
    "display-p3": .displayP3, "color": .color,
  ]

  var example: String {
    switch self {
    case .rgb: "rgb(11 110 153 / 50%)"
    case .hsl: "hsl(198 87% 32% / 50%)"
    case .oklch: "oklch(0.7 0.15 240 / 50%)"
    case .displayP3: "display-p3(0.1 0.4 0.6 / 50%)"
    case .color: "color(display-p3 0.1 0.4 0.6 / 50%)"
    }
  }

  /// The three color components, in order.
  fileprivate var components: [DesignColorSpace.Component] {
    switch self {
    case .rgb: ["red", "green", "blue"].map { .upTo(255, $0) }
    case .hsl: DesignColorSpace.hsl.components
    case .oklch: DesignColorSpace.oklch.components
    case .displayP3, .color: DesignColorSpace.displayP3.components
    }
  }
}

/// A function call in a color, such as `mix($paper $ink 20%)`.
struct ColorCall {
  /// The text before the parentheses.
  let name: String
  let inner: TextSlice
  let slice: TextSlice
}

extension ValueReader {
  /// Reads a color in one of CSS's notations.
  mutating func literal(_ syntax: ColorSyntax, _ call: ColorCall) -> ColorLiteral? {
    var arguments = call.inner.arguments()
    var space = ColorLiteral.Space.displayP3
    if syntax == .color {
      let name = arguments.isEmpty ? nil : arguments.removeFirst()
      switch name?.text {
      case "display-p3": break
      case "srgb": space = .srgb
      case let found:
        return findings.reject(
          "malformed-color",
          "color() needs the space 'display-p3' or 'srgb', found '\(found?.shortened ?? "")'",
          at: (name ?? call.slice).range,
          help: ["write \(syntax.example)"]
        )
      }
    }
    guard let parts = components(syntax, arguments, of: call.slice) else { return nil }
    let (x, y, z, alpha) = (parts[0], parts[1], parts[2], parts[3])
    switch syntax {
    case .rgb:
      warnUnit(parts, arguments, of: call)
      return ColorLiteral(.srgb, x / 255, y / 255, z / 255, alpha: alpha)
    case .hsl: return DesignColorSpace.hsl.literal(Vector3(x, y, z), alpha: alpha)
    case .oklch:
      let color = DesignColorSpace.oklch.literal(Vector3(x, y, z), alpha: alpha)
      warnOutOfGamut(color, at: call.slice)
      return color
    case .displayP3, .color: return ColorLiteral(space, x, y, z, alpha: alpha)
    }
  }

  /// Warns about components of `rgb()` from 0 to 1, the range that UIKit and SwiftUI use.
  private mutating func warnUnit(_ numbers: [Double], _ arguments: [TextSlice], of call: ColorCall)
  {
    guard let most = numbers.prefix(3).max(), most > 0, most <= 1,
      !arguments.prefix(3).contains(where: { $0.text.hasSuffix("%") })
    else { return }
    let meant = "color(srgb \(call.inner.text))"
    let range = call.slice.range
    findings.append(
      "doubtful-unit",
      as: .warning,
      "'\(call.slice.text.shortened)' is almost black, because its components go up to 255",
      at: range,
      help: ["write \(meant), or a hex color if it's that dark on purpose"],
      fixIts: [FixIt("change to \(meant.asCode)", .unsafe, replace: range, with: meant)]
    )
  }

  private mutating func components(
    _ syntax: ColorSyntax,
    _ arguments: [TextSlice],
    of slice: TextSlice
  ) -> [Double]? {
    let hasAlpha = arguments.count == 5 && arguments[3].text == "/"
    let numbers = arguments.filter { $0.text != "/" }
    guard numbers.count == arguments.count - (hasAlpha ? 1 : 0), numbers.count == (hasAlpha ? 4 : 3)
    else {
      let meant = arguments.count == 4 && numbers.count == 4 ? slice.withSlash : nil
      return findings.reject(
        "malformed-color",
        "'\(slice.text.shortened)' must have three components, and '/' before an alpha",
        at: slice.range,
        help: ["write \(meant ?? syntax.example)"],
        fixIts: meant.map { [FixIt("write \($0.asCode)", replace: slice.range, with: $0)] } ?? []
      )
    }
    let parts = zip(numbers, syntax.components + [.upTo(1, "alpha")]).map { component($1, $0) }
    let known = parts.compactMap(\.self)
    guard known.count == parts.count else { return nil }
    return hasAlpha ? known : known + [1]
  }

  /// Reads one component, where `none` is 0, as in CSS Color 4 outside of interpolation.
  private mutating func component(
    _ component: DesignColorSpace.Component,
    _ slice: TextSlice
  ) -> Double? {
    if slice.text == "none" { return 0 }
    guard let written = WrittenNumber(slice.text), let number = component.value(of: written) else {
      return findings.reject(
        "malformed-color",
        "'\(slice.text.shortened)' isn't a valid \(component.name)",
        at: slice.range,
        help: [component.notation]
      )
    }
    guard number >= 0, number <= component.maximum ?? .infinity else {
      let meant = NumberRange(0, 1, unit: .ratio).percentages(meantBy: written)
        .filter { _ in number >= 2 && ["alpha", "lightness"].contains(component.name) }
      let message = "the \(component.name) is \(slice.text), \(component.notation)"
      return findings.reject(.near(meant, "out-of-range", message, at: slice.range))
    }
    if component.maximum == 1 { warnTinyPercentage(written, at: slice.range) }
    return number
  }

  /// Warns about a color that no Apple display can show, and describes the color that replaces it.
  mutating func warnOutOfGamut(_ color: ColorLiteral, at slice: TextSlice) {
    guard color.isOutOfGamut else { return }
    let polar = KnownColor(color).lab.polar
    findings.append(
      "out-of-gamut",
      as: .warning,
      "'\(slice.text.shortened)' is outside Display P3",
      at: slice.range,
      notes: [
        Note("it becomes the color of the same hue with a chroma of \(polar.chroma.shortened)")
      ],
      help: [
        "write a chroma of \(color.greatestChroma.shortText), the maximum at that lightness and hue"
      ]
    )
  }
}

extension TextSlice {
  /// The function with a slash before its last argument, or `nil` if the text has no spaces.
  fileprivate var withSlash: String? {
    guard let space = text.lastIndex(where: \.isWhitespace) else { return nil }
    return "\(text[..<space]) / \(text[text.index(after: space)...])"
  }
}

extension DesignColorSpace.Component {
  /// The number that 100% means, or `nil` for an angle.
  private var hundredPercent: Double? { isHue ? nil : maximum ?? 0.4 }

  /// The accepted numbers in CSS's notations, in the words of a message.
  fileprivate var notation: String {
    guard let hundredPercent else { return "expected an angle such as 240 or 0.5turn" }
    guard let maximum else { return "expected a number from 0, where 100% is \(hundredPercent)" }
    return "expected 0 to \(maximum.shortText), or 0% to 100%"
  }

  /// Returns a number in the component's own unit, or `nil` if the written unit doesn't fit.
  fileprivate func value(of written: WrittenNumber) -> Double? {
    guard let hundredPercent else { return degrees(of: written) }
    switch written.unit {
    case "": return written.number
    case "%": return written.number * hundredPercent / 100
    case _: return nil
    }
  }

  /// Returns degrees from 0 up to and not including 360, or `nil` if the unit isn't one of angles.
  private func degrees(of written: WrittenNumber) -> Double? {
    let units: [String: Double] = ["": 1, "deg": 1, "grad": 0.9, "turn": 360, "rad": 180 / .pi]
    guard let perUnit = units[written.unit] else { return nil }
    let degrees = (written.number * perUnit).truncatingRemainder(dividingBy: 360)
    guard degrees.isFinite else { return nil }
    return degrees < 0 ? degrees + 360 : degrees
  }
}

extension ColorLiteral {
  /// Converts from HSL as in CSS Color 4, section 7.1, with the hue in degrees and the rest from 0 to 1.
  init(hue: Double, saturation: Double, lightness: Double, alpha: Double) {
    func channel(_ n: Double) -> Double {
      let k = (n + hue / 30).truncatingRemainder(dividingBy: 12)
      let a = saturation * min(lightness, 1 - lightness)
      return lightness - a * max(-1, min(k - 3, 9 - k, 1))
    }
    self.init(.srgb, channel(0), channel(8), channel(4), alpha: alpha)
  }

  /// The greatest chroma, in thousandths, that keeps the OKLCH color inside of Display P3.
  fileprivate var greatestChroma: Double {
    var (low, high) = (0, Int(min(b, 1) * 1000))
    while low < high {
      let middle = (low + high + 1) / 2
      let color = ColorLiteral(space, a, Double(middle) / 1000, c, alpha: alpha)
      (low, high) = color.isOutOfGamut ? (low, middle - 1) : (middle, high)
    }
    return Double(low) / 1000
  }
}

extension Double {
  /// The number rounded to three decimals, for messages.
  fileprivate var shortened: String { ((self * 1000).rounded() / 1000).shortText }
}
