package import LintelAppearance
package import LintelSchema

/// What systems before iOS 13 are given, which have no appearance objects: contexts that refer to shared nodes.
///
/// - Parameters:
///   - tree: the theme with every context.
///   - brands: indices of the brands that are written; nil for all.
///   - schema: the property table.
/// - Returns: nil for a theme that is not for these systems.
package func legacyJSON(
  _ tree: AppearanceTree,
  brands: [Int]? = nil,
  schema: Schema = .standard
) -> JSONValue? {
  guard tree.minimumIOS < LegacyBar.end else { return nil }
  let chosen = Set(brands ?? Array(tree.brands.indices))
  let contexts = tree.contexts.compactMap { entry -> ContextEntry? in
    guard entry.firstIOS < LegacyBar.end else { return nil }
    var entry = entry
    entry.brands = entry.brands.filter(chosen.contains)
    return entry.brands.isEmpty ? nil : entry
  }
  let legacy = tree.legacyBars(schema)
  let nodes = NodeWriter(schema: schema, bars: Set(tree.bars.map(\.kind)), hasLegacy: true)
  let bars = Set(contexts.flatMap(\.bars.values)).sorted().compactMap { index in
    legacy[index].map { JSONMember(nodeName("b", index), nodes.legacy($0)) }
  }
  let settings = Set(contexts.compactMap(\.settings)).sorted().map { index in
    JSONMember(nodeName("s", index), nodes.settings(tree.settings[index].values))
  }
  let writer = ContextWriter(tree)
  return [
    "bars": .object(bars),
    "settings": .object(settings),
    "contexts": .array(contexts.map(writer.json)),
  ]
}

/// The reference to the node at an index.
func nodeName(_ prefix: String, _ index: Int) -> String {
  "\(prefix)\(index + 1)"
}
