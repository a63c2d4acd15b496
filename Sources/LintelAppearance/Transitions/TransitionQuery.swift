import LintelSchema
package import LintelTheme

extension Theme {
  /// Returns the transitions that match a query.
  ///
  /// - Parameters:
  ///   - transitions: all of the theme's transitions.
  ///   - query: the names of a context. Anything that the query leaves out can have any value. If it names promos, no others run. The
  ///     screen can be on either side of a push.
  /// - Returns: the matching transitions in their order, each with the boxes that contain a matching context.
  /// - Throws: `ContextQueryError` if the theme doesn't have a name in the query.
  package func transitions(
    of transitions: [Transition],
    matching query: ContextQuery
  ) throws(ContextQueryError) -> [Transition] {
    let parts = try selectParts(of: query)
    let (brand, modes, ios) = (parts.brand, parts.modes, parts.ios)
    let promos = parts.promos.map(Set.init)
    let switches = space.calendar.switches
    let devices = space.distinguishesSizeClasses ? parts.devices : parts.devices.ofIdiom
    func isSelected(_ context: ContextEntry) -> Bool {
      if let brand, !context.brands.contains(brand) { return false }
      if let promos, !promos.isSuperset(of: switches.promos(context.switchesOn)) { return false }
      for value in modes {
        if context.switchesOff.contains(value) { return false }
        if context.switchesOn.contains(where: { switches.excludeEachOther($0, value) }) {
          return false
        }
      }
      if let promos, !promos.isDisjoint(with: context.switchesOff) { return false }
      if let ios, ios < context.firstIOS { return false }
      if let ios, let end = context.endIOS, ios >= end { return false }
      return context.devices.contains(where: devices.contains)
    }
    func exists(_ name: String) -> Bool {
      guard let brand, let index = space.screens.firstIndex(where: { $0.name == name }) else {
        return true
      }
      return space.exists(screen: index + 1, inBrand: brand)
    }
    return transitions.compactMap { transition in
      if let screen = query.screen, transition.from != screen, transition.to != screen {
        return nil
      }
      guard exists(transition.from), exists(transition.to) else { return nil }
      guard !transition.contexts.isEmpty else { return transition }
      let contexts = transition.contexts.filter(isSelected)
      guard !contexts.isEmpty else { return nil }
      return Transition(
        from: transition.from,
        to: transition.to,
        decision: transition.decision,
        contexts: contexts
      )
    }
  }
}
