import LintelDiagnostics

/// The places where a large file can be split, so that its parts can be read at the same time.
///
/// The first part ends before a key that follows another key of the same mapping. The rest of the file is in pieces: the rest of that
/// mapping, then the rest of each mapping around it. All mappings around the split are in block style, so each piece is a block mapping,
/// too, with the same columns as in the file. Its entries belong to the mapping at the end of the first part with the same depth.
///
/// Only the beginnings of lines are examined, so a split can be wrong, for example inside of a text of several lines. If a part can't be
/// read on its own, or if there is anything to report in it, the file is read as a whole.
package struct SplitText {
  /// A part after the first one.
  struct Piece: Sendable {
    /// The offsets of the bytes.
    let range: Range<Int>
    /// The number of mappings around the one that the piece extends.
    let depth: Int
    let column: Int
  }

  /// The offset after the first part.
  package let end: Int
  /// The other parts, which follow the first one.
  let pieces: [Piece]

  /// The number of lines that are searched for one with little indentation.
  private static let window = 256

  /// Finds a split near the middle of a file, or returns `nil` if there is none.
  package init?(_ lines: SourceLines) {
    let middle = lines.line(at: lines.bytes.count / 2)
    let candidates = (middle..<min(middle + Self.window, lines.count)).filter { lines.isKey($0) }
    guard let line = candidates.min(by: { lines.indentation(of: $0) < lines.indentation(of: $1) }),
      let columns = Self.columns(around: line, in: lines),
      let pieces = Self.pieces(from: line, columns, in: lines)
    else { return nil }
    end = lines.start(of: line)
    self.pieces = pieces
  }

  /// Returns the columns of the mappings around a line, from the outermost to its own, or `nil` if they aren't all in block style.
  private static func columns(around line: Int, in lines: SourceLines) -> [Int]? {
    var columns = [lines.indentation(of: line)]
    var hasSibling = false
    var current = line
    while current > 0, columns[0] > 0 || !hasSibling {
      current -= 1
      guard let column = lines.indentation(of: current, upTo: columns[0]) else { continue }
      if column < columns[0] {
        guard hasSibling, lines.isKey(current), lines.endsWithColon(current) else { return nil }
        columns.insert(column, at: 0)
      } else {
        guard hasSibling || lines.isKey(current) else { return nil }
        hasSibling = true
      }
    }
    return columns[0] == 0 && hasSibling ? columns : nil
  }

  /// Returns the pieces starting with a line, or `nil` if a line isn't in any of their columns, or ends the document.
  private static func pieces(from line: Int, _ columns: [Int], in lines: SourceLines) -> [Piece]? {
    var pieces: [Piece] = []
    var depth = columns.count - 1
    var start = line
    for current in line + 1..<max(lines.count, line + 1) {
      guard let column = lines.indentation(of: current, upTo: columns[depth]) else { continue }
      if column == 0, !lines.isKey(current) { return nil }
      guard column < columns[depth] else { continue }
      guard let outer = columns.firstIndex(of: column) else { return nil }
      let range = lines.start(of: start)..<lines.start(of: current)
      pieces.append(Piece(range: range, depth: depth, column: columns[depth]))
      (depth, start) = (outer, current)
    }
    let range = lines.start(of: start)..<lines.bytes.count
    pieces.append(Piece(range: range, depth: depth, column: columns[depth]))
    return pieces
  }
}

extension SourceLines {
  /// Returns the number of spaces before a line's text, or `nil` if it exceeds a limit, or if the line is empty or a comment.
  fileprivate func indentation(of line: Int, upTo limit: Int) -> Int? {
    var index = start(of: line)
    let last = min(index + limit, bytes.count)
    let first = index
    while index < last, bytes[index] == 0x20 { index += 1 }
    guard index < bytes.count else { return nil }
    switch bytes[index] {
    case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "#"): return nil
    default: return index - first
    }
  }

  /// Whether a line may begin with a key, and doesn't begin with an indicator that ends a document or begins a list.
  fileprivate func isKey(_ line: Int) -> Bool {
    let start = textStart(of: line)
    guard start < textEnd(of: line) else { return false }
    let first = bytes[start]
    return first.isLetterOrDigit || first >= 0x80 || "_'\"".utf8.contains(first)
  }

  fileprivate func endsWithColon(_ line: Int) -> Bool {
    let end = contentEnd(of: line)
    return end > start(of: line) && bytes[end - 1] == UInt8(ascii: ":")
  }
}
