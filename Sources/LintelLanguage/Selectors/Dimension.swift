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
/// A further axis is a further case: the compiler then lists what has to know of it.
package enum Dimension: Int, Hashable, Sendable, CaseIterable {
  case brand
  case promos
  case screen
  case ios
  case idiom
  /// Size × edge: the cells are `AppearanceSlot`s.
  case slot
  /// Layout × state of tab bar items: the cells are `layout * 4 + state`, states in the order of `ItemState.tabItem`.
  case item
  /// The release of the app, between the cut points that the theme mentions.
  case appVersion

  package static let all = allCases

  /// Those that tell parts of one bar apart, which are there at once, and not contexts of the app.
  package static let parts = all.filter(\.isPartOfBar)
  package static let ofContexts = all.filter { !$0.isPartOfBar }

  /// The position in `all`, and in a condition's sets.
  package var index: Int { rawValue }

  /// In the author's words, such as `brand`.
  package var name: String {
    switch self {
    case .brand: "brand"
    case .promos: "promos"
    case .screen: "screen"
    case .ios: "ios"
    case .idiom: "idiom"
    case .slot: "slot"
    case .item: "item"
    case .appVersion: "app version"
    }
  }

  /// The key whose entries narrow to a value, such as `brands`; nil where other syntax does.
  package var blockKey: String? {
    switch self {
    case .brand: "brands"
    case .promos: "promos"
    case .screen: "screens"
    case .ios, .idiom, .slot, .item, .appVersion: nil
    }
  }

  /// Whether it tells the parts of a bar apart, which are all there in every context.
  package var isPartOfBar: Bool {
    switch self {
    case .slot, .item: true
    case .brand, .promos, .screen, .ios, .idiom, .appVersion: false
    }
  }

  /// Whether it has so few values that the checks take each of them as a bit.
  var isSmall: Bool {
    switch self {
    case .brand, .promos, .screen: false
    case .ios, .idiom, .slot, .item, .appVersion: true
    }
  }
}

/// A set of values of one dimension, as an index into its `Domain`; 0 is ⊤, "not mentioned".
package struct SetID: Hashable, Comparable, Sendable {
  package let rawValue: Int32

  package init(_ index: Int) {
    rawValue = Int32(index)
  }

  /// Every value, because nothing is declared; lies strictly above every written set, including the
  /// full one.
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

  /// Two lanes at a time, since every declaration's condition is hashed.
  package func hash(into hasher: inout Hasher) {
    for lane in stride(from: 0, to: sets.scalarCount, by: 2) {
      hasher.combine(
        UInt64(UInt32(bitPattern: sets[lane])) << 32 | UInt64(UInt32(bitPattern: sets[lane + 1]))
      )
    }
  }

  package subscript(dimension: Dimension) -> SetID {
    get { SetID(Int(sets[dimension.index])) }
    set { sets[dimension.index] = newValue.rawValue }
  }
}
