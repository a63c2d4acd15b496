package import LintelSchema

/// The values for systems before iOS 13, which don't have appearance objects.
///
/// Each of UIKit's older properties is a separate decision, although it follows from several of the theme's values.
package struct DecidedLegacy: Sendable {
  /// The value of one property.
  package struct Value: Sendable {
    /// The path from the bar to the property and its further arguments, as in `LegacyBar.Value`.
    package let path: [String]
    /// A leaf that the value comes from.
    package let leaf: LeafID
    /// The value, as `.resolved` or `.emptyImage`; UIKit's own applies where it isn't present.
    package let content: DecidedTheme.ConditionalValue
  }

  /// The values of bars of one kind.
  package struct Bar: Sendable {
    package let kind: BarKind
    /// The values, each path only once.
    package let values: [Value]
  }

  /// The bars that have values.
  package private(set) var bars: [Bar] = []
  /// The properties around the bars, sorted by leaf.
  package private(set) var settings: [Value] = []
  /// The properties around the bars outside of every screen, sorted by leaf.
  package private(set) var settingsOutside: [Value] = []

  /// Adds a bar if it has values.
  mutating func add(_ kind: BarKind, _ values: [Value]) {
    if !values.isEmpty { bars.append(Bar(kind: kind, values: values)) }
  }

  mutating func addSetting(_ value: Value?, outside: Value?) {
    if let value { settings.append(value) }
    if let outside { settingsOutside.append(outside) }
  }
}
