package import LintelDiagnostics

/// The lines of a file, counted from 0, for error recovery and changes to the text.
package struct SourceLines: Sendable {
  package let bytes: [UInt8]
  /// The offsets at which the lines begin.
  private let table: LineTable

  package init(_ file: SourceFile) {
    bytes = file.bytes
    table = file.lines
  }

  /// The number of lines, at least one.
  package var count: Int { table.starts.count }

  package func line(at offset: Int) -> Int { table.line(at: offset) }

  /// Returns the offset of a line's first byte, after a byte-order mark.
  package func start(of line: Int) -> Int {
    line == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : Int(table.starts[line])
  }

  package func end(of line: Int) -> Int {
    line + 1 < count ? Int(table.starts[line + 1]) : bytes.count
  }

  /// Returns the offset after a line's text, without trailing whitespace.
  package func textEnd(of line: Int) -> Int {
    bytes.textEnd(before: end(of: line), from: start(of: line))
  }

  /// Returns the offset of the first break that ends a line in YAML 1.1, as libyaml implements it, but not here: U+0085, U+2028, or U+2029.
  package func rareBreak(from lower: Int, to upper: Int) -> Int? {
    bytes[lower..<max(lower, upper)].indices.first { offset in
      guard bytes[offset] >= 0x80 else { return false }
      let rest = bytes[offset..<upper]
      return rest.starts(with: [0xC2, 0x85]) || rest.starts(with: [0xE2, 0x80, 0xA8])
        || rest.starts(with: [0xE2, 0x80, 0xA9])
    }
  }

  /// Returns the offset after a line's text, without a comment.
  ///
  /// The `colors` are the offsets of `#` signs that begin unquoted colors rather than comments.
  package func contentEnd(of line: Int, reading colors: [Int] = []) -> Int {
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

  /// Returns the offset of a line's first byte that is neither a space nor a tab.
  package func textStart(of line: Int) -> Int {
    let end = textEnd(of: line)
    var index = start(of: line)
    while index < end, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    return index
  }

  /// Returns the number of blanks before a line's text, where a tab counts as one.
  package func indentation(of line: Int) -> Int { textStart(of: line) - start(of: line) }

  /// Whether a line contains only blanks and a comment.
  func isEmpty(_ line: Int) -> Bool {
    let start = textStart(of: line)
    return start >= textEnd(of: line) || bytes[start] == UInt8(ascii: "#")
  }

  /// Returns the nearest earlier line with content.
  package func nonEmptyLine(before line: Int) -> Int? { (0..<line).last { !isEmpty($0) } }

  /// Returns the last of a line and the lines directly below it that are indented by at least some number of spaces.
  package func lastLine(from line: Int, indented spaces: Int) -> Int {
    var last = line
    while let next = nonEmptyLine(after: last), indentation(of: next) >= spaces { last = next }
    return last
  }

  /// Returns the nearest later line with content.
  package func nonEmptyLine(after line: Int) -> Int? {
    line + 1 < count ? (line + 1..<count).first { !isEmpty($0) } : nil
  }
}

/// Whether a byte is a space, a tab, or part of a line break.
func isBlankOrBreak(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
}

extension [UInt8] {
  /// Returns the end of the text before an offset, without trailing whitespace, or the start if there is no text.
  func textEnd(before offset: Int, from start: Int = 0) -> Int {
    var end = offset
    while end > start, isBlankOrBreak(self[end - 1]) { end -= 1 }
    return end
  }
}

private func isWord(_ byte: UInt8) -> Bool { byte.isLetterOrDigit || byte >= 0x80 }
