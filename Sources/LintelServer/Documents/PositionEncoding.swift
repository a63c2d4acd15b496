import LintelBackends
import LintelDiagnostics

/// The unit in which positions count characters, which the client chooses.
package enum PositionEncoding: String, Sendable {
  /// Bytes.
  case utf8 = "utf-8"
  /// Code units, which every client can count.
  case utf16 = "utf-16"

  /// Chooses the encoding for a client, given the names of the encodings that it supports.
  ///
  /// Themes are read in UTF-8, so with it nothing has to be counted. Every client supports UTF-16.
  package init(offered: [String]) {
    self = offered.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
  }

  fileprivate var unit: ColumnUnit { self == .utf8 ? .bytes : .utf16 }
}

/// A position as the protocol counts it, with both numbers from 0.
struct TextPosition: Equatable {
  let line: Int
  /// The number of characters before the position in its line.
  let character: Int

  var json: JSONValue { ["line": .number(Double(line)), "character": .number(Double(character))] }
}

extension TextPosition {
  /// Reads a position, or returns `nil` if the JSON isn't one.
  init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.integer, let character = value?["character"]?.integer,
      line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }
}

/// Translates between offsets and positions.
extension SourceFile {
  /// The length of a byte-order mark at the beginning of the file, which editors don't show.
  private var markLength: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  func position(
    at offset: Int,
    in encoding: PositionEncoding,
    skippingMark: Bool = true
  ) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    let location = lines.location(at: offset, in: bytes, unit: encoding.unit)
    let countsMark = location.line == 1 && !skippingMark
    let mark = countsMark ? bytes.prefix(min(markLength, offset)) : []
    let shift = mark.reduce(0) { $0 + encoding.unit.columns(of: $1) }
    return TextPosition(line: location.line - 1, character: location.column - 1 + shift)
  }

  /// Returns the offset of a position; a position after the end of its line is that end, as the protocol requires.
  func offset(of position: TextPosition, in encoding: PositionEncoding) -> Int {
    guard lines.starts.indices.contains(position.line) else { return bytes.count }
    let end = endOfLine(position.line)
    var index = Int(lines.starts[position.line])
    var character = 0
    while index < end {
      let width = encoding.unit.columns(of: bytes[index])
      // Continuation bytes belong to the character before the position.
      if character >= position.character, width > 0 { break }
      character += width
      index += 1
    }
    return index
  }

  /// The offset of a line's break, or the end of the file.
  func endOfLine(_ line: Int) -> Int {
    let start = Int(lines.starts[line])
    var end = line + 1 < lines.starts.count ? Int(lines.starts[line + 1]) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }

  /// The text between two offsets.
  func text(_ lower: Int, _ upper: Int) -> String {
    let upper = min(max(upper, 0), bytes.count)
    return String(decoding: bytes[min(max(lower, 0), upper)..<upper], as: UTF8.self)
  }

  func text(of range: SourceRange) -> String { text(Int(range.lower), Int(range.upper)) }
}
