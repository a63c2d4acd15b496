package import LintelSyntax

extension YAMLNode {
  package func entry(_ key: String) -> YAMLEntry? { entries.first { $0.key.text == key } }

  package func member(_ key: String) -> YAMLNode? { entry(key)?.value }

  /// Returns a member of a mapping, or an element of a list by its index, or `nil` if there is none.
  func child(_ part: String) -> YAMLNode? {
    guard kind == .sequence else { return member(part) }
    return Int(part).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
  }

  /// The elements of a list, or the node itself if it isn't a list.
  package var listed: [YAMLNode] { kind == .sequence ? Array(elements) : [self] }
}
