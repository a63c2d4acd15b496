/// A JSON value whose objects keep the order of their members.
package enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// A finite number; the writer writes `null` for others, which JSON doesn't have.
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// An object's members in the order in which they are written, each key once.
  case object([JSONMember])

  /// Returns an object with the members that have a value.
  package static func object(dropping members: [(key: String, value: JSONValue?)]) -> JSONValue {
    .object(members.compactMap { key, value in value.map { JSONMember(key, $0) } })
  }

  package static func integer(_ value: some BinaryInteger) -> JSONValue { .number(Double(value)) }
  package static func integers(_ values: [Int]) -> JSONValue {
    .array(values.map(JSONValue.integer))
  }
  package static func strings(_ texts: [String]) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }

  /// The value, or `nil` for an array or object without content.
  package var nonempty: JSONValue? {
    // In an expression, `nil` could mean `null`.
    if self == .array([]) || self == .object([]) { return nil }
    return self
  }

  /// The value of an object's member, or `nil` if the member is missing or the value isn't an object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}

package struct JSONMember: Hashable, Sendable {
  package let key: String
  package let value: JSONValue

  package init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}

/// Lets Swift's literals represent JSON, as in `["version": 2]`.
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
