import LintelSchema

@testable import LintelTheme

/// Values that together have every form of the output.
enum Samples {
  static let plainColors: [ResolvedColor] = [
    .srgb(red: 1, green: 0.5, blue: 0, alpha: 1),
    .displayP3(red: 1, green: 0.25, blue: 0.1, alpha: 0.5),
    .system("label", alpha: 1),
    .system("systemBackground", alpha: 0.85),
    .asset("Brand/Accent Color", alpha: 1),
    .asset("Ink", alpha: 0.4),
    .parameter("podcast", alpha: 1),
    .parameter("podcast", alpha: 0.4),
    .function("alpha", [.function("darken", [.asset("Ink", alpha: 1)], amount: 0.2)], amount: 0.5),
    .function("mix", [.asset("Ink", alpha: 1), .system("label", alpha: 1)], amount: 0.3),
    .function("darken", [.parameter("podcast", alpha: 1)], amount: 0.2),
    .function("lighten", [.system("label", alpha: 1)], amount: 0.2),
    .function(
      "readable",
      [.asset("Ink", alpha: 1), .system("black", alpha: 1), .system("white", alpha: 1)],
      amount: nil
    ),
  ]

  static let colors: [ResolvedColor] =
    plainColors + [
      .appearances(AppearanceVariants(light: plainColors[0])),
      .appearances(AppearanceVariants(light: plainColors[0], dark: plainColors[3])),
      .appearances(
        AppearanceVariants(
          light: plainColors[1],
          dark: plainColors[4],
          lightHighContrast: plainColors[6],
          darkHighContrast: plainColors[9]
        )
      ),
    ]

  static let fonts = [
    FontValue(style: "headline"),
    FontValue(
      style: "title1",
      weight: "bold",
      width: "condensed",
      design: "serif",
      maximumSize: 40
    ),
    FontValue(
      family: "Avenir Next",
      size: 17,
      weight: "semibold",
      design: "rounded",
      relativeTo: "headline",
      maximumSize: 24,
      features: ["smcp", "tnum"]
    ),
    FontValue(size: 16.5),
  ]

  static let images: [Image<ResolvedColor>] = [
    Image(.asset("nav-back")),
    Image(.asset("pattern"), rendering: "original", insets: [0, 1, 2, 1.5]),
    Image(.symbol(.init(name: "chevron.backward"))),
    Image(
      .symbol(.init(name: "arrow.left", weight: "semibold", scale: "large", pointSize: 20)),
      rendering: "template"
    ),
    Image(
      .gradient(
        .init(
          from: "top",
          stops: [
            .init(color: colors[0], location: 0), .init(color: colors[14], location: 0.5),
            .init(color: colors[2], location: 1),
          ]
        )
      )
    ),
    Image(.fill(.init(color: colors[0]))),
    Image(.fill(.init(color: colors[14], cornerRadius: 1)), insets: [2, 2, 2, 2]),
  ]

  /// Values of a property's type, with each form of the type at least once, and nil if the property accepts it.
  static func values(of property: Property) -> [ResolvedValue] {
    let values: [ResolvedValue] =
      switch property.type {
      case .color: colors.map(ResolvedValue.color)
      case .font: fonts.map(ResolvedValue.font)
      case .image: images.map(ResolvedValue.image)
      case .effect: [.effect("systemChromeMaterial"), .effect("extraLight")]
      case .offset: [.offset(x: 0, y: -1.5), .offset(x: 3, y: 4)]
      case .number(let range): [.number(range.minimum ?? -2.5), .number(range.maximum ?? 12)]
      case .boolean: [.boolean(true), .boolean(false)]
      case .keyword(let set): set.keywords.map(ResolvedValue.keyword)
      case .string: [.string("Back"), .string("\"\\\n")]
      }
    return values + (property.isOptional ? [.none] : [])
  }
}
