import LintelSchema

/// The shapes of the output's nodes, from the property table.
struct OutputShapes: Sendable {
  /// The keys of each bar's appearance object, except its class.
  private(set) var appearances: [BarKind: ObjectShape] = [:]
  /// The keys of each bar, except its class and slots.
  private(set) var bars: [BarKind: ObjectShape] = [:]
  private(set) var settings = ObjectShape()
  private(set) var legacy: [BarKind: ObjectShape] = [:]

  /// The shapes for the standard table, shared because every written context needs them.
  static let standard = OutputShapes(.standard, hasLegacy: false)
  static let standardWithLegacy = OutputShapes(.standard, hasLegacy: true)

  init(_ schema: Schema, bars kinds: Set<BarKind> = Set(BarKind.allCases), hasLegacy: Bool) {
    for leaf in schema.leaves where leaf.bar.map(kinds.contains) ?? true {
      insert(leaf)
    }
    guard hasLegacy else { return }
    for bar in BarKind.allCases where kinds.contains(bar) {
      legacy[bar] = LegacyShape(bar, schema: schema).shape
    }
  }

  /// Creates the shapes of nodes that contain only some leaves, in the order of the table.
  init(of leaves: Set<LeafID>, in schema: Schema) {
    for leaf in leaves.sorted() { insert(schema[leaf]) }
  }

  private mutating func insert(_ leaf: Leaf) {
    switch leaf.property.destination {
    case .appearance:
      guard let bar = leaf.bar else { return }
      for path in Self.paths(of: leaf) {
        appearances[bar, default: ObjectShape()].insert(Self.value(of: leaf), at: path)
      }
    case .bar, .item, .barController, .scrollView, .searchBar, .navigationItem, .viewController,
      .window, .runtime:
      if let bar = leaf.bar {
        bars[bar, default: ObjectShape()].insert(Self.value(of: leaf), at: leaf.uikitPath)
      } else {
        settings.insert(Self.value(of: leaf), at: leaf.uikitPath)
      }
    case .slot, .fact: break
    }
  }

  /// Returns every path at which an appearance object may contain a leaf, on older and newer systems.
  static func paths(of leaf: Leaf) -> [[String]] {
    let steps = [leaf.former?.uikitPath, leaf.uikitPath].compactMap(\.self)
    guard leaf.isTabItem else { return steps }
    return ItemLayout.allCases.flatMap { layout in
      ItemState.tabItem.flatMap { state in
        steps.map { [layout.uikitName, "\(state)"] + $0 }
      }
    }
  }

  private static func value(of leaf: Leaf) -> ValueShape {
    let property = leaf.property
    let varies = property.destination != .appearance && property.variesBySlot
    return ValueShape(
      type: property.type,
      isNullable: property.isOptional,
      slots: varies ? leaf.bar?.slots ?? [] : [],
      summary: property.summary
    )
  }
}
