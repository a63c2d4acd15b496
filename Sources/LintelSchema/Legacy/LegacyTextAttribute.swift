/// A text attribute as a proxy's dictionary takes it.
package struct LegacyTextAttribute: Hashable, Sendable {
  /// The row of the table, such as `color`.
  package let property: Property
  /// UIKit's key, such as `foregroundColor`.
  package let key: String

  /// Every attribute that is a key of its own.
  package static let all: [LegacyTextAttribute] = Component.text.properties.compactMap { property in
    switch property.binding {
    case .textAttribute(let key): LegacyTextAttribute(property: property, key: key)
    case .textAttributePart, .property, .part, .argument, .configure, .none: nil
    }
  }

  /// The attribute of a theme's name or of UIKit's, nil if there is none.
  package static func named(_ name: String) -> LegacyTextAttribute? {
    all.first { $0.property.name == name || $0.key == name }
  }
}
