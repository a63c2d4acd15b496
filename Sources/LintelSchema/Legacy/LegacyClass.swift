/// A class of bars or items in UIKit, with the legacy properties that apps set by proxy or on instances.
package struct LegacyClass: Hashable, Sendable {
  /// The name of the class, such as `UINavigationBar`.
  package let name: String
  /// The bars of a theme that are of this class or contain items of it.
  package let bars: [BarKind]
  /// Whether its instances are items in a bar instead of bars.
  package let isItem: Bool
  /// The properties, sorted by name.
  package let properties: [LegacyProperty]

  init(_ name: String, bars: [BarKind], isItem: Bool = false, _ properties: [LegacyProperty]) {
    self.name = name
    self.bars = bars
    self.isItem = isItem
    self.properties = properties.sorted { $0.name < $1.name }
  }

  /// The property with a name in UIKit, or `nil` if the class doesn't have it.
  package subscript(property: String) -> LegacyProperty? {
    properties.first { $0.name == property }
  }

  /// Every class of the table, in the order of the reference.
  package static let all: [LegacyClass] = [
    .navigationBar, .toolbar, .tabBar, .barItem, .barButtonItem, .tabBarItem, .searchBar,
  ]

  /// Returns the class with a name such as `UINavigationBar`, or `nil` if the table doesn't have it.
  package static func named(_ name: String) -> LegacyClass? { all.first { $0.name == name } }
}
