/// A number for each dimension, stored inline, because each condition and each cell has one of these.
///
/// Each dimension has its own member, so that a new dimension doesn't compile without one.
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

  package init() {}

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
