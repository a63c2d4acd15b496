package import LintelDiagnostics

/// How a scalar was written; quoted ones are never read as numbers or empty.
package enum ScalarStyle: Sendable {
  case plain
  case singleQuoted
  case doubleQuoted
  case literal
  case folded
}

/// A node of a parsed file, with the exact range that it was written in.
///
/// A collection's range ends where its last child ends; a scalar's range includes its quotes.
package struct YAMLNode: Sendable {
  package enum Kind: Sendable {
    case scalar
    case mapping
    case sequence
  }

  package let kind: Kind
  package let range: SourceRange
  /// The scalar's text with quotes and escapes resolved; empty for collections.
  package let text: String
  package let style: ScalarStyle
  /// A mapping's entries in source order, without those that were refused.
  package let entries: [YAMLEntry]
  /// A sequence's elements in source order.
  package let elements: [YAMLNode]

  package init(
    kind: Kind,
    range: SourceRange,
    text: String = "",
    style: ScalarStyle = .plain,
    entries: [YAMLEntry] = [],
    elements: [YAMLNode] = []
  ) {
    self.kind = kind
    self.range = range
    self.text = text
    self.style = style
    self.entries = entries
    self.elements = elements
  }

  /// Whether nothing was written, as in `home:` or `home: ~`.
  package var isEmpty: Bool {
    kind == .scalar && style == .plain && (text.isEmpty || text == "~" || text == "null")
  }
}

/// One `key: value` of a mapping.
package struct YAMLEntry: Sendable {
  /// Always a scalar.
  package let key: YAMLNode
  package let value: YAMLNode

  package init(key: YAMLNode, value: YAMLNode) {
    self.key = key
    self.value = value
  }
}
