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
        ("contexts", JSONValue.array(contexts.map(writer.json)).nonempty),
      ]
    )
  }
}

/// Returns transitions as `lintel flows --to json` writes them; `release` is `nil` if the theme is the same in all releases of the app.
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
