import LintelCascade
import LintelDiagnostics
import LintelTheme

extension LintRule {
  // Tokens of Design Tokens files count as used, because such files are often shared, and so do those in styles, whether or not a block
  // uses the style. There is one finding for each file and group.
  static let unusedToken = LintRule(
    .warning("unused-token"),
    summary: "A token is declared, but no property of any bar or screen uses it.",
    rationale: "An unused token looks like part of the design, but changing it changes nothing.",
    advice: "Refer to the token with `$`, or remove it.",
    """
    tokens:
      colors:
        accent: "#0B6E99"
        highlight: "#FFD166" ←
    navigationBar: { tint: $accent }

    tokens:
      colors:
        ink: label
        quiet: alpha($ink 60%)
    navigationBar: { title: { color: $quiet } }
    """,
    judgesAbsence: true,
    gathersPlaces: true,
    check: { analysis in unusedTokens(analysis) }
  )
}

/// Returns one finding for each file and group of tokens, at the first token, and one for each block that overrides tokens in vain.
private func unusedTokens(_ analysis: Analysis) -> [Finding] {
  let theme = analysis.theme
  let tokens = tokensByEntry(analysis)
  let others = tokensOfOtherThemes(tokens, analysis)
  let used = usedTokens(analysis, tokens, others)
  var overrides = IdleTokenOverrides(analysis, tokens, usedEverywhere: others)
  let unused = theme.tokens.filter { !used.contains($0.key) }
  let keys = writtenKeys(of: unused, analysis)
  let misspelled = misspelledOverrides(among: unused, keys, used, analysis)
  let rest = unused.filter { misspelled[$0.key] == nil }
  let groups = Dictionary(grouping: rest) { "\($0.keyRange.file.rawValue) \($0.key.group)" }
  return overrides.findings(among: used) + Array(misspelled.values)
    + groups.values.compactMap { tokens in
      let sorted = tokens.sorted { $0.keyRange < $1.keyRange }
      guard let first = sorted.first else { return nil }
      let names = tokens.map(\.key).sorted().map(\.reference)
      let shown = names.shortList(most: 2)
      return Finding(
        names.count == 1
          ? "no property uses token \(shown)"
          : "no property uses tokens \(shown)",
        at: first.keyRange,
        notes: sorted.dropFirst().map {
          Note("'\($0.key.reference)' isn't used either", at: $0.keyRange)
        },
        help: ["remove it, or refer to it with '$'"],
        // Another theme might import the file, and a new token might be about to be used.
        fixIts: analysis.removal(
          of: sorted.flatMap { keys[$0.key] ?? [] },
          names.count == 1 ? "remove it" : "remove them",
          isSafe: false
        )
      )
    }
}

/// Returns findings about unused tokens that only blocks for some contexts declare, if they are probably meant to override a token with
/// a similar name.
private func misspelledOverrides(
  among unused: [Theme.Token],
  _ keys: [TokenKey: [SourceRange]],
  _ used: Set<TokenKey>,
  _ analysis: Analysis
) -> [TokenKey: Finding] {
  let theme = analysis.theme
  var findings: [TokenKey: Finding] = [:]
  for token in unused.prefix(maximumSuggestions) {
    if let finding = appearanceOfToken(token, analysis) {
      findings[token.key] = finding
      continue
    }
    let names = theme.tokens.filter { $0.key.group == token.key.group && used.contains($0.key) }
    guard let target = theme.target(of: token.key, in: analysis.schema),
      analysis.cascade.declarations(of: target).allSatisfy({ declaration in
        let condition = theme.conditions[declaration.condition.index]
        return Dimension.all.contains { condition[$0] != .top }
      }),
      let name = nearestName(to: token.key.name, among: names.map(\.key.name)),
      let meant = names.first(where: { $0.key.name == name })
    else { continue }
    let line = analysis.sources.location(of: meant.keyRange).line
    let isNear = meant.keyRange.file == token.keyRange.file
    findings[token.key] = Finding(
      "no property uses token '\(token.key.reference)', which only overrides declare",
      at: token.keyRange,
      notes: [Note("'\(name)' is declared here", at: meant.keyRange)],
      help: ["did you mean '\(name)'\(isNear ? ", declared at line \(line)" : "")?"],
      fixIts: analysis.renaming(of: token.key, at: keys[token.key] ?? [], to: name)
    )
  }
  return findings
}

