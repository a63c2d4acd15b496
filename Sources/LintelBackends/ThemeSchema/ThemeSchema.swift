import LintelSchema
package import LintelTheme

/// Returns the JSON Schema of themes, for completion and validation in editors; `theme` has the valid names, or is `nil` for any names.
///
/// It is written in draft 7, which every editor reads. Everything about properties comes from the table. `lint` finds what a
/// schema can't express, such as which declarations conflict.
package func themeSchema(for theme: Theme? = nil) -> JSONValue {
  let schema = Schema.standard
  let names = theme.map { KnownNames($0) }
  var nodes = NodeSchemas(schema)
  let properties = nodes.members(of: schema.root)
  let blocks = BlockSchemas(properties: properties, names: names)
  return .object(dropping: [
    ("$schema", "http://json-schema.org/draft-07/schema#"),
    ("$id", .string("urn:lintel:theme:1" + (theme.map { ":\($0.name)" } ?? ""))),
    ("title", .string(theme.map { "The Lintel theme '\($0.name)'" } ?? "A Lintel theme")),
    ("allOf", [.definition("file")]),
    (
      "definitions",
      .object(
        [JSONMember("file", blocks.file())] + blocks.definitions() + nodes.definitions
          + ValueSchemas(names: names).definitions()
      )
    ),
  ])
}

extension JSONValue {
  static func definition(_ name: String) -> JSONValue { ["$ref": .string("#/definitions/\(name)")] }

  /// Returns a reference with a description that editors show next to it.
  static func definition(_ name: String, _ description: String) -> JSONValue {
    ["allOf": [.definition(name)], "description": .string(description)]
  }

  static func anyOf(_ alternatives: [JSONValue]) -> JSONValue {
    alternatives.count == 1 ? alternatives[0] : ["anyOf": .array(alternatives)]
  }

  package static func words(_ words: [String]) -> JSONValue { ["enum": .strings(words)] }

  static func pattern(_ pattern: String) -> JSONValue {
    ["type": "string", "pattern": .string(pattern)]
  }
}
