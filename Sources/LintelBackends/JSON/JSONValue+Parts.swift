extension JSONValue {
  /// Returns whether this value, or a value in it, meets a condition.
  func contains(where isMet: (JSONValue) -> Bool) -> Bool {
    if isMet(self) { return true }
    return switch self {
    case .array(let elements): elements.contains { $0.contains(where: isMet) }
    case .object(let members): members.contains { $0.value.contains(where: isMet) }
    case .null, .boolean, .number, .string: false
    }
  }

  func count(of value: JSONValue) -> Int {
    if self == value { return 1 }
    return switch self {
    case .array(let elements): elements.reduce(0) { $0 + $1.count(of: value) }
    case .object(let members): members.reduce(0) { $0 + $1.value.count(of: value) }
    case .null, .boolean, .number, .string: 0
    }
  }

  func replacing(_ old: JSONValue, with new: JSONValue) -> JSONValue {
    if self == old { return new }
    return switch self {
    case .null, .boolean, .number, .string: self
    case .array(let elements): .array(elements.map { $0.replacing(old, with: new) })
    case .object(let members):
      .object(members.map { JSONMember($0.key, $0.value.replacing(old, with: new)) })
    }
  }
}
