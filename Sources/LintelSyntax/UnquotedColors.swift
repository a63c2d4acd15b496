extension SyntaxMask {
  /// Returns the places where a color may be unquoted.
  ///
  /// YAML reads `color: #ff0000` as an empty text and a comment. A `#` counts as the start of a color on three conditions: hex digits of a
  /// color's length follow, and then only the end of the line, another comment, or punctuation of a flow collection; a value is expected
  /// there; and the value isn't written on the lines below. So `key: #abc is a nice word` stays a comment. Among the arguments of a call,
  /// an argument or the end of the call can follow.
  static func colorCandidates(in lines: SourceLines) -> [SyntaxMask] {
    let bytes = lines.bytes
    return unsafe bytes.withUnsafeBytes { buffer in
      var result: [SyntaxMask] = []
      for index in stride(from: 1, to: buffer.count, by: 8)
      where unsafe index + 8 > buffer.count
        || hasNumberSign(buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      {
        for offset in index..<min(index + 8, buffer.count)
        where unsafe buffer[offset] == UInt8(ascii: "#") {
          if let kind = kind(at: offset, in: lines) {
            result.append(SyntaxMask(offset: offset, kind: kind))
          }
        }
      }
      return result
    }
  }

  /// Returns what a `#` at an offset may begin: a value, an argument of a call, or a comment, for which the result is `nil`.
  private static func kind(at index: Int, in lines: SourceLines) -> Kind? {
    let bytes = lines.bytes
    // A comment begins after a blank or a bracket, so this check rules out quoted colors immediately.
    guard index + 3 < bytes.count, isHexDigit(bytes[index + 1]),
      " \t[{,".utf8.contains(bytes[index - 1])
    else { return nil }
    if isArgument(at: index, in: lines) { return .argument }
    return endsLikeColor(at: index, in: lines) && isValueDue(at: index, in: lines) ? .color : nil
  }

  /// Whether a color at an offset is in parentheses that its line closes, as in `mix(#FFF #000 50%)`.
  private static func isArgument(at index: Int, in lines: SourceLines) -> Bool {
    let bytes = lines.bytes
    let start = lines.textStart(of: lines.line(at: index))
    let color = bytes[index...].prefix(10).prefix { $0 == bytes[index] || isHexDigit($0) }
    guard start < index, bytes[start] != UInt8(ascii: "#"), isHexColor(color),
      bytes[color.endIndex...].first.map({ " ,)".utf8.contains($0) }) ?? false
    else { return false }
    // A call is short, and a line can be very long.
    let before = bytes[max(start, index - 200)..<index]
    let after = bytes[color.endIndex...].prefix(200).prefix { $0 != UInt8(ascii: "\n") }
    return YAMLTreeBuilder.balance(before) > 0 && after.contains(UInt8(ascii: ")"))
  }

  /// Whether one of eight bytes is a `#`, which is rare.
  private static func hasNumberSign(_ word: UInt64) -> Bool {
    let difference = word ^ 0x2323_2323_2323_2323
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080 != 0
  }

  /// Whether a value is expected at a place: after a key, a '-', or a bracket.
  private static func isValueDue(at index: Int, in lines: SourceLines) -> Bool {
    let bytes = lines.bytes
    let line = lines.line(at: index)
    let start = lines.textStart(of: line)
    guard start < index, bytes[start] != UInt8(ascii: "#") else { return false }
    var before = index - 1
    while before >= start, bytes[before] == 0x20 || bytes[before] == 0x09 { before -= 1 }
    guard before >= start else { return false }
    switch bytes[before] {
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","): return true
    case UInt8(ascii: ":"), UInt8(ascii: "-"):
      let isElement = bytes[before] == UInt8(ascii: "-")
      return before + 1 < index && !isValueBelow(line, ofElement: isElement, in: lines)
    default: return false
    }
  }

  /// Whether the next line is indented like the value of a key or an element on this line.
  private static func isValueBelow(
    _ line: Int,
    ofElement isElement: Bool,
    in lines: SourceLines
  ) -> Bool {
    guard let next = lines.nonEmptyLine(after: line) else { return false }
    let start = lines.textStart(of: next)
    if "}]".utf8.contains(lines.bytes[start]) { return false }
    let indentation = lines.indentation(of: line)
    if lines.indentation(of: next) > indentation { return true }
    return !isElement && lines.indentation(of: next) == indentation
      && lines.bytes[start] == UInt8(ascii: "-") && lines.bytes[lines.textStart(of: line)] != 0x2D
  }

  /// Whether hex digits of a color's length follow, and then nothing that belongs to a comment.
  private static func endsLikeColor(at index: Int, in lines: SourceLines) -> Bool {
    let bytes = lines.bytes
    var end = index + 1
    while end < bytes.count, end - index < 10, isHexDigit(bytes[end]) { end += 1 }
    guard isHexColor(bytes[index..<end]), bytes[end...].first != UInt8(ascii: "#") else {
      return false
    }
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return end == bytes.count || "\n\r#,}]".utf8.contains(bytes[end])
  }
}
