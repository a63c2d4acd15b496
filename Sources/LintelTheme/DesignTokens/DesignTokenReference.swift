import LintelDiagnostics
import LintelSyntax

/// A reference that replaces a value: `"{group.token}"` or `{ "$ref": "#/group/token/$value" }`.
struct DesignTokenReference {
  /// The path of the token, joined by dots.
  let path: String
  /// The path of a pointer inside of the token's value, or an empty array for the whole value.
  let rest: [String]
  let text: String
  let range: SourceRange
  /// Whether it is a `$ref`, whose text is a JSON pointer.
  var isPointer = false
}

extension DesignTokenReference {
  /// Creates a reference, or returns `nil` if a value isn't one.
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

  /// Creates a reference from a JSON pointer in a URI fragment (RFC 6901, section 6).
  init(pointer node: YAMLNode) {
    let parts = Self.parts(of: node.text)
    let value = parts.firstIndex(of: "$value") ?? parts.endIndex
    let (path, rest) = (parts[..<value].joined(separator: "."), Array(parts[value...].dropFirst()))
    self.init(path: path, rest: rest, text: node.text, range: node.range, isPointer: true)
  }

  /// Returns the path between the braces of a reference, or `nil` for any other value.
  static func curlyPath(_ node: YAMLNode) -> String? {
    guard node.kind == .scalar, node.style != .plain else { return nil }
    let text = node.text
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.count > 2 else { return nil }
    let path = text.dropFirst().dropLast()
    // A text with several references isn't a reference.
    return path.contains { $0 == "{" || $0 == "}" } ? nil : String(path)
  }

  /// Returns the names in a JSON pointer in a URI fragment, or any other text as one name.
  static func parts(of pointer: String) -> [String] {
    guard pointer.hasPrefix("#/") else { return [pointer] }
    return pointer.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false)
      .map { unescaped($0.utf8.percentDecoded) }
  }

  private static func unescaped(_ bytes: [UInt8]) -> String {
    let resolved = bytes.replacing("~1".utf8, with: "/".utf8).replacing("~0".utf8, with: "~".utf8)
    return String(decoding: resolved, as: UTF8.self)
  }

  /// Returns the reference with a longer path inside of the value.
  func appending(_ parts: [String]) -> DesignTokenReference {
    DesignTokenReference(
      path: path,
      rest: rest + parts,
      text: text,
      range: range,
      isPointer: isPointer
    )
  }
}
