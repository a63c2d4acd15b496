import LintelSchema

/// Facts about leaves that reading needs often, computed once.
struct PlaceLookup {
  /// For each leaf, whether it applies only before iOS 26, because the theme leaves glass to the system.
  let isGlass: [Bool]
  /// The leaf that decides who styles a bar's slots, by bar.
  let slotLeaves: CaseMap<BarKind, LeafID>

  init(schema: Schema, isGlassNative: Bool) {
    var isGlass = Array(repeating: false, count: schema.leaves.count)
    for bar in BarKind.allCases where isGlassNative {
      guard case .node(let node) = schema.root[bar.rawValue] else { continue }
      for key in ["background", "shadow"] {
        guard case .node(let part) = node[key] else { continue }
        for leaf in part.subtree { isGlass[leaf.index] = true }
      }
    }
    self.isGlass = isGlass
    slotLeaves = CaseMap(uniqueKeysWithValues: BarKind.allCases.map { ($0, schema[.slot, of: $0]) })
  }
}
