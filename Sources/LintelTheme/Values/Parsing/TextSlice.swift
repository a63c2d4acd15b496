import LintelDiagnostics
import LintelSyntax

/// A part of a scalar's text, with its place in the source.
///
/// Color functions are read from slices so that a message can point at a single argument, such as the `30%` in `mix($ink $paper 30%)`.
package struct TextSlice {
  /// The text of the whole scalar.
  private let bytes: [UInt8]
  private let node: YAMLNode
  /// The offset of the slice's first byte in the text.
  private let lower: Int
  /// The offset after the slice's last byte.
  private let upper: Int

  init(_ node: YAMLNode) {
    self.node = node
    bytes = Array(node.text.utf8)
    lower = 0
    upper = bytes.count
  }

  /// Creates a different spelling of a slice, at the same place.
  init(_ text: String, of slice: TextSlice) {
    node = slice.node
    bytes = Array(text.utf8)
    lower = 0
    upper = bytes.count
  }

  /// Creates a part of a slice from offsets in the scalar's text.
  private init(_ slice: TextSlice, _ lower: Int, _ upper: Int) {
    bytes = slice.bytes
    node = slice.node
    self.lower = lower
    self.upper = upper
  }

  var text: String { String(decoding: bytes[lower..<upper], as: UTF8.self) }

  var isEmpty: Bool { lower == upper }

  var count: Int { upper - lower }

  var first: UInt8? { isEmpty ? nil : bytes[lower] }

  /// The exact place of the slice, or that of the whole scalar if escapes or folding obscure it.
  var range: SourceRange {
    let quotes = node.style == .plain ? 0 : 1
    let start = Int(node.range.lower) + quotes
    let isVerbatim =
      (node.style == .plain || node.style == .singleQuoted || node.style == .doubleQuoted)
      && Int(node.range.upper) - start - quotes == bytes.count
    guard isVerbatim, count < bytes.count else { return node.range }
    return SourceRange(file: node.range.file, lower: start + lower, upper: start + upper)
  }

  var isWholeScalar: Bool { count == bytes.count }

  /// Whether the scalar isn't in quotes, so that a `#` after a space begins a comment in it.
  var isPlain: Bool { node.style == .plain }

  /// Returns edits that replace the slice with a hex color, quoted if needed, or no edits if escapes obscure the place.
  func edits(toHex hex: String) -> [FixIt.Edit] {
    if isWholeScalar || lower > 0 && isPlain && range != node.range {
      return [FixIt.Edit(range: range, newText: "\"\(hex)\"")]
    }
    guard range != node.range else { return [] }
    guard isPlain else { return [FixIt.Edit(range: range, newText: hex)] }
    guard !bytes.contains(UInt8(ascii: "\"")) else { return [] }
    let upper = Int(node.range.upper)
    let end = SourceRange(file: range.file, lower: upper, upper: upper)
    return [FixIt.Edit(range: range, newText: "\"\(hex)"), FixIt.Edit(range: end, newText: "\"")]
  }

  /// Returns the part from one offset up to another, both relative to the slice's start.
  func part(_ from: Int, _ to: Int) -> TextSlice { TextSlice(self, lower + from, lower + to) }

  /// Returns the slice without surrounding whitespace.
  func trimmed() -> TextSlice {
    var low = lower
    var high = upper
    while low < high, Self.isSpace(bytes[low]) { low += 1 }
    while high > low, Self.isSpace(bytes[high - 1]) { high -= 1 }
    return TextSlice(self, low, high)
  }

  /// Returns the slice without quotes, which YAML doesn't remove inside of a function, as in `mix("#FFF" $ink 30%)`.
  func unquoted() -> TextSlice {
    guard count >= 2, let quote = first, quote == bytes[upper - 1],
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { return self }
    return TextSlice(self, lower + 1, upper - 1)
  }

  func firstOffset(of byte: UInt8) -> Int? {
    bytes[lower..<upper].firstIndex(of: byte).map { $0 - lower }
  }

  /// Returns the offset of the parenthesis that closes the one at an offset, or `nil` if it isn't closed.
  func closingParenthesis(of open: Int) -> Int? {
    var depth = 0
    for offset in open..<count {
      switch bytes[lower + offset] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return offset }
      case _: break
      }
    }
    return nil
  }

  /// Returns the parts between spaces outside of parentheses, where a slash is a separate part.
  func arguments() -> [TextSlice] {
    split { Self.isSpace($0) || $0 == UInt8(ascii: "/") }
      .filter { part in part.first.map { !Self.isSpace($0) } ?? false }
  }

  /// Returns the parts between separators outside of parentheses, and the separators.
  private func split(at isSeparator: (UInt8) -> Bool) -> [TextSlice] {
    var parts: [TextSlice] = []
    var start = lower
    var depth = 0
    for index in lower..<upper {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      guard depth == 0, isSeparator(bytes[index]) else { continue }
      parts += [TextSlice(self, start, index), TextSlice(self, index, index + 1)]
      start = index + 1
    }
    return parts + [TextSlice(self, start, upper)]
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}

extension TextSlice {
  /// Whether there is a comma outside of inner parentheses.
  var hasTopLevelComma: Bool { commaParts().count > 1 }

  /// Returns the arguments separated by spaces, optionally with a slash before a fourth one, the alpha.
  func withoutCommas(slashBeforeFourth: Bool) -> String {
    let parts = commaParts().map { $0.trimmed().text }.filter { !$0.isEmpty }
    guard slashBeforeFourth, parts.count == 4 else { return parts.joined(separator: " ") }
    return "\(parts[..<3].joined(separator: " ")) / \(parts[3])"
  }

  /// Returns the parts between commas outside of inner parentheses.
  private func commaParts() -> [TextSlice] {
    let parts = split { $0 == UInt8(ascii: ",") }
    return stride(from: 0, to: parts.count, by: 2).map { parts[$0] }
  }
}
