import LintelDiagnostics

/// Names that may be declared in what couldn't be read, so that a use of them isn't wrong as well.
///
/// What is left out after a mistake isn't a tree. So every word counts that begins a line or an entry in brackets, whatever it would be.
package struct UnreadNames: Sendable {
  /// The words, and of dotted ones the last parts too.
  private var names: Set<String> = []
  /// Whether a file is missing, which may declare any name.
  private var areAny = false
  /// The groups whose tokens couldn't be read, so that any token may be one of them.
  private var groups: Set<TokenGroup> = []

  /// Creates a collection without names.
  init() {}

  /// Collects the names in ranges of a theme's files.
  ///
  /// - Parameters:
  ///   - ranges: what couldn't be read.
  ///   - sources: the files.
  ///   - areAny: whether a file is missing, which may declare any name.
  ///   - groups: the groups whose tokens couldn't be read.
  init(
    _ ranges: [SourceRange],
    in sources: SourceMap,
    areAny: Bool = false,
    groups: Set<TokenGroup> = []
  ) {
    self.areAny = areAny
    self.groups = groups
    for range in ranges { insert(sources[range.file].bytes[Int(range.lower)..<Int(range.upper)]) }
  }

  /// Whether everything has been read.
  package var isEmpty: Bool { names.isEmpty && !areAny && groups.isEmpty }

  /// Whether a name may be declared in what couldn't be read.
  package func contains(_ name: String) -> Bool { areAny || mentions(name) }

  /// Whether a token may be declared in what couldn't be read.
  package func contains(_ token: TokenKey) -> Bool {
    groups.contains(token.group) || contains(token.name)
  }

  /// Whether a name, or the last part of a dotted one, occurs.
  func mentions(_ name: String) -> Bool {
    guard !names.isEmpty else { return false }
    return names.contains(name)
      || name.split(separator: ".").last.map { names.contains(String($0)) } ?? false
  }

  /// Whether a pattern may match a screen that couldn't be read.
  func match(_ pattern: String) -> Bool {
    areAny || !ScreenTree(names: names).matches(pattern).isEmpty
  }

  /// Adds names that have characters which names can't have, with and without the invisible ones.
  mutating func insert(_ invalid: [String]) {
    names.formUnion(invalid + invalid.map(\.withoutInvisibleCharacters))
  }

  /// Adds the names in a text.
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

  /// Whether a byte may begin a name.
  private func isWord(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || byte >= 0x80 || "_.".utf8.contains(byte)
  }
}
