/// What of a theme outputs are for, as `--brand` and `--mode` limit it.
package struct OutputScope: Hashable, Sendable {
  /// Indices of brands, ascending.
  package let brands: [Int]
  /// Indices of the values of each mode, ascending.
  package let modeValues: [[Int]]

  fileprivate init(brands: [Int], modeValues: [[Int]]) {
    self.brands = brands
    self.modeValues = modeValues
  }

  /// All of a theme.
  package init(all space: ContextSpace) {
    brands = Array(space.brands.indices)
    modeValues = space.calendar.switches.modes.map { Array($0.values.indices) }
  }
}

extension Theme {
  /// Limits outputs to what someone names.
  ///
  /// - Parameters:
  ///   - brands: names of brands; empty for all.
  ///   - modes: values of modes, such as `reading=sepia`; a mode that isn't named keeps all of its values.
  /// - Returns: what is left of the theme.
  /// - Throws: if the theme does not have a brand, a mode, or a value.
  package func selectScope(
    brands: [String],
    modes: [String]
  ) throws(ContextQueryError) -> OutputScope {
    let whole = OutputScope(all: space)
    var chosen: Set<Int> = []
    for name in brands { chosen.insert(try selectBrand(name)) }
    var values: [Int: Set<Int>] = [:]
    for text in modes {
      let named = try selectModeValue(text)
      values[named.mode, default: []].insert(named.value)
    }
    return OutputScope(
      brands: chosen.isEmpty ? whole.brands : chosen.sorted(),
      modeValues: whole.modeValues.enumerated().map { values[$0]?.sorted() ?? $1 }
    )
  }
}
