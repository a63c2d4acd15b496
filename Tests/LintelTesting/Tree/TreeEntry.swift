package import LintelSchema

@testable package import LintelAppearance

/// A box of contexts that share their nodes.
@dynamicMemberLookup
package struct TreeEntry: Hashable, Sendable {
  package var box: ContextEntry
  /// The index of each bar in the tree.
  package var bars: CaseMap<BarKind, Int>
  /// The index of the settings in the tree, or `nil` for none.
  package var settings: Int?

  /// Creates a box; the boxes of a tree never overlap, and together they cover every context of the app.
  package init(
    brands: [Int],
    switchesOn: [Int],
    switchesOff: [Int],
    screens: [Int],
    firstIOS: Version,
    endIOS: Version?,
    devices: [Device],
    bars: CaseMap<BarKind, Int>,
    settings: Int?
  ) {
    box = ContextEntry(
      brands: brands,
      switchesOn: switchesOn,
      switchesOff: switchesOff,
      screens: screens,
      firstIOS: firstIOS,
      endIOS: endIOS,
      devices: devices
    )
    self.bars = bars
    self.settings = settings
  }

  package subscript<Value>(dynamicMember member: WritableKeyPath<ContextEntry, Value>) -> Value {
    get { box[keyPath: member] }
    set { box[keyPath: member] = newValue }
  }
}
