/// Protection against names that look like others.
extension Unicode.Scalar {
  /// Whether the scalar is invisible, because it changes the direction of text or has no width.
  package var isInvisible: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0x00AD, 0x180E, 0x200B, 0x2060...0x2064, 0xFEFF: true
    default: isJoiner
    }
  }

  /// Whether the scalar joins or separates its neighbors, which emoji and some scripts need.
  private var isJoiner: Bool { value == 0x200C || value == 0x200D }

  /// Returns the escape of an invisible scalar, such as `\\u{200B}`, or `nil` for other scalars and for joiners after a non-ASCII scalar.
  ///
  /// Controls of direction display a line in a different order than it's stored in (CVE-2021-42574), and scalars without width
  /// make different names look the same. So outputs never contain them unchanged.
  func spelling(after previous: Unicode.Scalar?) -> String? {
    guard isInvisible, !isJoiner || (previous?.isASCII ?? true) else { return nil }
    return "\\u{\(hexDigits)}"
  }

  /// The number of the scalar in hexadecimal, with at least four digits.
  var hexDigits: String { value.hexadecimal(digits: 4) }
}

extension Character {
  /// The character with its invisible scalars spelled out, or `nil` if there is nothing to spell out.
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
  package var withoutInvisibleCharacters: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isInvisible }))
  }
}

/// Returns a text, which may have several lines, with invisible characters spelled out, other control characters replaced with spaces,
/// and every line break replaced with a line feed.
package func readableLines(_ text: String) -> String {
  // Nearly every text is plain, and checking each character is slow.
  if text.utf8.allSatisfy({ $0.isPlain || $0 == 0x0A }) { return text }
  return slowlyReadableLines(text)
}

extension UInt8 {
  /// Whether the byte is a printable ASCII character, a space, or a tab.
  var isPlain: Bool { (0x20...0x7E).contains(self) || self == 0x09 }
}

/// Returns the result of `readableLines(_:)`, computed for each character.
private func slowlyReadableLines(_ text: String) -> String {
  text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    .map { oneLine(String($0)) }
    .joined(separator: "\n")
}
