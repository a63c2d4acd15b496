import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// A theme's files, read once: its header, its names, then its blocks.
struct BlockReading {
  /// What is wrong, in no order.
  private(set) var diagnostics: [Diagnostic]
  /// Keys that don't exist, and that another reading takes for what is meant.
  private(set) var meantKeys: [MeantKey] = []
  /// What the blocks come to; nil if there are too many names.
  private(set) var builder: ThemeBuilder?
  /// Findings that may turn out to be about tokens.
  private(set) var tokenGuesses: [TokenGuess] = []
  /// Entries that are left out, because their keys or values are wrong.
  private(set) var unread: [SourceRange] = []
  /// The groups of tokens that aren't mappings, so that nobody knows their tokens.
  private(set) var unreadGroups: Set<TokenGroup> = []
  /// Names with characters that names can't have.
  private(set) var invalidNames: [String] = []
  /// Keys of blocks that are meant, and that nothing was read of.
  private(set) var mistakenKeys: Set<BlockKey> = []

  /// Reads the files of a theme.
  ///
  /// - Parameters:
  ///   - loaded: the files; the first is a mapping.
  ///   - isRenamed: whether keys that don't exist are replaced.
  ///   - limits: how much is read.
  ///   - firstIOS: the version that the range begins with, in place of what the theme says.
  init(
    _ loaded: LoadedTheme,
    isRenamed: Bool = false,
    limits: ThemeLimits,
    firstIOS: Version?
  ) {
    var header = ThemeHeader(loaded.files)
    if let firstIOS { header.begin(with: firstIOS) }
    var names = NameReader(files: loaded.files, themeName: header.name, limits: limits)
    names.read()
    diagnostics = header.diagnostics + names.diagnostics.all
    guard !names.isOverfull else { return }
    var builder = ThemeBuilder(names: names.names, header: header, sources: loaded.sources)
    builder.limits = limits
    builder.findings.limit = limits.syntax.findings
    // Groups and styles are judged where they are defined, once, however often blocks use them.
    var checker = builder
    checker.checkGroups()
    checker.checkStyles()
    checker.checkDuplicates(isRenamed: isRenamed)
    builder.cuts.formUnion(checker.cuts)
    for file in loaded.files { builder.readFile(file) }
    builder.readDesignTokens(of: loaded)
    builder.checkDuplicates(isRenamed: isRenamed)
    builder.checkTokenNames()
    diagnostics += checker.findings.all + builder.findings.all
    meantKeys =
      checker.meantKeys + builder.meantKeys + Self.misspeltValueKeys(in: [checker, builder])
    tokenGuesses = checker.tokenGuesses + builder.tokenGuesses
    unread = names.unread + checker.unreadEntries + builder.unreadEntries
    unreadGroups = checker.unreadGroups.union(builder.unreadGroups)
    invalidNames = names.invalidNames
    mistakenKeys = checker.mistakenKeys.union(builder.mistakenKeys)
    self.builder = builder
  }
}
