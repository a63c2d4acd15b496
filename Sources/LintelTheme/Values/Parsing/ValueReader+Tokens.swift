import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// References to tokens.
extension ValueReader {
  /// Whether a scalar refers to a token; a quoted text may begin with a dollar of its own.
  func isTokenReference(_ node: YAMLNode) -> Bool {
    guard node.kind == .scalar, node.text.utf8.first == UInt8(ascii: "$") else { return false }
    if case .string = expectation.type { return node.style == .plain }
    return true
  }

  /// Reads a scalar that begins with `$` as a token; properties without a group of tokens can't
  /// have one.
  mutating func tokenValue(_ node: YAMLNode) -> Value? {
    guard let group = expectation.type.tokenGroup else {
      if reportMistake(node, as: expectation.type) { return nil }
      reportMismatch(
        node,
        expected: expectation.type.noun,
        help: ["tokens hold \(TokenGroup.allCases.map(\.rawValue).plainList())"]
      )
      return nil
    }
    return token(node.text, in: group, at: node.range).map(Value.token)
  }

  /// Reads `$name` or `$group.name`; whether the token exists is checked when all are known.
  mutating func token(
    _ reference: String,
    in group: TokenGroup,
    at range: SourceRange
  ) -> TokenKey? {
    var name = reference.dropFirst()
    let prefix = "\(group.rawValue)."
    if name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
    guard NameRules.isValid(String(name)) else {
      let type = group.valueType
      if reportMistake(reference, as: type, rule: "malformed-token", at: range) {
        return nil
      }
      let meant = NameRules.name(meantBy: String(name))
      report(
        "malformed-token",
        "'\(reference)' isn't a valid name for a token",
        at: range,
        help: (NameRules.isValid(meant) ? ["write '$\(meant)'"] : [])
          + ["a name has letters, digits, '-' and '_'; a dot nests, as in '$brand.primary'"]
      )
      guess([meant], in: group, at: range, isExplained: true)
      return nil
    }
    let key = TokenKey(group, String(name))
    uses.append(TokenUse(key, at: range))
    return key
  }
}
