import LintelDiagnostics
import LintelSyntax

/// A key that doesn't exist, where it is known what is meant.
///
/// The header and all names are read before blocks, so that a block under `screns:` can't be read where the mistake is found; and what is
/// under `titel:` overrides what other blocks say. So everything is read once more, with what is meant in place of the key.
struct MeantKey {
  /// The key as written.
  let node: YAMLNode
  /// What is meant, with dots where a path is.
  let name: String
  /// The finding about it, which no further reading makes.
  let finding: Diagnostic
}

extension LoadedFile {
  /// The same file with what is meant in place of the keys that are in it.
  func replacing(_ keys: [MeantKey]) -> LoadedFile {
    let own = keys.filter { $0.node.range.file == id }
    if own.isEmpty { return self }
    let root = root?.replacingScalars(own.map { ($0.node, $0.name) })
    return LoadedFile(id: id, path: path, root: root, isEmpty: isEmpty)
  }
}
