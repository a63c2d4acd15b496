/// A member of a document: a value, or containers that are made as they are asked for, so that a large one never exists as a whole.
enum JSONPart {
  case value(JSONValue)
  /// Elements, all of them containers that are not empty.
  case array(count: Int, _ element: @Sendable (Int) -> JSONValue)
  /// Members, whose values are containers that are not empty.
  case object(count: Int, _ member: @Sendable (Int) -> (key: String, value: JSONValue))

  /// The part as one value.
  var value: JSONValue {
    switch self {
    case .value(let value): value
    case .array(let count, let element): .array((0..<count).map(element))
    case .object(let count, let member):
      .object(
        (0..<count).map { index in
          let (key, value) = member(index)
          return JSONMember(key, value)
        }
      )
    }
  }
}
