/// Limits on how much of an author's text a message repeats.
///
/// A value, a key, or a name can be as long as a file. Diagnostics shorten their texts when they're created, so that rules don't have to.
///
/// The limits protect terminals, CI logs, and JSON reports from a theme with a value of many
/// megabytes. They apply to messages, notes, and help texts, but never to the texts of fixes, which
/// have to be complete.
package enum Abbreviation {
  /// The maximum length in bytes of a quotation or word that a message repeats in full.
  ///
  /// Names and values in practice are far shorter, so readers of ordinary findings never see an
  /// abbreviation.
  private static let longestWord = 200
  /// The number of Unicode scalars that remain of a longer word.
  private static let abbreviatedWordLength = 80
  /// The maximum length of a line in bytes.
  private static let longestLine = 4_000
  /// The maximum length in bytes of a text with several lines.
  private static let longestText = 20_000
  /// The maximum number of notes in a diagnostic.
  package static let maximumNotes = 250

  /// Returns a text in which long quotations and words are shortened and followed by their lengths.
  package static func text(_ text: String) -> String {
    // This is the case for nearly every text.
    if text.utf8.count <= longestWord { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return cut(lines.map(line).joined(separator: "\n"), longestText, shown: longestText / 2)
  }

  /// Returns the notes, limited to the maximum number by replacing the rest with a note that counts them.
  static func notes(_ notes: [Note]) -> [Note] {
    guard notes.count > maximumNotes else { return notes }
    let rest = notes.count - (maximumNotes - 1)
    return notes.prefix(maximumNotes - 1) + [Note("and \(rest) more like these")]
  }

  /// Returns a line with its long quotations and words shortened.
  ///
  /// A quotation begins with `'` and may contain spaces. Everything between two spaces outside
  /// quotations is a word.
  private static func line(_ line: Substring) -> String {
    if line.utf8.count <= longestWord { return String(line) }
    var result = ""
    var rest = line
    // If a quote isn't closed, none that follows is.
    var mayClose = true
    while !rest.isEmpty {
      let isQuote = mayClose && rest.first == "'"
      let quotation = isQuote ? quotation(at: rest) : nil
      if isQuote && quotation == nil { mayClose = false }
      if let quotation {
        result += cut(quotation, longestWord, shown: abbreviatedWordLength, quote: "'")
        rest = rest[quotation.endIndex...].dropFirst()
      } else {
        let word = rest.prefix { $0 != " " }
        result +=
          cut(word, longestWord, shown: abbreviatedWordLength) + rest[word.endIndex...].prefix(1)
        rest = rest[word.endIndex...].dropFirst()
      }
    }
    return cut(result, longestLine, shown: longestLine / 2)
  }

  /// Returns the text in the quotes at the start of a text, or `nil` if they aren't closed.
  private static func quotation(at text: Substring) -> Substring? {
    let inner = text.dropFirst()
    // An apostrophe within a word isn't a closing quote.
    let close = inner.indices.first { index in
      guard inner[index] == "'" else { return false }
      return inner[inner.index(after: index)...].first.map { !$0.isLetter && !$0.isNumber } ?? true
    }
    return close.map { inner[..<$0] }
  }

  /// Returns a text between quotes, if any, or its first Unicode scalars and its length if it's too long: `'aaaa…' (40000 characters)`.
  private static func cut(
    _ text: some StringProtocol,
    _ longest: Int,
    shown: Int,
    quote: String = ""
  ) -> String {
    guard text.utf8.count > longest else { return quote + text + quote }
    let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(shown)))
    return "\(quote)\(start)…\(quote) (\(text.unicodeScalars.count) characters)"
  }
}
