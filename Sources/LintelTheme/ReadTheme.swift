package import LintelDiagnostics
package import LintelSchema
package import LintelSyntax

/// A theme as read from its files, and all findings about how it's written.
package struct ThemeReading: Sendable {
  package var sources: SourceMap
  /// The root nodes of its YAML files, as far as they can be read.
  package var roots: [FileID: YAMLNode] = [:]
  /// The theme, or `nil` if the root file can't be read as a theme at all.
  package var theme: Theme?
  /// The findings in source order.
  package var diagnostics: [Diagnostic]
}

/// The maximum number of times that a theme with unknown keys is read again, each time with more of these keys replaced.
private let maximumRereadings = 5

/// Reads a theme and everything that it imports into declarations.
///
/// - Parameters:
///   - root: the path of the root file, the one with `theme:`.
///   - provider: access to files.
///   - limits: the limits on files and content.
///   - firstIOS: the oldest iOS version, instead of the one that the theme declares.
/// - Returns: the theme, as far as it can be read, and all findings about its syntax, names, keys, and values.
package func readTheme(
  root: String,
  provider: SourceProvider,
  limits: ThemeLimits = ThemeLimits(),
  firstIOS: Version? = nil
) -> ThemeReading {
  let loaded = loadTheme(root: root, provider: provider, limits: limits)
  var diagnostics = loaded.diagnostics
  var theme: Theme?
  if let file = loaded.files.first, let node = file.root, node.kind == .mapping {
    let reading = readBlocks(of: loaded, limits, firstIOS, &diagnostics)
    theme = assembled(from: reading, loaded, limits, &diagnostics)
    guard theme != nil else {
      return ThemeReading(sources: loaded.sources, diagnostics: diagnostics.sortedForOutput())
    }
    if (theme?.entries.count ?? 0) >= 2 * limits.minimumHalf { freeInBackground(consume reading) }
    if loaded.hasAssets {
      let reader = AssetCatalogReader(loaded.assets)
      theme?.assets = reader.catalog
      diagnostics += reader.diagnostics
    }
  } else if let file = loaded.files.first, !diagnostics.hasErrors {
    let start = SourceRange(file: file.id, lower: 0, upper: 0)
    diagnostics.append(
      "missing-version",
      file.root == nil ? "the file is empty" : "a theme's file is a mapping of keys to values",
      at: file.root?.range ?? start,
      help: ["begin it with 'lintel: 1' and 'theme: ' with a name"]
    )
  }
  let roots = loaded.files.compactMap { file in file.root.map { (file.id, $0) } }
  return ThemeReading(
    sources: loaded.sources,
    roots: Dictionary(uniqueKeysWithValues: roots),
    theme: theme,
    diagnostics: diagnostics.sortedForOutput()
  )
}

/// Returns the theme of a reading, or `nil` if there are too many names, and drops the findings that only follow from others.
private func assembled(
  from reading: BlockReading,
  _ loaded: LoadedTheme,
  _ limits: ThemeLimits,
  _ diagnostics: inout [Diagnostic]
) -> Theme? {
  guard let builder = reading.builder else { return nil }
  let unread =
    diagnostics.hasErrors
    ? unreadNames(of: reading, builder, loaded, &diagnostics) : UnreadNames()
  var assembler = ThemeAssembler(builder)
  var theme = assembler.assemble()
  theme.symbols = loaded.symbols
  theme.unread = unread
  theme.leftOutTokens = builder.leftOutTokens
  theme.declaresIOS =
    builder.header.declaresIOS || unread.mentions(BlockKey.ios.rawValue)
    || reading.mistakenKeys.contains(.ios)
  return theme
}

/// Reads the blocks of all files, and reads them again with the meant keys where keys are unknown.
private func readBlocks(
  of loaded: LoadedTheme,
  _ limits: ThemeLimits,
  _ firstIOS: Version?,
  _ diagnostics: inout [Diagnostic]
) -> BlockReading {
  var reading = BlockReading(loaded, limits: limits, firstIOS: firstIOS)
  // The content of an unknown key can have unknown keys, too.
  var meant = loaded
  var isRenamed = false
  var added: [MeantKey] = []
  for _ in 0..<maximumRereadings where !reading.meantKeys.isEmpty {
    // What is below a missing key can have a different meaning there, so it's first added alone.
    let missing = reading.meantKeys.filter { !$0.group.isEmpty }.prefix(1)
    let keys = missing.isEmpty ? reading.meantKeys : Array(missing)
    diagnostics += keys.map(\.finding)
    meant.files = meant.files.map { $0.replacing(keys) }
    isRenamed = isRenamed || missing.isEmpty
    reading = BlockReading(meant, isRenamed: isRenamed, limits: limits, firstIOS: firstIOS)
    added += missing
  }
  for key in added { reading.note(key) }
  diagnostics += reading.diagnostics
  return reading
}

/// Returns the names in text with errors, and drops the findings that only follow from these errors.
private func unreadNames(
  of reading: BlockReading,
  _ builder: ThemeBuilder,
  _ loaded: LoadedTheme,
  _ diagnostics: inout [Diagnostic]
) -> UnreadNames {
  // A key whose value is an alias is still declared.
  let aliases = diagnostics.filter { $0.rule == "yaml-alias" }.map(\.range)
  var unread = UnreadNames(
    loaded.unread + reading.unread + aliases.map { loaded.sources.line(before: $0) }
      + diagnostics.uncertainLines(in: loaded.sources),
    in: loaded.sources,
    isIncomplete: loaded.lacksFiles || reading.mistakenKeys.contains(.imports),
    groups: reading.unreadGroups
  )
  unread.insert(reading.invalidNames)
  let declared = Set(builder.tokens.map(\.key))
  // A token that is written outside the groups still counts as declared.
  let tokens = loaded.files.compactMap { $0.root?.member("tokens") }
  let ungrouped = Set(tokens.flatMap { $0.entries.map(\.key.text) })
  diagnostics.answer(reading.tokenGuesses) { declared.contains($0) || ungrouped.contains($0.name) }
  let keys = reading.mistakenKeys
  diagnostics.dropFollowUps(
    of: keys,
    unread: loaded.unread,
    entries: reading.unread,
    names: unread,
    in: loaded.sources
  )
  diagnostics.answerTokens(among: declared, in: loaded.files)
  diagnostics.withdrawKeysPresent(in: loaded.files)
  diagnostics.nameLookalikes(in: loaded.sources)
  return unread
}

extension SourceMap {
  fileprivate func line(before range: SourceRange) -> SourceRange {
    let bytes = self[range.file].bytes[..<Int(range.lower)]
    let start = bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return SourceRange(file: range.file, lower: start, upper: Int(range.lower))
  }
}
