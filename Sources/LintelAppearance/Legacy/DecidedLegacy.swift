package import LintelSchema

/// What systems before iOS 13 are given, which have no appearance objects.
///
/// Each of UIKit's older properties is a decision of its own, although it follows from several of the theme's values.
package struct DecidedLegacy: Sendable {
  /// What one property is set to.
  package struct Value: Sendable {
    /// The steps from the bar to the property and its further arguments, as in `LegacyBar.Value`.
    package let path: [String]
    /// A leaf that it comes from.
    package let leaf: LeafID
    /// `.resolved` or `.emptyImage`; UIKit's own where it isn't present.
    package let content: DecidedTheme.Guarded
  }

  /// What bars of a kind are given.
  package struct Bar: Sendable {
    /// The kind of bar.
    package let kind: BarKind
    /// Each path once.
    package let values: [Value]
  }

  /// The bars that are given anything.
  package private(set) var bars: [Bar] = []
  /// What is set around the bars, as the theme has it; by leaf.
  package private(set) var settings: [Value] = []
  /// The same outside of every screen.
  package private(set) var settingsOutside: [Value] = []

  /// Adds a bar that is given something.
  mutating func add(_ kind: BarKind, _ values: [Value]) {
    if !values.isEmpty { bars.append(Bar(kind: kind, values: values)) }
  }

  /// Adds a setting, and what it is outside of every screen.
  mutating func addSetting(_ value: Value?, outside: Value?) {
    if let value { settings.append(value) }
    if let outside { settingsOutside.append(outside) }
  }
}
