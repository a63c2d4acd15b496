package import LintelDiagnostics
import LintelSchema
package import LintelSyntax

/// The limits on imports and expansion, beyond which reading stops with an error.
///
/// The limits are far above what people write. They keep generated or malicious input from using
/// up time and memory, and each of them leads to an error that names the limit.
package struct ThemeLimits: Sendable {
  /// The number of files of all formats.
  package var files = 4_096
  /// The size in bytes of all files together.
  package var totalSize = 256 << 20
  package var brands = 1_024
  /// The number of promos, which may run in any combination.
  package var promos = 256
  package var modes = 64
  /// The number of values of one mode.
  package var modeValues = 256
  package var screens = 200_000
  /// The number of brands in a chain in which each extends the next.
  package var extends = 64
  /// The number of styles in a chain in which each uses the next.
  package var styleDepth = 64
  /// The number of styles that replace a `use:`, in total.
  package var expansions = 1_000_000
  /// The number of blocks that the styles of one `use:` expand to, so that a few lines can't use up the total.
  package var expansionsPerUse = 1_000
  /// The number of parts of the contexts to search when checking one declaration, which increases with the number of conditions.
  package var combinations = 1 << 14
  /// The number of questions in the decision about one value.
  package var decisions = 1 << 22
  /// The minimum number of entries for which a separate thread is worthwhile.
  package var minimumHalf = 500
  package var syntax = SyntaxLimits()

  /// Creates the limits that the compiler uses.
  package init() {}
}

package struct LoadedFile: Sendable {
  /// The number of the file in the source map.
  package let id: FileID
  /// The path as messages print it.
  package let path: String
  /// The root node, or `nil` if nothing in the file can be read.
  package let root: YAMLNode?
  /// Whether the file is empty, which isn't a syntax error.
  package let isEmpty: Bool

  /// The entries of the top level, or an empty array if the root isn't a mapping.
  var topLevel: [YAMLEntry] { root.map { Array($0.entries) } ?? [] }

  /// Whether it has keys, but none that is a theme's key, and few that are similar to one.
  var isForeign: Bool {
    let keys = Self.keysOfThemes
    let names = topLevel.map(\.key.firstPart)
    let isOwn = names.contains(where: Self.isKeyOfThemes)
    let similar = names.count { !nearestNames(to: $0, among: keys).isEmpty }
    return !names.isEmpty && !isOwn && 2 * similar < names.count
  }

  private static let keysOfThemes =
    BlockKey.allCases.map(\.rawValue) + TokenGroup.allCases.map(\.rawValue)
    + Schema.standard.root.children.map(\.key)

  /// Returns whether a name is a key of blocks or a group of tokens, perhaps in another case.
  static func isKeyOfThemes(_ name: String) -> Bool {
    WhenKey.isMeant(by: name) || keysOfThemes.contains(name)
      || nameInOtherCase(of: name, among: keysOfThemes) != nil
  }
}

/// The files of a theme: the root, then the files that it imports, then their imports, each level sorted by path.
package struct LoadedTheme: Sendable {
  package var sources = SourceMap()
  /// The theme's YAML files, the root first.
  package var files: [LoadedFile] = []
  /// The Design Tokens files that it imports, in the same order.
  package var tokenFiles: [LoadedFile] = []
  /// The resolver documents that it imports, in the same order.
  package var resolverFiles: [LoadedFile] = []
  /// The files that the resolver documents refer to, by path.
  package var referencedFiles: [String: LoadedFile] = [:]
  /// The files of its asset catalogs, outer folders before inner ones.
  var assets: [AssetFile] = []
  /// Whether the theme has a catalog, even if it's empty.
  var hasAssets = false
  /// The names of SF Symbols, or `nil` if no list of them is named.
  var symbols: SymbolList?
  /// Whether a file of the theme is missing or unreadable, so that its names are unknown.
  var lacksFiles = false
  /// Whether a file of design tokens is broken, so that its tokens are unknown.
  var lacksDesignTokens = false
  /// The ranges in YAML files that couldn't be read.
  var unread: [SourceRange] = []
  /// The findings about files and imports.
  package var diagnostics: [Diagnostic] = []
}
