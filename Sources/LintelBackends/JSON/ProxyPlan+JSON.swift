package import LintelAppearance
package import LintelSchema

extension ProxyPlan {
  /// The contexts of some brands, each with the proxies that are set in it.
  func json(_ writer: ContextWriter, brands: [Int]) -> JSONValue {
    let chosen = Set(brands)
    return .array(
      contexts.compactMap { context in
        var context = context
        context.brands = context.brands.filter(chosen.contains)
        guard !context.brands.isEmpty else { return nil }
        let objects = context.proxies.map { sets[$0].map(\.json) } ?? []
        return .object(writer.members(context) + [JSONMember("objects", .array(objects))])
      }
    )
  }
}

extension Proxy {
  /// With the keys that a theme writes.
  fileprivate var json: JSONValue {
    let traits = traits.map { JSONMember($0.name.name, $0.value.json(as: $0.name.type)) }
    let set = values.map { value in
      let path = [value.property.name] + value.arguments.filter { !$0.isEmpty }
      return (path: path[...], value: value.content.json(as: value.property.type))
    }
    return .object(dropping: [
      ("class", .string(owner.name)),
      ("containedIn", containedIn.isEmpty ? nil : .array(containedIn.map(JSONValue.string))),
      ("traits", traits.isEmpty ? nil : .object(traits)),
      ("set", .object(ObjectShape().members(of: set))),
    ])
  }
}

/// Writes what a proxy is set to.
extension Proxy.Content {
  /// The content as JSON, as its property takes it.
  package func json(as type: LegacyType) -> JSONValue {
    switch self {
    case .value(let value):
      switch type {
      case .value(let type): return value.json(as: type)
      case .textAttributes: return .null
      }
    case .emptyImage: return "empty"
    case .textAttributes(nil): return .null
    case .textAttributes(let attributes?):
      return .object(
        attributes.map {
          JSONMember($0.attribute.key, $0.value.json(of: $0.attribute.property))
        }
      )
    }
  }
}
