import LintelDecisions
import LintelTheme

extension ContextDimensions {
  /// The order in which a theme's decisions ask: screens first, slots and parts of tab items last.
  func order(for theme: Theme) -> DimensionOrder {
    let promos = Self.promosByPriority(theme).map(Self.promo)
    let modes = theme.space.calendar.switches.modes.indices.map(mode)
    return DimensionOrder([Self.screen] + promos + modes + [Self.brand], in: space)
  }

  /// What outputs may ask before its turn: versions, and what has names, except for screens, which come first anyway.
  var outOfOrder: [DimensionID] {
    let calendar = contexts.calendar
    return calendar.promos.indices.map(Self.promo) + calendar.switches.modes.indices.map(mode)
      + [Self.brand, Self.ios]
  }

  /// The promos, each before those that it wins over by priority.
  ///
  /// Where each promo has a priority of its own, a decision that asks the strongest first has a branch for each promo, and one that asks
  /// it last has a branch for each pair.
  private static func promosByPriority(_ theme: Theme) -> [Int] {
    let promos = theme.space.calendar.promos.indices
    guard theme.declarations.contains(where: { $0.priority != 0 }) else { return Array(promos) }
    var priorities: [Int: Int32] = [:]
    for declaration in theme.declarations {
      let set = theme.conditions[declaration.condition.index][.promos]
      for promo in theme.space.requiredPromos(set) where promos.contains(promo) {
        priorities[promo] = max(priorities[promo] ?? .min, declaration.priority)
      }
    }
    return promos.sorted { a, b in
      let (first, second) = (priorities[a] ?? 0, priorities[b] ?? 0)
      return (second, a) < (first, b)
    }
  }
}
