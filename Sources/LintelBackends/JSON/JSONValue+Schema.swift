extension JSONValue {
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
