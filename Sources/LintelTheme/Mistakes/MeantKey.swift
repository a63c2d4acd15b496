import LintelDiagnostics
import LintelSyntax

/// An unknown key with a known replacement.
///
/// Blocks are read after the header and all names, so a block under `screns:` can't be read where the mistake is found, and the values
/// under `titel:` can override those of other blocks. So everything is read once more, with the key replaced.
struct MeantKey {
  let node: YAMLNode
  /// The replacement, with dots if it's a path, or `nil` if the content belongs where the key is, without it.
  let name: String?
  /// The finding about the key, which later readings don't repeat.
  let finding: Diagnostic

  /// The key with its new text, or `nil` if it's only removed.
  var text: (scalar: YAMLNode, text: String)? { name.map { (node, $0) } }
}

extension LoadedFile {
  /// Returns the file with the replacements for its unknown keys.
  func replacing(_ keys: [MeantKey]) -> LoadedFile {
    let own = keys.filter { $0.node.range.file == id }
    if own.isEmpty { return self }
    let needless = own.filter { $0.name == nil }.map(\.node)
    let root = root?.replacingScalars(own.compactMap(\.text)).dissolving(needless)
    return LoadedFile(id: id, path: path, root: root, isEmpty: isEmpty)
  }
}
