package import LintelSchema

/// A box of contexts: a product of sets of brands, running promos, screens, versions, and devices.
package struct ContextEntry: Hashable, Sendable {
  /// Indices into the theme's brands, ascending.
  package var brands: [Int]
  /// The promos that run and the mode values that are on, by their numbers in `SwitchTable`.
  package var switchesOn: [Int]
  /// The promos that don't run and the mode values that are ruled out; a number in neither list can be on or off.
  package var switchesOff: [Int]
  /// 0 for "no screen", otherwise one more than the index into the theme's screens, ascending.
  package var screens: [Int]
  /// The first version in the box, at or after the app's deployment target.
  package var firstIOS: Version
  /// The first version after the box, or `nil` if the box reaches the end of the range.
  package var endIOS: Version?
  /// The devices in the box, in the order of their numbers, never empty.
  package var devices: [Device]
}

extension ContextEntry {
  /// Returns whether the box precedes another in the output; disjoint boxes always differ in one of the compared values.
  package func isBefore(_ other: ContextEntry) -> Bool {
    if screens != other.screens { return screens.lexicographicallyPrecedes(other.screens) }
    if brands != other.brands { return brands.lexicographicallyPrecedes(other.brands) }
    if switchesOn != other.switchesOn {
      return switchesOn.lexicographicallyPrecedes(other.switchesOn)
    }
    if switchesOff != other.switchesOff {
      return switchesOff.lexicographicallyPrecedes(other.switchesOff)
    }
    if firstIOS != other.firstIOS { return firstIOS < other.firstIOS }
    return devices.map(\.rawValue).lexicographicallyPrecedes(other.devices.map(\.rawValue))
  }
}
