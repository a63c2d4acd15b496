package enum JSONStyle: Hashable, Sendable {
  /// Text for people and diffs, ending in a line feed: a value that fits within 100 columns is on one
  /// line, except for the outermost containers.
  case pretty
  /// Text without optional whitespace.
  case compact
}

extension JSONValue {
  package func text(_ style: JSONStyle = .pretty) -> String {
    String(decoding: bytes(style), as: UTF8.self)
  }

  /// Returns the value as JSON in UTF-8.
  package func bytes(_ style: JSONStyle = .pretty) -> [UInt8] {
    var writer = JSONWriter()
    switch style {
    case .compact: writer.writeLine(self, .compact)
    case .pretty:
      writer.writePretty(self, depth: 0, column: 0)
      writer.write("\n")
    }
    return writer.output
  }
}

/// Writes JSON in UTF-8; the only place that knows JSON's syntax.
private struct JSONWriter {
  /// The greatest length of a value on one line, in columns.
  private static let lineLength = 100
  /// Containers of containers at lower depths are always broken into lines, so that a new entry is a new line.
  private static let brokenDepth = 2

  private(set) var output: [UInt8] = []

  /// Writes a value on one line and stops at the first byte after `end`, so that a large container costs no more than a line.
  @discardableResult
  mutating func writeLine(_ value: JSONValue, _ style: JSONStyle, end: Int = .max) -> Bool {
    let isSpaced = style == .pretty
    switch value {
    case .array(let elements):
      write("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { write(isSpaced ? ", " : ",") }
        guard writeLine(element, style, end: end) else { return false }
      }
      write("]")
    case .object(let members):
      let isPadded = isSpaced && !members.isEmpty
      write(isPadded ? "{ " : "{")
      for (index, member) in members.enumerated() {
        if index > 0 { write(isSpaced ? ", " : ",") }
        writeString(member.key)
        write(isSpaced ? ": " : ":")
        guard writeLine(member.value, style, end: end) else { return false }
      }
      write(isPadded ? " }" : "}")
    case .null: write("null")
    case .boolean(let value): write(value ? "true" : "false")
    case .number(let value): writeNumber(value)
    case .string(let value): writeString(value)
    }
    return output.count <= end
  }

  /// Writes a value inside `depth` containers; `column` is the number of columns taken, including a comma after the value.
  mutating func writePretty(_ value: JSONValue, depth: Int, column: Int) {
    let start = output.count
    if !isBroken(value, depth: depth) {
      let end = value.isNonemptyCollection ? start + max(Self.lineLength - column, 0) : .max
      if writeLine(value, .pretty, end: end) { return }
      output.removeLast(output.count - start)
    }
    switch value {
    case .array(let elements):
      write("[")
      for (index, element) in elements.enumerated() {
        startLine(depth + 1, isFirst: index == 0)
        writePretty(element, depth: depth + 1, column: 2 * depth + 3)
      }
      endContainer("]", depth: depth)
    case .object(let members):
      write("{")
      for (index, member) in members.enumerated() {
        startLine(depth + 1, isFirst: index == 0)
        let start = output.count
        writeString(member.key)
        write(": ")
        let column = 2 * depth + 3 + output.count - start
        writePretty(member.value, depth: depth + 1, column: column)
      }
      endContainer("}", depth: depth)
    case .null, .boolean, .number, .string: break
    }
  }

  /// Returns whether a container is spread over lines even if it would fit on one.
  private func isBroken(_ value: JSONValue, depth: Int) -> Bool {
    guard depth < Self.brokenDepth else { return false }
    switch value {
    case .array(let elements): return elements.contains(where: \.isNonemptyCollection)
    case .object(let members): return members.contains(where: \.value.isNonemptyCollection)
    case .null, .boolean, .number, .string: return false
    }
  }

  /// Begins the line of an element or a member, two spaces per level.
  private mutating func startLine(_ depth: Int, isFirst: Bool) {
    write(isFirst ? "\n" : ",\n")
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func endContainer(_ bracket: StaticString, depth: Int) {
    startLine(depth, isFirst: true)
    write(bracket)
  }

  /// Writes the shortest digits that read back as the same number, without a fraction for whole numbers.
  private mutating func writeNumber(_ value: Double) {
    if let whole = Int64(exactly: value), abs(value) <= 0x1p53 {
      output.append(contentsOf: String(whole).utf8)
    } else if value.isFinite {
      output.append(contentsOf: value.description.utf8)
    } else {
      write("null")
    }
  }

  /// Writes a string, escaping only what JSON requires.
  private mutating func writeString(_ string: String) {
    output.append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { text in
      var start = 0
      for index in text.indices {
        let byte = unsafe text[index]
        guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
          continue
        }
        unsafe output.append(contentsOf: text[start..<index])
        writeEscape(byte)
        start = index + 1
      }
      unsafe output.append(contentsOf: text[start...])
    }
    output.append(UInt8(ascii: "\""))
  }

  /// Writes a byte as an escape, in the short form if JSON has one.
  private mutating func writeEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"): write("\\n")
    case UInt8(ascii: "\r"): write("\\r")
    case UInt8(ascii: "\t"): write("\\t")
    case 0..<0x20:
      write(byte < 0x10 ? "\\u000" : "\\u00")
      output.append(contentsOf: String(byte, radix: 16).utf8)
    default:
      output.append(UInt8(ascii: "\\"))
      output.append(byte)
    }
  }

  mutating func write(_ text: StaticString) {
    unsafe output.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    )
  }
}

extension JSONValue {
  fileprivate var isNonemptyCollection: Bool {
    switch self {
    case .array(let elements): !elements.isEmpty
    case .object(let members): !members.isEmpty
    case .null, .boolean, .number, .string: false
    }
  }
}
