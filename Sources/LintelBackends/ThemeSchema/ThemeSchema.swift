package import LintelSchema
package import LintelTheme

/// Builds the JSON Schema (draft 7, which every editor reads) of themes, for completion and checks while one types.
///
/// Everything about properties comes from the table. What a schema can't say, such as which declarations conflict, is left to `lint`.
///
/// - Parameters:
///   - schema: the table of properties.
///   - theme: a theme whose brands, promos, screens, groups, styles and tokens are the names that may be used; nil for any name.
/// - Returns: the schema; equal for equal arguments.
package func themeSchema(of schema: Schema = .standard, for theme: Theme? = nil) -> JSONValue {
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
          + ValueSchemas(names).definitions()
      )
    ),
  ])
}

extension JSONValue {
  /// A reference to a definition of the theme's schema.
  static func definition(_ name: String) -> JSONValue {
    ["$ref": .string("#/definitions/\(name)")]
  }

  /// The same, with what an editor shows beside it.
  static func definition(_ name: String, _ description: String) -> JSONValue {
    ["allOf": [.definition(name)], "description": .string(description)]
  }

  static func anyOf(_ alternatives: [JSONValue]) -> JSONValue {
    alternatives.count == 1 ? alternatives[0] : ["anyOf": .array(alternatives)]
  }

  static func words(_ words: [String]) -> JSONValue {
    ["enum": .array(words.map(JSONValue.string))]
  }

  static func pattern(_ pattern: String) -> JSONValue {
    ["type": "string", "pattern": .string(pattern)]
  }
}
