import LintelLanguage
import LintelSchema

/// A value for every type of property; rounds go through all that the type can be.
enum SampleValues {
  /// So many that every case of every value occurs.
  static let rounds = 8

  /// - Parameters:
  ///   - property: decides the type.
  ///   - round: which of the values.
  ///   - seed: differs by place, so that a value in the wrong one is found out.
  /// - Returns: nil's value for optional properties in the last round.
  static func value(of property: Property, round: Int, seed: Int) -> ResolvedValue {
    if property.isOptional, round == rounds - 1 { return .none }
    let place = seed
    let round = round + seed
    switch property.type {
    case .color: return .color(colors[round % colors.count])
    case .font: return .font(fonts[round % fonts.count])
    case .image: return .image(images[round % images.count])
    case .effect: return .effect(effects[round % effects.count])
    case .offset: return .offset(x: Double(round), y: -1.5 - Double(place % 5))
    case .number(let range): return .number(number(in: range, round: round))
    case .boolean: return .boolean(round % 2 == 0)
    case .keyword(let set): return .keyword(set.all[round % set.all.count].name)
    case .string: return .string(strings[round % strings.count])
    }
  }

  private static func number(in range: NumberRange, round: Int) -> Double {
    if range.unit == .count { return Double(round % 2) }
    return max(range.minimum ?? -10, min(range.maximum ?? 100, Double(round % 96) + 0.25))
  }

  private static let system = ResolvedColor.system("systemBackground", alpha: 0.85)
  private static let parameter = ResolvedColor.parameter("podcast-cover", alpha: 1)

  static let colors: [ResolvedColor] = [
    .srgb(red: 0.1, green: 0.2, blue: 1, alpha: 0.4),
    .displayP3(red: 1, green: 0.25, blue: 0, alpha: 1),
    .appearances(
      AppearanceVariants(
        light: .srgb(red: 1, green: 1, blue: 1, alpha: 1),
        dark: system,
        lightHighContrast: .displayP3(red: 0, green: 0.5, blue: 0.5, alpha: 0.5),
        darkHighContrast: .system("tintColor", alpha: 1)
      )
    ),
    .asset("Any name/with \"quotes\"", alpha: 0.5),
    parameter,
    .function("mix", [parameter, system], amount: 0.3),
    .function("readable", [parameter, .system("label", alpha: 1), system], amount: nil),
    .appearances(
      AppearanceVariants(
        light: .function("darken", [parameter], amount: 0.2),
        dark: .function("lighten", [.asset("Ink", alpha: 1)], amount: 0.2)
      )
    ),
  ]

  static let fonts: [FontValue] = [
    FontValue(style: "headline"),
    FontValue(style: "title1", weight: "bold", design: "serif", maximumSize: 40),
    FontValue(
      family: "Avenir Next",
      size: 17,
      weight: "semibold",
      relativeTo: "headline",
      maximumSize: 24
    ),
    FontValue(size: 15.5, weight: "medium", width: "condensed", design: "rounded"),
    FontValue(family: "Missing \\(evil)", size: 17),
    FontValue(size: 20, relativeTo: "title3", features: ["tnum", "ss01"]),
  ]

  static let images: [Image<ResolvedColor>] = [
    Image(.asset("nav-back"), rendering: "template"),
    Image(.symbol(.init(name: "chevron.backward", weight: "semibold"))),
    Image(.symbol(.init(name: "arrow.left", scale: "large", pointSize: 20)), rendering: "original"),
    Image(
      .gradient(
        .init(
          from: "top",
          stops: [.init(color: colors[2], location: 0), .init(color: colors[0], location: 1)]
        )
      )
    ),
    Image(
      .gradient(
        .init(
          from: "trailing",
          stops: [.init(color: colors[1], location: 0), .init(color: system, location: 0.5)]
        )
      )
    ),
    Image(.fill(.init(color: colors[2], cornerRadius: 8))),
    Image(.fill(.init(color: colors[0])), insets: [1, 2, 3, 4]),
    Image(.symbol(.init(name: "x", weight: "bold", scale: "small"))),
  ]

  private static let effects = [
    "regular", "systemChromeMaterial", "systemUltraThinMaterialDark", "dark",
    "systemThickMaterialLight",
  ]

  private static let strings = ["Back", "\"); fatalError(\"", "\\(1)", "a\nb", "\u{202E}né"]
}
