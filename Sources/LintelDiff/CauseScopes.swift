import LintelAppearance
import LintelCascade
import LintelSchema
import LintelTheme

/// Divides boxes into parts in which the same declarations compete for a value, so that one context can represent each part.
struct CauseScopes {
  /// The differences between contexts that matter for some properties and the tokens that they can refer to.
  private struct Scope {
    /// A number for each brand, equal for brands that no declaration distinguishes.
    let brands: [Int]
    /// A number for each screen, in the same way.
    let screens: [Int]
    /// The versions at which declarations start or stop applying.
    let cuts: [Version]
    /// Whether any declaration names a device.
    let distinguishesDevices: Bool
    /// The promos that declarations name, as indices into `SharedContexts.switches`.
    let promos: [Int]
  }

  private let old: ComparedTheme
  private let new: ComparedTheme
  private let contexts: SharedContexts
  /// The properties that a value can be inherited from.
  private let relatives = RelatedLeaves()
  private var scopes: [LeafID: Scope] = [:]
  /// The scopes for all declarations of a bar, so far.
  private var barScopes: [BarKind: Scope] = [:]

  init(_ old: ComparedTheme, _ new: ComparedTheme, _ contexts: SharedContexts) {
    self.old = old
    self.new = new
    self.contexts = contexts
  }

  /// Returns parts that together cover a box, where the part for a promo can be inside another one.
  mutating func parts(of box: SharedBox, for leaf: LeafID) -> [SharedBox] {
    let scope = scopes[leaf] ?? scope(of: relatives.near(leaf))
    scopes[leaf] = scope
    return parts(of: box, in: scope)
  }

  /// Returns parts of a box in which the same declarations of the property's bar compete, because any of them can be the cause.
  mutating func parts(of box: SharedBox, forBarOf leaf: LeafID) -> [SharedBox] {
    guard let bar = Schema.standard[leaf].bar else { return [box] }
    let scope =
      barScopes[bar]
      ?? scope(of: relatives.deciding(of: bar) + relatives.declared(of: bar, old, new))
    barScopes[bar] = scope
    return parts(of: box, in: scope)
  }

  /// Divides a box by everything that a scope distinguishes.
  private func parts(of box: SharedBox, in scope: Scope) -> [SharedBox] {
    var parts = Self.split(box.brands, by: scope.brands).flatMap { brands in
      Self.split(box.screens, by: scope.screens).map { screens in
        box.with { ($0.brands, $0.screens) = (brands, screens) }
      }
    }
    for cut in scope.cuts {
      parts = parts.flatMap { part -> [SharedBox] in
        guard part.firstIOS < cut, cut < part.endIOS else { return [part] }
        return [part.with { $0.endIOS = cut }, part.with { $0.firstIOS = cut }]
      }
    }
    if scope.distinguishesDevices {
      parts = parts.flatMap { part in
        part.devices.map { device in part.with { $0.devices = [device] } }
      }
    }
    let open = scope.promos.filter { !box.switchesOn.contains($0) && !box.switchesOff.contains($0) }
    return parts.flatMap { part in
      [part]
        + open.map { promo in
          part.with { $0.switchesOn = (part.switchesOn + [promo]).sorted() }
        }
    }
  }

  /// Groups values of a dimension by class, in the order of each class's first value.
  private static func split(_ values: [Int], by classes: [Int]) -> [[Int]] {
    var groups = OrderedGroups<Int, Int>()
    for value in values { groups.add([value], to: classes[value]) }
    return groups.all.map(\.values)
  }

  /// Determines what distinguishes contexts for some properties, in both themes together.
  private func scope(of leaves: [LeafID]) -> Scope {
    let before = Self.conditions(of: leaves, in: old)
    let after = Self.conditions(of: leaves, in: new)
    func classes(_ dimension: Dimension, _ names: [SharedContexts.Name]) -> [Int] {
      func index(_ conditions: [Condition], _ space: ContextSpace) -> DomainIndex {
        DomainIndex(
          Set(conditions.map { $0[dimension] }).sorted(),
          in: space.domains[dimension.index]
        )
      }
      let oldSets = index(before, contexts.oldSpace)
      let newSets = index(after, contexts.newSpace)
      var numbers: [[[Int32]]: Int] = [:]
      return names.map { name in
        let key = [oldSets.indices(of: name.old), newSets.indices(of: name.new)]
        let number = numbers[key] ?? numbers.count
        numbers[key] = number
        return number
      }
    }
    func isDistinguished(_ dimension: Dimension) -> Bool {
      (before + after).contains { $0[dimension] != .top }
    }
    let versions = contexts.oldSpace.versions + contexts.newSpace.versions
    let required = (
      Set(before.flatMap { contexts.oldSpace.requiredSwitches($0[.promos]) }),
      Set(after.flatMap { contexts.newSpace.requiredSwitches($0[.promos]) })
    )
    return Scope(
      brands: classes(.brand, contexts.brands),
      screens: classes(.screen, contexts.screens),
      cuts: isDistinguished(.ios) ? Set(versions.map(\.first)).sorted() : [],
      distinguishesDevices: isDistinguished(.device),
      promos: contexts.switches.indices.filter {
        required.0.contains(contexts.switches[$0].old)
          || required.1.contains(contexts.switches[$0].new)
      }
    )
  }

  /// The conditions of the declarations of some properties, and of every token that these can refer to.
  private static func conditions(of leaves: [LeafID], in side: ComparedTheme) -> [Condition] {
    var found: Set<ConditionID> = []
    var seen = Set(leaves.map { TargetID($0) })
    var open = Array(seen)
    while let target = open.popLast() {
      for declaration in side.cascade.declarations(of: target) {
        found.insert(declaration.condition)
        for use in side.theme.tokenUses[declaration.entry] {
          guard let token = side.theme.target(of: use.key), seen.insert(token).inserted else {
            continue
          }
          open.append(token)
        }
      }
    }
    return found.sorted().map { side.theme.conditions[$0.index] }
  }
}
