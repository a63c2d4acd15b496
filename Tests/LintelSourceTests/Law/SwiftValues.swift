import LintelSchema
import LintelTesting
import LintelTheme

/// Writes values as Swift in one of the ways that apps use.
struct SwiftValues {
  private var random: SeededGenerator
  /// The state that the next spellings depend on.
  var position: SeededGenerator {
    get { random }
    set { random = newValue }
  }
  /// The constants of `enum Palette`, by value.
  private var palette: [String: String] = [:]
  /// The helpers that values call.
  private var used: Set<String> = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// The helpers and constants that the values need.
  var declarations: String {
    let constants = palette.sorted { $0.value < $1.value }.map { "  static let \($1) = \($0)\n" }
    let helpers = used.sorted().compactMap { Self.helpers[$0] }
    return "import UIKit\n\n"
      + (helpers.isEmpty ? "" : "extension UIColor {\n\(helpers.joined(separator: "\n"))\n}\n")
      + (constants.isEmpty ? "" : "enum Palette {\n\(constants.joined())}\n")
  }

  /// The initializers that an app adds to UIKit's colors, by name.
  private static let helpers = [
    "hex": """
      convenience init(hex: UInt32, opacity: CGFloat = 1) {
        let red = CGFloat((hex >> 16) & 0xFF) / 255
        let green = CGFloat((hex >> 8) & 0xFF) / 255
        self.init(red: red, green: green, blue: CGFloat(hex & 0xFF) / 255, alpha: opacity)
      }
    """,
    "day": """
      convenience init(day: UIColor, night: UIColor) {
        self.init { traits in
          traits.userInterfaceStyle == .dark ? night : day
        }
      }
    """,
  ]

  private mutating func die(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }

  /// Writes a value for a property.
  mutating func text(_ value: ResolvedValue, _ property: Property) -> String {
    switch value {
    case .none: return "nil"
    case .color(let color):
      let text = text(color)
      guard die(4) == 0 else { return text }
      let name = palette[text] ?? "color\(palette.count + 1)"
      palette[text] = name
      return "Palette.\(name)"
    case .font(let font): return text(font)
    case .image(let image):
      switch image.source {
      case .asset(let name): return "UIImage(named: \"\(name)\")"
      case .symbol(let symbol): return "UIImage(systemName: \"\(symbol.name)\")"
      case .gradient, .fill: return "nil"
      }
    case .effect(let name): return "UIBlurEffect(style: .\(name))"
    case .offset(let x, let y):
      return "UIOffset(horizontal: \(Self.number(x)), vertical: \(Self.number(y)))"
    case .number(let number): return Self.number(number)
    case .boolean(let flag): return "\(flag)"
    case .keyword(let name): return keyword(name, property)
    case .string(let text): return "\"\(text)\""
    }
  }

  private static func number(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  private mutating func keyword(_ name: String, _ property: Property) -> String {
    guard case .keyword(let set) = property.type, let keyword = set[name] else { return ".\(name)" }
    guard set.uikitType == "NSUnderlineStyle" else { return ".\(keyword.uikitName)" }
    return "NSUnderlineStyle.\(keyword.options.first ?? keyword.uikitName).rawValue"
  }

  private mutating func text(_ color: ResolvedColor) -> String {
    switch color {
    case .srgb(let red, let green, let blue, let alpha):
      let bytes = [red, green, blue].map { Int(($0 * 255).rounded()) }
      let opacity = (alpha * 255).rounded() == 255 ? nil : "\((alpha * 1000).rounded() / 1000)"
      switch die(3) {
      case 0:
        let hex = bytes.map { byte in
          let text = String(byte, radix: 16, uppercase: true)
          return text.count == 1 ? "0" + text : text
        }.joined()
        used.insert("hex")
        return "UIColor(hex: 0x\(hex)\(opacity.map { ", opacity: \($0)" } ?? ""))"
      case 1:
        return
          "UIColor(red: \(bytes[0]) / 255, green: \(bytes[1]) / 255, blue: \(bytes[2]) / 255, alpha: \(opacity ?? "1"))"
      case _:
        return
          "UIColor(red: \(bytes[0])/255.0, green: \(bytes[1])/255.0, blue: \(bytes[2])/255.0, alpha: 1)"
          + (opacity.map { ".withAlphaComponent(\($0))" } ?? "")
      }
    case .displayP3(let red, let green, let blue, let alpha):
      return "UIColor(displayP3Red: \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
    case .system(let name, _):
      return UIColorSpelling.text(name)
    case .asset(let name, _):
      return die(2) == 0
        ? "UIColor(named: \"\(name)\")!" : "UIColor(resource: .\(name.lowercased()))"
    case .parameter(let name, _): return "UIColor(brand: .\(name))"
    case .function: return "UIColor.clear"
    case .appearances(let variants):
      let light = text(variants.light)
      let dark = text(variants.dark ?? variants.light)
      switch die(3) {
      case 0:
        used.insert("day")
        return "UIColor(day: \(light), night: \(dark))"
      case 1:
        return "UIColor { $0.userInterfaceStyle == .dark ? \(dark) : \(light) }"
      case _:
        return
          "UIColor(dynamicProvider: { traits in switch traits.userInterfaceStyle { case .dark: return \(dark); default: return \(light) } })"
      }
    }
  }

  private mutating func text(_ font: FontValue) -> String {
    if let style = font.style { return "UIFont.preferredFont(forTextStyle: .\(style))" }
    let size = Self.number(font.size ?? 17)
    var text: String
    if let family = font.family {
      text = "UIFont(name: \"\(family)\", size: \(size))!"
    } else if font.weight == "bold", die(2) == 0 {
      text = "UIFont.boldSystemFont(ofSize: \(size))"
    } else if let weight = font.weight {
      text = "UIFont.systemFont(ofSize: \(size), weight: .\(weight))"
    } else {
      text = "UIFont.systemFont(ofSize: \(size))"
    }
    if let style = font.relativeTo {
      text = "UIFontMetrics(forTextStyle: .\(style)).scaledFont(for: \(text))"
    }
    return text
  }
}

/// System colors in Swift.
enum UIColorSpelling {
  static func text(_ name: String) -> String { "UIColor.\(name)" }
}
