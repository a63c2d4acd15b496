package import LintelLanguage
package import LintelSchema

/// Writes an appearance tree as `--to json` does.
///
/// The JSON Schema of `outputSchema` describes it. Appearances are named `a1`, `a2` …, bars `b1` … and settings `s1` … in
/// the order of the tree.
package func appearanceTreeJSON(_ tree: AppearanceTree, schema: Schema = .standard) -> JSONValue {
  .object(members(of: tree, schema).map { JSONMember($0.key, $0.part.value) })
}

/// The text of `appearanceTreeJSON`, in UTF-8 and made piece by piece.
package func appearanceTreeBytes(
  _ tree: AppearanceTree,
  schema: Schema = .standard
) -> [UInt8] {
  var writer = JSONWriter()
  writer.writeDocument(members(of: tree, schema))
  return writer.output
}

private func members(
  of tree: AppearanceTree,
  _ schema: Schema
) -> [(key: String, part: JSONPart)] {
  let legacy = tree.legacyBars(schema)
  let nodes = NodeWriter(
    schema: schema,
    bars: Set(tree.bars.map(\.kind) + tree.appearances.map(\.bar)),
    hasLegacy: !legacy.isEmpty
  )
  let contexts = ContextWriter(tree)
  let header: [(key: String, value: JSONValue?)] = [
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
      tree.transitions.isEmpty ? nil : .array(tree.transitions.map { $0.json(contexts) })
    ),
    ("parameters", tree.parameters.isEmpty ? nil : .array(tree.parameters.map(parameter))),
  ]
  let pieces: [(key: String, part: JSONPart)] = [
    ("appearances", named("a", tree.appearances) { nodes.appearance($1) }),
    ("bars", named("b", tree.bars) { nodes.bar($1, legacy: legacy[$0]) }),
    ("settings", named("s", tree.settings) { nodes.settings($1.values) }),
    (
      "contexts",
      .array(count: tree.contexts.count) { contexts.json(tree.contexts[$0]) }
    ),
  ]
  return header.compactMap { key, value in value.map { (key, JSONPart.value($0)) } } + pieces
    + (tree.proxies.map { [("proxies", .value($0.json(contexts)))] } ?? [])
}

/// The reference to the node at an index.
func nodeName(_ prefix: String, _ index: Int) -> String {
  "\(prefix)\(index + 1)"
}

private func named<Node: Sendable>(
  _ prefix: String,
  _ nodes: [Node],
  _ json: @escaping @Sendable (Int, Node) -> JSONValue
) -> JSONPart {
  .object(count: nodes.count) { (nodeName(prefix, $0), json($0, nodes[$0])) }
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
