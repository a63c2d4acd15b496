package import LintelDiagnostics

/// A file seen line by line, as recovery from errors and changes to its text need it; lines count from 0.
package struct SourceLines: Sendable {
  /// The file's bytes.
  package let bytes: [UInt8]
  /// Where the lines begin.
  private let table: LineTable

  /// Prepares the lines of a file.
  package init(_ file: SourceFile) {
    bytes = file.bytes
    table = file.lines
  }

  /// How many lines the file has; at least one.
  package var count: Int { table.starts.count }

  /// The line that contains an offset.
  package func line(at offset: Int) -> Int { table.line(at: offset) }

  /// The first byte of a line, after a byte-order mark.
  package func start(of line: Int) -> Int {
    line == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : Int(table.starts[line])
  }

  /// The first byte after a line and its break.
  package func end(of line: Int) -> Int {
    line + 1 < count ? Int(table.starts[line + 1]) : bytes.count
  }

  /// Where a line's text ends: before its break and the blanks in front of that.
  package func textEnd(of line: Int) -> Int {
    bytes.textEnd(before: end(of: line), from: start(of: line))
  }

  /// Where a line's text ends, a comment left out.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - colors: the offsets of signs that begin colors without quotes, and no comments.
  /// - Returns: the offset behind the text.
  func contentEnd(of line: Int, reading colors: [Int] = []) -> Int {
    let start = start(of: line)
    let end = textEnd(of: line)
    var quote: UInt8?
    var index = start
    while index < end {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
        index == start || !isWord(bytes[index - 1])
      {
        quote = byte
      } else if byte == UInt8(ascii: "#"), index == start || isBlankOrBreak(bytes[index - 1]),
        !colors.contains(index)
      {
        return bytes.textEnd(before: index, from: start)
      }
      index += 1
    }
    return end
  }

  /// The first byte of a line that is neither space nor tab.
  package func textStart(of line: Int) -> Int {
    let end = textEnd(of: line)
    var index = start(of: line)
    while index < end, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    return index
  }

  /// The blanks before a line's text, each tab counted as one.
  package func indentation(of line: Int) -> Int {
    textStart(of: line) - start(of: line)
  }

  /// Whether a line holds nothing but blanks and a comment.
  func isEmpty(_ line: Int) -> Bool {
    let start = textStart(of: line)
    return start >= textEnd(of: line) || bytes[start] == UInt8(ascii: "#")
  }

  /// The nearest line before or after another that holds more than a comment.
  func nonEmptyLine(before line: Int) -> Int? {
    (0..<line).last { !isEmpty($0) }
  }

  /// The nearest later line with content.
  package func nonEmptyLine(after line: Int) -> Int? {
    line + 1 < count ? (line + 1..<count).first { !isEmpty($0) } : nil
  }
}

/// Whether a byte is a space, a tab, or part of a line break.
func isBlankOrBreak(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
}

extension [UInt8] {
  /// Where the text before an offset ends, without the blanks and breaks behind it; at a start if there is none.
  func textEnd(before offset: Int, from start: Int = 0) -> Int {
    var end = offset
    while end > start, isBlankOrBreak(self[end - 1]) { end -= 1 }
    return end
  }
}

/// Whether a byte may be part of a word.
private func isWord(_ byte: UInt8) -> Bool {
  byte.isLetterOrDigit || byte >= 0x80
}
