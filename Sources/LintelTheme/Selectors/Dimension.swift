/// The kinds of block, from weak to strong.
///
/// Layers are compared before anything else, so a screen's block overrides a brand's, whatever
/// their conditions are.
package enum Layer: Int, Hashable, Comparable, Sendable, CaseIterable {
  /// The top level, outside every block for a brand, a promo, or a screen.
  case base
  /// A block for a brand.
  case brand
  /// A block for a promo.
  case promo
  case mode
  /// A block for a screen, a group, or a pattern.
  case screen

  /// Orders layers from weak to strong.
  package static func < (a: Layer, b: Layer) -> Bool {
    a.rawValue < b.rawValue
  }
}

/// One axis of the contexts.
///
/// A further axis is a further case: the compiler then lists what has to know of it.
@usableFromInline
package enum Dimension: Int, Hashable, Sendable, CaseIterable {
  /// The brand of the app.
  case brand
  /// Promos that run, and the values of the theme's modes.
  case promos
  /// The screen, or no screen.
  case screen
  /// The iOS version, as an interval between the theme's cut points.
  case ios
  /// The device: phone or pad, with the size classes of the app's window if the theme has conditions for them.
  case device
  /// Size × edge: the cells are `AppearanceSlot`s.
  case slot
  /// Layout × state of tab bar items: the cells are `layout * 4 + state`, states in the order of `ItemState.tabItem`.
  case item
  /// The release of the app, between the cut points that the theme mentions.
  case appVersion

  /// All dimensions, in the order of their indices.
  package static let all = allCases

  /// Those that tell parts of one bar apart, which are there at once, and not contexts of the app.
  package static let parts = all.filter(\.isPartOfBar)
  /// The dimensions that contexts of the app differ in.
  package static let ofContexts = all.filter { !$0.isPartOfBar }

  /// Those whose values have names that blocks are for.
  package static let named = all.filter { $0.blockKey != nil }

  /// The position in `all`, and in a condition's sets.
  @inlinable package var index: Int { rawValue }

  /// In the author's words, such as `brand`.
  package var name: String {
    switch self {
    case .brand: "brand"
    case .promos: "promos"
    case .screen: "screen"
    case .ios: "ios"
    case .device: "device"
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
    case .ios, .device, .slot, .item, .appVersion: nil
    }
  }

  /// Whether it tells the parts of a bar apart, which are all there in every context.
  package var isPartOfBar: Bool {
    switch self {
    case .slot, .item: true
    case .brand, .promos, .screen, .ios, .device, .appVersion: false
    }
  }

  /// Whether it has so few values that the checks take each of them as a bit.
  package var isSmall: Bool {
    switch self {
    case .brand, .promos, .screen: false
    case .ios, .device, .slot, .item, .appVersion: true
    }
  }
}

/// A set of values of one dimension, as an index into its `Domain`; 0 is ⊤, "not mentioned".
@usableFromInline
package struct SetID: Hashable, Comparable, Sendable {
  /// The index in the domain's entries.
  @usableFromInline package let rawValue: Int32

  /// Creates the id of the set at an index.
  @inlinable package init(_ index: Int) {
    rawValue = Int32(index)
  }

  /// Every value, because nothing is declared; lies strictly above every written set, including the
  /// full one.
  @inlinable package static var top: SetID { SetID(0) }

  /// The raw value as an array index.
  @inlinable package var index: Int {
    Int(rawValue)
  }

  /// Orders sets as their domain does.
  @inlinable package static func < (a: SetID, b: SetID) -> Bool {
    a.rawValue < b.rawValue
  }
}

/// For each dimension a set: where a declaration holds is their product.
@usableFromInline
package struct Condition: Hashable, Comparable, Sendable {
  /// The raw value of each dimension's set.
  @usableFromInline var sets = PerDimension()

  /// Creates the condition that mentions nothing.
  package init() {}

  /// The same for the whole of every bar.
  package var apartFromParts: Condition { Dimension.parts.reduce(into: self) { $0[$1] = .top } }

  /// The set of a dimension; `.top` if the condition doesn't mention it.
  @inlinable package subscript(dimension: Dimension) -> SetID {
    get { SetID(Int(sets[dimension])) }
    set { sets[dimension] = newValue.rawValue }
  }

  /// Orders by the first dimension whose sets differ.
  @inlinable package static func < (a: Condition, b: Condition) -> Bool {
    a.sets < b.sets
  }
}
