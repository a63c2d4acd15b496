import LintelSchema
import LintelTheme

/// Translates boxes of ids to boxes of values.
extension BoxSpace {
  /// A box as contexts have it, without nodes.
  func entry(of box: ContextBox, screens: [Int]) -> ContextEntry {
    let literals = promos(box)
    let end = Int(box.endVersion)
    return ContextEntry(
      brands: brands(box),
      promosOn: literals.on,
      promosOff: literals.off,
      screens: screens,
      firstIOS: steps[Int(box.firstVersion)].first,
      endIOS: end < steps.count ? steps[end].first : nil,
      devices: devices(box),
      bars: [:],
      settings: nil
    )
  }
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
