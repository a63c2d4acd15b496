/// Looks for words in a text byte by byte, which `String.contains` does character by character.
package struct TextSearch {
  /// The bytes of the text.
  private let bytes: [UInt8]

  /// Prepares the search in a text.
  package init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
  }

  /// Whether the text has the words as they are.
  package func contains(_ words: String) -> Bool {
    let words = Array(words.utf8)
    guard let first = words.first else { return true }
    guard bytes.count >= words.count else { return false }
    let starts = 0...(bytes.count - words.count)
    return starts.contains { start in
      bytes[start] == first && words.indices.allSatisfy { bytes[start + $0] == words[$0] }
    }
  }
}
