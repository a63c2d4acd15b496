import LintelDiagnostics

/// Names that may be declared in parts that couldn't be read, so that their uses aren't reported as errors too.
///
/// The unreadable parts don't form a tree. So every word at the start of a line or of an entry in brackets counts as a name.
package struct UnreadNames: Sendable {
  /// The words at these positions, and the last parts of dotted words.
  private var names: Set<String> = []
  /// Whether a file is missing, so that any name may be declared in it.
  private var isIncomplete = false
  /// The groups whose tokens couldn't be read, so that they may contain any token.
  private var groups: Set<TokenGroup> = []

  init() {}

  /// Collects the names in ranges that couldn't be read.
  init(
    _ ranges: [SourceRange],
    in sources: SourceMap,
    isIncomplete: Bool = false,
    groups: Set<TokenGroup> = []
  ) {
    self.isIncomplete = isIncomplete
    self.groups = groups
    for range in ranges { insert(sources[range.file].bytes[Int(range.lower)..<Int(range.upper)]) }
  }

  var isEmpty: Bool { names.isEmpty && !isIncomplete && groups.isEmpty }

  /// Returns whether the unreadable parts may declare a name.
  package func contains(_ name: String) -> Bool { isIncomplete || mentions(name) }

  /// Returns whether the unreadable parts may declare a token.
  package func contains(_ token: TokenKey) -> Bool {
    groups.contains(token.group) || contains(token.name)
  }

  /// Returns whether the collection has a name or its last part.
  func mentions(_ name: String) -> Bool {
    guard !names.isEmpty else { return false }
    return names.contains(name)
      || name.split(separator: ".").last.map { names.contains(String($0)) } ?? false
  }

  /// Returns whether a pattern may match a screen that couldn't be read.
  func match(_ pattern: String) -> Bool {
    isIncomplete || !ScreenTree(names: names).matches(pattern).isEmpty
  }

  /// Adds names with invalid characters, both with and without the invisible ones, and the valid names in them.
  mutating func insert(_ invalid: [String]) {
    names.formUnion(invalid + invalid.map(\.withoutInvisibleCharacters))
    for name in invalid {
      let words = name.unicodeScalars.split { $0 != "." && !NameRules.isAllowed($0) }
      names.formUnion(words.map { String($0).trimmingDots })
    }
  }

  private mutating func insert(_ text: ArraySlice<UInt8>) {
    var begins = true
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      if begins, isWord(byte) {
        let word = text[index...].prefix { isWord($0) || $0 == UInt8(ascii: "-") }
        let name = String(decoding: word, as: UTF8.self)
        names.insert(name)
        if let last = name.split(separator: ".").last { names.insert(String(last)) }
        index = word.endIndex
        begins = false
        continue
      }
      switch byte {
      case 0x0A, 0x0D, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ","): begins = true
      case 0x20, 0x09, UInt8(ascii: "-"), UInt8(ascii: "\""), UInt8(ascii: "'"): break
      default: begins = false
      }
      index += 1
    }
  }

  /// Returns whether a byte can begin a name.
  private func isWord(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || byte >= 0x80 || "_.".utf8.contains(byte)
  }
}

extension String {
  /// The text without dots at its beginning and at its end.
  fileprivate var trimmingDots: String {
    String(drop { $0 == "." }.reversed().drop { $0 == "." }.reversed())
  }
}
