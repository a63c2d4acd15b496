import LintelDiagnostics
import LintelSyntax

/// A key with those that lead to it, for fixes that move or remove it.
struct WrittenPath {
  /// The mapping at the top of the file.
  let root: YAMLNode
  /// From the top of the file; the last is the key that was asked for.
  private(set) var entries: [YAMLEntry] = []

  /// Nil if no key, and no value, is written there.
  ///
  /// - Parameters:
  ///   - range: the range of the key, or of its value.
  ///   - roots: the nodes of the files.
  init?(to range: SourceRange, in roots: [FileID: YAMLNode]) {
    guard let root = roots[range.file] else { return nil }
    self.root = root
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

/// How collections are written.
extension YAMLNode {
  /// Whether it is written in braces or brackets.
  func isFlow(in file: SourceFile) -> Bool {
    let lower = Int(range.lower)
    return kind != .scalar && lower < file.bytes.count
      && [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(file.bytes[lower])
  }
}
