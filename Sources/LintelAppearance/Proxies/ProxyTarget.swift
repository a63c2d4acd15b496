package import LintelSchema
import LintelTheme

/// One appearance proxy: UIKit keeps one object for each class, containers and traits.
package struct ProxyObject: Hashable, Sendable {
  /// The class that the proxy is for.
  package let owner: LegacyClass
  /// The containers, innermost first.
  package let containedIn: [String]
  /// The traits, sorted by name; their tokens are bound.
  package let traits: [Proxy.Trait]

  /// The object that a setting describes.
  ///
  /// - Parameters:
  ///   - setting: The setting, whose traits can contain tokens.
  ///   - bind: Replaces the tokens of a value; a trait that it returns nil for is left out.
  init(_ setting: Theme.InstanceSetting, bind: (Value) -> ResolvedValue?) {
    owner = setting.owner
    containedIn = setting.containedIn.map(\.text)
    traits = setting.traits.all.compactMap { trait in
      guard let name = TraitName.named(trait.name), let value = bind(trait.value) else {
        return nil
      }
      return Proxy.Trait(name: name, value: value)
    }
  }
}

/// Orders objects the way that generated code sets them, the general ones first.
extension ProxyObject: Comparable {
  /// Whether UIKit ranks one object below another; ties are settled by name so that outputs don't
  /// change.
  package static func < (a: ProxyObject, b: ProxyObject) -> Bool {
    let (own, other) = (a.rank, b.rank)
    return own == other ? a.names.lexicographicallyPrecedes(b.names) : own < other
  }

  /// From weak to strong, as UIKit ranks them: by class, then without and with containers, then with traits.
  private var rank: (position: Int, step: Int, containers: Int) {
    let position = LegacyClass.all.firstIndex(of: owner) ?? 0
    let step: PrecedenceStep =
      !traits.isEmpty ? .traitProxy : containedIn.isEmpty ? .proxy : .containedProxy
    return (position, step.rawValue, containedIn.count)
  }

  /// What tells objects of one rank apart.
  private var names: [String] {
    containedIn + [""] + traits.flatMap { [$0.name.name, "\($0.value)"] }
  }
}

/// A property of a proxy, or a setter with one combination of its arguments: what has one value.
package struct ProxyTarget: Hashable, Sendable {
  /// The proxy.
  package let object: ProxyObject
  /// The property of the proxy.
  package let property: LegacyProperty
  /// One word for each argument, such as `normal` and `compact`; empty for a property.
  package let arguments: [String]
}

/// Orders targets as outputs list them.
extension ProxyTarget: Comparable {
  /// Compares objects first, then names of properties, then arguments in the order of UIKit's
  /// constants.
  package static func < (a: ProxyTarget, b: ProxyTarget) -> Bool {
    if a.object != b.object { return a.object < b.object }
    if a.property.name != b.property.name { return a.property.name < b.property.name }
    return a.positions.lexicographicallyPrecedes(b.positions)
  }

  /// The positions of the words in the table; UIKit's default comes first.
  private var positions: [Int] {
    zip(property.arguments, arguments).map { $0.words.firstIndex(of: $1) ?? -1 }
  }
}
