/// A dimension that the theme declares, which has exactly one of its values at any time.
///
/// A mode can be a choice of the app's user, such as a reading theme, but also a plan or an arm of an experiment.
package struct Mode: Hashable, Sendable {
  package let name: String
  /// The values in the order of their declaration, where the first is the default.
  package let values: [String]

  package init(name: String, values: [String]) {
    self.name = name
    self.values = values
  }
}

/// A value of a mode, by indices.
package struct ModeValue: Hashable, Sendable {
  /// An index into the theme's modes.
  package let mode: Int
  /// An index into the mode's values.
  package let value: Int

  package init(mode: Int, value: Int) {
    self.mode = mode
    self.value = value
  }
}

/// A table that numbers everything that can be on or off: the promos, followed by the values of each mode.
///
/// A condition on promos and modes is a set of these numbers. A context has the numbers that are on: promos that can run
/// together, and one value per mode.
package struct SwitchTable: Hashable, Sendable {
  package let promoCount: Int
  package let modes: [Mode]
  /// The number of each mode's first value.
  private let firsts: [Int]
  /// The mode of each value, by its number less the number of promos.
  private let modesOfValues: [Int]
  /// The numbers of the values that are the only one of their mode.
  let onlyValues: [Int]

  package init(promoCount: Int, modes: [Mode]) {
    self.promoCount = promoCount
    self.modes = modes
    var next = promoCount
    var firsts: [Int] = []
    for mode in modes {
      firsts.append(next)
      next += mode.values.count
    }
    self.firsts = firsts
    modesOfValues = modes.enumerated().flatMap { index, mode in mode.values.map { _ in index } }
    onlyValues = zip(firsts, modes).filter { $1.values.count == 1 }.map(\.0)
  }

  package var count: Int { promoCount + modesOfValues.count }

  package func number(of value: ModeValue) -> Int { firsts[value.mode] + value.value }

  package func numbers(ofMode mode: Int) -> Range<Int> {
    firsts[mode]..<firsts[mode] + modes[mode].values.count
  }

  /// Returns the value of a mode for a number, or `nil` for the number of a promo.
  package func value(_ number: Int) -> ModeValue? {
    guard number >= promoCount, number < count else { return nil }
    let mode = modesOfValues[number - promoCount]
    return ModeValue(mode: mode, value: number - firsts[mode])
  }

  /// Whether two numbers belong to different values of one mode.
  package func excludeEachOther(_ a: Int, _ b: Int) -> Bool {
    guard a != b, let first = value(a), let second = value(b) else { return false }
    return first.mode == second.mode
  }

  /// Returns `on` with a value for each mode, ascending, where a missing value is the first that isn't in `off`.
  package func completed(_ on: [Int], without off: [Int] = []) -> [Int] {
    if modes.isEmpty { return on }
    let rest = modes.indices.compactMap { mode -> Int? in
      let numbers = numbers(ofMode: mode)
      return on.contains(where: numbers.contains)
        ? nil : numbers.first { !off.contains($0) } ?? numbers.lowerBound
    }
    return (on + rest).sorted()
  }

  package func promos(_ numbers: [Int]) -> [Int] {
    modes.isEmpty ? numbers : numbers.filter { $0 < promoCount }
  }

  /// Returns the values of modes among some numbers, without defaults.
  package func chosenValues(_ numbers: [Int]) -> [ModeValue] {
    numbers.compactMap { value($0) }.filter { $0.value > 0 }
  }

  /// Returns a value in words, such as `reading=sepia`.
  package func words(_ value: ModeValue) -> String {
    "\(modes[value.mode].name)=\(modes[value.mode].values[value.value])"
  }
}
