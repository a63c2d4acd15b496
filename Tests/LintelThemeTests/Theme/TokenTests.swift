import LintelTheme
import TestThemes
import Testing

@Suite("Tokens of a theme")
struct TokenTests {
  @Test("Tokens nest, and can be in any block")
  func nesting() throws {
    let (theme, diagnostics) = readTheme(
      yaml: theme(
        """
        tokens:
          colors: { brand: { primary: { 600: label }, ink.dark: link }, plain: { light: label } }
          numbers: { gap: 4 }
        brands: { a: { tokens: { colors: { brand.primary.600: link } } } }
        navigationBar: { tint: $brand.primary.600 }
        """
      )
    )
    #expect(diagnostics == [])
    let read = try #require(theme)
    #expect(
      read.tokens.map { "\($0.key.group).\($0.key.name)" } == [
        "colors.brand.ink.dark", "colors.brand.primary.600", "colors.plain", "numbers.gap",
      ]
    )
    #expect(
      read.summary.filter { $0.contains("600") } == [
        "$colors.brand.primary.600 = label @ base",
        "$colors.brand.primary.600 = link @ brand [brand 'a']",
        "navigationBar.tint = $brand.primary.600 @ base",
      ]
    )
    #expect(read.tokenUses.all.count == 1)
  }

  @Test("Values by brand in one place mean the same as overrides in the brand's block")
  func byBrand() {
    let together = declarations(
      """
      brands: { a: {}, sepia: {} }
      tokens: { colors: { paper: { default: label, brands: { sepia: link } } } }
      """
    )
    let apart = declarations(
      """
      brands: { a: {}, sepia: { tokens: { colors: { paper: link } } } }
      tokens: { colors: { paper: label } }
      """
    )
    #expect(together == apart)
    #expect(
      together == [
        "$colors.paper = label @ base", "$colors.paper = link @ brand [brand 'sepia']",
      ]
    )
  }

  @Test("'base' only derives a font, and is a token among other names")
  func base() {
    #expect(
      declarations("tokens: { fonts: { a: headline, b: { base: $a } } }") == [
        "$fonts.a = headline @ base", "$fonts.b = { base: $a } @ base",
      ]
    )
    #expect(
      declarations(
        "tokens: { fonts: { a: headline, b: { base: $a, small: $a }, c: { base: headline } } }"
      )
        == [
          "$fonts.a = headline @ base", "$fonts.b.base = $a @ base", "$fonts.b.small = $a @ base",
          "$fonts.c.base = headline @ base",
        ]
    )
  }

  @Test("Errors in tokens have their places")
  func errors() {
    #expect(
      findings(
        """
        tokens:
          colours: { a: label }
          colors: { a b: label, c: { default: label, brands: { x: link } }, d: { e: { f: 5 } } }
          fonts: 5
        """
      ).map { $0.prefix { $0 != "]" } } == [
        "5:3 error [unknown-key", "6:13 error [invalid-name", "6:56 error [undeclared-name",
        "6:79 error [wrong-value-type", "7:10 error [wrong-value-type",
      ]
    )
  }

  @Test("A color that is unknown until run time keeps its token's name")
  func runtime() {
    #expect(
      declarations("tokens: { colors: { podcast: { runtime: true, samples: [\"#1A2B3C\"] } } }")
        .count == 1
    )
  }
}
