import LintelDiagnostics
import LintelSyntax

/// A reference in place of a value: `"{group.token}"` or `{ "$ref": "#/group/token/$value" }`.
struct DesignTokenReference {
  /// The token that it names, joined by dots.
  let path: String
  /// For a pointer the way into the token's value; empty if it is the value as a whole.
  let rest: [String]
  /// As it is written.
  let text: String
  /// The place of the reference.
  let range: SourceRange
}

extension DesignTokenReference {
  /// Returns nil if a value isn't a reference.
  init?(_ node: YAMLNode) {
    switch node.kind {
    case .scalar:
      guard let path = Self.curlyPath(node) else { return nil }
      self.init(path: path, rest: [], text: node.text, range: node.range)
    case .mapping:
      guard let pointer = node.member("$ref") else { return nil }
      self.init(pointer: pointer)
    case .sequence: return nil
    }
  }

  /// Reads a JSON pointer as a fragment (RFC 6901, section 6).
  init(pointer node: YAMLNode) {
    let parts = Self.parts(of: node.text)
    let value = parts.firstIndex(of: "$value") ?? parts.endIndex
    let (path, rest) = (parts[..<value].joined(separator: "."), Array(parts[value...].dropFirst()))
    self.init(path: path, rest: rest, text: node.text, range: node.range)
  }

  /// The text between the braces of a text that is a reference.
  static func curlyPath(_ node: YAMLNode) -> String? {
    guard node.kind == .scalar, node.style != .plain else { return nil }
    let text = node.text
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.count > 2 else { return nil }
    let path = text.dropFirst().dropLast()
    // Several references in one text aren't a reference.
    return path.contains { $0 == "{" || $0 == "}" } ? nil : String(path)
  }

  /// The names that a JSON pointer as a fragment walks down; anything else is one name.
  static func parts(of pointer: String) -> [String] {
    guard pointer.hasPrefix("#/") else { return [pointer] }
    return pointer.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false)
      .map { unescaped(percentDecoded(Array($0.utf8))) }
  }

  /// Decodes `%` escapes (RFC 3986, section 2.1); bytes that aren't valid escapes stay.
  static func percentDecoded(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let code = UInt8(digits, radix: 16) {
        result.append(code)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }

  /// Resolves `~0` and `~1`.
  private static func unescaped(_ bytes: [UInt8]) -> String {
    let resolved = bytes.replacing("~1".utf8, with: "/".utf8).replacing("~0".utf8, with: "~".utf8)
    return String(decoding: resolved, as: UTF8.self)
  }

  /// The same reference with a longer way into the value.
  func appending(_ parts: [String]) -> DesignTokenReference {
    DesignTokenReference(path: path, rest: rest + parts, text: text, range: range)
  }
}
