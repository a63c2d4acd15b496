/// The part of a theme that outputs are for, as `--brand` and `--mode` limit it.
package struct OutputScope: Hashable, Sendable {
  /// The indices of the brands, ascending.
  package let brands: [Int]
  /// The indices of the values of each mode, ascending.
  package let modeValues: [[Int]]

  fileprivate init(brands: [Int], modeValues: [[Int]]) {
    self.brands = brands
    self.modeValues = modeValues
  }

  /// Creates the scope of a whole theme.
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
