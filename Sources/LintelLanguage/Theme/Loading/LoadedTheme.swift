package import LintelDiagnostics
package import LintelSyntax

/// How much a theme may import and expand to; beyond it reading stops with an error.
package struct ThemeLimits: Sendable {
  package var files = 4_096
  /// Bytes of all files together.
  package var totalSize = 256 << 20
  package var brands = 1_024
  /// Any number of them may run together.
  package var promos = 256
  package var screens = 200_000
  /// Brands that extend each other in a row.
  package var extends = 64
  /// Styles that use each other in a row.
  package var hops = 64
  /// Styles that replace a `use:`, in total.
  package var expansions = 1_000_000
  /// Blocks that the styles of one `use:` come to, so that a few lines can't use up what there is in all.
  package var expansionsOfUse = 1_000
  /// Parts of the contexts that are looked at for a judgment on one declaration, where more conditions than these do not need more.
  package var combinations = CellSearch.limit
  /// Contexts in which a bar looks different.
  package var contexts = 100_000
  package var syntax = SyntaxLimits()

  package init() {}
}

/// A file of a theme, parsed.
package struct LoadedFile: Sendable {
  package let id: FileID
  package let path: String
  /// Nil if nothing of it can be read.
  package let root: YAMLNode?
  /// Whether it is empty, which isn't a syntax error.
  package let isEmpty: Bool

  package init(id: FileID, path: String, root: YAMLNode?, isEmpty: Bool) {
    self.id = id
    self.path = path
    self.root = root
    self.isEmpty = isEmpty
  }

  /// The keys of the top level; empty if it isn't a mapping.
  package var topLevel: [YAMLEntry] {
    root.map { Array($0.entries) } ?? []
  }
}

/// The files of a theme: the root, then its imports, those of one import further away behind it, each level by path.
package struct LoadedTheme: Sendable {
  package var sources: SourceMap
  package var files: [LoadedFile]
  /// The Design Tokens files that they import, in the same order.
  package var tokenFiles: [LoadedFile]
  /// The resolver documents of design tokens that they import, in the same order.
  package var resolverFiles: [LoadedFile] = []
  /// The files that those refer to, by path.
  package var referencedFiles: [String: LoadedFile] = [:]
  package var diagnostics: [Diagnostic]

  package init(sources: SourceMap = SourceMap()) {
    self.sources = sources
    files = []
    tokenFiles = []
    diagnostics = []
  }
}
