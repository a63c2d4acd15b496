import LintelSchema

@testable import LintelBackends

func treeSchema() -> JSONValue {
  .closedObject(
    [
      JSONMember("format", ["const": "lintel.appearance-tree"]),
      JSONMember("version", ["const": 2]),
      JSONMember("theme", string("The theme's name.")),
      JSONMember(
        "ios",
        .closedObject(
          [
            JSONMember("minimum", .reference(to: "version")),
            JSONMember("newest", .reference(to: "version")),
          ],
          required: ["minimum", "newest"],
          description:
            "The versions that the tree is right on; a major version includes its minor ones."
        )
      ),
      JSONMember("brands", names("Every brand.")),
      JSONMember(
        "extends",
        [
          "type": "object",
          "description": "For each brand that extends another, that one.",
          "additionalProperties": ["type": "string"],
        ]
      ),
      JSONMember("promos", ["type": "array", "items": .reference(to: "promo")]),
      JSONMember(
        "modes",
        [
          "type": "object",
          "additionalProperties": names("The mode's values, the first one by default."),
        ]
      ),
      JSONMember("screens", names("Every screen, those below another after it.")),
      JSONMember("flows", ["type": "array", "items": .reference(to: "flow")]),
      JSONMember("transitions", ["type": "array", "items": .reference(to: "tree.transition")]),
      JSONMember("parameters", ["type": "array", "items": .reference(to: "parameter")]),
      JSONMember("tokens", .reference(to: "tree.tokens")),
    ]
      + BarKind.allCases.map { JSONMember($0.rawValue, .reference(to: "tree.\($0.uikitClass)")) }
      + [
        JSONMember("settings", .reference(to: "tree.settings")),
        JSONMember("decisions", .reference(to: "tree.decisions")),
        JSONMember("legacy", .reference(to: "tree.legacy")),
        JSONMember(
          "proxies",
          [
            "type": "array", "items": .reference(to: "tree.proxy"),
            "description":
              "With --proxies: what UIKit's appearance proxies are set to, a weaker one before a stronger one.",
          ]
        ),
      ],
    required: ["format", "version", "theme", "ios", "brands", "promos", "screens"]
  )
}

func resolvedContextSchema() -> JSONValue {
  .closedObject(
    [
      JSONMember(
        "context",
        .closedObject(
          [
            JSONMember("brand", ["type": "string"]),
            JSONMember("promos", names("The promos that run.")),
            JSONMember(
              "modes",
              ["type": "object", "additionalProperties": ["type": "string"]]
            ),
            JSONMember("screen", ["type": ["string", "null"]]),
            JSONMember("ios", .reference(to: "version")),
            JSONMember("idiom", .reference(to: "idiom")),
            JSONMember("width", .reference(to: "sizeClass")),
            JSONMember("height", .reference(to: "sizeClass")),
          ],
          required: ["brand", "promos", "screen", "ios", "idiom"]
        )
      )
    ]
      + BarKind.allCases.map { bar in
        JSONMember(bar.rawValue, .reference(to: "resolved\(bar.uikitClass)"))
      }
      + [
        JSONMember("screen", .reference(to: "settings")),
        JSONMember("conflicts", names("The properties that no declaration wins.")),
      ],
    required: ["context", "screen", "conflicts"]
  )
}

/// The definitions that trees and resolved contexts share, besides values and nodes.
func treeDefinitions() -> [JSONMember] {
  [
    JSONMember(
      "nothing",
      .closedObject([], description: "An empty object, where nothing is declared.")
    ),
    JSONMember("version", ["type": "string", "pattern": "^[0-9]+([.][0-9]+)?$"]),
    JSONMember("idiom", ["enum": .array(DeviceTrait.idiom.names.map { .string($0) })]),
    JSONMember("sizeClass", ["enum": .array(DeviceTrait.width.names.map { .string($0) })]),
    JSONMember(
      "promo",
      .closedObject(
        [
          JSONMember("name", ["type": "string"]),
          JSONMember("from", string("When it begins: a date of the device's zone, or an instant.")),
          JSONMember("until", string("When it has ended.")),
          JSONMember(
            "with",
            [
              "anyOf": [["const": "any"], names("Promos by name.")],
              "description":
                "Which others it may run with; without it a promo that is switched runs alone.",
            ]
          ),
        ],
        required: ["name"],
        description: "A promo with dates runs by the clock, one without is switched by the app."
      )
    ),
    JSONMember(
      "flow",
      .closedObject(
        [JSONMember("from", ["type": "string"]), JSONMember("to", ["type": "string"])],
        required: ["from", "to"],
        description: "A push from one screen to another."
      )
    ),
    JSONMember(
      "parameter",
      .closedObject(
        [
          JSONMember("name", ["type": "string"]),
          JSONMember("samples", ["type": "array", "items": .reference(to: "knownColor")]),
        ],
        required: ["name", "samples"],
        description: "A color that the app supplies while it runs."
      )
    ),
  ]
}

private func string(_ description: String) -> JSONValue {
  ["type": "string", "description": .string(description)]
}

private func names(_ description: String) -> JSONValue {
  [
    "type": "array", "items": ["type": "string"], "uniqueItems": true,
    "description": .string(description),
  ]
}
