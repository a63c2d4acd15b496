import LintelSchema
import LintelTheme
import Testing

@Suite struct FontParsingTests {
  private func font(_ text: String) throws -> FontValue? {
    let result = try read(text, as: .font)
    #expect(result.findings == [])
    guard case .font(let font) = result.value else { return nil }
    return font
  }

  @Test("A text style may be written with or without changes")
  func styles() throws {
    #expect(try font("headline") == FontValue(style: "headline"))
    #expect(try font("{ style: headline }") == FontValue(style: "headline"))
    #expect(
      try font("{ style: title1, weight: bold, design: serif, maximumSize: 40 }")
        == FontValue(style: "title1", weight: "bold", design: "serif", maximumSize: 40)
    )
  }

  @Test("A font derives from a token, and tokens supply its parts")
  func derived() throws {
    for text in [
      "{ base: $title, weight: bold }", "{ base: $brand.title, size: 20, relativeTo: headline }",
      "{ family: $face, size: $body, weight: $strong }", "{ base: $title, size: $body }",
    ] {
      let result = try read(text, as: .font)
      #expect(result.findings == [])
      guard case .derivedFont(let font) = result.value else {
        Issue.record("\(text) isn't derived")
        continue
      }
      #expect(Set(result.parsed.tokenUses.map(\.key)) == font.tokens)
      #expect(result.value?.text == text)
    }
    // In quotes, it's a name instead of a token.
    #expect(try font("{ family: '$face', size: 17 }") == FontValue(family: "$face", size: 17))
    #expect(
      FontValue(family: "$face", size: 17)
        == (try font(Value.font(FontValue(family: "$face", size: 17)).text))
    )
    for text in [
      "{ base: headline }", "{ base: [a] }", "{ base: $title, style: headline }",
      "{ family: $face }", "{ base: $title, size: $1$ }",
    ] {
      #expect(try read(text, as: .font).value == nil)
    }
  }

  @Test("A font of a family or of the system needs a size")
  func families() throws {
    #expect(
      try font(
        "{ family: Avenir Next, size: 17, weight: semibold, width: condensed, "
          + "relativeTo: headline, maximumSize: 24, features: [tnum, ss01, tnum] }"
      )
        == FontValue(
          family: "Avenir Next",
          size: 17,
          weight: "semibold",
          width: "condensed",
          relativeTo: "headline",
          maximumSize: 24,
          features: ["ss01", "tnum"]
        )
    )
    #expect(
      try font("{ size: 17px, design: rounded }") == FontValue(size: 17, design: "rounded")
    )
  }

  @Test("A font may be too small to see, which hides a title")
  func tiny() throws {
    #expect(try font("{ size: 0.1 }") == FontValue(size: 0.1))
    #expect(try font("{ size: 0.001 }") == FontValue(size: 0.001))
  }

  @Test(
    "The error for an invalid font says what is wrong",
    arguments: [
      Refusal(
        "headlin",
        "unknown-keyword: unknown text style 'headlin' [headlin]",
        fixed: "headline"
      ),
      Refusal("Avenir Next", "unknown-keyword: unknown text style 'Avenir Next' [Avenir Next]"),
      Refusal(
        "17",
        "unknown-keyword: a font with only a size is a mapping [17]",
        fixed: "{ size: 17 }"
      ),
      Refusal(
        "[headline]",
        "wrong-value-type: expected a font, found a list [[headline]]",
        fixed: "headline"
      ),
      Refusal(
        "{ family: Inter }",
        "missing-key: 'size' is missing in a font without 'style' [{ family: Inter }]"
      ),
      Refusal(
        "{ style: body, size: 17 }",
        "contradictory-keys: 'size' and 'style' can't both be in a font [17]"
      ),
      Refusal(
        "{ style: body, family: Inter }",
        "contradictory-keys: 'family' and 'style' can't both be in a font [Inter]"
      ),
      Refusal(
        "{ size: 0 }",
        "out-of-range: 'size' is 0, expected a number of points from 0.001 to 1000 [0]"
      ),
      Refusal(
        "{ size: 17, desing: serif }",
        "unknown-key: unknown key 'desing' in a font [desing]",
        fixed: "{ size: 17, design: serif }"
      ),
      Refusal(
        "{ size: 17, weight: 700 }",
        "wrong-value-type: expected a font weight by name, found '700' [700]",
        fixed: "{ size: 17, weight: bold }"
      ),
      Refusal(
        "{ size: 17, weight: Bold }",
        "unknown-keyword: unknown font weight 'Bold' [Bold]",
        fixed: "{ size: 17, weight: bold }"
      ),
      Refusal(
        "{ size: 17, maximumSize: 24 }",
        "missing-key: 'maximumSize' needs 'relativeTo', because the font doesn't grow without it [24]"
      ),
      Refusal(
        "{ size: 17, relativeTo: body, maximumSize: 12 }",
        "out-of-range: 'maximumSize' is 12, less than the size of 17 [12]"
      ),
      Refusal(
        "{ size: 17, features: [tabular] }",
        "wrong-value-type: expected an OpenType feature of four letters or digits, "
          + "found 'tabular' [tabular]"
      ),
      Refusal(
        "{ base: headline, weight: bold }",
        "wrong-value-type: expected a font token such as $title, found 'headline' [headline]"
      ),
      Refusal(
        "{ size: 17, family: ~ }",
        "wrong-value-type: expected the name of a font family, found nothing [~]"
      ),
    ]
  )
  func refusals(_ refusal: Refusal) throws {
    try refusal.check(as: ValueExpectation(.font))
  }
}
