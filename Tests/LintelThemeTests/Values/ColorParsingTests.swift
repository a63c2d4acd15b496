import LintelAppearance
import LintelDiagnostics
import LintelSchema
import LintelTheme
import Testing

@Suite struct ColorParsingTests {
  func color(_ text: String) throws -> ColorValue? {
    let result = try read(text, as: .color)
    #expect(result.findings == [])
    guard case .color(let color) = result.value else { return nil }
    return color
  }

  @Test(
    "White is white in every notation",
    arguments: [
      "'#FFF'", "\"#FFFF\"", "'#ffffff'", "'#FFFFFFff'", "rgb(255 255 255)", "rgb(100% 100% 100%)",
      "rgba(255 255 255 / 1)", "rgb(255 255 255 / 100%)", "hsl(120 30% 100%)", "hsl(0.5turn 0 100)",
      "color(srgb 1 1 1)", "{ light: '#FFF' }", "{ light: '#FFF', dark: '#FFFFFF' }",
    ]
  )
  func white(text: String) throws {
    #expect(try color(text) == .literal(ColorLiteral(.srgb, 1, 1, 1)))
  }

  @Test("A hex color with four or eight digits has an alpha")
  func hexAlpha() throws {
    #expect(
      try color("'#0B6E9980'")
        == .literal(ColorLiteral(.srgb, 11.0 / 255, 110.0 / 255, 153.0 / 255, alpha: 128.0 / 255))
    )
    #expect(try color("'#F008'") == .literal(ColorLiteral(.srgb, 1, 0, 0, alpha: 136.0 / 255)))
  }

  @Test("A color keeps the space that it is written in")
  func spaces() throws {
    let p3 = ColorLiteral(.displayP3, 1, 0.5, 0, alpha: 0.5)
    #expect(try color("display-p3(1 0.5 0 / 0.5)") == .literal(p3))
    #expect(try color("color(display-p3 100% 50% none / 50%)") == .literal(p3))
    #expect(
      try color("oklch(70% 25% 0.5turn)") == .literal(ColorLiteral(.oklch, 0.7, 0.1, 180))
    )
    #expect(
      try color("oklch(0.7 0.1 -180deg / none)")
        == .literal(ColorLiteral(.oklch, 0.7, 0.1, 180, alpha: 0))
    )
  }
}

extension ColorParsingTests {
  @Test("UIKit's name overrides the CSS keyword with the same name")
  func uikitNames() throws {
    for name in ["green", "systemBackground", "clear", "lightGray", "tintColor"] {
      #expect(try color(name) == .system(name))
      #expect(try color("'\(name)'") == .system(name))
    }
  }

  @Test("An asset's name may have spaces, slashes, and parentheses")
  func assets() throws {
    #expect(try color("asset(Nav Bar/Tint (dark))") == .asset("Nav Bar/Tint (dark)"))
    #expect(try color("\"asset( A, b )\"") == .asset("A, b"))
    #expect(try color("asset(\"Brand Blue\")") == .asset("Brand Blue"))
    #expect(
      try color("darken(asset('Brand (2)') 20%)") == .function(.darken(.asset("Brand (2)"), 0.2))
    )
  }

  @Test("Functions nest and accept tokens, with a place for each token")
  func functions() throws {
    let text = "mix(alpha($colors.ink 0.5) darken(asset(Sea Side) 20%) 30%)"
    let result = try read(text, as: .color)
    #expect(
      result.value
        == .color(
          .function(
            .mix(
              .function(.alpha(.token(TokenKey(.colors, "ink")), 0.5)),
              .function(.darken(.asset("Sea Side"), 0.2)),
              0.3
            )
          )
        )
    )
    #expect(result.parsed.tokenUses.map(\.key) == [TokenKey(.colors, "ink")])
    #expect(result.parsed.tokenUses.map { result.sourceText(of: $0.range) } == ["$colors.ink"])
  }

  @Test("A quoted function may contain hex colors")
  func quotedFunction() throws {
    #expect(
      try color("\"readable(#000 #FFF lighten(label 10%))\"")
        == .function(
          .readable(
            on: .literal(ColorLiteral(.srgb, 0, 0, 0)),
            .literal(ColorLiteral(.srgb, 1, 1, 1)),
            .function(.lighten(.system("label"), 0.1))
          )
        )
    )
  }

  @Test("A token without a function is the token, by any of its names")
  func tokens() throws {
    let key = TokenKey(.colors, "brand.primary.600")
    for text in [
      "$brand.primary.600", "'$colors.brand.primary.600'", "{ light: $brand.primary.600 }",
    ] {
      let result = try read(text, as: .color)
      #expect(result.value == .token(key))
      #expect(result.parsed.tokenUses.map(\.key) == [key])
    }
    #expect(try read("$größe-2", as: .color).value == .token(TokenKey(.colors, "größe-2")))
  }

  @Test("Variants that are the same as their fallbacks are left out")
  func appearances() throws {
    let expected = ColorValue.appearances(
      AppearanceVariants(light: .system("label"), dark: .system("link"))
    )
    #expect(try color("{ light: label, dark: link }") == expected)
    #expect(
      try color(
        "{ dark: link, darkHighContrast: link, lightHighContrast: label, light: label }"
      ) == expected
    )
  }

  @Test("A runtime color has its token's name")
  func runtime() throws {
    let result = try read(
      "{ runtime: true, samples: ['#000', rgb(255 255 255)] }",
      as: ValueExpectation(token: TokenKey(.colors, "podcast"))
    )
    #expect(result.findings == [])
    #expect(
      result.value
        == .color(
          .runtime(
            name: "podcast",
            samples: [ColorLiteral(.srgb, 0, 0, 0), ColorLiteral(.srgb, 1, 1, 1)]
          )
        )
    )
  }

  @Test("Every CSS keyword is refused with its color, unless UIKit has the name")
  func cssKeywords() throws {
    let hexes = ["gold": "#FFD700", "peru": "#CD853F", "teal": "#008080", "wheat": "#F5DEB3"]
    for (name, hex) in hexes {
      #expect(try read(name, as: .color).fixed == "\"\(hex)\"")
    }
  }

  @Test("Functions that nest too deeply are refused, and can't exhaust the stack")
  func depth() throws {
    let deep =
      String(repeating: "alpha(", count: 5000) + "label"
      + String(repeating: " 1)", count: 5000)
    #expect(try read(deep, as: .color).rules == ["malformed-color"])
  }

  @Test(
    "A color outside Display P3 comes with a chroma that is inside",
    arguments: [(0.7, 0.4, 150.0), (0.5, 0.37, 29), (0.95, 0.2, 260), (0.2, 3, 100), (1, 0.1, 0)]
  )
  func greatestChroma(lightness: Double, chroma: Double, hue: Double) throws {
    let outside = try read("oklch(\(lightness) \(chroma) \(hue))", as: .color)
    #expect(outside.rules == ["out-of-gamut"])
    let help = try #require(outside.parsed.diagnostics.first?.help.first)
    let number = help.split(separator: " ").compactMap { Double($0.filter { $0 != "," }) }.first
    let greatest = try #require(number)
    #expect(try read("oklch(\(lightness) \(greatest) \(hue))", as: .color).rules == [])
    let greater = try read("oklch(\(lightness) \(greatest + 0.001) \(hue))", as: .color)
    #expect(greater.rules == ["out-of-gamut"])
  }
}
