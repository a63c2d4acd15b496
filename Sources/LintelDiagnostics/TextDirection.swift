/// Protection against names that display as others.
extension Unicode.Scalar {
  /// The escape of a control that turns the direction of text, nil for every other scalar.
  ///
  /// Such controls make a line read in another order than it is stored in (CVE-2021-42574), so no output shows them as they are.
  var spellingOfDirection: String? {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
      let digits = String(value, radix: 16, uppercase: true)
      return "\\u{\(String(repeating: "0", count: max(0, 4 - digits.utf8.count)))\(digits)}"
    default:
      return nil
    }
  }
}

/// A text that may have several lines, without what would disturb the reading of it: controls that turn the direction of text are
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
