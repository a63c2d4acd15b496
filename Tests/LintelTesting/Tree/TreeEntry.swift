package import LintelSchema

@testable package import LintelAppearance

/// A box of contexts that share their nodes.
@dynamicMemberLookup
package struct TreeEntry: Hashable, Sendable {
  /// The contexts.
  package var box: ContextEntry
  /// Numbers of bars.
  package var bars: CaseMap<BarKind, Int>
  /// The number of a group of settings.
  package var settings: Int?

  /// Creates a box.
  ///
  /// Two boxes of one tree never overlap, and together they cover every context of the app.
  package init(
    brands: [Int],
    promosOn: [Int],
    promosOff: [Int],
    screens: [Int],
    firstIOS: Version,
    endIOS: Version?,
    devices: [Device],
    bars: CaseMap<BarKind, Int>,
    settings: Int?
  ) {
    box = ContextEntry(
      brands: brands,
      promosOn: promosOn,
      promosOff: promosOff,
      screens: screens,
      firstIOS: firstIOS,
      endIOS: endIOS,
      devices: devices
    )
    self.bars = bars
    self.settings = settings
  }

  /// What the contexts are.
  package subscript<Value>(dynamicMember member: WritableKeyPath<ContextEntry, Value>) -> Value {
    get { box[keyPath: member] }
    set { box[keyPath: member] = newValue }
  }
}
