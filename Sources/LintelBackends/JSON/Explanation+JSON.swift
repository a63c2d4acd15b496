package import LintelCascade
package import LintelDiagnostics
import LintelSchema
import LintelTheme

/// Returns an answer as `lintel explain --to json` writes it, without targets that have no declarations.
package func explanationJSON(
  _ explanations: [Explanation],
  of question: String,
  in cascade: Cascade,
  sources: SourceMap
) -> JSONValue {
  let writer = ExplanationWriter(cascade: cascade, sources: sources)
  let declared = explanations.declaredTargets
  return [
    "theme": .string(cascade.theme.name),
    "question": .string(question),
    "explanations": .array(explanations.filter { declared.contains($0.target) }.map(writer.json)),
  ]
}

extension ExplanationWriter {
  fileprivate func json(_ explanation: Explanation) -> JSONValue {
    let declarations = explanation.verdicts.map { ranked in
      json(
        ranked.declaration,
        verdict: explanation.verdict(of: ranked),
        defeat: ranked.defeat,
        since: older(than: ranked, in: explanation)?.version
      )
    }
    return .object(dropping: [
      ("property", .string(cascade.theme.name(of: explanation.target))),
      ("brands", JSONValue.strings(explanation.brands).nonempty),
      ("scope", .strings(explanation.scope)),
      ("decides", explanation.system.map { _ in "UIKit" }),
      ("takesAfter", explanation.source.map { .string(cascade.theme.name(of: $0.target)) }),
      ("declarations", .array(declarations)),
    ])
  }
}

/// Returns the fates of the declarations at one place as `lintel explain --declaration --to json` writes them.
///
/// If `release` is `nil`, they are for every release of the app.
package func fateJSON(
  _ fates: [DeclarationFate],
  of place: String,
  release: String? = nil,
  in cascade: Cascade,
  sources: SourceMap
) -> JSONValue {
  let writer = ExplanationWriter(cascade: cascade, sources: sources)
  let words = ContextWords(cascade.theme)
  func context(_ witness: Witness, _ target: TargetID) -> JSONValue {
    .object(
      words.coordinates(of: witness, for: target).map {
        JSONMember($0.dimension, .string($0.value))
      }
    )
  }
  let declarations = fates.map { fate in
    let target = fate.declaration.target
    let conflicts = fate.conflicts.map { conflict -> JSONValue in
      ["declaration": writer.json(conflict.with), "in": context(conflict.example, target)]
    }
    let defeats = fate.defeats.map { defeat -> JSONValue in
      let reason = writer.reason(for: fate.declaration, defeat.cause)
      return [
        "declaration": writer.json(defeat.cause.by), "reason": .string(reason),
        "in": context(defeat.example, target),
      ]
    }
    return JSONValue.object(dropping: [
      ("property", .string(cascade.theme.name(of: target))),
      ("declaration", writer.json(fate.declaration, since: writer.older(in: fate)?.version)),
      ("winsIn", fate.win.map { context($0, target) }),
      ("conflictsWith", .array(conflicts)),
      ("losesTo", .array(defeats)),
    ])
  }
  return .object(dropping: [
    ("theme", .string(cascade.theme.name)),
    ("question", .string(place)),
    ("release", release.map(JSONValue.string)),
    ("declarations", .array(declarations)),
  ])
}

extension ExplanationWriter {
  fileprivate func json(
    _ declaration: Declaration,
    verdict: String? = nil,
    defeat: Cascade.RankedDeclaration.Defeat? = nil,
    since version: Version? = nil
  ) -> JSONValue {
    let range = cascade.theme.entries[Int(declaration.entry)].valueRange
    let location = sources.location(of: range)
    return .object(dropping: [
      ("verdict", verdict.map(JSONValue.string)),
      ("value", .string(value(of: declaration))),
      ("since", version.map { .string("\($0)") }),
      ("file", .string(sources[range.file].path)),
      ("line", .integer(location.line)),
      ("column", .integer(location.column)),
      ("block", .string(origin(of: declaration))),
      ("reason", defeat.map { .string(reason(for: declaration, $0)) }),
      ("beatenBy", defeat.map { .string(place(of: $0.by)) }),
    ])
  }
}
