package import LintelSchema

/// A box of contexts: a product of sets of brands, running promos, screens, versions, and devices.
package struct ContextEntry: Hashable, Sendable {
  /// Indices into the theme's brands, ascending.
  package var brands: [Int]
  /// Indices of promos that run.
  package var promosOn: [Int]
  /// Indices of promos that do not run; promos in neither list do not matter.
  package var promosOff: [Int]
  /// 0 for "no screen", otherwise one more than the index into the theme's screens; ascending.
  package var screens: [Int]
  /// The first version in the box, at or after the app's deployment target.
  package var firstIOS: Version
  /// The first version behind the box; nil for the end of the range.
  package var endIOS: Version?
  /// The devices in the box, in the order of their numbers; never empty.
  package var devices: [Device]
}

/// Puts contexts in order.
extension ContextEntry {
  /// The order of output: by screens, brands, promos, versions and devices; disjoint boxes differ in one of them.
  package func isBefore(_ other: ContextEntry) -> Bool {
    if screens != other.screens { return screens.lexicographicallyPrecedes(other.screens) }
    if brands != other.brands { return brands.lexicographicallyPrecedes(other.brands) }
    if promosOn != other.promosOn { return promosOn.lexicographicallyPrecedes(other.promosOn) }
    if promosOff != other.promosOff { return promosOff.lexicographicallyPrecedes(other.promosOff) }
    if firstIOS != other.firstIOS { return firstIOS < other.firstIOS }
    return devices.map(\.rawValue).lexicographicallyPrecedes(other.devices.map(\.rawValue))
  }
}
