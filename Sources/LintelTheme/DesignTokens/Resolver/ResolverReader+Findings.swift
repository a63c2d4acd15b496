import LintelDiagnostics
import LintelSyntax

/// Words what is wrong with resolver documents.
extension ResolverReader {
  /// Reports a reference that its place doesn't allow.
  mutating func reportReference(_ node: YAMLNode, _ message: String, help: [String] = []) {
    diagnostics.append("misplaced-reference", message, at: node.range, help: help)
  }

  /// Reports a reference to a set or a modifier that the document doesn't have, with the nearest
  /// names.
  mutating func reportUndeclared(_ kind: String, _ name: String, _ reference: YAMLNode) {
    let known = root.entries.filter { $0.key.text == kind }
      .flatMap { $0.value.entries.map(\.key.text) }
    diagnostics.append(
      "undeclared-name",
      "unknown \(kind == "sets" ? "set" : "modifier") '\(name)'",
      at: reference.range,
      help: Suggestion.help(for: nearestNames(to: name, among: known.sorted()))
    )
  }

  /// Warns of a set or a modifier that `resolutionOrder` doesn't reach.
  mutating func reportUnreached(_ kind: String, _ key: YAMLNode) {
    let noun = kind == "sets" ? "set" : "modifier"
    diagnostics.append(
      "unusable-modifier",
      as: .info,
      "the \(noun) '\(key.text)' isn't a step of 'resolutionOrder', so its tokens are left out",
      at: key.range,
      help: ["add { \"$ref\": \"#/\(kind)/\(key.text)\" } to the order, or remove the \(noun)"]
    )
  }
}
