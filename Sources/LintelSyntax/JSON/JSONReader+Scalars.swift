import LintelDiagnostics

extension JSONReader {
  /// Skips whitespace, and comments, which JSON doesn't have.
  mutating func skipSpace() {
    while position < bytes.count {
      if isBlankOrBreak(bytes[position]) {
        position += 1
      } else if bytes[position] == UInt8(ascii: "/"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "/") || bytes[position + 1] == UInt8(ascii: "*")
      {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    let start = position
    if bytes[position + 1] == UInt8(ascii: "/") {
      while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D {
        position += 1
      }
    } else {
      position += 2
      while position < bytes.count, !bytes[position...].starts(with: Array("*/".utf8)) {
        position += 1
      }
      position = min(position + 2, bytes.count)
    }
    let help = "write it as a '$description'"
    let (message, title) = ("JSON doesn't allow comments", "remove the comment")
    report(message, start..<position, help: help, fix: title, .unsafe)
  }

  /// Reads a string, starting with its quotation mark.
  mutating func string(quote: UInt8) {
    let start = position
    let rest = bytes[(start + 1)...]
    let end = rest.firstIndex { $0 == quote || $0 == UInt8(ascii: "\\") || $0 < 0x20 }
    if let end, bytes[end] == quote {
      position = end + 1
      add(start, .doubleQuoted, first: start + 1, count: end - start - 1)
    } else {
      escapedString(quote: quote)
    }
    guard quote == UInt8(ascii: "'") else { return }
    let help = "write the text in double quotes"
    report("JSON doesn't allow single quotes", start..<position, help: help)
  }

  /// Reads a string whose text differs from its bytes in the file.
  private mutating func escapedString(quote: UInt8) {
    let start = position
    var text: [UInt8] = []
    position += 1
    while position < bytes.count, bytes[position] != quote {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\\") {
        readEscape(into: &text)
      } else if byte == 0x0A || byte == 0x0D {
        // A string never spans lines, so its end is missing here.
        break
      } else {
        if byte < 0x20 {
          let message = "a string contains a control character"
          report(message, position..<position + 1, help: "write a tab as \\t")
        }
        text.append(byte)
        position += 1
      }
    }
    if position < bytes.count, bytes[position] == quote {
      position += 1
    } else {
      report("the string has no end", start..<position)
    }
    let first = builder.store(text)
    add(start, .doubleQuoted, first: Int(first), count: text.count, isResolved: true)
  }

  /// Reads an escape of RFC 8259, section 7.
  private mutating func readEscape(into text: inout [UInt8]) {
    let start = position
    position += 1
    guard position < bytes.count else { return }
    let escapes: [UInt8: UInt8] = [
      UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
      UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
      UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    ]
    if let plain = escapes[bytes[position]] {
      position += 1
      text.append(plain)
    } else if let unit = codeUnit(at: start) {
      position = start + 6
      appendScalar(unit, from: start, to: &text)
    } else {
      let help = "write a backslash as \\\\"
      report("this isn't an escape sequence", start..<position + 1, help: help)
      text.append(UInt8(ascii: "\\"))
    }
  }

  /// Appends the character of `\uXXXX`, where a character beyond U+FFFF is a pair of surrogates.
  private mutating func appendScalar(_ unit: UInt32, from start: Int, to text: inout [UInt8]) {
    var value = unit
    if (0xD800..<0xDC00).contains(unit), let low = codeUnit(at: position),
      (0xDC00..<0xE000).contains(low)
    {
      position += 6
      value = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else {
      let help = "write both halves, or the character itself"
      return report("half of a surrogate pair is missing", start..<position, help: help)
    }
    text += Array(String(Character(scalar)).utf8)
  }

  /// Returns the number of `\uXXXX` at an offset, or `nil` if there is none.
  private func codeUnit(at offset: Int) -> UInt32? {
    guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    let digits = bytes[(offset + 2)..<(offset + 6)]
    guard digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) else {
      return nil
    }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// Reads a word without quotes, which is a number, `true`, `false`, or `null`, and reports any other word.
  ///
  /// Reads nothing if a file starts with any other word, because then it isn't JSON.
  mutating func word(isKey: Bool, isWholeFile: Bool) {
    let start = position
    while position < bytes.count, !isDelimiter(bytes[position]) { position += 1 }
    guard position > start else { return }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let isWord = ["true", "false", "null"].contains(text) || isNumber(bytes[start..<position])
    guard isKey || !isWord else {
      add(start, .plain, first: start, count: position - start)
      return
    }
    guard !isWholeFile else {
      position = start
      return
    }
    let isNumberLike = bytes[start..<position].allSatisfy { byte in
      (0x30...0x39).contains(byte) || Array("+-.eExX".utf8).contains(byte)
    }
    report(
      isKey
        ? "the key '\(text)' must be in double quotes"
        : isNumberLike ? "'\(text)' isn't a JSON number" : "'\(text)' isn't a JSON value",
      start..<position,
      help: isKey || !isNumberLike
        ? "write text in double quotes" : "write a number such as 0.5, -1, or 1e3",
      fix: isKey ? "quote it" : nil,
      writing: "\"\(text)\""
    )
    add(start, .doubleQuoted, first: start, count: position - start)
  }

  private func isDelimiter(_ byte: UInt8) -> Bool {
    isBlankOrBreak(byte) || Array("{}[],:\"".utf8).contains(byte)
  }

  /// Whether bytes are a number in the grammar of RFC 8259, section 6.
  private func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    func digits() -> Int {
      let count = rest.prefix { (0x30...0x39).contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    guard whole > 0, whole == 1 || !startsWithZero else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard digits() > 0 else { return false }
    }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// Adds a scalar that ends at the current position.
  private mutating func add(
    _ lower: Int,
    _ style: ScalarStyle,
    first: Int,
    count: Int,
    isResolved: Bool = false
  ) {
    builder.add(
      .scalar(style, lower..<position, Int32(first), count: count, isResolved: isResolved)
    )
  }
}
