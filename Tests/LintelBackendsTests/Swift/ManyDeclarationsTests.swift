import LintelBackends
import LintelTesting
import Testing

/// Tests themes that are long enough to be processed in parts.
@Suite("The Swift output of many declarations")
struct ManyDeclarationsTests {
  /// The tokens; every third one has a different color in a brand.
  private static let tokens = 0..<600
  private static let screens = 0..<2_100

  private static func hex(_ number: Int) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  private static func lines() throws -> [Substring] {
    let colors = tokens.map { number in
      let color = "\"#\(hex(number))\""
      return "    c\(number): "
        + (number.isMultiple(of: 3) ? "{ default: \(color), brands: { b: red } }" : color)
    }
    let blocks = screens.map { "  s\($0): { toolbar: { tint: \"#\(hex($0))\" } }" }
    let theme =
      [
        "lintel: 1", "theme: Many", "ios: 15..27", "brands: { a: {}, b: {} }", "tokens:",
        "  colors:",
      ] + colors + ["screens:"] + blocks
    let sample = try SampleTheme(theme.joined(separator: "\n") + "\n")
    return sample.code(SwiftOptions(source: "many.yaml")).flatMap { $0.text.split(separator: "\n") }
  }

  @Test("Each token and each screen is written once, in order, with its own color")
  func each() throws {
    let lines = try Self.lines()
    // Keys are sorted alphabetically.
    let tokens = Self.tokens.sorted { "c\($0)" < "c\($1)" }.map { number in
      number.isMultiple(of: 3)
        ? "    static func c\(number)(_ context: Context) -> UIColor {"
        : "    static let c\(number) = ThemeColor.rgb(0x\(Self.hex(number)))"
    }
    #expect(
      lines.filter { $0.hasPrefix("    static let c") || $0.hasPrefix("    static func c") }
        .map(String.init) == tokens
    )
    let screens = Self.screens.sorted { "s\($0)" < "s\($1)" }.map { number in
      "    case .s\(number)?: return .color(ThemeColor.rgb(0x\(Self.hex(number))))"
    }
    #expect(lines.filter { $0.hasPrefix("    case .s") }.map(String.init) == screens)
  }
}
