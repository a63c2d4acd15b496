package import LintelDecisions
package import LintelTheme

extension ContextDimensions {
  /// Returns the order in which a theme's decisions ask: screens, promos, modes, and brands, then the rest in the order of their numbers.
  package func order(for theme: Theme) -> DimensionOrder {
    let promos = Self.promosByPriority(theme).map(Self.promo)
    let modes = theme.space.calendar.switches.modes.indices.map(mode)
    return DimensionOrder([Self.screen] + promos + modes + [Self.brand], in: space)
  }

  /// The dimensions that outputs may ask early: versions and everything with a name, except for screens, which come first anyway.
  var outOfOrder: [DimensionID] {
    let calendar = contexts.calendar
    return calendar.promos.indices.map(Self.promo) + calendar.switches.modes.indices.map(mode)
      + [Self.brand, Self.ios]
  }

  /// Returns the promos, each before the promos that it overrides by priority.
  ///
  /// If each promo has a different priority, a decision that asks for the strongest promo first has one branch for each promo. A decision
  /// that asks for it last has one branch for each pair of promos.
  private static func promosByPriority(_ theme: Theme) -> [Int] {
    let promos = theme.space.calendar.promos.indices
    guard theme.declarations.contains(where: { $0.priority != 0 }) else { return Array(promos) }
    var priorities: [Int: Int32] = [:]
    for declaration in theme.declarations {
      let set = theme.conditions[declaration.condition.index][.promos]
      for promo in theme.space.requiredSwitches(set) where promos.contains(promo) {
        priorities[promo] = max(priorities[promo] ?? .min, declaration.priority)
      }
    }
    return promos.sorted { a, b in
      let (first, second) = (priorities[a] ?? 0, priorities[b] ?? 0)
      return (second, a) < (first, b)
    }
  }
}
