/// A class of UIKit's that bars consist of, with the legacy properties that apps set by proxy or on instances.
package struct LegacyClass: Hashable, Sendable {
  /// The name of the class, such as `UINavigationBar`.
  package let name: String
  /// The bars of a theme that are of the class, or that hold items of it.
  package let bars: [BarKind]
  /// Whether its instances are items in a bar, not bars.
  package let isItem: Bool
  /// Sorted by name.
  package let properties: [LegacyProperty]

  /// Creates a class.
  ///
  /// - Parameters:
  ///   - name: the name of the class.
  ///   - bars: the bars of a theme that it concerns.
  ///   - isItem: whether its instances are items.
  ///   - properties: the properties in any order.
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

  /// The property with a name of UIKit's; nil if the class has none.
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
