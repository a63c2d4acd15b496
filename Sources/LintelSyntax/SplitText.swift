import LintelDiagnostics

/// Where a large file can be cut, so that its parts are read at once.
///
/// The first part ends before a key that has a key of the same mapping above it. What follows is in pieces: the rest of that mapping, then
/// the rest of each mapping around it. All mappings around the cut are in block style, so each piece is one too, with the columns that it
/// has in the file, and adds its entries to the mapping that the first part ends with at that depth.
///
/// Only the beginnings of lines are looked at, so a cut may turn out to be wrong, such as within a text of several lines. A part that
/// can't be read by itself, or in which there is anything to report, says so, and the file is then read as a whole.
package struct SplitText {
  /// A part behind the first one.
  struct Piece: Sendable {
    /// The bytes.
    let range: Range<Int>
    /// How many mappings are around the one to which it adds.
    let depth: Int
    /// The column of its keys.
    let column: Int
  }

  /// Where the first part ends.
  package let end: Int
  /// The others, which follow on it.
  let pieces: [Piece]

  /// How many lines are looked at for one that is little indented.
  private static let window = 256

  /// Finds a cut near the middle of a file; nil if there is none.
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

  /// The columns of the mappings around a line, the outermost first and its own last; nil if they aren't all in block style.
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

  /// The pieces from a line on; nil if a line is in no column of theirs, or ends the document.
  private static func pieces(
    from line: Int,
    _ columns: [Int],
    in lines: SourceLines
  ) -> [Piece]? {
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
  /// The indentation of a line by spaces, if it's no more than a limit; nil too for a line that is empty or a comment.
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

  /// Whether a line may begin with a key, and with no sign that ends a document or begins a list.
  fileprivate func isKey(_ line: Int) -> Bool {
    let start = textStart(of: line)
    guard start < textEnd(of: line) else { return false }
    let first = bytes[start]
    return first.isLetterOrDigit || first >= 0x80 || "_'\"".utf8.contains(first)
  }

  /// Whether a line ends with a colon, but for a comment.
  fileprivate func endsWithColon(_ line: Int) -> Bool {
    let end = contentEnd(of: line)
    return end > start(of: line) && bytes[end - 1] == UInt8(ascii: ":")
  }
}
