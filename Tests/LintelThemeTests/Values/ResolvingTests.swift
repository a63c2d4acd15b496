import LintelSchema
import Testing

@testable import LintelTheme

@Suite struct ResolvingTests {
  /// Resolves a color with tokens, all given as text.
  private func resolved(_ text: String, _ tokens: [String: String] = [:]) throws -> ResolvedColor? {
    var values: [TokenKey: Value] = [:]
    for (name, text) in tokens {
      let key = TokenKey(.colors, name)
      let parsed = try read(text, as: ValueExpectation(token: key))
      #expect(parsed.findings == [])
      values[key] = parsed.value
    }
    let value = try #require(read(text, as: .color).value)
    guard case .color(let color) = resolve(value, lookup: { values[$0] }) else { return nil }
    return color
  }

  private let white = ResolvedColor.srgb(red: 1, green: 1, blue: 1, alpha: 1)
  private let black = ResolvedColor.srgb(red: 0, green: 0, blue: 0, alpha: 1)

  @Test("A chain of tokens is followed to its end")
  func chain() throws {
    #expect(try resolved("$a", ["a": "$b", "b": "{ light: $c }", "c": "'#FFF'"]) == white)
  }

  @Test("A cycle, a missing token, and nil have no color, and none of them loops")
  func nothing() throws {
    #expect(try resolved("$a", ["a": "$b", "b": "$a"]) == nil)
    #expect(try resolved("$a", ["a": "alpha($a 50%)"]) == nil)
    #expect(try resolved("{ light: label, dark: $missing }") == nil)
    #expect(try resolved("alpha($a 50%)", ["a": "none"]) == nil)
  }

  @Test("Tokens that double repeatedly have no color instead of exhausting memory")
  func bomb() throws {
    var tokens = ["t0": "label"]
    for index in 1...60 { tokens["t\(index)"] = "mix($t\(index - 1) $t\(index - 1) 50%)" }
    #expect(try resolved("$t60", tokens) == nil)
    #expect(try resolved("$t3", tokens) != nil)
  }

