import LintelDiagnostics
package import LintelSchema
import LintelTheme

/// A set of shared contexts: every combination of some brands, screens, promos, versions, and devices of `SharedContexts`.
package struct SharedBox: Hashable, Sendable {
  /// The indices of the brands, ascending.
  package var brands: [Int]
  /// The indices of the screens, ascending, where 0 is "no screen".
  package var screens: [Int]
  /// The indices of promos that run and of values that modes have, ascending.
  package var switchesOn: [Int]
  /// The indices of promos that don't run and of values that modes don't have, ascending.
  ///
  /// Promos and values in neither list don't matter.
  package var switchesOff: [Int]
  package var firstIOS: Version
  /// The first version after the box.
  package var endIOS: Version
  package var devices: [Device]

  func with(_ change: (inout SharedBox) -> Void) -> SharedBox {
    var box = self
    change(&box)
    return box
  }

  /// Returns the contexts in both boxes, or `nil` if there are none, without checking whether the promos can run.
  func intersection(_ other: SharedBox) -> SharedBox? {
    let first = max(firstIOS, other.firstIOS)
    let end = min(endIOS, other.endIOS)
    guard first < end else { return nil }
    let devices = devices.filter(other.devices.contains)
    guard !devices.isEmpty else { return nil }
    let brands = Self.shared(brands, other.brands)
    guard !brands.isEmpty else { return nil }
    let screens = Self.shared(screens, other.screens)
    guard !screens.isEmpty else { return nil }
    let on = Set(switchesOn).union(other.switchesOn)
    let off = Set(switchesOff).union(other.switchesOff)
    guard on.isDisjoint(with: off) else { return nil }
    return SharedBox(
      brands: brands,
      screens: screens,
      switchesOn: on.sorted(),
      switchesOff: off.sorted(),
      firstIOS: first,
      endIOS: end,
      devices: devices
    )
  }

  /// The elements that two ascending lists share.
  private static func shared(_ a: [Int], _ b: [Int]) -> [Int] {
    if a == b { return a }
    var result: [Int] = []
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      if a[i] == b[j] { result.append(a[i]) }
      if a[i] < b[j] { i += 1 } else if b[j] < a[i] { j += 1 } else { (i, j) = (i + 1, j + 1) }
    }
    return result
  }

  /// Whether every context of another box is in this one.
  func contains(_ other: SharedBox) -> Bool {
    firstIOS <= other.firstIOS && other.endIOS <= endIOS
      && switchesOn.allSatisfy(other.switchesOn.contains)
      && switchesOff.allSatisfy(other.switchesOff.contains)
      && other.devices.allSatisfy(devices.contains)
      && Self.isSubset(other.brands, of: brands) && Self.isSubset(other.screens, of: screens)
  }

  /// Whether every element of an ascending list is in another one.
  private static func isSubset(_ a: [Int], of b: [Int]) -> Bool {
    a == b
      || a.count < b.count
        && a.allSatisfy { name in
          let place = b.indices.partitioned { b[$0] >= name }
          return place < b.count && b[place] == name
        }
  }
}

extension SharedBox: Comparable {
  /// Compares by brands, screens, promos, versions, and devices, in this order.
  package static func < (a: SharedBox, b: SharedBox) -> Bool {
    if a.brands != b.brands { return a.brands.lexicographicallyPrecedes(b.brands) }
    if a.screens != b.screens { return a.screens.lexicographicallyPrecedes(b.screens) }
    if a.switchesOn != b.switchesOn { return a.switchesOn.lexicographicallyPrecedes(b.switchesOn) }
    if a.switchesOff != b.switchesOff {
      return a.switchesOff.lexicographicallyPrecedes(b.switchesOff)
    }
    if a.firstIOS != b.firstIOS { return a.firstIOS < b.firstIOS }
    if a.endIOS != b.endIOS { return a.endIOS < b.endIOS }
    return a.devices.map(\.rawValue).lexicographicallyPrecedes(b.devices.map(\.rawValue))
  }
}
