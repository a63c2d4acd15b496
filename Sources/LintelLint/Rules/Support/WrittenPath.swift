import LintelDiagnostics
import LintelSyntax

/// A key and the keys that lead to it, for fixes that move or remove it.
struct WrittenPath {
  let root: YAMLNode
  /// The entries from the top of the file to the requested key.
  private(set) var entries: [YAMLEntry] = []

  /// Finds the key that has a range, or whose value has it, or returns `nil` if there isn't one.
  init?(to range: SourceRange, in roots: [FileID: YAMLNode]) {
    guard let root = roots[range.file] else { return nil }
    self.root = root
    // Few keys are deeper.
    entries.reserveCapacity(8)
    var node = root
    while let entry = node.entries.last(startingBy: range.lower, \.key.range.lower) {
      entries.append(entry)
      if entry.key.range == range || entry.value.range == range { return }
      node = entry.value
    }
    return nil
  }

  /// The mapping that contains an entry of the path.
  func parent(of index: Int) -> YAMLNode {
    index == 0 ? root : entries[index - 1].value
  }
}
