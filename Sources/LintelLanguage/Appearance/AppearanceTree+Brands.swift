extension AppearanceTree {
  /// The tree without the contexts of other brands, which keeps their names so that indices stay.
  ///
  /// - Parameter brands: indices of brands.
  /// - Returns: the limited tree.
  package func limited(to brands: [Int]) -> AppearanceTree {
    var tree = self
    tree.contexts = contexts.limited(to: brands)
    tree.proxies = proxies?.limited(to: brands)
    return tree
  }
}

extension ProxyPlan {
  /// The plan without the contexts of other brands, and without what is set in these alone.
  func limited(to brands: [Int]) -> ProxyPlan {
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

extension [ContextEntry] {
  fileprivate func limited(to brands: [Int]) -> [ContextEntry] {
    compactMap { entry in
      var entry = entry
      entry.brands = entry.brands.filter(brands.contains)
      return entry.brands.isEmpty ? nil : entry
    }
  }
}
