/// The words of a name, in lowercase.
///
/// A word ends before a capital letter, and at whatever is neither a letter nor a digit.
package struct NameWords {
  /// The words in order.
  package let words: [String]

  /// Pairs of words that mean the opposite of each other, each with words for the same.
  private static let opposites: [([String], [String])] = [
    (["light", "day"], ["dark", "night"]),
    (["up"], ["down"]),
    (["left"], ["right"]),
    (["leading"], ["trailing"]),
    (["top"], ["bottom"]),
    (["min", "minimum"], ["max", "maximum"]),
    (["enabled"], ["disabled"]),
    (["selected"], ["unselected", "deselected"]),
    (["show", "shows"], ["hide", "hides"]),
  ]

  /// Divides a name into words.
  package init(_ name: some StringProtocol) {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in name {
      let isWord = character.isLetter || character.isNumber
      if !isWord || character.isUppercase && wasLower {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isWord { word += character.lowercased() }
      wasLower = character.isLowercase
    }
    if !word.isEmpty { words.append(word) }
    self.words = words
  }

  /// The name without what tools spell differently: `night-harbor` and `nightHarbor` are one.
  package static func folded(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Whether a word of one name that the other lacks means the opposite of a word that this one lacks.
  package func isOpposite(of other: NameWords) -> Bool {
    let (own, others) = (Set(words), Set(other.words))
    let (only, instead) = (own.subtracting(others), others.subtracting(own))
    return Self.opposites.contains { first, second in
      !only.isDisjoint(with: first) && !instead.isDisjoint(with: second)
        || !only.isDisjoint(with: second) && !instead.isDisjoint(with: first)
    }
  }

  /// Whether the name goes on behind another one, as `onScrollUp` does behind `onScroll`.
  func goOn(behind other: NameWords) -> Bool {
    words.count > other.words.count && words.starts(with: other.words)
  }
}
