/// A dimension of the theme's own: exactly one of its values holds at any time.
///
/// What an app's user picks, such as a reading theme, is a mode, and so is a plan or an arm of an experiment.
package struct Mode: Hashable, Sendable {
  package let name: String
  /// In the order in which the theme declares them; the first one holds unless the app says otherwise.
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

/// Numbers everything that can be on or off: the promos, and behind them the values of each mode.
///
/// A condition on promos and modes is a set of these numbers, and a context says which of them are on: any promos that can run
/// together, and one value of each mode.
package struct SwitchTable: Hashable, Sendable {
  package let promoCount: Int
  package let modes: [Mode]
  /// The number of each mode's first value.
  private let firsts: [Int]
  /// The values of modes that have no other one.
  let onlyValues: [Int]

  package init(promoCount: Int, modes: [Mode]) {
    self.promoCount = promoCount
    self.modes = modes
    firsts = modes.indices.map { index in
      modes[..<index].reduce(promoCount) { $0 + $1.values.count }
    }
    onlyValues = zip(firsts, modes).filter { $1.values.count == 1 }.map(\.0)
  }

  /// How many promos and values of modes there are.
  package var count: Int { modes.reduce(promoCount) { $0 + $1.values.count } }

  /// The number of a mode's value.
  package func number(of value: ModeValue) -> Int { firsts[value.mode] + value.value }

  /// The numbers of all values of a mode.
  package func numbers(ofMode mode: Int) -> Range<Int> {
    firsts[mode]..<firsts[mode] + modes[mode].values.count
  }

  /// The value of a mode that a number is for; nil for a promo's.
  package func value(_ number: Int) -> ModeValue? {
    guard number >= promoCount, let mode = firsts.lastIndex(where: { $0 <= number }) else {
      return nil
    }
    return ModeValue(mode: mode, value: number - firsts[mode])
  }

  /// Whether two numbers are of different values of one mode.
  package func excludeEachOther(_ a: Int, _ b: Int) -> Bool {
    guard a != b, let (a, b) = value(a).flatMap({ a in value(b).map { (a, $0) } }) else {
      return false
    }
    return a.mode == b.mode
  }

  /// Adds what holds of the modes that a set says nothing about: each one's first value, or the first that isn't ruled out.
  ///
  /// - Parameters:
  ///   - on: numbers of promos and values.
  ///   - off: numbers of values that don't hold.
  /// - Returns: the set with one value of each mode, ascending.
  package func completed(_ on: [Int], without off: [Int] = []) -> [Int] {
    if modes.isEmpty { return on }
    let rest = modes.indices.compactMap { mode -> Int? in
      let numbers = numbers(ofMode: mode)
      return on.contains(where: numbers.contains)
        ? nil : numbers.first { !off.contains($0) } ?? numbers.lowerBound
    }
    return (on + rest).sorted()
  }

  /// The values of modes that are the only ones that aren't ruled out.
  package func lastValues(without off: [Int]) -> [Int] {
    modes.indices.compactMap { mode in
      let left = numbers(ofMode: mode).filter { !off.contains($0) }
      return left.count == 1 ? left[0] : nil
    }
  }

  /// The numbers of promos.
  package func promos(_ numbers: [Int]) -> [Int] {
    modes.isEmpty ? numbers : numbers.filter { $0 < promoCount }
  }

  /// The values of modes among some numbers, without those that hold unless the app says otherwise.
  package func chosenValues(_ numbers: [Int]) -> [ModeValue] {
    numbers.compactMap { value($0) }.filter { $0.value > 0 }
  }

  /// A value in words, such as `reading=sepia`.
  package func words(_ value: ModeValue) -> String {
    "\(modes[value.mode].name)=\(modes[value.mode].values[value.value])"
  }
}
