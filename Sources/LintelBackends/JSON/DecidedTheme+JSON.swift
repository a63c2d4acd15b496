package import LintelAppearance
import LintelSchema
import LintelTheme

/// Returns a theme as `--to json` writes it: an appearance tree of version 2.
///
/// Tests derive a JSON Schema from the table and validate the document against it.
package func appearanceTreeJSON(_ decided: DecidedTheme) -> JSONValue {
  let shared = SharedDecisions(decided)
  let decisions = DecisionWriter(decided, sharing: shared)
  _ = decidedMembers(decisions)
  shared.stopCounting()
  let members = decidedMembers(decisions)
  let theme = decided.theme
  let brands = decided.brands.map { theme.space.brands[$0] }
  let screens = decided.screens.map { theme.space.screens[$0].name }
  let versions: JSONValue = [
    "minimum": .string(theme.minimumIOS.description),
    "newest": .string(theme.newestIOS.description),
  ]
  let head: [(key: String, value: JSONValue?)] = [
    ("format", "lintel.appearance-tree"),
    ("version", 2),
    ("theme", .string(theme.name)),
    ("ios", versions),
    ("brands", .strings(brands.map(\.name))),
    ("extends", extends(decided)),
    ("promos", .array(theme.space.calendar.promos.map(promo))),
    (
      "modes",
      JSONValue.object(decided.modes.map { JSONMember($0.name, .strings($0.values)) }).nonempty
    ),
    ("screens", .strings(screens)),
    ("flows", flows(theme.flows, between: Set(screens))),
    ("transitions", transitions(decisions)),
    ("parameters", JSONValue.array(decided.parameters.map(parameter)).nonempty),
  ]
  return .object(dropping: head + members + [("decisions", shared.json)])
}

private func decidedMembers(_ decisions: DecisionWriter) -> [(key: String, value: JSONValue?)] {
  let bars = BarWriter(decisions)
  let nodes = BarKind.allCases.map { kind in
    (kind.rawValue, decisions.decided.bars.first { $0.kind == kind }.map(bars.json))
  }
  return [("tokens", tokens(decisions))] + nodes + [
    ("settings", settings(decisions)), ("legacy", legacyJSON(decisions)),
    ("proxies", proxiesJSON(decisions)),
  ]
}

/// Returns the document of `appearanceTreeJSON` in UTF-8.
package func appearanceTreeBytes(_ decided: DecidedTheme) -> [UInt8] {
  appearanceTreeJSON(decided).bytes()
}

private func tokens(_ decisions: DecisionWriter) -> JSONValue? {
  let groups = Dictionary(grouping: decisions.decided.tokens, by: \.key.group)
  let members = TokenGroup.allCases.compactMap { group -> JSONMember? in
    let tokens = (groups[group] ?? []).compactMap { token in
      let name = "\(group.rawValue).\(token.key.name)"
      return decisions.json(token.value, named: name, as: group.valueType).map {
        JSONMember(token.key.name, $0)
      }
    }
    return tokens.isEmpty ? nil : JSONMember(group.rawValue, .object(tokens))
  }
  return JSONValue.object(members).nonempty
}

private func settings(_ decisions: DecisionWriter) -> JSONValue? {
  let schema = Schema.standard
  let settings = decisions.decided.settings
  let shape = OutputShapes(of: Set(settings.map(\.leaf)), in: schema).settings
  let values = settings.compactMap { setting in
    let leaf = schema[setting.leaf]
    return decisions.json(setting.value.whole, named: leaf.path, as: leaf.property.type).map {
      (path: leaf.uikitPath[...], value: $0)
    }
  }
  return JSONValue.object(shape.members(of: values)).nonempty
}

/// Returns how the bar changes on each push, or `nil` if no push has a transition.
private func transitions(_ decisions: DecisionWriter) -> JSONValue? {
  let screens = decisions.decided.theme.space.screens
  let all = decisions.decided.pushes.compactMap { push -> JSONValue? in
    let scheme = decisions.json(push.scheme) { outcome in
      guard case .resolved(.keyword(let name)) = outcome else { return nil }
      return .string(name)
    }
    return scheme.map {
      [
        "from": .string(screens[push.from].name), "to": .string(screens[push.to].name),
        "scheme": $0,
      ]
    }
  }
  return JSONValue.array(all).nonempty
}

/// Returns the brand that each brand extends, among those in the output, or `nil` if no brand extends another.
private func extends(_ decided: DecidedTheme) -> JSONValue? {
  let brands = decided.theme.space.brands
  let members = decided.brands.compactMap { index -> JSONMember? in
    guard let parent = brands[index].parent, decided.brands.contains(parent) else { return nil }
    return JSONMember(brands[index].name, .string(brands[parent].name))
  }
  return JSONValue.object(members).nonempty
}

private func promo(_ promo: Promo) -> JSONValue {
  let companions: JSONValue? =
    switch promo.companions {
    case .alone: nil
    case .with(let names): .strings(names)
    case .any: "any"
    }
  return .object(dropping: [
    ("name", .string(promo.name)),
    ("from", promo.from.map { .string($0.text) }),
    ("until", promo.until.map { .string($0.text) }),
    ("with", companions),
  ])
}

private func flows(_ flows: [Theme.Flow], between screens: Set<String>) -> JSONValue? {
  let shown = flows.filter { screens.contains($0.from) && screens.contains($0.to) }
  return JSONValue.array(shown.map { ["from": .string($0.from), "to": .string($0.to)] }).nonempty
}

private func parameter(_ parameter: ColorParameter) -> JSONValue {
  [
    "name": .string(parameter.name),
    "samples": .array(parameter.samples.map { KnownColor($0).json }),
  ]
}
