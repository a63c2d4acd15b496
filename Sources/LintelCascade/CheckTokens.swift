package import LintelDiagnostics
import LintelSchema
package import LintelTheme

/// Finds references to unknown tokens and to tokens of another type, and cycles that occur in some context.
package func checkTokens(_ cascade: Cascade, limits: ThemeLimits = ThemeLimits()) -> [Diagnostic] {
  let theme = cascade.theme
  let declared = Dictionary(uniqueKeysWithValues: theme.tokens.map { ($0.key, $0.keyRange) })
  let used = theme.tokenUses.tokens + theme.strayTokenUses.map(\.key)
  var findings: [Diagnostic] = []
  // Most themes refer only to declared tokens, so they don't need the list of all references.
  if !used.allSatisfy({ declared[$0] != nil }) {
    findings = checkTokenReferences(
      theme.tokenUses.all + theme.strayTokenUses,
      declared: declared,
      places: { token in
        let declarations = theme.target(of: token).map(cascade.declarations) ?? []
        return Set(declarations.map { theme.entries[Int($0.entry)].keyRange }).sorted()
      },
      unread: theme.unread,
      brands: Set(theme.space.brands.map(\.name)),
      leftOut: theme.leftOutTokens
    )
  }
  if !findings.isEmpty {
    findings = theme.answerComponentTokens(
      findings,
      declared: Set(declared.keys),
      schema: .standard
    )
  }
  var declarations: [Declaration] = []
  var tokens: [TokenDeclaration] = []
  for declaration in theme.declarations {
    guard let token = theme.token(of: declaration.target) else { continue }
    let uses = theme.tokenUses[declaration.entry]
    guard !uses.isEmpty else { continue }
    declarations.append(declaration)
    tokens.append(TokenDeclaration(key: token.key, uses: uses))
  }
  return findings
    + checkTokenCycles(tokens) { indices in
      canWinTogether(indices.map { declarations[$0] }, in: cascade, limits)
    }
}

/// Returns whether all declarations can win in the same context, or `nil` if there are too many parts to search.
private func canWinTogether(
  _ declarations: [Declaration],
  in cascade: Cascade,
  _ limits: ThemeLimits
) -> Bool? {
  let theme = cascade.theme
  let overriders = declarations.flatMap { declaration in
    cascade.declarations(of: declaration.target).reversed().filter {
      cascade.precedence.overrides($0, declaration)
    }
  }
  let search = CellSearch(
    theme.space,
    separatedBy: overriders.map { theme.conditions[$0.condition.index] },
    limit: limits.combinations,
    isFirstEnough: true,
    excluding: { _ in true }
  )
  let cells = search.cells(inAll: declarations.map { theme.conditions[$0.condition.index] })
  return cells.map { !$0.isEmpty }
}
