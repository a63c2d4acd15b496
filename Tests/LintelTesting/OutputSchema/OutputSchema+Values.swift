import LintelSchema
import LintelTheme

@testable import LintelBackends

/// The definitions of colors, fonts, images, and the other values.
func valueDefinitions() -> [JSONMember] {
  treeDefinitions() + [
    JSONMember(
      "color",
      ["anyOf": [.reference(to: "plainColor"), .reference(to: "colorByAppearance")]]
    ),
    JSONMember("plainColor", plainColor()),
    JSONMember("colorByAppearance", colorByAppearance()),
    JSONMember(
      "sRGB",
      ["type": "string", "pattern": "^#[0-9A-F]{8}$", "description": "#RRGGBBAA."]
    ),
    JSONMember("displayP3", components("displayP3", "Red, green, blue and alpha in Display P3.")),
    JSONMember("colorFunction", colorFunction()),
    JSONMember("knownColor", ["anyOf": [.reference(to: "sRGB"), .reference(to: "displayP3")]]),
    JSONMember("ratio", ["type": "number", "minimum": 0, "maximum": 1]),
    JSONMember("font", fontSchema()),
    JSONMember("image", image()),
    JSONMember(
      "effect",
      [
        "enum": .array(UIKitNames.blurEffectStyles.map { .string($0.name) }),
        "description": "The name of a UIBlurEffect.Style.",
      ]
    ),
    JSONMember("offset", numbers(count: 2, "Horizontal and vertical, in points.")),
  ]
}

private func plainColor() -> JSONValue {
  [
    "anyOf": [
      .reference(to: "sRGB"), .reference(to: "displayP3"),
      colorReference(
        "system",
        keyword(UIKitColors.all.map(\.name).filter { $0 != "clear" }),
        "A UIColor by name."
      ),
      colorReference("asset", ["type": "string"], "A color of the app's asset catalog."),
      colorReference("parameter", ["type": "string"], "A color that the app supplies."),
      .reference(to: "colorFunction"),
    ]
  ]
}

private func colorReference(
  _ kind: String,
  _ name: JSONValue,
  _ description: String
) -> JSONValue {
  .closedObject(
    [JSONMember(kind, name), JSONMember("alpha", .reference(to: "ratio"))],
    required: [kind],
    description: description
  )
}

private func colorByAppearance() -> JSONValue {
  .closedObject(
    ["light", "dark", "lightHighContrast", "darkHighContrast"].map {
      JSONMember($0, .reference(to: "plainColor"))
    },
    required: ["light"],
    description: "dark falls back to light, each high-contrast one to its plain one."
  )
}

private func colorFunction() -> JSONValue {
  let color = JSONValue.reference(to: "plainColor")
  let ratio = JSONValue.reference(to: "ratio")
  let functions: [(String, [JSONValue])] = [
    ("alpha", [color, ratio]), ("mix", [color, color, ratio]), ("darken", [color, ratio]),
    ("lighten", [color, ratio]), ("readable", [color, color, color]),
  ]
  return [
    "description": "A function over colors that only the app can know, evaluated by the runtime.",
    "oneOf": .array(
      functions.map { name, arguments in
        .closedObject(
          [
            JSONMember("function", ["const": .string(name)]),
            JSONMember(
              "arguments",
              [
                "type": "array", "prefixItems": .array(arguments), "items": false,
                "minItems": .number(Double(arguments.count)),
              ]
            ),
          ],
          required: ["function", "arguments"]
        )
      }
    ),
  ]
}

private func components(_ key: String, _ description: String) -> JSONValue {
  .closedObject(
    [
      JSONMember(
        key,
        [
          "type": "array", "items": .reference(to: "ratio"), "minItems": 4, "maxItems": 4,
          "description": .string(description),
        ]
      )
    ],
    required: [key]
  )
}

/// The schema of a font that may derive from another one, where `part` replaces the schema of each part that a token of a group can supply.
func fontSchema(
  base: JSONValue? = nil,
  _ part: (JSONValue, TokenGroup) -> JSONValue = { schema, _ in schema }
) -> JSONValue {
  let points: JSONValue = ["type": "number", "exclusiveMinimum": 0]
  let whole = JSONMember("oneOf", [["required": ["style"]], ["required": ["size"]]])
  return .object(
    JSONValue.closedObject(
      (base.map { [JSONMember("base", $0)] } ?? []) + [
        JSONMember("style", keyword(UIKitTextStyle.all.map(\.name))),
        JSONMember("family", part(["type": "string"], .strings)),
        JSONMember("size", part(points, .numbers)),
        JSONMember("weight", part(keyword(UIKitNames.fontWeights.map(\.name)), .strings)),
        JSONMember("width", keyword(UIKitNames.fontWidths.map(\.name))),
        JSONMember("design", keyword(UIKitNames.fontDesigns.map(\.name))),
        JSONMember("relativeTo", keyword(UIKitTextStyle.all.map(\.name))),
        JSONMember("maximumSize", points),
        JSONMember("features", ["type": "array", "items": ["type": "string"], "minItems": 1]),
      ],
      description: """
        A text style, possibly changed, or a font of a family (without one the system's) with a size, scaled with \
        Dynamic Type if relativeTo is given.
        """
    ).members + [
      base == nil ? whole : JSONMember("anyOf", [["required": ["base"]], .object([whole])])
    ]
  )
}

private func image() -> JSONValue {
  let common = [
    JSONMember("rendering", keyword(UIKitNames.renderingModes.map(\.name))),
    JSONMember("insets", numbers(count: 4, "Cap insets in points: top, left, bottom, right.")),
  ]
  let stop = JSONValue.closedObject(
    [
      JSONMember("color", .reference(to: "color")), JSONMember("location", .reference(to: "ratio")),
    ],
    required: ["color", "location"]
  )
  return [
    "oneOf": [
      .closedObject([JSONMember("asset", ["type": "string"])] + common, required: ["asset"]),
      .closedObject(
        [
          JSONMember("symbol", ["type": "string"]),
          JSONMember("weight", keyword(UIKitNames.fontWeights.map(\.name))),
          JSONMember("scale", keyword(UIKitNames.symbolScales.map(\.name))),
          JSONMember("pointSize", ["type": "number", "exclusiveMinimum": 0]),
        ] + common,
        required: ["symbol"]
      ),
      .closedObject(
        [
          JSONMember(
            "gradient",
            .closedObject(
              [
                JSONMember("from", ["enum": ["top", "bottom", "leading", "trailing"]]),
                JSONMember("stops", ["type": "array", "items": stop, "minItems": 2]),
              ],
              required: ["from", "stops"]
            )
          )
        ] + common,
        required: ["gradient"]
      ),
      .closedObject(
        [
          JSONMember("fill", .reference(to: "color")),
          JSONMember("cornerRadius", ["type": "number", "minimum": 0]),
        ] + common,
        required: ["fill"]
      ),
    ]
  ]
}

private func numbers(count: Int, _ description: String) -> JSONValue {
  let count = JSONValue.number(Double(count))
  return [
    "type": "array", "items": ["type": "number"], "minItems": count, "maxItems": count,
    "description": .string(description),
  ]
}

private func keyword(_ names: [String]) -> JSONValue {
  ["enum": .array(names.map(JSONValue.string))]
}
