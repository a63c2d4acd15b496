import LintelDiagnostics
import LintelSchema
import LintelSyntax

extension ThemeBuilder {
  /// Declares what the Design Tokens files of a theme define, at the base layer and late bound like any other token.
  ///
  /// The theme's own files have been read before, since design tokens may refer to their tokens.
  mutating func readDesignTokens(_ files: [LoadedFile]) {
    let read = files.compactMap { file in file.root.map { (id: file.id, root: $0) } }
    guard !read.isEmpty else { return }
    var reader = DesignTokenReader(read.map(\.root), themeTokens: tokens.map(\.key))
    reader.read()
    reader.summarize()
    diagnostics += reader.diagnostics
    reportOverriddenParts(of: reader)
    reportDeprecatedUses(of: reader)
    let scopes = read.map { file in
      var scope = Scope()
      let start = SourceRange(file: file.id, lower: 0, upper: 0)
      scope.block = addBlock("", keyRange: start, in: scope, own: nil)
      return scope
    }
    // A token whose value is wrong is known all the same, so that what refers to it is not wrong as well.
    for index in reader.broken {
      for part in reader.types[index]?.parts ?? [] {
        guard let key = reader.key(of: index, part) else { continue }
        _ = target(of: key, at: reader.tokens[index].keyRange)
      }
    }
    for declaration in reader.declarations {
      let token = reader.tokens[declaration.token]
      declare(declaration, token, in: scopes[token.file])
    }
  }

  private mutating func declare(
    _ declaration: DesignTokenReader.Declaration,
    _ token: DesignToken,
    in scope: Scope
  ) {
    let key = declaration.key
    let target = target(of: key, at: token.keyRange)
    let entry = addEntry(
      "tokens.\(key.group.rawValue).\(key.name)",
      token.keyRange,
      token.value.range,
      scope
    )
    if !declaration.uses.isEmpty { tokenUses[entry] = declaration.uses }
    declare(
      target: target,
      value: intern(declaration.value),
      condition: conditions.intern(scope.condition),
      entry: entry,
      breadth: 0,
      in: scope
    )
  }

  /// Warns where a token is overridden that has gone into a font or a shadow of the design tokens, which keeps its value.
  private mutating func reportOverriddenParts(of reader: DesignTokenReader) {
    guard !reader.settled.isEmpty else { return }
    var overrides: [TokenKey: [SourceRange]] = [:]
    for declaration in declarations where declaration.target >= Int32(schema.leaves.count) {
      let key = tokens[Int(declaration.target) - schema.leaves.count].key
      overrides[key, default: []].append(entries[Int(declaration.entry)].keyRange)
    }
    for settled in reader.settled {
      for place in Set(overrides[settled.key] ?? []) {
        diagnostics.append(
          Diagnostic(
            "override-out-of-reach",
            .warning,
            "'\(settled.owner.reference)' keeps the design tokens' '\(settled.key.reference)' "
              + "when this overrides it",
            at: place,
            notes: [Note("it takes the value here", at: settled.range)],
            help: ["override '\(settled.owner.reference)' as well"]
          )
        )
      }
    }
  }

  /// Warns of every deprecated token that the theme's own files use, once each.
  private mutating func reportDeprecatedUses(of reader: DesignTokenReader) {
    var deprecations: [TokenKey: DesignToken.Deprecation] = [:]
    for declaration in reader.declarations {
      if let deprecation = reader.tokens[declaration.token].deprecation {
        deprecations[declaration.key] = deprecation
      }
    }
    guard !deprecations.isEmpty else { return }
    let uses = Dictionary(grouping: Set(tokenUses.values.joined()), by: \.key)
    for (key, places) in uses {
      guard let deprecation = deprecations[key], let first = places.map(\.range).min() else {
        continue
      }
      let others = places.map(\.range).filter { $0 != first }.sorted()
      diagnostics.append(
        Diagnostic(
          "deprecated-token",
          .warning,
          "'\(key.reference)' is deprecated"
            + (deprecation.reason.map { ": \($0.shortened)" } ?? ""),
          at: first,
          notes: [Note("the design tokens say so here", at: deprecation.range)]
            + others.map { Note("it is used here too", at: $0) },
          help: ["use the token that has taken its place"]
        )
      )
    }
  }
}
