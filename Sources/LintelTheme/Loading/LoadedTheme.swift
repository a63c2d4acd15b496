package import LintelDiagnostics
package import LintelSyntax

/// How much a theme may import and expand to; beyond it reading stops with an error.
///
/// The limits are far beyond what people write. They keep generated or malicious input from using
/// up time and memory, and every one of them leads to an error that names it.
package struct ThemeLimits: Sendable {
  /// Files of all formats.
  package var files = 4_096
  /// Bytes of all files together.
  package var totalSize = 256 << 20
  /// Brands.
  package var brands = 1_024
  /// Any number of them may run together.
  package var promos = 256
  /// How many modes there are, each with as many values as promos.
  package var modes = 64
  /// Screens.
  package var screens = 200_000
  /// Brands that extend each other in a row.
  package var extends = 64
  /// Styles that use each other in a row.
  package var styleDepth = 64
  /// Styles that replace a `use:`, in total.
  package var expansions = 1_000_000
  /// Blocks that the styles of one `use:` come to, so that a few lines can't use up what there is in all.
  package var expansionsOfUse = 1_000
  /// Parts of the contexts that are looked at for a judgment on one declaration, where more conditions than these do not need more.
  package var combinations = 1 << 14
  /// Questions of the decision about one value.
  package var decisions = 1 << 22
  /// Entries of a mapping that are worth a thread.
  package var smallestHalf = 500
  /// The limits on single files.
  package var syntax = SyntaxLimits()

  /// Creates the limits that the compiler uses.
  package init() {}
}

/// A file of a theme, parsed.
package struct LoadedFile: Sendable {
  /// The number of the file in the source map.
  package let id: FileID
  /// The path as messages show it.
  package let path: String
  /// Nil if nothing of it can be read.
  package let root: YAMLNode?
  /// Whether it is empty, which isn't a syntax error.
  package let isEmpty: Bool

  /// The keys of the top level; empty if it isn't a mapping.
  package var topLevel: [YAMLEntry] { root.map { Array($0.entries) } ?? [] }
}

/// The files of a theme: the root, then its imports, those of one import further away behind it, each level by path.
package struct LoadedTheme: Sendable {
  /// The text of every file.
  package var sources = SourceMap()
  /// The theme's YAML files, the root first.
  package var files: [LoadedFile] = []
  /// The Design Tokens files that they import, in the same order.
  package var tokenFiles: [LoadedFile] = []
  /// The resolver documents of design tokens that they import, in the same order.
  package var resolverFiles: [LoadedFile] = []
  /// The files that those refer to, by path.
  package var referencedFiles: [String: LoadedFile] = [:]
  /// The files of its asset catalogs, outer folders before inner ones.
  var assets: [AssetFile] = []
  /// Whether there is a catalog, which may be empty.
  var hasAssets = false
  /// The names of SF Symbols; nil if no list of them is named.
  var symbols: SymbolList?
  /// Whether a file that belongs to the theme is missing or couldn't be read at all, so that nobody knows which names it declares.
  var lacksFiles = false
  /// Whether a file of design tokens is broken, so that nobody knows which tokens it declares.
  var lacksDesignTokens = false
  /// What couldn't be read of the YAML files.
  var unread: [SourceRange] = []
  /// What was wrong with files and imports.
  package var diagnostics: [Diagnostic] = []
}