  @Test("Display P3 stays, and OKLCH becomes the narrowest space that contains it")
  func spaces() throws {
    #expect(
      try resolved("display-p3(1 0 0 / 50%)")
        == .displayP3(red: 1, green: 0, blue: 0, alpha: 0.5)
    )
    guard case .srgb = try resolved("oklch(0.5 0.05 200)") else {
      Issue.record("inside sRGB")
      return
    }
    guard case .displayP3 = try resolved("oklch(0.65 0.28 29)") else {
      Issue.record("inside P3 only")
      return
    }
  }

  @Test("Alpha multiplies, and applies to colors that only the app knows")
  func alpha() throws {
    #expect(
      try resolved("alpha($a 50%)", ["a": "'#FFFFFF80'"])
        == .srgb(red: 1, green: 1, blue: 1, alpha: 64.0 / 255)
    )
    #expect(try resolved("alpha(alpha(label 50%) 50%)") == .system("label", alpha: 0.25))
    #expect(try resolved("alpha(asset(Ink) 50%)") == .asset("Ink", alpha: 0.5))
    #expect(
      try resolved("alpha($p 50%)", ["p": "{ runtime: true, samples: ['#000'] }"])
        == .parameter("p", alpha: 0.5)
    )
  }

  @Test("Functions of colors that only the app knows stay functions")
  func functions() throws {
    #expect(
      try resolved("darken(label 20%)")
        == .function("darken", [.system("label", alpha: 1)], amount: 0.2)
    )
    #expect(
      try resolved("mix(label $w 30%)", ["w": "'#FFF'"])
        == .function("mix", [.system("label", alpha: 1), white], amount: 0.3)
    )
    #expect(
      try resolved("alpha(lighten(label 20%) 50%)")
        == .function("lighten", [.system("label", alpha: 0.5)], amount: 0.2)
    )
    let readable = ResolvedColor.function(
      "readable",
      [.system("label", alpha: 1), white, black],
      amount: nil
    )
    let tokens = ["w": "'#FFF'", "b": "'#000'"]
    #expect(try resolved("readable(label $w $b)", tokens) == readable)
    #expect(
      try resolved("alpha(readable(label $w $b) 50%)", tokens)
        == .function("alpha", [readable], amount: 0.5)
    )
  }

  @Test("UIKit's fixed colors are known, and a named one keeps its name")
  func fixed() throws {
    #expect(try resolved("readable(white white black)") == .system("black", alpha: 1))
    #expect(try resolved("lighten(black 100%)") == white)
  }

  @Test("Functions are applied to each appearance")
  func distribution() throws {
    let tokens = [
      "paper": "{ light: '#FFF', dark: '#000' }",
      "ink": "{ light: '#000', lightHighContrast: '#FFF' }",
    ]
    #expect(
      try resolved("alpha($paper 50%)", tokens)
        == .appearances(
          AppearanceVariants(
            light: .srgb(red: 1, green: 1, blue: 1, alpha: 0.5),
            dark: .srgb(red: 0, green: 0, blue: 0, alpha: 0.5)
          )
        )
    )
    // Light mixes white with black, dark mixes black with black, and light high contrast mixes white with white.
    let gray = try #require(try resolved("oklch(0.5 0 0)")?.known)
    guard case .appearances(let variants) = try resolved("mix($paper $ink 50%)", tokens) else {
      Issue.record("no appearances")
      return
    }
    let light = try #require(variants.light.known)
    #expect(abs(light.red - gray.red) < 0.0001)
    let dark = try #require(variants.dark?.known)
    #expect(dark.red < 0.0001)
    let contrast = try #require(variants.lightHighContrast?.known)
    #expect(contrast.red > 0.9999)
    #expect(variants.darkHighContrast == nil)
  }

  @Test("Nested appearances are flattened, each with its own variant")
  func flattening() throws {
    let tokens = [
      "a": "{ light: '#FFF', dark: '#000' }", "b": "{ light: label, darkHighContrast: link }",
    ]
    #expect(
      try resolved("{ light: $a, dark: $b }", tokens)
        == .appearances(
          AppearanceVariants(
            light: white,
            dark: .system("label", alpha: 1),
            darkHighContrast: .system("link", alpha: 1)
          )
        )
    )
    #expect(
      try resolved("{ light: $a, lightHighContrast: label }", tokens)
        == .appearances(
          AppearanceVariants(
            light: white,
            dark: black,
            lightHighContrast: .system("label", alpha: 1)
          )
        )
    )
    #expect(try resolved("{ light: $a, dark: '#FFF' }", tokens) == white)
  }

  @Test("An image's colors are resolved in stops and fills")
  func images() throws {
    let value = try #require(
      read("{ gradient: { from: top, stops: [$w, '#000'] } }", as: .image).value
    )
    let literal = ColorValue.literal(ColorLiteral(.srgb, 1, 1, 1))
    let lookup = { (key: TokenKey) -> Value? in
      key == TokenKey(.colors, "w") ? .color(literal) : nil
    }
    #expect(
      resolve(value, lookup: lookup)
        == .image(
          Image(
            .gradient(
              .init(
                from: "top",
                stops: [.init(color: white, location: 0), .init(color: black, location: 1)]
              )
            )
          )
        )
    )
    #expect(resolve(value) { _ in nil } == nil)
  }

  @Test("Other values follow their tokens, too, and none stays nil")
  func others() {
    let key = TokenKey(.numbers, "n")
    #expect(resolve(.token(key)) { _ in .number(3) } == .number(3))
    #expect(resolve(.token(key)) { _ in .token(key) } == nil)
    #expect(resolve(.none) { _ in nil } == ResolvedValue.none)
    #expect(resolve(.unset) { _ in nil } == nil)
    #expect(
      resolve(.font(FontValue(style: "body"))) { _ in nil } == .font(FontValue(style: "body"))
    )
  }

  @Test("A token's value is judged by the property that it reaches")
  func violations() {
    let alpha = Property(
      "translucency",
      .number(NumberRange(0, 1, unit: .ratio)),
      "",
      uikit: .none,
      initial: ""
    )
    #expect(ResolvedValue.number(0.5).violation(of: alpha) == nil)
    #expect(ResolvedValue.number(2).violation(of: alpha)?.rule == "out-of-range")
    #expect(ResolvedValue.none.violation(of: alpha)?.rule == "none-not-allowed")
    let optional = Property("color", .color, "", uikit: .none, initial: "", isOptional: true)
    #expect(ResolvedValue.none.violation(of: optional) == nil)
  }

  @Test("A derived font has everything from its base that it doesn't replace")
  func derivedFonts() {
    let base = TokenKey(.fonts, "base")
    let values: [TokenKey: Value] = [
      base: .font(FontValue(family: "Avenir", size: 17, weight: "bold", features: ["tnum"])),
      TokenKey(.fonts, "style"): .font(FontValue(style: "headline")),
      TokenKey(.numbers, "size"): .number(20),
      TokenKey(.numbers, "large"): .number(2000),
      TokenKey(.strings, "face"): .string("Georgia"),
      TokenKey(.strings, "empty"): .string(""),
    ]
    func resolved(
      _ changes: FontValue,
      base: String? = "base",
      _ parts: [DerivedFont.Part: String] = [:]
    ) -> ResolvedValue? {
      let font = DerivedFont(
        base: base.map { TokenKey(.fonts, $0) },
        changes: changes,
        parts: Dictionary(
          uniqueKeysWithValues: parts.map { ($0.key, TokenKey($0.key.group, $0.value)) }
        )
      )
      return resolve(.derivedFont(font)) { values[$0] }
    }
    #expect(
      resolved(FontValue(size: 20))
        == .font(FontValue(family: "Avenir", size: 20, weight: "bold", features: ["tnum"]))
    )
    #expect(
      resolved(FontValue(weight: "thin", features: ["ss01"]), [.family: "face", .size: "size"])
        == .font(FontValue(family: "Georgia", size: 20, weight: "thin", features: ["ss01"]))
    )
    #expect(
      resolved(FontValue(weight: "thin"), base: "style")
        == .font(FontValue(style: "headline", weight: "thin"))
    )
    #expect(
      resolved(FontValue(), base: nil, [.size: "size"]) == .font(FontValue(size: 20))
    )
    // Invalid combinations have no value, and neither has a reference without a target.
    #expect(resolved(FontValue(size: 20), base: "style") == nil)
    #expect(resolved(FontValue(relativeTo: "headline"), base: "style") == nil)
    #expect(resolved(FontValue(maximumSize: 20)) == nil)
    #expect(resolved(FontValue(relativeTo: "headline", maximumSize: 16)) == nil)
    #expect(resolved(FontValue(), [.size: "large"]) == nil)
    #expect(resolved(FontValue(), [.family: "empty"]) == nil)
    #expect(resolved(FontValue(), [.weight: "face"]) == nil)
    #expect(resolved(FontValue(), base: "missing") == nil)
    #expect(resolved(FontValue(), [.weight: "missing"]) == nil)
  }

  @Test("One resolver handles a whole context, and looks up each token once")
  func caching() {
    let counter = Counter()
    var resolver = ValueResolver { key in
      counter.count += 1
      return key.name == "a" ? .token(TokenKey(.numbers, "b")) : .number(1)
    }
    for _ in 0..<3 {
      #expect(resolver.resolve(.token(TokenKey(.numbers, "a"))) == .number(1))
    }
    #expect(counter.count == 2)
  }

  private final class Counter {
    var count = 0
  }
}
