/// A JSON value whose objects keep the order of their members.
package enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// Finite; JSON has no other numbers, and the writer writes `null` for them.
  case number(Double)
  /// A string of Unicode scalars.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// Each key once, in the order in which it is written.
  case object([JSONMember])

  /// An object of those members that have a value.
  package static func object(dropping members: [(key: String, value: JSONValue?)]) -> JSONValue {
    .object(members.compactMap { key, value in value.map { JSONMember(key, $0) } })
  }

  /// The value of an object's member; nil if there is none or the value isn't an object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}

/// A key and its value in an object.
package struct JSONMember: Hashable, Sendable {
  /// The key.
  package let key: String
  /// The value.
  package let value: JSONValue

  /// Creates a member.
  package init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}

/// Lets Swift's own literals be JSON, as in `["version": 2]`.
extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) {
    self = .string(value)
  }

  package init(booleanLiteral value: Bool) {
    self = .boolean(value)
  }

  package init(integerLiteral value: Int) {
    self = .number(Double(value))
  }

  package init(floatLiteral value: Double) {
    self = .number(value)
  }

  package init(nilLiteral: ()) {
    self = .null
  }

  package init(arrayLiteral elements: JSONValue...) {
    self = .array(elements)
  }

  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { JSONMember($0.0, $0.1) })
  }
}
