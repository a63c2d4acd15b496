import LintelTheme
import Testing

@Suite("Colors of design tokens")
struct DesignColorTests {
  @Test(
    "White is white in every color space",
    arguments: [
      ("srgb", "1, 1, 1"), ("srgb-linear", "1, 1, 1"), ("hsl", "0, 0, 100"), ("hwb", "0, 100, 0"),
      ("lab", "100, 0, 0"), ("lch", "100, 0, 0"), ("oklab", "1, 0, 0"), ("a98-rgb", "1, 1, 1"),
      ("prophoto-rgb", "1, 1, 1"), ("rec2020", "1, 1, 1"), ("xyz-d50", "0.9642957, 1, 0.8251046"),
    ]
  )
  func white(_ space: String, _ components: String) {
    #expect(color(space, components) == ["$colors.c = \"#FFFFFF\" @ base"])
  }

  @Test(
    "Colors are converted as CSS Color 4 does, into the narrowest space that holds them",
    arguments: [
      // Samples from CSS Color 4's own examples and tests, rounded to eight bits.
      ("hsl", "120, 100, 25", "\"#008000\""),
      ("hwb", "120, 0, 49.8039", "\"#008000\""),
      ("hwb", "30, 60, 60", "\"#808080\""),
      ("lab", "32.3927, 38.4230, -47.6911", "\"#663399\""),
      ("lch", "32.3927, 61.2435, 308.8571", "\"#663399\""),
      ("oklab", "0.51975, -0.1403, 0.10768", "\"#008000\""),
      ("srgb-linear", "0, 0.21586, 0", "\"#008000\""),
      ("xyz-d65", "0.07719, 0.15438, 0.02573", "\"#008000\""),
      ("xyz-d50", "0.08314, 0.154746, 0.020966", "\"#008000\""),
      ("a98-rgb", "0.281363, 0.498012, 0.116746", "\"#008000\""),
      ("prophoto-rgb", "0.316422, 0.191329, 0.494807", "\"#663399\""),
      ("rec2020", "0.235202, 0.431704, 0.085432", "\"#008000\""),
    ]
  )
  func conversion(_ space: String, _ components: String, _ expected: String) {
    #expect(color(space, components).map(eightBits) == ["$colors.c = \(expected) @ base"])
  }

  @Test("Display P3 and OKLCH stay unchanged, and a wide color becomes Display P3")
  func wide() {
    #expect(color("display-p3", "1, \"none\", 0") == ["$colors.c = display-p3(1 0 0) @ base"])
    #expect(color("oklch", "0.7, 0.1, 240") == ["$colors.c = oklch(0.7 0.1 240) @ base"])
    let red = color("lab", "55.5, 88, 84")
    #expect(red.count == 1 && red[0].hasPrefix("$colors.c = display-p3("))
  }

  @Test("An alpha is separate from the components")
  func alpha() {
    #expect(
      designTokens(
        #""c": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.2 } }"#
      ) == ["$colors.c = \"#FF000033\" @ base"]
    )
  }

  private static let refusals: [(String, String)] = [
    (
      #"{ "colorSpace": "srgb", "components": [9, 0, 0] }"#,
      "1:75 error [out-of-range] the red is 9, expected 0 to 1"
    ),
    (
      #"{ "colorSpace": "hsl", "components": [360, 0, 0] }"#,
      "1:74 error [out-of-range] the hue is 360, expected 0 up to and not including 360"
    ),
    (
      #"{ "colorSpace": "sRGB", "components": [1, 0, 0] }"#,
      "1:52 error [unknown-keyword] unknown color space 'sRGB'"
    ),
    (
      #"{ "colorSpace": "srgb", "components": [1, 0, 0, 1] }"#,
      "1:74 error [malformed-color] a color has three components, found 4"
    ),
    (
      #"{ "colorSpace": "srgb", "components": [1, 0, "0"] }"#,
      "1:81 error [wrong-value-type] expected a number or \"none\", found '0'"
    ),
    (
      #"{ "colorSpace": "srgb", "components": [1, 0, 0], "alhpa": 1 }"#,
      "1:85 error [unknown-key] unknown key 'alhpa' in a color"
    ),
    (
      #"{ "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 40 }"#,
      "1:94 error [out-of-range] the alpha is 40, expected 0 to 1"
    ),
    (
      ##"{ "colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff0000ff" }"##,
      "1:92 error [malformed-color] 'hex' must be '#' followed by six digits, found '#ff0000ff'"
    ),
    (
      #"{ "components": [1, 0, 0] }"#,
      "1:36 error [missing-key] 'colorSpace' is missing in a color"
    ),
    ("\"#zzz\"", "1:36 error [wrong-value-type] expected a color, found '#zzz'"),
    ("null", "1:36 error [wrong-value-type] expected a color, found nothing"),
  ]

  @Test("Invalid colors are refused at their places", arguments: refusals)
  func isRefused(_ value: String, _ finding: String) {
    #expect(
      designTokenFindings(#""c": { "$type": "color", "$value":\#(value) }"#) == [finding]
    )
  }

  private func color(_ space: String, _ components: String) -> [String] {
    designTokens(
      #""c": { "$type": "color", "$value": { "colorSpace": "\#(space)", "components": [\#(components)] } }"#
    )
  }

  /// The text of a declaration whose color is 8-bit sRGB, regardless of how it's written.
  private func eightBits(_ text: String) -> String {
    guard let open = text.firstIndex(of: "("), let close = text.firstIndex(of: ")") else {
      return text
    }
    let numbers = text[text.index(after: open)..<close].split(separator: " ").compactMap { part in
      part.hasSuffix("%")
        ? Double(part.dropLast()).map { $0 / 100 * 255 } : Double(part).map { $0 * 255 }
    }
    let digits = numbers.map { number in
      let text = String(Int(number.rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "$colors.c = \"#\(digits.joined())\" @ base"
  }
}
