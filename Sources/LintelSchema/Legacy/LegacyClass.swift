/// A class of UIKit's that bars consist of, with the legacy properties that apps set by proxy or on instances.
package struct LegacyClass: Hashable, Sendable {
  package let name: String
  /// The bars of a theme that are of the class, or that hold items of it.
  package let bars: [BarKind]
  /// Whether its instances are items in a bar, not bars.
  package let isItem: Bool
  /// Sorted by name.
  package let properties: [LegacyProperty]

  init(
    _ name: String,
    bars: [BarKind],
    isItem: Bool = false,
    _ properties: [LegacyProperty]
  ) {
    self.name = name
    self.bars = bars
    self.isItem = isItem
    self.properties = properties.sorted { $0.name < $1.name }
  }

  package subscript(property: String) -> LegacyProperty? {
    properties.first { $0.name == property }
  }

  /// Every class of the table, in the order of the reference.
  package static let all: [LegacyClass] = [
    .navigationBar, .toolbar, .tabBar, .barItem, .barButtonItem, .tabBarItem, .searchBar,
  ]

  /// The class of a name such as `UINavigationBar`, nil if the table has none.
  package static func named(_ name: String) -> LegacyClass? {
    all.first { $0.name == name }
  }
}
