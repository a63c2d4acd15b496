import LintelDiagnostics

/// An element of a storyboard, a xib, or a property list.
final class InterfaceElement {
  let name: String
  let attributes: [String: String]
  let line: Int
  private(set) var children: [InterfaceElement] = []
  /// The text between the tags.
  fileprivate(set) var text = ""
  private(set) weak var parent: InterfaceElement?

  init(_ name: String, _ attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  fileprivate func add(_ child: InterfaceElement) {
    child.parent = self
    children.append(child)
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// Whether it's a view controller of any class.
  var isController: Bool { name.lowercased().hasSuffix("controller") }

  /// The element and everything in it, in the order of the file.
  var all: [InterfaceElement] { [self] + children.flatMap(\.all) }

  /// Reads a file, or returns `nil` if it isn't well-formed.
  static func parse(_ bytes: [UInt8]) -> InterfaceElement? {
    var reader = InterfaceMarkup(bytes)
    return reader.root()
  }
}

/// Reads the XML that Xcode writes: elements, attributes, text, and comments, without custom entities.
///
/// Foundation's reader stops the program for some damaged files on Linux.
private struct InterfaceMarkup {
  private let bytes: [UInt8]
  private var at = 0
  private var line = 1

  /// The limit of nesting.
  private static let maximumDepth = 256
  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the document's element, or returns `nil` if the document isn't well-formed.
  mutating func root() -> InterfaceElement? {
    var root: InterfaceElement?
    var open: [InterfaceElement] = []
    while at < bytes.count {
      guard bytes[at] == UInt8(ascii: "<") else {
        guard let text = text(until: UInt8(ascii: "<")) else { return nil }
        open.last?.text += text
        continue
      }
      if skip("<?", to: "?>") || skip("<!--", to: "-->") || skip("<!", to: ">") { continue }
      if hasPrefix("</") {
        move(2)
        guard let name = name(), let last = open.popLast(), last.name == name else { return nil }
        skipSpace()
        guard take(UInt8(ascii: ">")) else { return nil }
        continue
      }
      guard let (element, isEmpty) = element() else { return nil }
      if let last = open.last {
        last.add(element)
      } else {
        guard root == nil else { return nil }
        root = element
      }
      if !isEmpty { open.append(element) }
      guard open.count <= Self.maximumDepth else { return nil }
    }
    return open.isEmpty ? root : nil
  }

  /// Reads a start tag, and whether it's the whole element.
  private mutating func element() -> (InterfaceElement, isEmpty: Bool)? {
    let start = line
    move(1)
    guard let name = name() else { return nil }
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      if take(UInt8(ascii: ">")) {
        return (InterfaceElement(name, attributes, line: start), false)
      }
      if take(UInt8(ascii: "/")) {
        guard take(UInt8(ascii: ">")) else { return nil }
        return (InterfaceElement(name, attributes, line: start), true)
      }
      guard let key = self.name(), attributes[key] == nil else { return nil }
      skipSpace()
      guard take(UInt8(ascii: "=")) else { return nil }
      skipSpace()
      guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'")
      else { return nil }
      let quote = bytes[at]
      move(1)
      guard let value = text(until: quote), take(quote) else { return nil }
      attributes[key] = value
    }
  }

  private mutating func name() -> String? {
    let start = at
    while at < bytes.count, Self.isNamePart(bytes[at]) { at += 1 }
    return at > start ? String(validating: bytes[start..<at], as: UTF8.self) : nil
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || byte >= 0x80 || "_-.:".utf8.contains(byte)
  }

  /// Reads text and replaces its entities, or returns `nil` if it isn't UTF-8 or has an unknown entity.
  private mutating func text(until end: UInt8) -> String? {
    let start = at
    while at < bytes.count, bytes[at] != end { move(1) }
    guard let raw = String(validating: bytes[start..<at], as: UTF8.self) else { return nil }
    guard raw.utf8.contains(UInt8(ascii: "&")) else { return raw }
    var result = ""
    var rest = raw[...]
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      let after = rest[rest.index(after: mark)...]
      guard let stop = after.firstIndex(of: ";"), let character = Self.entity(after[..<stop]) else {
        return nil
      }
      result += character
      rest = after[after.index(after: stop)...]
    }
    return result + rest
  }

  private static func entity(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return entities[String(name)] }
    let digits = name.dropFirst()
    let code =
      digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  // MARK: Bytes

  private func hasPrefix(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard at + count <= bytes.count else { return false }
    return "\(text)".utf8.elementsEqual(bytes[at..<at + count])
  }

  private mutating func move(_ count: Int) {
    for _ in 0..<count where at < bytes.count {
      if bytes[at] == UInt8(ascii: "\n") { line += 1 }
      at += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard at < bytes.count, bytes[at] == byte else { return false }
    move(1)
    return true
  }

  private mutating func skipSpace() {
    while at < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[at]) { move(1) }
  }

  /// Skips everything from one mark to another, or returns false if the first one isn't here.
  private mutating func skip(_ start: StaticString, to end: StaticString) -> Bool {
    guard hasPrefix(start) else { return false }
    move(start.utf8CodeUnitCount)
    while at < bytes.count, !hasPrefix(end) { move(1) }
    move(end.utf8CodeUnitCount)
    return true
  }
}
