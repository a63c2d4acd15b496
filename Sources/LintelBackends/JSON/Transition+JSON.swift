package import LintelAppearance
import LintelSchema

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
///   - release: the release of the app that the tree is for, in words; nil if the theme is the same in all of them.
/// - Returns: an object with the list.
package func transitionsJSON(
  _ transitions: [Transition],
  in tree: AppearanceTree,
  release: String? = nil
) -> JSONValue {
  let contexts = ContextWriter(tree)
  return .object(dropping: [
    ("theme", .string(tree.theme)),
    ("release", release.map(JSONValue.string)),
    ("transitions", .array(transitions.map { $0.json(contexts) })),
  ])
}
