/// Limits what appearance proxies are set to, as the tree around it is limited.
extension ProxyPlan {
  /// The plan without the contexts of other brands, and without what is set in these alone.
  package func limited(to brands: [Int]) -> ProxyPlan {
    var plan = self
    plan.contexts = contexts.limited(to: brands)
    let used = Set(plan.contexts.compactMap(\.proxies)).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(used, used.indices))
    plan.sets = used.map { sets[$0] }
    for index in plan.contexts.indices {
      plan.contexts[index].proxies = plan.contexts[index].proxies.flatMap { places[$0] }
    }
    return plan
  }
}

/// Limits contexts.
extension [ContextEntry] {
  /// The contexts in which at least one of the brands occurs, without the other brands.
  ///
  /// - Parameter brands: Indices into the theme's brands.
  /// - Returns: The contexts in their order; a context that loses all its brands is left out.
  package func limited(to brands: [Int]) -> [ContextEntry] {
    compactMap { entry in
      var entry = entry
      entry.brands = entry.brands.filter(brands.contains)
      return entry.brands.isEmpty ? nil : entry
    }
  }
}
