package import LintelAppearance
package import LintelSchema

/// Returns the values of appearance proxies, each a decision, under the keys of the theme, or `nil` if the outputs don't change proxies.
func proxiesJSON(_ decisions: DecisionWriter) -> JSONValue? {
  decisions.decided.proxies.map { .array($0.map { $0.json(decisions) }) }
}

extension DecidedProxy {
  fileprivate func json(_ decisions: DecisionWriter) -> JSONValue {
    let traits = object.traits.map { JSONMember($0.name.name, $0.value.json(as: $0.name.type)) }
    let set = values.compactMap { value -> (path: ArraySlice<String>, value: JSONValue)? in
      let path = [value.property.name] + value.arguments.filter { !$0.isEmpty }
      let subject = SharedDecisions.Subject(
        name: (["proxies", name] + path).joined(separator: "."),
        type: value.property.type
      )
      return decisions.json(value.onAllVersions, of: subject) { outcome in
        value.json(of: outcome, decisions)
      }.map { (path[...], $0) }
    }
    return .object(dropping: [
      ("class", .string(object.owner.name)),
      ("containedIn", JSONValue.strings(object.containedIn).nonempty),
      ("traits", JSONValue.object(traits).nonempty),
      ("set", .object(ObjectShape().members(of: set))),
    ])
  }

  /// The proxy's name for use in the names of decisions, such as `UIToolbar in ShopController`.
  private var name: String {
    let traits = object.traits.map { trait in
      " for \(trait.name.name) \(trait.value.json(as: trait.name.type).word)"
    }
    return object.owner.name + (object.containedIn.map { " in \($0)" } + traits).joined()
  }
}

extension DecidedProxy.Value {
  fileprivate func json(
    of outcome: ThemeDecisions.Outcome,
    _ decisions: DecisionWriter
  ) -> JSONValue? {
    switch property.type {
    case .value(let type): return decisions.decided.json(of: outcome, as: type)
    case .textAttributes:
      guard case .number(let number) = outcome, let text = texts[number] else { return nil }
      if text.isEmpty { return .null }
      return .object(
        text.compactMap { attribute, value in
          let type = attribute.property.type
          return decisions.json(value) { decisions.decided.json(of: $0, as: type) }.map {
            JSONMember(attribute.key, $0)
          }
        }
      )
    }
  }
}

extension JSONValue {
  /// The text of a keyword or number, without quotes.
  fileprivate var word: String {
    if case .string(let text) = self { text } else { text(.compact) }
  }
}

extension Proxy.Content {
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
