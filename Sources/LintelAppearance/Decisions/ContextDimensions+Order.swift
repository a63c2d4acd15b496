package import LintelDecisions
package import LintelTheme

extension ContextDimensions {
  /// Returns the order in which a theme's decisions ask: screens, promos, modes, and brands, then the rest in the order of their numbers.
  ///
  /// Among promos, and among modes, those with a higher priority come first.
  package func order(for theme: Theme) -> DimensionOrder {
    let priorities = priorities(in: theme)
    func sorted(_ dimensions: [DimensionID]) -> [DimensionID] {
      if priorities.isEmpty { return dimensions }
      return dimensions.sorted { a, b in
        let (first, second) = (priorities[a] ?? 0, priorities[b] ?? 0)
        return (second, a) < (first, b)
      }
    }
    let calendar = theme.space.calendar
    let promos = sorted(calendar.promos.indices.map(Self.promo))
    let modes = sorted(calendar.switches.modes.indices.map(mode))
    return DimensionOrder([Self.screen] + promos + modes + [Self.brand], in: space)
  }

  /// The dimensions that outputs may ask early: versions and everything with a name, except for screens, which come first anyway.
  var outOfOrder: [DimensionID] {
    let calendar = contexts.calendar
    return calendar.promos.indices.map(Self.promo) + calendar.switches.modes.indices.map(mode)
      + [Self.brand, Self.ios]
  }

  /// Returns the highest priority of the declarations that require each promo or a value of each mode, or nothing if no priority is set.
  ///
  /// If each promo has a different priority, a decision that asks for the strongest promo first has one branch for each promo. A decision
  /// that asks for it last has one branch for each pair of promos.
  private func priorities(in theme: Theme) -> [DimensionID: Int32] {
    guard theme.declarations.contains(where: { $0.priority != 0 }) else { return [:] }
    var priorities: [DimensionID: Int32] = [:]
    for declaration in theme.declarations {
      let set = theme.conditions[declaration.condition.index][.promos]
      for number in theme.space.requiredSwitches(set) {
        let dimension = clause(on: number).dimension
        priorities[dimension] = max(priorities[dimension] ?? .min, declaration.priority)
      }
    }
    return priorities
  }
}
