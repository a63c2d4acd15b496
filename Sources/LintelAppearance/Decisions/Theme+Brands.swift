import LintelTheme

extension Theme {
  /// The indices of the brands that a declaration or a setting is for, unless it is for all brands.
  var brandsOfDeclarations: Set<Int> {
    let ids = declarations.map(\.condition) + settings.map { blocks[Int($0.block)].condition }
    let sets = Set(ids.map { conditions[$0.index][.brand] })
    let domain = space.domains[Dimension.brand.index]
    return sets.filter { $0 != .top }.reduce(into: []) { brands, set in
      for range in domain.values(of: set) { brands.formUnion(range.lazy.map(Int.init)) }
    }
  }
}
