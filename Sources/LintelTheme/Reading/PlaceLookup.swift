import LintelSchema

/// What reading needs to know about each leaf, worked out once.
struct PlaceLookup {
  /// Leaves that hold only below iOS 26 because the theme leaves glass to iOS.
  let isGlass: [Bool]
  /// The leaf that says whose a bar's slots are, by bar.
  let slotLeaves: CaseMap<BarKind, LeafID>

  /// Works out the leaves of a schema once for all blocks.
  init(schema: Schema, isGlassNative: Bool) {
    isGlass = schema.leaves.map { leaf in
      guard isGlassNative, leaf.bar != nil else { return false }
      let parts = leaf.path.split(separator: ".")
      return parts.count > 1 && (parts[1] == "background" || parts[1] == "shadow")
    }
    slotLeaves = CaseMap(
      uniqueKeysWithValues: BarKind.allCases.map { ($0, schema[.slot, of: $0]) }
    )
  }
}
