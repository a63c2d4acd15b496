package import LintelLanguage

extension Transition {
  func json(_ writer: ContextWriter) -> JSONValue {
    .object(
      dropping: [
        ("from", .string(from)),
        ("to", .string(to)),
        ("scheme", .string(decision.scheme.rawValue)),
        ("reason", .string(decision.reason.rawValue)),
        ("contexts", contexts.isEmpty ? nil : .array(contexts.map(writer.json))),
      ]
    )
  }
}

/// Writes the transitions of a theme as `lintel flows --to json` does.
///
/// - Parameters:
///   - transitions: those that are asked for.
///   - tree: the tree that they are of.
/// - Returns: an object with the list.
package func transitionsJSON(_ transitions: [Transition], in tree: AppearanceTree) -> JSONValue {
  let contexts = ContextWriter(tree)
  return [
    "theme": .string(tree.theme),
    "transitions": .array(transitions.map { $0.json(contexts) }),
  ]
}
