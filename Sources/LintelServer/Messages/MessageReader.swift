package import LintelBackends

/// Reads the JSON of one message (RFC 8259) strictly: anything that isn't JSON is a parse error.
///
/// The reader for design tokens repairs the mistakes of authors and keeps places. Messages have neither authors nor places, and
/// contain whole documents as strings, which must not change.
package struct MessageReader {
  /// The reason why a text isn't JSON.
  package struct Failure: Error, Hashable {
    /// The offset of the first byte that can't be read.
    package let offset: Int
  }

  /// The limit of nesting, so that no message can exhaust the stack.
  private static let maximumDepth = 200

  private let bytes: [UInt8]
  /// The next byte.
  private var index = 0

  /// Returns the value of a text, with strings as they were sent, or throws if it isn't JSON or something follows the value.
  package static func value(of bytes: [UInt8]) throws(Failure) -> JSONValue {
    var reader = MessageReader(bytes: bytes)
    let value = try reader.value(depth: 0)
    reader.skipBlanks()
    guard reader.index == bytes.count else { throw reader.failure }
    return value
  }

  private var failure: Failure { Failure(offset: index) }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  /// Skips a byte if it's next, and returns whether it was.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(Failure) -> JSONValue {
    guard depth < Self.maximumDepth else { throw failure }
    let inner = depth + 1
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"):
      return .object(try list(to: "}") { json throws(Failure) in try json.member(depth: inner) })
    case UInt8(ascii: "["):
      return .array(try list(to: "]") { json throws(Failure) in try json.value(depth: inner) })
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case _: return .number(try number())
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Failure) -> JSONValue {
    guard bytes[index...].starts(with: word.utf8) else { throw failure }
    index += word.utf8.count
    return value
  }

  private mutating func member(depth: Int) throws(Failure) -> JSONMember {
    guard next == UInt8(ascii: "\"") else { throw failure }
    let key = try string()
    skipBlanks()
    guard take(":") else { throw failure }
    return JSONMember(key, try value(depth: depth))
  }

  /// Reads what is separated by commas, from an opening bracket to the closing one.
  private mutating func list<Element>(
    to end: Unicode.Scalar,
    _ element: (inout Self) throws(Failure) -> Element
  ) throws(Failure) -> [Element] {
    index += 1
    var elements: [Element] = []
    skipBlanks()
    if take(end) { return elements }
    repeat {
      skipBlanks()
      elements.append(try element(&self))
      skipBlanks()
    } while take(",")
    guard take(end) else { throw failure }
    return elements
  }

  private mutating func number() throws(Failure) -> Double {
    let start = index
    while let byte = next, Self.isNumberByte(byte) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let first = text.utf8.first, first == UInt8(ascii: "-") || (0x30...0x39).contains(first),
      let last = text.utf8.last, (0x30...0x39).contains(last),
      let number = Double(text), number.isFinite
    else { throw Failure(offset: start) }
    return number
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || "-+.eE".utf8.contains(byte)
  }

  /// Reads a string; invalid UTF-8, and surrogates without a partner, become U+FFFD.
  private mutating func string() throws(Failure) -> String {
    index += 1
    var text: [UInt8] = []
    while true {
      let start = index
      while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
        index += 1
      }
      text += bytes[start..<index]
      guard let byte = next, byte >= 0x20 else { throw failure }
      index += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      try escape(into: &text)
    }
  }

  private mutating func escape(into text: inout [UInt8]) throws(Failure) {
    guard let byte = next else { throw failure }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += Array(String(try scalar()).utf8)
    case _:
      index -= 1
      throw failure
    }
  }

  /// Reads the scalar after `\u`, which may need two escapes in a row.
  private mutating func scalar() throws(Failure) -> Character {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return Character(scalar) }
    guard (0xD800..<0xDC00).contains(first), bytes[index...].starts(with: "\\u".utf8) else {
      return "\u{FFFD}"
    }
    let start = index
    index += 2
    let second = try unit()
    guard (0xDC00..<0xE000).contains(second) else {
      index = start
      return "\u{FFFD}"
    }
    let value = 0x10000 + (UInt32(first - 0xD800) << 10) + UInt32(second - 0xDC00)
    return Unicode.Scalar(value).map(Character.init) ?? "\u{FFFD}"
  }

  /// Reads four hexadecimal digits.
  private mutating func unit() throws(Failure) -> UInt16 {
    guard index + 4 <= bytes.count else { throw failure }
    let digits = bytes[index..<index + 4]
    guard digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure }
    index += 4
    return unit
  }
}
