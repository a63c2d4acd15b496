import LintelDiagnostics
import LintelSyntax

/// The places of keys among the nodes of their files, for fixes that move them.
struct KeyPaths {
  /// A key with those that lead to it.
  struct Path {
    /// The mapping at the top of the file.
    let root: YAMLNode
    /// From the top of the file; the last is the key that was asked for.
    let entries: [YAMLEntry]

    /// The mapping that contains an entry of the path.
    func parent(of index: Int) -> YAMLNode {
      index == 0 ? root : entries[index - 1].value
    }
  }

  /// The paths by the ranges that were asked for.
  private var found: [SourceRange: Path] = [:]

  /// - Parameters:
  ///   - keys: the ranges of keys, or of values, whose keys are meant then.
  ///   - roots: the nodes of the files.
  init(to keys: Set<SourceRange>, in roots: [FileID: YAMLNode]) {
    let byFile = Dictionary(grouping: keys, by: \.file)
    for (file, own) in byFile {
      guard let root = roots[file] else { continue }
      var entries: [YAMLEntry] = []
      search(root, below: &entries, own.sorted()[...], root)
    }
  }

  /// The path to a key or a value; nil if it wasn't asked for, or isn't there.
  subscript(key: SourceRange) -> Path? {
    found[key]
  }

  /// - Parameters:
  ///   - node: where to look.
  ///   - entries: those that lead there.
  ///   - keys: what is looked for in it, in the order of the source.
  ///   - root: of the file.
  private mutating func search(
    _ node: YAMLNode,
    below entries: inout [YAMLEntry],
    _ keys: ArraySlice<SourceRange>,
    _ root: YAMLNode
  ) {
    var rest = keys
    for entry in node.entries {
      guard let next = rest.first else { return }
      let (key, value) = (entry.key.range, entry.value.range)
      let end = max(key.upper, value.upper)
      guard next.lower <= end else { continue }
      let own = rest.prefix { $0.lower < end || $0 == key || $0 == value }
      rest = rest.dropFirst(own.count)
      entries.append(entry)
      for range in Set([key, value]) where own.contains(range) {
        found[range] = Path(root: root, entries: entries)
      }
      if own.contains(where: { $0 != key && $0 != value }) {
        search(entry.value, below: &entries, own, root)
      }
      entries.removeLast()
    }
  }
}

/// How collections are written.
extension YAMLNode {
  /// Whether it is written in braces or brackets.
  func isFlow(in file: SourceFile) -> Bool {
    let lower = Int(range.lower)
    return kind != .scalar && lower < file.bytes.count
      && [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(file.bytes[lower])
  }
}
