extension Theme {
  /// The transitions that someone asks for.
  ///
  /// - Parameters:
  ///   - tree: the theme's tree.
  ///   - query: names of a context; what it leaves out may be anything. Promos are those that run, if it names any, and the screen is
  ///     on either side of a push.
  /// - Returns: in the tree's order, each with those of its boxes that have a context asked for.
  /// - Throws: if the theme does not have what the query names.
  package func transitions(
    of tree: AppearanceTree,
    matching query: ContextQuery
  ) throws(ContextQueryError) -> [Transition] {
    let brand = try query.brand.map { name throws(ContextQueryError) in try selectBrand(name) }
    if let screen = query.screen { _ = try selectScreen(screen) }
    let promos = query.promos.isEmpty ? nil : Set(try selectPromos(query.promos).running)
    let ios = try query.ios.map { text throws(ContextQueryError) in try selectVersion(text) }
    let idiom = try query.idiom.map { text throws(ContextQueryError) in try selectIdiom(text) }
    func isAsked(_ context: ContextEntry) -> Bool {
      if let brand, !context.brands.contains(brand) { return false }
      if let promos, !promos.isSuperset(of: context.promosOn) { return false }
      if let promos, !promos.isDisjoint(with: context.promosOff) { return false }
      if let ios, ios < context.firstIOS { return false }
      if let ios, let end = context.endIOS, ios >= end { return false }
      return idiom.map { context.idioms.contains($0) } ?? true
    }
    func exists(_ name: String) -> Bool {
      guard let brand, let index = space.screens.firstIndex(where: { $0.name == name }) else {
        return true
      }
      return space.exists(screen: index + 1, inBrand: brand)
    }
    return tree.transitions.compactMap { transition in
      if let screen = query.screen, transition.from != screen, transition.to != screen {
        return nil
      }
      guard exists(transition.from), exists(transition.to) else { return nil }
      guard !transition.contexts.isEmpty else { return transition }
      let contexts = transition.contexts.filter(isAsked)
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
