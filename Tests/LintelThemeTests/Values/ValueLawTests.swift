import LintelDiagnostics
import LintelSchema
import LintelSyntax
import LintelTheme
import Testing

private let everyType: [ValueType] = [
  .color, .font, .image, .effect, .offset, .number(NumberRange()),
  .number(NumberRange(0, 1, unit: .ratio)), .boolean,
  .keyword(KeywordSet("UIBarStyle", ["default", "black"])), .string,
]

@Suite struct ValueLawTests {
  @Test("A value's text reads as the same value", arguments: everyType.indices)
  func text(index: Int) throws {
    let type = everyType[index]
    var random = RandomValues(seed: UInt64(index) + 1)
    for _ in 0..<400 {
      let value = random.value(of: type)
      let result = try read(value.text, as: ValueExpectation(type, allowsNone: true))
      #expect(result.value == value, "\(value.text)")
      #expect(result.rules.allSatisfy { $0 == "out-of-gamut" }, "\(result.findings)")
      #expect(result.parsed.value?.text == value.text)
    }
  }

  @Test("The text is the shortest form that people write")
  func canonicalTexts() throws {
    let texts = [
      ("'#0B6E99FF'", "\"#0B6E99\""), ("rgb(255 0 0 / 20%)", "\"#FF000033\""),
      ("{dark: label, light: $ink}", "{ light: $ink, dark: label }"),
      ("alpha($colors.ink 0.4)", "alpha($ink 40%)"), ("$colors.accent", "$accent"),
      ("\"mix(#FFF #000 30%)\"", "\"mix(#FFFFFF #000000 30%)\""), ("asset(A b)", "asset(A b)"),
      ("display-p3(100% 50% 0)", "display-p3(1 0.5 0)"),
    ]
    for (written, canonical) in texts {
      #expect(try read(written, as: .color).value?.text == canonical)
    }
    #expect(try read("{ style: body }", as: .font).value?.text == "body")
    #expect(try read("16.0pt", as: .number(NumberRange())).value?.text == "16")
  }

  @Test("No text can crash the reader, and text without a value has an error", arguments: 0..<5)
  func anything(seed: Int) {
    let pieces = [
      "$", "#", "(", ")", "%", "/", " ", ".", ",", "-", "+", "0", "9", "F", "e", "a", "rgb(",
      "mix(",
      "alpha(", "asset(", "oklch(", "color(", "label", "none", "unset", "light", ": ", "{ ", " }",
      "[",
      "]", "'", "\"", "family", "size", "gradient", "stops", "symbol", "é", "👩‍👧", "1e309", "turn",
      "~",
    ]
    var random = RandomValues(seed: 1000 + UInt64(seed))
    for _ in 0..<100 {
      let text = (0..<Int.random(in: 1...12, using: &random.generator))
        .map { _ in random.pick(pieces) }
        .joined()
      let bytes = Array("key: \(text)\n".utf8)
      let yaml = parseYAML(SourceFile(path: "a.yaml", bytes: bytes), as: FileID(0))
      guard let node = yaml.root?.entries.first?.value else { continue }
      for type in everyType {
        let parsed = parseValue(node, as: ValueExpectation(type))
        #expect((parsed.value == nil) == parsed.diagnostics.hasErrors, "\(text)")
        let places =
          parsed.diagnostics.map(\.range)
          + parsed.diagnostics.flatMap { $0.notes.compactMap(\.range) }
          + parsed.diagnostics.flatMap { $0.fixIts.flatMap { $0.edits.map(\.range) } }
          + parsed.tokenUses.map(\.range)
        for place in places {
          #expect(0 <= place.lower && place.lower <= place.upper && Int(place.upper) <= bytes.count)
        }
      }
    }
  }

  @Test("Each key of a mapping is read in any position")
  func order() throws {
    let a = try read("{ size: 17, family: Inter, weight: bold }", as: .font)
    let b = try read("{ weight: bold, family: Inter, size: 17 }", as: .font)
    #expect(a.value == b.value)
    #expect(a.value != nil)
  }
}
