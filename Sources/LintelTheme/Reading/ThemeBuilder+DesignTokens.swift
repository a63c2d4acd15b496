import LintelDiagnostics
import LintelSchema
import LintelSyntax

extension ThemeBuilder {
  /// Declares the tokens in a theme's Design Tokens files, late bound like any other token, at the top level or for the brands and
  /// promos that a resolver document names.
  ///
  /// The theme's own files are read first, because design tokens may refer to their tokens.
  mutating func readDesignTokens(of loaded: LoadedTheme) {
    var lacksTokens = loaded.lacksDesignTokens
    var documents: [ResolverDocument] = []
    for file in loaded.resolverFiles {
      guard let root = file.root else { continue }
      var reader = ResolverReader(file, root: root, files: loaded.referencedFiles)
      reader.read()
      findings += reader.diagnostics
      if reader.diagnostics.hasErrors { lacksTokens = true }
      documents.append(reader.document)
    }
    defer { if lacksTokens { unreadGroups.formUnion(TokenGroup.allCases) } }
    let files = loaded.tokenFiles.compactMap(\.root)
    guard !files.isEmpty || !documents.isEmpty else { return }
    let tree = names.brandTree.brands
    let ancestors = tree.map { brand in
      Array(sequence(first: brand) { $0.parent.map { tree[$0] } }.map(\.name))
    }
    let parents = ancestors.compactMap { $0.count > 1 ? ($0[0], $0[1]) : nil }
    let calendar = PromoCalendar(documents.isEmpty ? [] : names.promos)
    var library = DesignTokenLibrary(
      files: files,
      documents: documents,
      themeTokens: tokens.map(\.key),
      brands: .theme(names.brandNames, promos: names.promoNames.sorted()),
      parents: Dictionary(uniqueKeysWithValues: parents),
      mayRunTogether: { [names] promos in
        let indices = promos.compactMap { names.promoIndices[$0] }.map { Int($0) }
        return !calendar.smallestSets(containing: indices).isEmpty
      }
    )
    library.read()
    library.checkModifiers(brandFamilies: ancestors)
    findings += library.diagnostics
    reportOverriddenParts(of: library)
    reportDeprecatedUses(of: library)
    // A token with an invalid value is still declared, so that references to it aren't reported too.
    for token in library.broken { _ = target(of: token.key, at: token.range) }
    unreadEntries += library.untyped
    if library.lacksTokens { lacksTokens = true }
    leftOutTokens = library.summary.leftOut
    declare(library.declarations)
  }

  /// Declares the tokens of a library, in one block for each file, brand, and set of promos.
  private mutating func declare(_ declarations: [DesignTokenLibrary.Declaration]) {
    struct Place: Hashable {
      let file: FileID
      let brand: String?
      let promos: [String]
    }
    var scopes: [Place: Scope] = [:]
    for declaration in declarations {
      let file = declaration.token.keyRange.file
      let place = Place(file: file, brand: declaration.brand, promos: declaration.promos)
      if let known = scopes[place] {
        scope = known
      } else {
        enter(place.file, brand: place.brand, promos: place.promos)
        scopes[place] = scope
      }
      declare(declaration)
    }
    scope = Scope()
  }

  /// Enters a block for a whole file, or for its content for a brand or promos.
  private mutating func enter(_ file: FileID, brand: String?, promos: [String]) {
    scope = Scope()
    let start = SourceRange(file: file, lower: 0, upper: 0)
    var path: [String] = []
    for promo in promos {
      guard let inner = scope(of: .promo, named: promo) else { continue }
      scope = inner
      path.append("promos.\(promo)")
    }
    if let brand, let inner = scope(of: .brand, named: brand) {
      scope = inner
      path.append("brands.\(brand)")
    }
    scope.block = addBlock(path.joined(separator: "."), keyRange: start)
  }

  private mutating func declare(_ declaration: DesignTokenLibrary.Declaration) {
    let (key, token) = (declaration.key, declaration.token)
    let target = target(of: key, at: token.keyRange)
    let entry = addEntry(key.path, token.keyRange, token.value.range)
    note(declaration.uses, of: entry)
    let condition = conditions.intern(scope.condition)
    declare(target, intern(declaration.value), condition, of: entry)
  }

  /// Warns about overrides of a token that don't reach a font or a shadow in the design tokens that has copied its value.
  private mutating func reportOverriddenParts(of library: DesignTokenLibrary) {
    guard !library.absorbed.isEmpty else { return }
    var overrides: [TokenKey: [SourceRange]] = [:]
    for declaration in declarations where declaration.target.index >= schema.leaves.count {
      let key = tokens[declaration.target.index - schema.leaves.count].key
      overrides[key, default: []].append(entries[Int(declaration.entry)].keyRange)
    }
    for absorbed in library.absorbed {
      for place in Set(overrides[absorbed.key] ?? []) {
        findings.append(
          "override-out-of-reach",
          as: .warning,
          "'\(absorbed.owner.reference)' keeps the design tokens' '\(absorbed.key.reference)' when this overrides it",
          at: place,
          notes: [Note("it copies the value here", at: absorbed.range)],
          help: ["override '\(absorbed.owner.reference)' as well"]
        )
      }
    }
  }

  /// Warns about every deprecated token that the theme's own files use, once each.
  private mutating func reportDeprecatedUses(of library: DesignTokenLibrary) {
    var deprecations: [TokenKey: DesignToken.Deprecation] = [:]
    for declaration in library.declarations {
      if let deprecation = declaration.token.deprecation {
        deprecations[declaration.key] = deprecation
      }
    }
    guard !deprecations.isEmpty else { return }
    let uses = Dictionary(grouping: Set(tokenUses.all), by: \.key)
    for (key, places) in uses {
      guard let deprecation = deprecations[key], let first = places.map(\.range).min() else {
        continue
      }
      let others = places.map(\.range).filter { $0 != first }.sorted()
      findings.append(
        "deprecated-token",
        as: .warning,
        "'\(key.reference)' is deprecated" + (deprecation.reason.map { ": \($0.shortened)" } ?? ""),
        at: first,
        notes: [Note("it is deprecated here", at: deprecation.range)]
          + others.map { Note("it is used here, too", at: $0) },
        help: ["use the token that replaces it"]
      )
    }
  }
}
