import LintelDiagnostics
import LintelSchema

/// Finds references to unknown tokens, to tokens of another type, and cycles that some context has.
func checkTokens(_ cascade: Cascade, schema: Schema = .standard) -> [Diagnostic] {
  let theme = cascade.theme
  let declared = Dictionary(uniqueKeysWithValues: theme.tokens.map { ($0.key, $0.keyRange) })
  let findings = checkTokenReferences(
    theme.tokenUses.values.joined() + theme.strayTokenUses,
    declared: declared
  )
  var declarations: [Declaration] = []
  var tokens: [TokenDeclaration] = []
  for declaration in theme.declarations {
    guard let token = theme.token(of: declaration.target, in: schema) else { continue }
    let uses = theme.tokenUses[declaration.entry] ?? []
    guard !uses.isEmpty else { continue }
    declarations.append(declaration)
    tokens.append(TokenDeclaration(key: token.key, uses: uses))
  }
  return findings
    + checkTokenCycles(tokens) { indices in
      canWinTogether(indices.map { declarations[$0] }, in: cascade)
    }
}

/// Whether there is a context in which all of these declarations win.
private func canWinTogether(_ declarations: [Declaration], in cascade: Cascade) -> Bool {
  let theme = cascade.theme
  let rivals = declarations.flatMap { cascade.declarations(of: $0.target) }
  let cells = theme.space.cells(
    inAll: declarations.map { theme.conditions[$0.condition.index] },
    toldApartBy: Set(rivals.map(\.condition)).sorted().map { theme.conditions[$0.index] }
  )
  return cells.contains { cell in
    declarations.allSatisfy { cascade.winners(of: $0.target, at: cell).contains($0) }
  }
}
