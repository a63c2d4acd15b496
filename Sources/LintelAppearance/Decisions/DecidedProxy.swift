package import LintelDecisions
package import LintelSchema
import LintelTheme

/// One of UIKit's appearance proxies, with a decision for each of its values.
package struct DecidedProxy: Sendable {
  /// A property, or a setter with one combination of arguments, and the value that it's set to.
  package struct Value: Sendable {
    /// The property, from the table of properties that UIKit had before iOS 13.
    package let property: LegacyProperty
    /// One word for each of the property's arguments, empty for an argument that is left out.
    package let arguments: [String]
    /// The value that the property is set to on versions that have the proxy's traits.
    ///
    /// The outcomes are values, or numbers for text attributes.
    package let content: DecidedTheme.ConditionalValue
    /// The same value on all versions, `.undeclared` where nothing is set.
    package let onAllVersions: DecisionID
    /// The text attributes one by one, where the property is set, sorted by name.
    package let attributes: [Attribute]
    /// The text attributes that are set together, by number; an empty list means UIKit's own.
    package let texts: [Int: [(attribute: LegacyTextAttribute, value: DecisionID)]]
  }

  /// One entry of a dictionary such as `titleTextAttributes`.
  package struct Attribute: Sendable {
    /// The key, such as `foregroundColor`.
    package let attribute: LegacyTextAttribute
    /// The value of the entry, and the contexts in which there is one.
    package let value: DecidedTheme.ConditionalValue
  }

  /// The class, containers, and traits that identify the proxy.
  package let object: ProxyObject
  /// The values, sorted by property and arguments; never empty.
  package let values: [Value]
}

extension DecidedThemeBuilder {
  /// Decides the values of the proxies that are set in any context, the general proxies first.
  func proxies(_ settings: [ProxySelection.Kept]) throws(TooLarge) -> [DecidedProxy] {
    let settings = ProxyDecisions(settings, of: decisions)
    var result: [DecidedProxy] = []
    for target in settings.targets {
      guard let value = try value(of: target, settings) else { continue }
      if let last = result.last, last.object == target.object {
        result[result.count - 1] = DecidedProxy(object: last.object, values: last.values + [value])
      } else {
        result.append(DecidedProxy(object: target.object, values: [value]))
      }
    }
    return result
  }

  /// Decides the value of a target, or returns `nil` if nothing ever sets it.
  private func value(
    of target: ProxyTarget,
    _ settings: ProxyDecisions
  ) throws(TooLarge) -> DecidedProxy.Value? {
    let written = try settings.written(target)
    let outside = decisions.restrict(care, ContextDimensions.screen, to: 0)
    let introduced = target.object.traits.introduced
    let available = try decisions.both(outside, decisions.isAtLeast(introduced))
    func values(
      _ decision: DecisionID,
      _ value: (SettingValue) -> Value?
    ) throws(TooLarge) -> DecisionID {
      let plain = decisions.map(decision) { outcome in
        guard case .number(let number) = outcome, let content = settings.written(number) else {
          return outcome
        }
        if content == .emptyImage { return .emptyImage }
        return value(content).map(settings.outcome) ?? .undeclared
      }
      return settings.outside(plain)
    }
    var content = written
    var attributes: [DecidedProxy.Attribute] = []
    var texts: [Int: [(attribute: LegacyTextAttribute, value: DecisionID)]] = [:]
    switch target.property.type {
    case .value:
      content = try values(written) { content in
        if case .value(let value) = content { value } else { nil }
      }
    case .textAttributes:
      let isSet = try decisions.both(available, decisions.test(written) { $0 != .undeclared })
      var used: Set<LegacyTextAttribute> = []
      for case .number(let number) in decisions.outcomes(of: written) {
        var text: [(attribute: LegacyTextAttribute, value: DecisionID)] = []
        for attribute in settings.written(number)?.attributes ?? [] {
          used.insert(attribute.attribute)
          let value = try values(decisions.constant(settings.outcome(of: attribute.value))) { _ in
            nil
          }
          text.append((attribute.attribute, value))
        }
        texts[number] = text
      }
      for attribute in used.sorted(by: { $0.property.name < $1.property.name }) {
        let own = try values(written) { content in
          content.attributes.first { $0.attribute == attribute }?.value
        }
        guard let value = try limited(own, within: isSet) else { continue }
        attributes.append(DecidedProxy.Attribute(attribute: attribute, value: value))
      }
    }
    guard let limited = try limited(content, within: available),
      let whole = try decisions.written(content, within: outside)
    else { return nil }
    return DecidedProxy.Value(
      property: target.property,
      arguments: target.arguments,
      content: limited,
      onAllVersions: whole,
      attributes: attributes,
      texts: texts
    )
  }

  /// Limits a decision to some contexts, or returns `nil` if it has no value in any of them.
  private func limited(
    _ decision: DecisionID,
    within contexts: DecisionID
  ) throws(TooLarge) -> DecidedTheme.ConditionalValue? {
    let isSet = decisions.test(decision) { $0 != .undeclared }
    guard let presence = try decisions.written(isSet, within: contexts),
      presence != DecisionID(.no),
      let value = try decisions.written(decision, within: decisions.both(contexts, isSet)),
      let whole = try decisions.written(decision, within: contexts)
    else { return nil }
    return DecidedTheme.ConditionalValue(presence: presence, value: value, whole: whole)
  }
}

extension SettingValue {
  /// The entries of a dictionary of text attributes, or an empty list for other values.
  fileprivate var attributes: [TextAttribute] {
    if case .textAttributes(let attributes?) = self { attributes } else { [] }
  }
}
