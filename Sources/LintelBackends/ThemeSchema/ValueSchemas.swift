import LintelSchema
import LintelTheme

/// The schemas of values of each type, including tokens.
struct ValueSchemas {
  let names: KnownNames?

  static func schema(of type: ValueType) -> JSONValue {
    switch type {
    case .color: .definition("colorValue")
    case .font: .definition("fontValue")
    case .image: .definition("imageValue")
    case .effect: .definition("effectValue")
    case .offset: .definition("offsetValue")
    case .number(let range): number(range)
    case .boolean: ["type": "boolean"]
    case .keyword(let set): .words(set.keywords)
    case .string: .definition("textValue")
    }
  }

  func definitions() -> [JSONMember] {
    [
      JSONMember(
        "colorValue",
        .anyOf([.definition("plainColor"), .definition("colorByAppearance"), Self.asset])
      ),
      JSONMember("plainColor", plainColor),
      JSONMember(
        "colorReferences",
        .object(dropping: [("pattern", names.map { .string($0.pattern(ofReferencesTo: .colors)) })])
      ),
      JSONMember("colorByAppearance", colorByAppearance),
      JSONMember("colorToken", .anyOf([.definition("colorValue"), runtimeColor])),
      JSONMember("fontValue", .anyOf(tokens(.fonts) + [.words(FontVocabulary.styles)] + fonts)),
      JSONMember("imageValue", .anyOf(tokens(.images) + [.pattern("^asset\\(.+\\)$")] + images)),
      JSONMember(
        "effectValue",
        .anyOf(tokens(.effects) + [.words(UIKitNames.blurEffectStyles.map(\.name))])
      ),
      JSONMember("offsetValue", .anyOf(tokens(.offsets) + [offset])),
      JSONMember("numberToken", tokens(.numbers).first ?? ["not": [:] as JSONValue]),
      JSONMember(
        "textValue",
        .anyOf(tokens(.strings) + [["type": ["string", "number", "boolean"]]])
      ),
      JSONMember("names", .anyOf([["type": "string"], .list(of: ["type": "string"])])),
    ]
  }

  /// Returns the schemas of references to the theme's tokens, or to any token if there is no theme.
  private func tokens(_ group: TokenGroup) -> [JSONValue] {
    guard let names else { return [.pattern("^\\$")] }
    let references = names.references(to: group)
    return references.isEmpty ? [] : [.words(references)]
  }

  private static func number(_ range: NumberRange) -> JSONValue {
    let plain = JSONValue.object(dropping: [
      ("type", range.unit == .count ? "integer" : "number"),
      ("minimum", range.minimum.map(JSONValue.number)),
      ("maximum", range.maximum.map(JSONValue.number)),
    ])
    let units =
      switch range.unit {
      case .points: "(pt|px)"
      case .ratio, .percent: "%"
      case .count: ""
      }
    let written =
      units.isEmpty ? [] : [JSONValue.pattern("^[-+]?[0-9.]+([eE][-+]?[0-9]+)?\(units)$")]
    return .anyOf([plain] + written + [.definition("numberToken")])
  }

  // MARK: Colors

  private var plainColor: JSONValue {
    .anyOf(
      tokens(.colors) + [
        .words(["clear"] + UIKitColors.all.map(\.name).filter { $0 != "clear" }),
        [
          "type": "string",
          "pattern": "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$",
          "description": "#RGB, #RGBA, #RRGGBB, or #RRGGBBAA, in quotes.",
        ],
        [
          "type": "string",
          "pattern": .string("^(\(ColorFunctions.names.joined(separator: "|")))\\(.*\\)$"),
          "description": "A function with arguments separated by spaces: alpha($ink 40%).",
          "allOf": [.definition("colorReferences")],
        ],
      ]
    )
  }

  /// A color of an asset catalog, written the way images are.
  private static let asset = JSONValue.closed([("asset", ["type": "string"])], required: ["asset"])

  private var colorByAppearance: JSONValue {
    .closed(
      ["light", "dark", "lightHighContrast", "darkHighContrast"].map {
        ($0, .definition("plainColor"))
      },
      required: ["light"],
      "A color for each appearance: dark falls back to light, and high-contrast variants to plain ones."
    )
  }

  private var runtimeColor: JSONValue {
    .closed(
      [("runtime", ["const": true]), ("samples", .list(of: .definition("plainColor")))],
      required: ["runtime", "samples"],
      "A color that the app supplies while it runs; rules use the samples."
    )
  }

  // MARK: Fonts and images

  /// The mappings of fonts: keys that exclude each other are in separate ones.
  private var fonts: [JSONValue] {
    let points = Self.number(.fontSize)
    let base: JSONValue =
      .anyOf(names == nil || !tokens(.fonts).isEmpty ? tokens(.fonts) : [["not": [:]]])
    let changes: [(String, JSONValue)] = [
      ("weight", .anyOf([.words(FontVocabulary.weights)] + tokens(.strings))),
      ("width", .words(FontVocabulary.widths)),
      ("design", .words(FontVocabulary.designs)),
      ("maximumSize", points),
      ("features", .list(of: .pattern("^[A-Za-z0-9]{4}$"))),
    ]
    return [
      .closed(
        [
          ("base", base),
          ("family", ["type": "string", "description": "The system font by default."]),
          ("size", points),
          ("relativeTo", .words(FontVocabulary.styles)),
        ] + changes,
        "A family with a size, or a font token with changes; 'relativeTo' makes it grow with Dynamic Type."
      ),
      .closed(
        [("style", .words(FontVocabulary.styles))] + changes,
        required: ["style"],
        "A text style with changes."
      ),
    ]
  }

  /// The mappings of images, one for each source, with the keys that belong to it.
  private var images: [JSONValue] {
    let gradient = JSONValue.closed(
      [
        ("from", .words(["top", "bottom", "leading", "trailing"])),
        ("stops", ["type": "array", "minItems": 2, "items": gradientStop]),
      ],
      required: ["from", "stops"]
    )
    let symbolKeys = [
      ("weight", .words(FontVocabulary.weights)),
      ("scale", .words(UIKitNames.symbolScales.map(\.name))),
      ("pointSize", Self.number(.symbolSize)),
    ]
    let sources: [(key: String, schema: JSONValue, own: [(String, JSONValue)])] = [
      ("asset", ["type": "string"], []), ("symbol", ["type": "string"], symbolKeys),
      ("gradient", gradient, []),
      ("fill", .definition("colorValue"), [("cornerRadius", Self.number(.cornerRadius))]),
    ]
    let insets: JSONValue = [
      "type": "array", "minItems": 4, "maxItems": 4, "items": Self.number(.inset),
    ]
    return sources.map { key, schema, own in
      .closed(
        [(key, schema)] + own + [
          ("rendering", .words(UIKitNames.renderingModes.map(\.name))), ("insets", insets),
        ],
        required: [key],
        "One of asset, symbol, gradient, and fill."
      )
    }
  }

  private var gradientStop: JSONValue {
    let location = Self.number(.location)
    return .anyOf([
      .definition("plainColor"),
      // A location can follow the color, as in CSS: $first 20%.
      ["type": "string", "allOf": [.definition("colorReferences")]],
      .definition("colorByAppearance"),
      .closed([("color", .definition("colorValue")), ("location", location)], required: ["color"]),
    ])
  }

  private var offset: JSONValue {
    [
      "type": "array", "minItems": 2, "maxItems": 2, "items": Self.number(NumberRange()),
      "description": "[x, y] in points.",
    ]
  }
}