/// Returns a finding about a token that is meant to change one appearance of another one, such as `accent.dark`.
private func appearanceOfToken(_ token: Theme.Token, _ analysis: Analysis) -> Finding? {
  let parts = token.key.name.split(separator: ".").map(String.init)
  let name = parts.dropLast().joined(separator: ".")
  guard token.key.group == .colors, let last = parts.last, ColorAppearance(rawValue: last) != nil,
    let whole = analysis.theme.tokens.first(where: { $0.key == TokenKey(.colors, name) })
  else { return nil }
  return Finding(
    "'\(token.key.reference)' is a token of its own, and doesn't change '\(name)'",
    at: token.keyRange,
    notes: [Note("'\(name)' is declared here", at: whole.keyRange)],
    help: ["declare the whole color: '\(name): { light: …, dark: … }'"]
  )
}

extension Analysis {
  /// Returns the fix that renames a token wherever it is declared, or nothing if the notation of a key hides its name.
  fileprivate func renaming(
    of token: TokenKey,
    at keys: [SourceRange],
    to name: String
  ) -> [FixIt] {
    var edits: [FixIt.Edit] = []
    for key in keys {
      let written = text(key)
      // A key can include groups before the name, or omit those in the keys around it.
      let renamed: String
      if written.hasSuffix(token.name) {
        renamed = written.dropLast(token.name.count) + name
      } else {
        let outer = token.name.dropLast(written.count)
        guard token.name.hasSuffix(written), name.hasPrefix(outer) else { return [] }
        renamed = String(name.dropFirst(outer.count))
      }
      edits.append(FixIt.Edit(range: key, newText: renamed))
    }
    return edits.isEmpty ? [] : [FixIt("rename it to '\(name)'", .unsafe, edits: edits)]
  }
}

/// The keys of the entries that declare each of some tokens, without duplicates.
private func writtenKeys(
  of tokens: [Theme.Token],
  _ analysis: Analysis
) -> [TokenKey: [SourceRange]] {
  let theme = analysis.theme
  var keys: [TokenKey: [SourceRange]] = [:]
  for token in tokens {
    guard let target = theme.target(of: token.key, in: analysis.schema) else { continue }
    let ranges = analysis.cascade.declarations(of: target)
      .map { theme.entries[Int($0.entry)].keyRange }
    keys[token.key] = Set(ranges).sorted()
  }
  return keys
}

/// The token of each entry that declares one.
private func tokensByEntry(_ analysis: Analysis) -> [Int32: TokenKey] {
  analysis.theme.declarations.reduce(into: [:]) { tokens, declaration in
    let token = analysis.theme.token(of: declaration.target, in: analysis.schema)
    if let token { tokens[declaration.entry] = token.key }
  }
}

/// The tokens that count as used: those of design tokens files, which come from elsewhere and serve more than one theme, and those in styles.
private func tokensOfOtherThemes(
  _ tokens: [Int32: TokenKey],
  _ analysis: Analysis
) -> [TokenKey] {
  let entries = analysis.theme.entries
  let declaredElsewhere = tokens.filter { entry, _ in
    FileFormat.isJSON(analysis.sources[entries[Int(entry)].keyRange.file].path)
  }
  return Array(declaredElsewhere.values) + analysis.theme.tokensInStyles
}

/// The tokens that properties refer to, directly or through other tokens, and those that count as used.
private func usedTokens(
  _ analysis: Analysis,
  _ tokens: [Int32: TokenKey],
  _ others: [TokenKey]
) -> Set<TokenKey> {
  // References outside every token's entry are from properties, or from values that the app sets by
  // proxy.
  let uses = analysis.theme.tokenUses
  var references: [TokenKey: Set<TokenKey>] = [:]
  var isUsedByProperty = uses.tokens.map { _ in false }
  for reference in uses.references {
    if let token = tokens[reference.entry] {
      references[token, default: []].insert(uses.tokens[Int(reference.token)])
    } else {
      isUsedByProperty[Int(reference.token)] = true
    }
  }
  var pending = others + uses.tokens.indices.filter { isUsedByProperty[$0] }.map { uses.tokens[$0] }
  var used: Set<TokenKey> = []
  while let key = pending.popLast() {
    guard used.insert(key).inserted else { continue }
    pending += references[key] ?? []
  }
  return used
}
