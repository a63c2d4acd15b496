/// The part of a theme that outputs are for, as `--brand` and `--mode` limit it.
package struct OutputScope: Hashable, Sendable {
  /// The indices of the brands, ascending.
  package fileprivate(set) var brands: [Int]
  /// The indices of the values of each mode, ascending.
  package fileprivate(set) var modeValues: [[Int]]

  package init(all space: ContextSpace) {
    brands = Array(space.brands.indices)
    modeValues = space.calendar.switches.modes.map { Array($0.values.indices) }
  }
}

extension Theme {
  /// Returns the part of the theme with some brands and values of modes, such as `reading=sepia`.
  ///
  /// Without names, all brands are included. A mode that isn't named keeps all of its values.
  package func selectScope(
    brands: [String],
    modes: [String]
  ) throws(ContextQueryError) -> OutputScope {
    var scope = OutputScope(all: space)
    var refusals = QueryRefusals()
    var chosen: Set<Int> = []
    for name in brands {
      if let brand = refusals.keep(from: try selectBrand(name)) { chosen.insert(brand) }
    }
    var values: [Int: Set<Int>] = [:]
    for text in modes {
      guard let named = refusals.keep(from: try selectModeValue(text)) else { continue }
      values[named.mode, default: []].insert(named.value)
    }
    try refusals.check()
    if !chosen.isEmpty { scope.brands = chosen.sorted() }
    for (mode, named) in values { scope.modeValues[mode] = named.sorted() }
    return scope
  }
}
