package import LintelTheme

/// The server's access to files, because the server itself doesn't perform I/O.
package struct ServerFiles: Sendable {
  /// The kinds of things at a path.
  package enum Kind: Hashable, Sendable {
    case file
    case folder
  }

  /// The compiler's access to the files.
  package var provider: SourceProvider
  /// Returns the kind of what is at a path, or `nil` if there is nothing.
  package var kind: @Sendable (_ path: String) -> Kind?
  /// Returns the names in a folder, sorted, without hidden ones.
  package var names: @Sendable (_ folder: String) -> [String]

  package init(
    provider: SourceProvider,
    kind: @escaping @Sendable (_ path: String) -> Kind?,
    names: @escaping @Sendable (_ folder: String) -> [String]
  ) {
    self.provider = provider
    self.kind = kind
    self.names = names
  }

  /// Whether a path leads to a file instead of a folder, or `nil` if there is nothing.
  func isFile(_ path: String) -> Bool? { kind(path).map { $0 == .file } }

  /// Returns the same files, except that texts that editors have open replace those on disk.
  func reading(_ texts: [String: [UInt8]]) -> ServerFiles {
    guard !texts.isEmpty else { return self }
    let (disk, diskKind) = (provider, kind)
    // A link leads to an open text under another name.
    @Sendable func text(_ path: String) -> [UInt8]? { texts[path] ?? texts[disk.resolve(path)] }
    var files = self
    files.provider.read = { text($0) ?? disk.read($0) }
    files.provider.reason = { text($0) == nil ? disk.reason($0) : nil }
    files.provider.expand = { pattern in
      let found = disk.expand(pattern)
      guard found.isEmpty, texts[SourcePath.normalized(pattern)] != nil else { return found }
      return [pattern]
    }
    files.kind = { text($0) == nil ? diskKind($0) : .file }
    return files
  }
}
