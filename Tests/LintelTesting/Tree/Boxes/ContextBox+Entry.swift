import LintelDiff
import LintelSchema
import LintelTheme

@testable import LintelAppearance

/// Translates boxes of ids to boxes of values.
extension BoxSpace {
  /// The box as an entry without nodes.
  func entry(of box: ContextBox, screens: [Int]) -> TreeEntry {
    let literals = promos(box)
    let end = Int(box.endVersion)
    return TreeEntry(
      brands: brands(box),
      switchesOn: literals.on,
      switchesOff: literals.off,
      screens: screens,
      firstIOS: steps[Int(box.firstVersion)].first,
      endIOS: end < steps.count ? steps[end].first : nil,
      devices: devices(box),
      bars: [:],
      settings: nil
    )
  }
}
