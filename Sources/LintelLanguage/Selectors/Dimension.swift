/// The kinds of block, from weak to strong.
package enum Layer: Int, Hashable, Comparable, Sendable, CaseIterable {
  case base
  case brand
  case promo
  case screen

  package static func < (a: Layer, b: Layer) -> Bool {
    a.rawValue < b.rawValue
  }
}

/// One axis of the contexts.
///
/// A further axis is a further row of `all`.
package struct Dimension: Hashable, Sendable {
  /// The position in `all`, and in a condition's sets.
  package let index: Int
  /// In the author's words, such as `brand`.
  package let name: String
  /// The key whose entries narrow to a value, such as `brands`; nil where other syntax does.
  package let blockKey: String?
  /// The layer that a block of the dimension lifts its declarations to; nil leaves it.
  package let layer: Layer?

  package static let brand = Dimension(index: 0, name: "brand", blockKey: "brands", layer: .brand)
  package static let promos = Dimension(index: 1, name: "promos", blockKey: "promos", layer: .promo)
  package static let screen = Dimension(
    index: 2,
    name: "screen",
    blockKey: "screens",
    layer: .screen
  )
  package static let ios = Dimension(index: 3, name: "ios", blockKey: nil, layer: nil)
  package static let idiom = Dimension(index: 4, name: "idiom", blockKey: nil, layer: nil)
  /// Size × edge: the cells are `AppearanceSlot`s.
  package static let slot = Dimension(index: 5, name: "slot", blockKey: nil, layer: nil)
  /// Layout × state of tab bar items: the cells are `layout * 4 + state`, states in the order of `ItemState.tabItem`.
  package static let item = Dimension(index: 6, name: "item", blockKey: nil, layer: nil)

  package static let all = [brand, promos, screen, ios, idiom, slot, item]
  /// Those that tell parts of one bar apart, which are there at once, and not contexts of the app.
  package static let parts = [slot, item]
  package static let ofContexts = all.filter { !parts.contains($0) }
}

/// A set of values of one dimension, as an index into its `Domain`; 0 is ⊤, "not mentioned".
package struct SetID: Hashable, Comparable, Sendable {
  package let rawValue: Int32

  package init(_ index: Int) {
    rawValue = Int32(index)
  }

  /// Every value, because nothing is said; lies strictly above every written set, the full one included.
  package static let top = SetID(0)

  package var index: Int {
    Int(rawValue)
  }

  package static func < (a: SetID, b: SetID) -> Bool {
    a.rawValue < b.rawValue
  }
}

/// For each dimension a set: where a declaration holds is their product.
package struct Condition: Hashable, Sendable {
  /// Indexed by `Dimension.index`; unused lanes are 0.
  package var sets: SIMD8<Int32>

  package init() {
    sets = .zero
  }

  /// The same for the whole of every bar.
  package var apartFromParts: Condition {
    Dimension.parts.reduce(into: self) { $0[$1] = .top }
  }

  package subscript(dimension: Dimension) -> SetID {
    get { SetID(Int(sets[dimension.index])) }
    set { sets[dimension.index] = newValue.rawValue }
  }
}
