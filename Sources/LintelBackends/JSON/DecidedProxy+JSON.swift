package import LintelAppearance
import LintelDecisions
package import LintelSchema

/// What appearance proxies are set to, with the keys that a theme writes; each value is a decision.
///
/// - Parameters:
///   - decided: the theme.
///   - decisions: writes decisions.
/// - Returns: nil if the outputs leave proxies alone.
func proxiesJSON(_ decided: DecidedTheme, _ decisions: DecisionWriter) -> JSONValue? {
  decided.proxies.map { .array($0.map { $0.json(decisions) }) }
}

extension DecidedProxy {
  /// The proxy as an object.
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
      (
        "containedIn",
        object.containedIn.isEmpty ? nil : .array(object.containedIn.map(JSONValue.string))
      ),
      ("traits", traits.isEmpty ? nil : .object(traits)),
      ("set", .object(ObjectShape().members(of: set))),
    ])
  }

  /// The proxy in names of decisions, such as `UIToolbar in ShopController`.
  private var name: String {
    let traits = object.traits.map { trait in
      " for \(trait.name.name) \(trait.value.json(as: trait.name.type).word)"
    }
    return object.owner.name + (object.containedIn.map { " in \($0)" } + traits).joined()
  }
}

extension DecidedProxy.Value {
  /// A result of the decision; nil where nothing is set.
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
  /// A keyword or a number as a word.
  fileprivate var word: String {
    if case .string(let text) = self { text } else { text(.compact) }
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
