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
      ("required", JSONValue.strings(required).nonempty),
      ("additionalProperties", false),
    ])
  }

  static func closed(
    _ members: [(String, JSONValue)],
    required: [String] = [],
    _ description: String? = nil
  ) -> JSONValue {
    closedObject(members.map(JSONMember.init), required: required, description: description)
  }

  static func list(of items: JSONValue) -> JSONValue { ["type": "array", "items": items] }
}
