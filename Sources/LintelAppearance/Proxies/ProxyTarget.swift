package import LintelSchema
import LintelTheme

/// One appearance proxy; UIKit has one object for each combination of class, containers, and traits.
package struct ProxyObject: Hashable, Sendable {
  package let owner: LegacyClass
  /// The containers, innermost first.
  package let containedIn: [String]
  /// The traits, sorted by name, with tokens resolved.
  package let traits: [Proxy.Trait]

  /// Creates the object that a setting describes, without traits for which `bind` returns `nil`.
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

extension ProxyObject: Comparable {
  /// Orders objects the way that generated code sets them: by UIKit's rank, the general ones first,
  /// then by name so that outputs don't change.
  package static func < (a: ProxyObject, b: ProxyObject) -> Bool {
    let (own, other) = (a.rank, b.rank)
    return own == other ? a.names.lexicographicallyPrecedes(b.names) : own < other
  }

  /// The rank from weak to strong, as in UIKit: by class, then without and with containers, then with traits.
  private var rank: (position: Int, step: Int, containers: Int) {
    let position = LegacyClass.all.firstIndex(of: owner) ?? 0
    let step: PrecedenceStep =
      !traits.isEmpty ? .traitProxy : containedIn.isEmpty ? .proxy : .containedProxy
    return (position, step.rawValue, containedIn.count)
  }

  /// The names that distinguish objects of the same rank.
  private var names: [String] {
    containedIn + [""] + traits.flatMap { [$0.name.name, "\($0.value)"] }
  }
}

/// A property of a proxy, or a setter with one combination of arguments; each has one value.
package struct ProxyTarget: Hashable, Sendable {
  package let object: ProxyObject
  package let property: LegacyProperty
  /// One word for each argument, such as `normal` and `compact`; empty for a property.
  package let arguments: [String]
}

extension ProxyTarget: Comparable {
  /// Orders targets by object, then property name, then arguments in the order of UIKit's constants.
  package static func < (a: ProxyTarget, b: ProxyTarget) -> Bool {
    if a.object != b.object { return a.object < b.object }
    if a.property.name != b.property.name { return a.property.name < b.property.name }
    return a.positions.lexicographicallyPrecedes(b.positions)
  }

  /// The positions of the arguments' words in the table; UIKit's default comes first.
  private var positions: [Int] {
    zip(property.arguments, arguments).map { $0.words.firstIndex(of: $1) ?? -1 }
  }
}
