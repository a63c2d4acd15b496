import LintelTheme

extension Theme {
  /// The indices of the brands that a declaration or a setting is for, unless it is for all brands.
  var brandsOfDeclarations: Set<Int> {
    let ids = declarations.map(\.condition) + settings.map { blocks[Int($0.block)].condition }
    // Most declarations are for all brands.
    let sets = Set(ids.lazy.map { conditions[$0.index][.brand] }.filter { $0 != .top })
    let domain = space.domains[Dimension.brand.index]
    return sets.reduce(into: []) { brands, set in
      for range in domain.values(of: set) { brands.formUnion(range.lazy.map(Int.init)) }
    }
  }
}
