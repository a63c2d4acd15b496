import LintelDiagnostics
import LintelSyntax

/// An unknown key with a known replacement, or keys below a key that is missing.
///
/// Blocks are read after the header and all names, so a block under `screns:` can't be read where the mistake is found, and the values
/// under `titel:` can override those of other blocks. So everything is read once more, with the key replaced.
struct MeantKey {
  let node: YAMLNode
  /// The replacement, with dots if it's a path, or `nil` if the content belongs where the key is, without it.
  private(set) var name: String?
  /// The finding about the key, which later readings don't repeat.
  private(set) var finding: Diagnostic
  /// The entries that belong below a missing key with the name, or nowhere if the name isn't known; the first one has the node as its key.
  var group: [YAMLEntry] = []
  /// Whether the first of these entries is that key, which isn't missing, but in the wrong mapping.
  var startsWithKey = false
  /// Where the key belongs.
  var home = Home.here
  /// The key whose names lack one, if the missing key is a name.
  var container: BlockKey?

  enum Home {
    /// In the mapping that has the entries.
    case here
    /// Next to the key that has this mapping as its value.
    case outside
    case topLevel
  }

  /// The key with its new text, or `nil` if it's only removed.
  var text: (scalar: YAMLNode, text: String)? { name.map { (node, $0) } }

  /// Sets the missing name to one that is used without a declaration.
  mutating func complete(with name: String) {
    self.name = name
    let line = "'\(name):' on a line above '\(node.text)'"
    finding.help = ["write \(line), if that is the name that is missing"]
  }
}

extension LoadedFile {
  /// Returns the file with the replacements for its unknown keys.
  func replacing(_ keys: [MeantKey]) -> LoadedFile {
    let own = keys.filter { $0.node.range.file == id }
    if own.isEmpty { return self }
    let needless = own.filter { $0.name == nil }.map(\.node)
    var root = root
    if let missing = own.first(where: { !$0.group.isEmpty }) {
      root = root?.grouping(missing)
    } else {
      root = root?.replacingScalars(own.compactMap(\.text)).dissolving(needless)
    }
    return LoadedFile(id: id, path: path, root: root, isEmpty: isEmpty)
  }
}

extension YAMLNode {
  /// Returns the root of a file with a missing key.
  fileprivate func grouping(_ missing: MeantKey) -> YAMLNode {
    guard let mapping = missing.node.mapping else { return self }
    let holder =
      switch missing.home {
      case .here: mapping
      case .outside: mapping.mapping ?? self
      case .topLevel: self
      }
    return `in`(
      holder.grouping(
        missing.group,
        under: missing.name,
        of: mapping,
        startsWithKey: missing.startsWithKey
      )
    )
  }
}
