/// How much of what an author wrote a message repeats.
///
/// A value, a key or a name can be as long as a file. Diagnostics cut what they quote when they are made, so that no rule has to.
///
/// The limits protect terminals, CI logs, and JSON reports from a theme with a value of many
/// megabytes. They apply to messages, notes, and help texts, never to the texts of fixes, because a
/// fix has to write its text in full.
package enum Abbreviation {
  /// The most bytes of a quotation or a word that a message repeats in full.
  ///
  /// Names and values in practice are far shorter, so a reader of ordinary findings never sees an
  /// abbreviation.
  package static let longestWord = 200
  /// The characters that are left of a longer one.
  package static let shownOfWord = 80
  /// The most bytes of a line.
  package static let longestLine = 4_000
  /// The most bytes of a text of several lines.
  package static let longestText = 20_000
  /// The most notes of a diagnostic.
  package static let mostNotes = 250

  /// A text in which long quotations and words are cut, each with its length behind it.
  package static func text(_ text: String) -> String {
    // Nearly every text ends here.
    if text.utf8.count <= longestWord { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return cut(lines.map(line).joined(separator: "\n"), longestText, shown: longestText / 2)
  }

  /// At most as many notes as people read; if there are more, the last one says how many.
  package static func notes(_ notes: [Note]) -> [Note] {
    guard notes.count > mostNotes else { return notes }
    let rest = notes.count - (mostNotes - 1)
    return notes.prefix(mostNotes - 1) + [Note("and \(rest) more like these")]
  }

  /// Returns one line with its long quotations and words cut.
  ///
  /// A quotation begins with `'` and may contain spaces. Everything between two spaces outside
  /// quotations is a word.
  private static func line(_ line: Substring) -> String {
    if line.utf8.count <= longestWord { return String(line) }
    var result = ""
    var rest = line
    // Where a quote is not closed, none that comes later is.
    var mayClose = true
    while !rest.isEmpty {
      let isQuote = mayClose && rest.first == "'"
      let quotation = isQuote ? quotation(at: rest) : nil
      if isQuote && quotation == nil { mayClose = false }
      if let quotation {
        result += cut(quotation, longestWord, shown: shownOfWord, quote: "'")
        rest = rest[quotation.endIndex...].dropFirst()
      } else {
        let word = rest.prefix { $0 != " " }
        result += cut(word, longestWord, shown: shownOfWord) + rest[word.endIndex...].prefix(1)
        rest = rest[word.endIndex...].dropFirst()
      }
    }
    return cut(result, longestLine, shown: longestLine / 2)
  }

  /// The text in the quotes at the start of a text; nil if they aren't closed.
  private static func quotation(at text: Substring) -> Substring? {
    let inner = text.dropFirst()
    // An apostrophe within a word closes nothing.
    let close = inner.indices.first { index in
      guard inner[index] == "'" else { return false }
      return inner[inner.index(after: index)...].first.map { !$0.isLetter && !$0.isNumber } ?? true
    }
    return close.map { inner[..<$0] }
  }

  /// Returns a text, or its first characters and its length if it has too many bytes.
  ///
  /// - Parameters:
  ///   - text: the text without quotes.
  ///   - longest: the most bytes that stay whole.
  ///   - shown: how many Unicode scalars of a longer text are left.
  ///   - quote: what surrounds the text, such as `'`.
  /// - Returns: for example `'aaaa…' (40000 characters)`.
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
