package import LintelSchema
package import LintelTheme

extension ResolvedValue {
  /// Returns the value of a property as JSON, with `null` for no value and UIKit's names for keywords.
  package func json(of property: Property) -> JSONValue { json(as: property.type) }

  package func json(as type: ValueType) -> JSONValue {
    switch self {
    case .none: return .null
    case .color(let color): return color.json
    case .font(let font): return font.json
    case .image(let image): return image.json
    case .effect(let name), .string(let name): return .string(name)
    case .offset(let x, let y): return [.number(x), .number(y)]
    case .number(let number): return .number(number)
    case .boolean(let value): return .boolean(value)
    case .keyword(let name):
      guard case .keyword(let set) = type else { return .string(name) }
      return .string(set[name]?.uikitName ?? name)
    }
  }
}

extension FontValue {
  /// The font as an object with the keys that a theme writes, where they are set.
  var json: JSONValue { json(with: [:]) }

  /// Returns the same object, with some parts replaced, and with the font that it derives from.
  func json(with parts: [DerivedFont.Part: JSONValue], base: JSONValue? = nil) -> JSONValue {
    .object(dropping: [
      ("base", base),
      ("style", style.map(JSONValue.string)),
      ("family", parts[.family] ?? family.map(JSONValue.string)),
      ("size", parts[.size] ?? size.map(JSONValue.number)),
      ("weight", parts[.weight] ?? weight.map(JSONValue.string)),
      ("width", width.map(JSONValue.string)),
      ("design", design.map(JSONValue.string)),
      ("relativeTo", relativeTo.map(JSONValue.string)),
      ("maximumSize", maximumSize.map(JSONValue.number)),
      ("features", JSONValue.strings(features).nonempty),
    ])
  }
}

extension Image<ResolvedColor> {
  var json: JSONValue {
    .object(
      dropping: source.jsonMembers + [
        ("rendering", rendering.map(JSONValue.string)),
        ("insets", insets.map { .array($0.map(JSONValue.number)) }),
      ]
    )
  }
}

extension Image<ResolvedColor>.Source {
  fileprivate var jsonMembers: [(key: String, value: JSONValue?)] {
    switch self {
    case .asset(let name): return [("asset", .string(name))]
    case .symbol(let symbol):
      return [
        ("symbol", .string(symbol.name)),
        ("weight", symbol.weight.map(JSONValue.string)),
        ("scale", symbol.scale.map(JSONValue.string)),
        ("pointSize", symbol.pointSize.map(JSONValue.number)),
      ]
    case .gradient(let gradient):
      let stops = gradient.stops.map { stop -> JSONValue in
        ["color": stop.color.json, "location": .number(stop.location)]
      }
      return [("gradient", ["from": .string(gradient.from), "stops": .array(stops)])]
    case .fill(let fill):
      return [
        ("fill", fill.color.json),
        ("cornerRadius", fill.cornerRadius == 0 ? nil : .number(fill.cornerRadius)),
      ]
    }
  }
}
