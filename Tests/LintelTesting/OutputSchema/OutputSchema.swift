package import LintelSchema

@testable package import LintelBackends

/// Builds the JSON Schema (draft 2020-12) of `--to json`: of appearance trees, and of resolved contexts.
///
/// Everything about properties comes from the table. Objects are closed, so a member that the schema doesn't name is an error.
package func outputSchema(of schema: Schema = .standard) -> JSONValue {
  var definitions = ShapeDefinitions()
  var decisions = DecisionDefinitions()
  let shapes = OutputShapes(schema, hasLegacy: true)
  let nodes = BarKind.allCases.map { bar in
    (
      bar: bar,
      appearance: definitions.members(of: shapes.appearances[bar] ?? ObjectShape()),
      values: definitions.members(of: shapes.bars[bar] ?? ObjectShape())
        + [JSONMember("legacy", .reference(to: "legacy\(bar.uikitClass)"))],
      legacy: definitions.members(of: shapes.legacy[bar] ?? ObjectShape())
    )
  }
  let settings = definitions.members(of: shapes.settings)
  let named: [JSONMember] =
    nodes.flatMap { node in
      [
        JSONMember(node.bar.appearanceClass, appearanceSchema(node.bar, node.appearance)),
        JSONMember("resolved\(node.bar.uikitClass)", resolvedBarSchema(node.bar, node.values)),
        JSONMember("legacy\(node.bar.uikitClass)", legacyBarSchema(node.legacy)),
      ]
    }
    + BarKind.allCases.flatMap { treeBarDefinitions($0, shapes, &decisions) }
    + [
      JSONMember("settings", .closedObject(settings)),
      JSONMember(
        "tree.settings",
        .closedObject(
          decisions.members(of: shapes.settings),
          description: "What is set around the bars of a screen; without a key it is left alone."
        )
      ),
      JSONMember("tree.legacy", legacySchema(shapes, &decisions)),
      JSONMember("tree.tokens", tokensSchema(&decisions)),
      JSONMember("tree.transition", transitionSchema(&decisions)),
      JSONMember("tree", treeSchema()),
      JSONMember("resolvedContext", resolvedContextSchema()),
    ]
    + proxyDefinitions(&decisions)
    + [JSONMember("tree.decisions", decisions.shared)]
    + definitions.all
    + decisions.all
    + [DecisionDefinitions.part]
    + valueDefinitions()
    + DecisionDefinitions.valueDefinitions(valueDefinitions())
  return [
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "urn:lintel:appearance-tree:2",
    "title": "What Lintel writes as JSON",
    "description":
      "An appearance tree (lintel compile --to json), or one resolved context (lintel resolve --to json).",
    "if": ["required": ["format"]],
    "then": .reference(to: "tree"),
    "else": .reference(to: "resolvedContext"),
    "$defs": .object(named),
  ]
}

private func appearanceSchema(_ bar: BarKind, _ members: [JSONMember]) -> JSONValue {
  .closedObject(
    [JSONMember("class", ["const": .string(bar.appearanceClass)])] + members,
    required: ["class", "configure"],
    description:
      "A complete appearance object: a property without a key is left as the configure call makes it."
  )
}

private func legacyBarSchema(_ members: [JSONMember]) -> JSONValue {
  .closedObject(
    members,
    description: """
      What to set on the bar and its items before iOS 13, where UIKit has no appearance objects, in place of everything else \
      here but 'scroll'; 'empty' is an image without a pixel.
      """
  )
}

private func resolvedBarSchema(_ bar: BarKind, _ members: [JSONMember]) -> JSONValue {
  .closedObject(
    [JSONMember("class", ["const": .string(bar.uikitClass)])]
      + bar.slots.map { slot in
        JSONMember(
          slot.uikitName,
          [
            "anyOf": [.reference(to: bar.appearanceClass), ["type": "null"]],
            "description":
              "What the slot shows, fallback included; null if it is left to the system.",
          ]
        )
      }
      + members,
    required: ["class"]
  )
}

extension JSONValue {
  static func reference(to definition: String) -> JSONValue {
    ["$ref": .string("#/$defs/\(definition)")]
  }
}
