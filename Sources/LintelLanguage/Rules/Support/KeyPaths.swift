import LintelDiagnostics
import LintelSyntax

/// Where keys stand among the nodes of their files, for fix-its that move them.
struct KeyPaths {
  /// A key with those that lead to it.
  struct Path {
    let root: YAMLNode
    /// From the top of the file; the last is the key that was asked for.
    let entries: [YAMLEntry]

    /// The mapping that an entry of the path stands in.
    func parent(of index: Int) -> YAMLNode {
      index == 0 ? root : entries[index - 1].value
    }
  }

  private var found: [SourceRange: Path] = [:]

  /// - Parameters:
  ///   - keys: the ranges of keys, or of values, whose keys are meant then.
  ///   - roots: the nodes of the files.
  init(to keys: Set<SourceRange>, in roots: [FileID: YAMLNode]) {
    for file in Set(keys.map(\.file)) {
      guard let root = roots[file] else { continue }
      var entries: [YAMLEntry] = []
      search(root, below: &entries, keys, root)
    }
  }

  subscript(key: SourceRange) -> Path? {
    found[key]
  }

  private mutating func search(
    _ node: YAMLNode,
    below entries: inout [YAMLEntry],
    _ keys: Set<SourceRange>,
    _ root: YAMLNode
  ) {
    for entry in node.entries {
      entries.append(entry)
      for range in [entry.key.range, entry.value.range] where keys.contains(range) {
        found[range] = Path(root: root, entries: entries)
      }
      search(entry.value, below: &entries, keys, root)
      entries.removeLast()
    }
  }
}

extension YAMLNode {
  /// Whether it is written in braces or brackets.
  func isFlow(in file: SourceFile) -> Bool {
    let lower = Int(range.lower)
    return kind != .scalar && lower < file.bytes.count
      && [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(file.bytes[lower])
  }
}
