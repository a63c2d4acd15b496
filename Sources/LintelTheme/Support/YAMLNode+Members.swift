package import LintelSyntax

/// What readers ask of a node.
extension YAMLNode {
  /// The first entry with a key; nil if there is none.
  package func entry(_ key: String) -> YAMLEntry? {
    entries.first { $0.key.text == key }
  }

  /// The value of the first entry with a key; nil if there is none.
  package func member(_ key: String) -> YAMLNode? {
    entry(key)?.value
  }

  /// A member of a mapping, or an element of a list by its index; nil if there is none.
  func child(_ part: String) -> YAMLNode? {
    guard kind == .sequence else { return member(part) }
    return Int(part).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
  }

  /// The elements of a list; of anything else the node alone, where one need not be in a list.
  var listed: [YAMLNode] { kind == .sequence ? Array(elements) : [self] }
}
