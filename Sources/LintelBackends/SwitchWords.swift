package import LintelAppearance
import LintelTheme

extension ThemeOutline {
  /// Returns names of brands or screens, such as `screens home, shop, and 3 more`, or `every screen` if all `count` are named.
  package func words(_ names: [String], of count: Int, _ noun: String) -> String {
    let limit = 6
    if names.count == count { return "every \(noun)" }
    let rest = names.count - limit
    return "\(noun)\(names.count == 1 ? "" : "s") \(names.prefix(limit).joined(separator: ", "))"
      + (rest > 0 ? ", and \(rest) more" : "")
  }

  /// Returns phrases for promos and values of modes that are off, except those that `on` or another phrase implies.
  ///
  /// If only one value of a mode is left, the phrase names that value.
  package func words(
    ofSwitchesOff off: [Int],
    besides on: [Int],
    _ without: (Int) -> String
  ) -> [String] {
    var words: [String] = []
    var mentionedModes: Set<Int> = []
    for number in off {
      guard let value = switches.value(number) else {
        words.append(without(number))
        continue
      }
      let numbers = switches.numbers(ofMode: value.mode)
      // A mode has one value at a time.
      if on.contains(where: numbers.contains) { continue }
      let left = numbers.filter { !off.contains($0) }
      if left.count > 1 {
        words.append(without(number))
      } else if let only = left.first, mentionedModes.insert(value.mode).inserted {
        let mode = modes[value.mode]
        words.append("\(mode.name)=\(mode.values[only - numbers.lowerBound])")
      }
    }
    return words
  }
}
