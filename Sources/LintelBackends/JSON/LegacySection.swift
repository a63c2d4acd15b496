import LintelAppearance
import LintelSchema

/// Returns UIKit's older properties, each a decision, for systems before iOS 13, which don't have appearance objects.
///
/// The result is `nil` if the theme doesn't support those systems.
func legacyJSON(_ decisions: DecisionWriter) -> JSONValue? {
  guard let legacy = decisions.decided.legacy else { return nil }
  let schema = Schema.standard
  let shapes = OutputShapes(schema, bars: Set(legacy.bars.map(\.kind)), hasLegacy: true)
  func members(
    _ values: [DecidedLegacy.Value],
    _ name: String,
    _ shape: ObjectShape
  ) -> JSONMember? {
    let written = values.compactMap { value -> (path: ArraySlice<String>, value: JSONValue)? in
      let place = (["legacy", name] + value.path).joined(separator: ".")
      let type = schema[value.leaf].property.type
      return decisions.json(value.content.whole, named: place, as: type).map {
        (value.path[...], $0)
      }
    }
    return JSONValue.object(shape.members(of: written)).nonempty.map { JSONMember(name, $0) }
  }
  let bars = legacy.bars.map { bar in
    members(bar.values, bar.kind.rawValue, shapes.legacy[bar.kind] ?? ObjectShape())
  }
  let all = bars + [members(legacy.settings, "settings", shapes.settings)]
  return .object(all.compactMap(\.self))
}
