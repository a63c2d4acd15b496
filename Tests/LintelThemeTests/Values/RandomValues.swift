import LintelAppearance
import LintelSchema
import LintelTesting

@testable import LintelTheme

/// Random values in canonical form, one method for each type.
struct RandomValues {
  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func chance(_ oneIn: Int) -> Bool {
    Int.random(in: 0..<oneIn, using: &generator) == 0
  }

  mutating func pick<T>(_ elements: [T]) -> T {
    elements[Int.random(in: elements.indices, using: &generator)]
  }

  mutating func maybe<T>(_ value: T) -> T? {
    chance(2) ? value : nil
  }

  mutating func value(of type: ValueType) -> Value {
    if chance(10) { return .unset }
    if chance(10) { return .none }
    if chance(8), let group = type.tokenGroup { return .token(tokenKey(group)) }
    switch type {
    case .color:
      let color = color()
      if case .token(let key) = color { return .token(key) }
      return .color(color)
    case .font: return .font(font())
    case .image: return .image(image())
    case .effect: return .effect(pick(UIKitNames.blurEffectStyles.map(\.name)))
    case .offset: return .offset(x: number(-50, 50), y: number(-50, 50))
    case .number(let range): return .number(number(range.minimum ?? -1e6, range.maximum ?? 1e6))
    case .boolean: return .boolean(chance(2))
    case .keyword(let set): return .keyword(pick(set.keywords))
    case .string: return .string(text())
    }
  }

  mutating func tokenKey(_ group: TokenGroup) -> TokenKey {
    TokenKey(group, pick(["ink", "brand.primary.600", "größe", "a-b_c", "colors.x", "नीला", "7"]))
  }

  mutating func number(_ low: Double, _ high: Double) -> Double {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: Double.random(in: low...high, using: &generator)
    case 1: low
    case _: Double.random(in: low...high, using: &generator).rounded(.towardZero)
    }
  }

  mutating func ratio() -> Double {
    chance(2)
      ? Double(Int.random(in: 0...100, using: &generator)) / 100
      : Double.random(in: 0...1, using: &generator)
  }

  mutating func literal() -> ColorLiteral {
    if chance(2) {
      let bytes = (0..<4).map { _ in Double(Int.random(in: 0...255, using: &generator)) / 255 }
      return ColorLiteral(.srgb, bytes[0], bytes[1], bytes[2], alpha: chance(2) ? 1 : bytes[3])
    }
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: return ColorLiteral(.srgb, ratio(), ratio(), ratio(), alpha: ratio())
    case 1: return ColorLiteral(.displayP3, ratio(), ratio(), ratio(), alpha: ratio())
    case _:
      let chroma = chance(4) ? 0 : ratio() / 10
      let hue = chroma == 0 ? 0 : ratio() * 359
      return ColorLiteral(.oklch, ratio(), chroma, hue, alpha: ratio())
    }
  }

  mutating func color(depth: Int = 0) -> ColorValue {
    switch Int.random(in: 0..<(depth < 3 ? 8 : 4), using: &generator) {
    case 0: return .literal(literal())
    case 1: return .system(pick(["label", "systemBlue", "clear", "green"]))
    case 2:
      return .asset(pick(["Ink", "Nav Bar/Tint (dark)", "a, b", "x: y", "# 1", "Größe \"2\""]))
    case 3: return .token(tokenKey(.colors))
    case 4: return .function(.alpha(argument(depth), ratio()))
    case 5: return .function(.mix(argument(depth), argument(depth), ratio()))
    case 6:
      return .function(
        chance(2) ? .darken(argument(depth), ratio()) : .lighten(argument(depth), ratio())
      )
    case _:
      if depth == 0, chance(2) { return appearances() }
      return .function(.readable(on: argument(depth), argument(depth), argument(depth)))
    }
  }

  private mutating func argument(_ depth: Int) -> ColorValue {
    color(depth: depth + 1)
  }

  private mutating func appearances() -> ColorValue {
    let colors = (0..<4).map { _ in color(depth: 1) }
    guard Set(colors).count == 4 else { return colors[0] }
    let isVaried = chance(2)
    return .appearances(
      AppearanceVariants(
        light: colors[0],
        dark: isVaried ? colors[1] : nil,
        lightHighContrast: maybe(colors[2]),
        darkHighContrast: isVaried ? maybe(colors[3]) : colors[3]
      )
    )
  }

  mutating func font() -> FontValue {
    let weight = maybe(pick(FontVocabulary.weights))
    let design = maybe(pick(FontVocabulary.designs))
    let width = maybe(pick(FontVocabulary.widths))
    let features = maybe(["ss01", "tnum"]) ?? []
    if chance(2) {
      return FontValue(
        style: pick(FontVocabulary.styles),
        weight: weight,
        width: width,
        design: design,
        maximumSize: maybe(number(1, 100)),
        features: features
      )
    }
    let size = number(1, 50)
    let relativeTo = maybe(pick(FontVocabulary.styles))
    return FontValue(
      family: maybe(pick(["Avenir Next", "null", "1.0", "Größe: 2", "'s"])),
      size: size,
      weight: weight,
      width: width,
      design: design,
      relativeTo: relativeTo,
      maximumSize: relativeTo == nil ? nil : maybe(number(size, 100)),
      features: features
    )
  }

  mutating func image() -> ImageValue {
    let source: ImageValue.Source =
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: .asset(pick(["nav back", "~", "a/b", "#1"]))
      case 1:
        .symbol(
          .init(
            name: "chevron.backward",
            weight: maybe("bold"),
            scale: maybe("large"),
            pointSize: maybe(number(1, 50))
          )
        )
      case 2: .fill(.init(color: color(), cornerRadius: chance(2) ? 0 : number(0, 9)))
      case _:
        .gradient(
          .init(
            from: pick(["top", "bottom", "leading", "trailing"]),
            stops: [
              .init(color: color(), location: 0), .init(color: color(), location: ratio()),
              .init(color: color(), location: 1),
            ]
          )
        )
      }
    return Image(
      source,
      rendering: maybe("template"),
      insets: maybe([0, 1.5, 2, number(0, 9)])
    )
  }

  mutating func text() -> String {
    let letters: [Character] = [
      "a", "Z", "ß", "猫", "👩‍👧", " ", "$", "#", ":", ",", "{", "]", "\"", "'", "\\", "\n", "\t",
      "\u{7}",
      "\u{200B}", "\u{FEFF}", "-", "%", "~", "0",
    ]
    if chance(6) { return pick(["none", "unset", "null", "~", "", "true", "1.0", "$x", "- a"]) }
    return String((0..<Int.random(in: 1...6, using: &generator)).map { _ in pick(letters) })
  }
}
