package import LintelTheme

/// How the server reaches files: the server itself does no IO.
package struct ServerFiles: Sendable {
  /// What can be at a path.
  package enum Kind: Hashable, Sendable {
    /// A file.
    case file
    /// A folder.
    case folder
  }

  /// How the compiler reaches them.
  package var provider: SourceProvider
  /// What is at a path; nil if there is nothing.
  package var kind: @Sendable (_ path: String) -> Kind?
  /// The names in a folder, sorted, without hidden ones.
  package var names: @Sendable (_ folder: String) -> [String]

  /// Creates files from what can be asked of them.
  package init(
    provider: SourceProvider,
    kind: @escaping @Sendable (_ path: String) -> Kind?,
    names: @escaping @Sendable (_ folder: String) -> [String]
  ) {
    self.provider = provider
    self.kind = kind
    self.names = names
  }

  /// Whether there is a file at a path, and not a folder; nil if there is nothing.
  func isFile(_ path: String) -> Bool? { kind(path).map { $0 == .file } }

  /// The same files, some of them with the texts that editors have open.
  func reading(_ texts: [String: [UInt8]]) -> ServerFiles {
    guard !texts.isEmpty else { return self }
    let (disk, diskKind) = (provider, kind)
    // A link leads to a text under another name.
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
