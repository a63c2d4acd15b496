import LintelDiagnostics
import LintelSyntax

extension ThemeLoader {
  /// Reads the files that a resolver document refers to, whether or not the theme imports them as well.
  package mutating func loadReferences(of document: LoadedFile) {
    guard let root = document.root else { return }
    var references: [(path: String, node: YAMLNode)] = []
    for node in ResolverReference.all(in: root) {
      guard let written = ResolverReference(node).path else { continue }
      let path = SourcePath.join(SourcePath.folder(of: document.path), written)
      if written.contains("://") {
        loaded.diagnostics.append(
          "unreadable-file",
          "'\(written.shortened)' can't be read: nothing is fetched from elsewhere",
          at: node.range,
          help: ["put a copy of the file next to the document"]
        )
      } else if !isAllowed(path) {
        reportOutside(node)
      } else if !provider.expand(path).map(SourcePath.normalized).contains(path) {
        missing.append(MissingFile(element: node, pattern: path, isImport: false))
      } else if !isBehindAllowed(path) {
        reportOutside(node, link: path)
      } else {
        references.append((spelled(path, by: node, writing: written, as: path), node))
      }
    }
    for (path, node) in references.sorted(by: {
      ($0.path, $0.node.range) < ($1.path, $1.node.range)
    }) where loaded.referencedFiles[path] == nil {
      let file = open(path, as: .designTokens, importedAt: node.range)
      loaded.referencedFiles[path] = file
      // A set of another document has sources of its own.
      if let file, file.isResolverDocument { loadReferences(of: file) }
    }
  }
}

extension LoadedFile {
  /// Whether the file is a resolver document rather than one of tokens, whatever it is called.
  package var isResolverDocument: Bool {
    root?.entries.contains { $0.key.text == "resolutionOrder" } ?? false
  }
}
