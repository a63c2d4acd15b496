import LintelDiagnostics
import LintelSyntax

extension Diagnostic {
  /// A name that is declared nowhere.
  static func undeclared(_ kind: String, _ node: YAMLNode, among names: [String]) -> Diagnostic {
    let near = nearestNames(to: node.text, among: names)
    return Diagnostic(
      "undeclared-name",
      .error,
      node.kind == .scalar
        ? "there is no \(kind) '\(node.text)'" : "expected the name of a \(kind)",
      at: node.range,
      help: Suggestion.help(for: near),
      fixIts: node.kind == .scalar ? Suggestion.fixIts(for: near, at: node.range) : []
    )
  }

  static func declaredTwice(
    _ kind: String,
    _ name: String,
    at range: SourceRange,
    first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "duplicate-name",
      .error,
      "\(kind) '\(name)' is declared twice",
      at: range,
      notes: [Note("it is declared first here", at: first)],
      help: ["rename one of them, or write both as one"]
    )
  }

  static func invalidName(_ name: String, kind: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "invalid-name",
      .error,
      "'\(name)' is not a name for a \(kind)",
      at: range,
      help: ["use letters, digits, '-' and '_', with a dot to nest, such as 'checkout.payment'"]
    )
  }
}
