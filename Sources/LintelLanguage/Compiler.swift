package import LintelDiagnostics

/// How the compiler reaches files: the core itself does no IO.
package struct SourceProvider: Sendable {
  /// The bytes of a file, nil if it can't be read.
  package var read: @Sendable (_ path: String) -> [UInt8]?
  /// The files that a path matches, sorted; a path without `*` matches itself if it exists.
  package var expand: @Sendable (_ pattern: String) -> [String]
  /// Folders, besides the root file's own, from which files may be imported.
  package var allowedFolders: [String]

  package init(
    read: @escaping @Sendable (_ path: String) -> [UInt8]?,
    expand: @escaping @Sendable (_ pattern: String) -> [String],
    allowedFolders: [String] = []
  ) {
    self.read = read
    self.expand = expand
    self.allowedFolders = allowedFolders
  }
}

/// Everything that one run of the compiler finds out about a theme.
package struct Compilation: Sendable {
  /// Every file read: the root first, then its imports by path.
  package var sources: SourceMap
  /// Nil if the root file can't be read as a theme at all.
  package var theme: Theme?
  /// Nil if there are errors.
  package var tree: AppearanceTree?
  /// Sorted for output.
  package var diagnostics: [Diagnostic]

  package init(
    sources: SourceMap,
    theme: Theme?,
    tree: AppearanceTree?,
    diagnostics: [Diagnostic]
  ) {
    self.sources = sources
    self.theme = theme
    self.tree = tree
    self.diagnostics = diagnostics
  }
}
