package import LintelAppearance
import LintelSchema
import LintelTheme

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
///   - decided: the theme that they are of.
///   - release: the release of the app that it is decided for, in words; nil if the theme is the same in all of them.
/// - Returns: an object with the list.
package func transitionsJSON(
  _ transitions: [Transition],
  in decided: DecidedTheme,
  release: String? = nil
) -> JSONValue {
  let contexts = ContextWriter(decided.theme)
  return .object(dropping: [
    ("theme", .string(decided.theme.name)),
    ("release", release.map(JSONValue.string)),
    ("transitions", .array(transitions.map { $0.json(contexts) })),
  ])
}
