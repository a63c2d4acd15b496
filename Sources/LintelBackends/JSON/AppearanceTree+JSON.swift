package import LintelLanguage
import LintelSchema

/// Writes an appearance tree as `--to json` does.
///
/// The JSON Schema of `outputSchema` describes it. Appearances are named `a1`, `a2` …, bars `b1` … and settings `s1` … in
/// the order of the tree.
package func appearanceTreeJSON(_ tree: AppearanceTree) -> JSONValue {
  let legacy = tree.legacyBars()
  let nodes = NodeWriter(hasLegacy: !legacy.isEmpty)
  let bars = tree.bars.enumerated().map { nodes.bar($0.element, legacy: legacy[$0.offset]) }
  return .object(dropping: [
    ("format", "lintel.appearance-tree"),
    ("version", 1),
    ("theme", .string(tree.theme)),
    (
      "ios",
      [
        "minimum": .string(tree.minimumIOS.description),
        "newest": .string(tree.newestIOS.description),
      ]
    ),
    ("brands", .array(tree.brands.map { .string($0.name) })),
    ("extends", extends(tree.brands)),
    ("promos", .array(tree.promos.map(promo))),
    ("screens", .array(tree.screens.map { .string($0.name) })),
    ("flows", tree.flows.isEmpty ? nil : .array(tree.flows.map(flow))),
    (
      "transitions",
      tree.transitions.isEmpty ? nil : .array(tree.transitions.map { $0.json(in: tree) })
    ),
    ("parameters", tree.parameters.isEmpty ? nil : .array(tree.parameters.map(parameter))),
    ("appearances", named("a", tree.appearances.map(nodes.appearance))),
    ("bars", named("b", bars)),
    ("settings", named("s", tree.settings.map { nodes.settings($0.values) })),
    ("contexts", .array(tree.contexts.map { $0.json(in: tree) })),
    ("proxies", tree.proxies?.json(in: tree)),
  ])
}

/// The reference to the node at an index.
func nodeName(_ prefix: String, _ index: Int) -> String {
  "\(prefix)\(index + 1)"
}

private func named(_ prefix: String, _ nodes: [JSONValue]) -> JSONValue {
  .object(nodes.enumerated().map { JSONMember(nodeName(prefix, $0.offset), $0.element) })
}

/// The brand that each extends, nil if none does.
private func extends(_ brands: [Brand]) -> JSONValue? {
  let members = brands.compactMap { brand in
    brand.parent.map { JSONMember(brand.name, .string(brands[$0].name)) }
  }
  return members.isEmpty ? nil : .object(members)
}

private func promo(_ promo: Promo) -> JSONValue {
  let company: JSONValue? =
    switch promo.company {
    case .alone: nil
    case .with(let names): .array(names.map(JSONValue.string))
    case .any: "any"
    }
  return .object(dropping: [
    ("name", .string(promo.name)),
    ("from", promo.from.map { .string($0.text) }),
    ("until", promo.until.map { .string($0.text) }),
    ("with", company),
  ])
}

private func flow(_ flow: Theme.Flow) -> JSONValue {
  ["from": .string(flow.from), "to": .string(flow.to)]
}

private func parameter(_ parameter: ColorParameter) -> JSONValue {
  [
    "name": .string(parameter.name),
    "samples": .array(parameter.samples.map { KnownColor($0).json }),
  ]
}
