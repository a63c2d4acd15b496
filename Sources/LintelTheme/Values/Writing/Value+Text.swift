extension Value {
  /// The value as one line of YAML in canonical form, which reads as the same value.
  ///
  /// For example: `"#0B6E99"`, `{ light: $ink, dark: "#FFFFFF" }`, `$accent`.
  package var text: String {
    switch self {
    case .unset: "unset"
    case .none: "none"
    case .token(let key): self == .unread ? "(not a value)" : key.reference
    case .color(let color): color.text
    case .font(let font): font.text
    case .derivedFont(let font): font.text
    case .image(let image): image.text
    case .effect(let name), .keyword(let name): name
    case .offset(let x, let y): "[\(x.shortText), \(y.shortText)]"
    case .number(let number): number.shortText
    case .boolean(let boolean): boolean ? "true" : "false"
    case .string(let string):
      yamlScalar(string, mayBePlain: !["none", "unset"].contains(string) && !string.isReserved)
    }
  }
}

/// Returns a flow mapping of members in the given order, without those that are `nil`.
func flowMapping(_ members: [(key: String, text: String?)]) -> String {
  let written = members.compactMap { member in member.text.map { "\(member.key): \($0)" } }
  return "{ \(written.joined(separator: ", ")) }"
}

extension FontValue {
  /// The text style, or a mapping of the keys that are set.
  var text: String {
    if let style, self == FontValue(style: style) { return style }
    return flowMapping(members)
  }

  /// The keys of the mapping with their texts, which are `nil` for keys that aren't set.
  fileprivate var members: [(key: String, text: String?)] {
    [
      ("style", style), ("family", family.map { yamlScalar($0, mayBePlain: !$0.isReserved) }),
      ("size", size?.shortText), ("weight", weight), ("width", width), ("design", design),
      ("relativeTo", relativeTo), ("maximumSize", maximumSize?.shortText),
      ("features", features.isEmpty ? nil : "[\(features.joined(separator: ", "))]"),
    ]
  }
}

extension DerivedFont {
  /// A mapping of the base and the changes.
  fileprivate var text: String {
    let written = changes.members.map { member in
      let token = Part(rawValue: member.key).flatMap { parts[$0] }
      return (key: member.key, text: token?.reference ?? member.text)
    }
    return flowMapping([("base", base?.reference)] + written)
  }
}

extension ImageValue {
  /// A mapping with the source and its options.
  var text: String {
    let own: [(key: String, text: String?)] =
      switch source {
      case .asset(let name): [("asset", name.nameText)]
      case .symbol(let symbol):
        [
          ("symbol", symbol.name.nameText),
          ("weight", symbol.weight),
          ("scale", symbol.scale),
          ("pointSize", symbol.pointSize?.shortText),
        ]
      case .gradient(let gradient): [("gradient", gradient.text)]
      case .fill(let fill):
        [
          ("fill", fill.color.text),
          ("cornerRadius", fill.cornerRadius == 0 ? nil : fill.cornerRadius.shortText),
        ]
      }
    let list = insets.map { "[\($0.map(\.shortText).joined(separator: ", "))]" }
    return flowMapping(own + [("rendering", rendering), ("insets", list)])
  }
}

extension ImageValue.Gradient {
  /// A mapping with the side and the stops.
  fileprivate var text: String {
    let stops = stops.map { stop in
      flowMapping([("color", stop.color.text), ("location", stop.location.shortText)])
    }
    return flowMapping([("from", from), ("stops", "[\(stops.joined(separator: ", "))]")])
  }
}

extension String {
  /// The name, in quotes if YAML would read it as null.
  fileprivate var nameText: String { yamlScalar(self, mayBePlain: !isReservedForNothing) }

  fileprivate var isReservedForNothing: Bool { self == "null" || self == "~" }

  /// Whether the text would be read as null or as a token.
  fileprivate var isReserved: Bool { isReservedForNothing || hasPrefix("$") }
}
