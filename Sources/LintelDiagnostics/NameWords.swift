/// The words of a name, in lowercase.
///
/// A new word starts at a capital letter after a lowercase one, and after a character that isn't a letter or digit.
package struct NameWords {
  /// The words in order.
  package let words: [String]

  /// Pairs of opposites, each side with its synonyms.
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

  /// Splits a name into words.
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

  /// Returns a name without differences in spelling between tools: `night-harbor` and `nightHarbor` have the same result.
  package static func folded(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Returns whether a word that only this name has is the opposite of a word that only the other name has.
  func isOpposite(of other: NameWords) -> Bool {
    let (own, others) = (Set(words), Set(other.words))
    let (only, instead) = (own.subtracting(others), others.subtracting(own))
    return Self.opposites.contains { first, second in
      !only.isDisjoint(with: first) && !instead.isDisjoint(with: second)
        || !only.isDisjoint(with: second) && !instead.isDisjoint(with: first)
    }
  }

  /// Returns whether all but one of several words are the same as those of another name, and that one begins and ends differently.
  func hasOtherWord(than other: NameWords) -> Bool {
    guard words.count > 1, words.count == other.words.count else { return false }
    let different = zip(words, other.words).filter { $0 != $1 }
    return different.count == 1
      && different.allSatisfy { $0.first != $1.first && $0.last != $1.last }
  }

  /// Returns whether the name continues another name, as `onScrollUp` continues `onScroll`.
  func continues(_ other: NameWords) -> Bool {
    words.count > other.words.count && words.starts(with: other.words)
  }
}
