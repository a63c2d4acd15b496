package import LintelBackends

/// Reads the JSON that the recording writes, which has no spaces and no errors.
package struct RecordReader {
  private var rest: Substring.UTF8View

  package static func value(of text: String) -> JSONValue {
    var reader = RecordReader(rest: Substring(text).utf8)
    return reader.value()
  }

  private mutating func value() -> JSONValue {
    switch rest.first {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return array()
    case UInt8(ascii: "\""): return .string(string())
    default:
      let word = String(Substring(rest.prefix { !",]}".utf8.contains($0) }))
      rest.removeFirst(word.utf8.count)
      if word == "null" { return .null }
      return Double(word).map(JSONValue.number) ?? .boolean(word == "true")
    }
  }

  private mutating func object() -> JSONValue {
    var members: [JSONMember] = []
    readElements(until: UInt8(ascii: "}")) { reader in
      let key = reader.string()
      reader.rest.removeFirst()
      members.append(JSONMember(key, reader.value()))
    }
    return .object(members)
  }

  private mutating func array() -> JSONValue {
    var elements: [JSONValue] = []
    readElements(until: UInt8(ascii: "]")) { elements.append($0.value()) }
    return .array(elements)
  }

  private mutating func readElements(until end: UInt8, _ read: (inout RecordReader) -> Void) {
    rest.removeFirst()
    while let next = rest.first, next != end {
      if next == UInt8(ascii: ",") { rest.removeFirst() }
      read(&self)
    }
    if !rest.isEmpty { rest.removeFirst() }
  }

  /// Reads a string, in which an escaped character is the character itself except for the few escapes that the recording writes.
  private mutating func string() -> String {
    rest.removeFirst()
    var bytes: [UInt8] = []
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      bytes.append(escape == UInt8(ascii: "n") ? UInt8(ascii: "\n") : escape)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
