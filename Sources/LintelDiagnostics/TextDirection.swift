/// Protection against names that display as others.
extension Unicode.Scalar {
  /// Whether nobody sees the scalar: it turns the direction of text, or takes no room.
  package var isInvisible: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0x00AD, 0x180E, 0x200B, 0x2060...0x2064, 0xFEFF: true
    default: isJoiner
    }
  }

  /// Whether the scalar joins its neighbors or keeps them apart, which emoji and some scripts need.
  private var isJoiner: Bool { value == 0x200C || value == 0x200D }

  /// The escape of an invisible scalar, nil for every other one and for joiners where they have a use.
  ///
  /// Controls of direction make a line read in another order than it is stored in (CVE-2021-42574), and with a scalar that takes no room,
  /// two names look the same. So no output shows them as they are.
  ///
  /// - Parameter previous: the scalar before it, if any.
  /// - Returns: such as `\\u{200B}`.
  func spelling(after previous: Unicode.Scalar?) -> String? {
    guard isInvisible, !isJoiner || (previous?.isASCII ?? true) else { return nil }
    return "\\u{\(hexDigits)}"
  }

  /// The number of the scalar, with four digits at least.
  var hexDigits: String { value.hexadecimal(digits: 4) }
}

extension Character {
  /// The character with its invisible scalars spelled out; nil if it has none to spell.
  var spelling: String? {
    var (text, isSpelled) = ("", false)
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      if let spelling = scalar.spelling(after: previous) {
        text += spelling
        isSpelled = true
      } else {
        text.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return isSpelled ? text : nil
  }
}

extension String {
  /// The text without what nobody sees.
  package var withoutInvisibleCharacters: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isInvisible }))
  }
}

/// A text that may have several lines, without what would disturb the reading of it: invisible characters are
/// spelled out, other control characters become spaces, and every line break is a line feed.
package func readableLines(_ text: String) -> String {
  // Nearly every text is plain, and to look at each of its characters as such takes long.
  if text.utf8.allSatisfy({ $0.isPlain || $0 == 0x0A }) { return text }
  return slowlyReadableLines(text)
}

extension UInt8 {
  /// Whether it is an ASCII character that shows, a blank or a tab.
  var isPlain: Bool { (0x20...0x7E).contains(self) || self == 0x09 }
}

/// Returns the same as `readableLines(_:)`, character by character.
private func slowlyReadableLines(_ text: String) -> String {
  text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    .map { oneLine(String($0)) }
    .joined(separator: "\n")
}
