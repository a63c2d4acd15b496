package import LintelAppearance
package import LintelBackends
package import LintelSchema

/// The values of one of UIKit's appearance proxies in one context.
package struct ResolvedProxy: Hashable, Sendable {
  /// A property, or a setter with one combination of its arguments, and its value.
  package struct Value: Hashable, Sendable {
    package let property: LegacyProperty
    package let arguments: [String]
    package let content: Proxy.Content
  }

  package let object: ProxyObject
  /// Sorted by property and arguments; never empty.
  package let values: [Value]

  /// The proxy as JSON, with the keys that a theme uses.
  package var json: JSONValue {
    let traits = object.traits.map { JSONMember($0.name.name, $0.value.json(as: $0.name.type)) }
    let set = values.map { value in
      (
        path: ([value.property.name] + value.arguments.filter { !$0.isEmpty })[...],
        value: value.content.json(as: value.property.type)
      )
    }
    return .object(dropping: [
      ("class", .string(object.owner.name)),
      (
        "containedIn",
        object.containedIn.isEmpty ? nil : .array(object.containedIn.map(JSONValue.string))
      ),
      ("traits", traits.isEmpty ? nil : .object(traits)),
      ("set", Self.nested(set)),
    ])
  }

  /// Nested objects from values and their paths.
  private static func nested(_ values: [(path: ArraySlice<String>, value: JSONValue)]) -> JSONValue
  {
    var keys: [String] = []
    for value in values {
      if let key = value.path.first, !keys.contains(key) { keys.append(key) }
    }
    return .object(
      keys.map { key in
        let own = values.filter { $0.path.first == key }
        if let leaf = own.first(where: { $0.path.count == 1 }) {
          return JSONMember(key, leaf.value)
        }
        return JSONMember(key, nested(own.map { ($0.path.dropFirst(), $0.value) }))
      }
    )
  }
}
