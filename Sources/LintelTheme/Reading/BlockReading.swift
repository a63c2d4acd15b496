import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// One reading of a theme's files: its header, its names, then its blocks.
struct BlockReading {
  /// The findings, in no particular order.
  private(set) var diagnostics: [Diagnostic]
  /// Unknown keys with their replacements, for the next reading.
  private(set) var meantKeys: [MeantKey] = []
  /// The builder that read the blocks, or `nil` if there are too many names.
  private(set) var builder: ThemeBuilder?
  /// The findings that may be about tokens.
  private(set) var tokenGuesses: [TokenGuess] = []
  /// The ranges of entries that were skipped because their keys or values are wrong.
  private(set) var unread: [SourceRange] = []
  /// The groups of tokens that aren't mappings, so that their tokens are unknown.
  private(set) var unreadGroups: Set<TokenGroup> = []
  private(set) var invalidNames: [String] = []
  /// The block keys that unknown keys were meant as, whose content wasn't read.
  private(set) var mistakenKeys: Set<BlockKey> = []

  /// Reads the files of a theme, starting with the root, which must be a mapping.
  ///
  /// If `isRenamed`, unknown keys are replaced. `firstIOS` replaces the oldest iOS version that the theme declares.
  init(_ loaded: LoadedTheme, isRenamed: Bool = false, limits: ThemeLimits, firstIOS: Version?) {
    var header = ThemeHeader(loaded.files)
    if let firstIOS { header.begin(with: firstIOS) }
    var names = NameReader(
      files: loaded.files,
      sources: loaded.sources,
      themeName: header.name,
      limits: limits
    )
    names.read()
    diagnostics = header.diagnostics + names.diagnostics.all
    guard !names.exceedsLimit else { return }
    var builder = ThemeBuilder(names: names.names, header: header, sources: loaded.sources)
    builder.limits = limits
    builder.findings.limit = limits.syntax.findings
    // Groups and styles are checked once, where they're defined, however often blocks use them.
    var checker = builder
    checker.checkGroups()
    checker.checkStyles()
    checker.checkDuplicates(isRenamed: isRenamed)
    builder.cuts.formUnion(checker.cuts)
    builder.tokensInStyles = checker.usedTokens
    for file in loaded.files { builder.readFile(file) }
    builder.readDesignTokens(of: loaded)
    builder.checkDuplicates(isRenamed: isRenamed)
    builder.checkTokenNames()
    diagnostics += checker.findings.all + builder.findings.all
    meantKeys =
      checker.meantKeys + builder.meantKeys + Self.misspelledValueKeys(in: [checker, builder])
    tokenGuesses = checker.tokenGuesses + builder.tokenGuesses
    unread = names.unread + checker.unreadEntries + builder.unreadEntries
    unreadGroups = checker.unreadGroups.union(builder.unreadGroups)
    invalidNames = names.invalidNames + checker.invalidNames + builder.invalidNames
    mistakenKeys = checker.mistakenKeys.union(builder.mistakenKeys)
    self.builder = builder
    if let missing = Self.missingContainer(of: loaded, after: diagnostics) {
      meantKeys.append(missing)
    }
    nameMissingBlocks()
  }

  /// Notes a missing key that a reading has added, because it may declare any name of its kind, and hide the indentation of others.
  mutating func note(_ missing: MeantKey) {
    unread += missing.group.map(\.range)
    if missing.name == nil, let kind = missing.container { mistakenKeys.insert(kind) }
  }

  /// Completes the findings about blocks without a name with the only undeclared name of their kind.
  private mutating func nameMissingBlocks() {
    for index in meantKeys.indices {
      guard !meantKeys[index].group.isEmpty, meantKeys[index].name == nil,
        let kind = meantKeys[index].container
      else { continue }
      let names = diagnostics.undeclaredNames(of: kind)
      if names.count == 1, let name = names.first { meantKeys[index].complete(with: name) }
    }
  }
}
