/// A number for each dimension, stored in place, since there is one of these for each condition and cell.
///
/// Each dimension has a member of its own, so that a further one doesn't compile until it has.
@usableFromInline
package struct PerDimension: Hashable, Comparable, Sendable {
  @usableFromInline var brand: Int32 = 0
  @usableFromInline var promos: Int32 = 0
  @usableFromInline var screen: Int32 = 0
  @usableFromInline var ios: Int32 = 0
  @usableFromInline var device: Int32 = 0
  @usableFromInline var slot: Int32 = 0
  @usableFromInline var item: Int32 = 0
  @usableFromInline var appVersion: Int32 = 0

  /// Creates a zero for each dimension.
  package init() {}

  /// The number of a dimension.
  @inlinable package subscript(dimension: Dimension) -> Int32 {
    get {
      switch dimension {
      case .brand: brand
      case .promos: promos
      case .screen: screen
      case .ios: ios
      case .device: device
      case .slot: slot
      case .item: item
      case .appVersion: appVersion
      }
    }
    set {
      switch dimension {
      case .brand: brand = newValue
      case .promos: promos = newValue
      case .screen: screen = newValue
      case .ios: ios = newValue
      case .device: device = newValue
      case .slot: slot = newValue
      case .item: item = newValue
      case .appVersion: appVersion = newValue
      }
    }
  }

  /// Orders by the first dimension that differs.
  @usableFromInline package static func < (a: Self, b: Self) -> Bool {
    for dimension in Dimension.all where a[dimension] != b[dimension] {
      return a[dimension] < b[dimension]
    }
    return false
  }
}
