/// A layer: the top level or a kind of block, in rising order.
///
/// Layers are compared before anything else, so a screen's block overrides a brand's, regardless of their conditions.
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

  package static func < (a: Layer, b: Layer) -> Bool { a.rawValue < b.rawValue }
}

/// A dimension of contexts.
///
/// To add a dimension, add a case. The compiler then lists the code that must handle it.
@usableFromInline
package enum Dimension: Int, Hashable, Sendable, CaseIterable {
  case brand
  /// The promos that run, and the values of the theme's modes.
  case promos
  /// The screen, or no screen.
  case screen
  /// The iOS version, as an interval between the theme's cut points.
  case ios
  /// The device: phone or pad, with the size classes of the app's window if the theme's conditions depend on them.
  case device
  /// The slot, a combination of size and edge, with the values of `AppearanceSlot`.
  case slot
  /// The layout and the state of a tab bar item, with the values `layout * 4 + state`, and states in the order of `ItemState.tabItem`.
  case item
  /// The release of the app, as an interval between the cut points in the theme.
  case appVersion

  /// All dimensions, in the order of their indices.
  package static let all = allCases

  /// The dimensions that distinguish parts of one bar, which exist at the same time, rather than contexts of the app.
  package static let parts = all.filter(\.isPartOfBar)
  /// The dimensions that distinguish contexts of the app.
  package static let ofContexts = all.filter { !$0.isPartOfBar }

  /// The dimensions with blocks for named values.
  package static let named = all.filter { $0.blockKey != nil }

  /// The position in `all`, and in a condition's sets.
  @inlinable package var index: Int { rawValue }

  /// The name in messages, such as `brand`.
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

  /// The key whose entries are blocks for values, such as `brands`, or `nil` if the dimension has a different syntax.
  package var blockKey: String? {
    switch self {
    case .brand: "brands"
    case .promos: "promos"
    case .screen: "screens"
    case .ios, .device, .slot, .item, .appVersion: nil
    }
  }

  /// Whether the dimension distinguishes parts of a bar, which all exist in every context.
  private var isPartOfBar: Bool {
    switch self {
    case .slot, .item: true
    case .brand, .promos, .screen, .ios, .device, .appVersion: false
    }
  }

  /// Whether the dimension has so few values that checks represent each value as a bit.
  package var isSmall: Bool {
    switch self {
    case .brand, .promos, .screen: false
    case .ios, .device, .slot, .item, .appVersion: true
    }
  }
}

/// A set of values of one dimension, as an index into its `Domain`, where 0 is ⊤ ("not mentioned").
@usableFromInline
package struct SetID: Hashable, Comparable, Sendable {
  /// The index in the domain's entries.
  @usableFromInline package let rawValue: Int32

  @inlinable package init(_ index: Int) { rawValue = Int32(index) }

  /// The set of a dimension that isn't mentioned, which is strictly above every declared set, including the set of all values.
  @inlinable package static var top: SetID { SetID(0) }

  @inlinable package var index: Int { Int(rawValue) }

  /// Orders sets by their indices in the domain.
  @inlinable package static func < (a: SetID, b: SetID) -> Bool { a.rawValue < b.rawValue }
}

/// The contexts in which a declaration applies: the product of one set per dimension.
@usableFromInline
package struct Condition: Hashable, Comparable, Sendable {
  /// The raw value of each dimension's set.
  @usableFromInline var sets = PerDimension()

  /// Creates a condition that doesn't mention any dimension.
  package init() {}

  /// The condition, extended to all parts of every bar.
  package var withoutParts: Condition { Dimension.parts.reduce(into: self) { $0[$1] = .top } }

  /// The set of a dimension, or `.top` if the condition doesn't mention it.
  @inlinable package subscript(dimension: Dimension) -> SetID {
    get { SetID(Int(sets[dimension])) }
    set { sets[dimension] = newValue.rawValue }
  }

  /// Orders conditions by the first dimension whose sets differ.
  @inlinable package static func < (a: Condition, b: Condition) -> Bool { a.sets < b.sets }
}
