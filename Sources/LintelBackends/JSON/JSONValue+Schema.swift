/// Builds JSON Schema (draft 2020-12).
extension JSONValue {
  /// A reference to a definition.
  static func reference(to definition: String) -> JSONValue {
    ["$ref": .string("#/$defs/\(definition)")]
  }

  /// An object with these members and no others.
  static func closedObject(
    _ members: [JSONMember],
    required: [String] = [],
    description: String? = nil
  ) -> JSONValue {
    .object(dropping: [
      ("type", "object"),
      ("description", description.map(JSONValue.string)),
      ("properties", .object(members)),
      ("required", required.isEmpty ? nil : .array(required.map(JSONValue.string))),
      ("additionalProperties", false),
    ])
  }
}
