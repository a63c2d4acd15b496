import LintelAppearance
import LintelSchema
import LintelTheme

/// Returns UIKit's older properties, each a decision, for systems before iOS 13, which don't have appearance objects.
///
/// The result is `nil` if the theme doesn't support those systems.
func legacyJSON(
  _ decided: DecidedTheme,
  _ decisions: DecisionWriter,
  _ schema: Schema
) -> JSONValue? {
  guard let legacy = decided.legacy else { return nil }
  let shapes = OutputShapes(schema, bars: Set(legacy.bars.map(\.kind)), hasLegacy: true)
  func members(
    _ values: [DecidedLegacy.Value],
    _ name: String,
    _ shape: ObjectShape
  ) -> JSONMember? {
    let written = values.compactMap { value -> (path: ArraySlice<String>, value: JSONValue)? in
      let type = schema[value.leaf].property.type
      let subject = SharedDecisions.Subject(
        name: (["legacy", name] + value.path).joined(separator: "."),
        type: .value(type)
      )
      return decisions.json(value.content.whole, of: subject) { decided.json(of: $0, as: type) }
        .map { (value.path[...], $0) }
    }
    return written.isEmpty ? nil : JSONMember(name, .object(shape.members(of: written)))
  }
  let bars = legacy.bars.map { bar in
    members(bar.values, bar.kind.rawValue, shapes.legacy[bar.kind] ?? ObjectShape())
  }
  let all = bars + [members(legacy.settings, "settings", shapes.settings)]
  return .object(all.compactMap(\.self))
}
