import LintelSchema

/// What reading needs to know about each leaf, worked out once.
struct PlaceLookup {
  /// Leaves that hold only below iOS 26 because the theme leaves glass to iOS.
  let isGlass: [Bool]
  /// The leaf that says whose a bar's slots are, by bar.
  let slotLeaves: CaseMap<BarKind, LeafID>

  /// Works out the leaves of a schema once for all blocks.
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
