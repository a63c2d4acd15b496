import LintelSchema

/// One appearance proxy: UIKit keeps one object for each class, containers and traits.
struct ProxyObject: Hashable {
  let owner: LegacyClass
  let containedIn: [String]
  let traits: [Proxy.Trait]

  init(_ proxy: Proxy) {
    (owner, containedIn, traits) = (proxy.owner, proxy.containedIn, proxy.traits)
  }

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
  static func < (a: ProxyObject, b: ProxyObject) -> Bool {
    a.key.lexicographicallyPrecedes(b.key)
  }

  /// From weak to strong, as UIKit ranks them: by class, then without and with containers, then with traits.
  private var key: [String] {
    let position = LegacyClass.all.firstIndex(of: owner) ?? 0
    let step: PrecedenceStep =
      !traits.isEmpty ? .traitProxy : containedIn.isEmpty ? .proxy : .containedProxy
    return ["\(position)\(step.rawValue)\(containedIn.count)"] + containedIn + [""]
      + traits.flatMap { [$0.name.name, "\($0.value)"] }
  }
}

/// A property of a proxy, or a setter with one combination of its arguments: what has one value.
struct ProxyTarget: Hashable {
  let object: ProxyObject
  let property: LegacyProperty
  let arguments: [String]
}

extension ProxyTarget: Comparable {
  static func < (a: ProxyTarget, b: ProxyTarget) -> Bool {
    if a.object != b.object { return a.object < b.object }
    if a.property.name != b.property.name { return a.property.name < b.property.name }
    return a.positions.lexicographicallyPrecedes(b.positions)
  }

  /// The positions of the words in the table; UIKit's default comes first.
  private var positions: [Int] {
    zip(property.arguments, arguments).map { $0.words.firstIndex(of: $1) ?? -1 }
  }
}
