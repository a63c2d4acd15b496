/// A text attribute in a proxy's dictionary.
package struct LegacyTextAttribute: Hashable, Sendable {
  /// The property in the table, such as `color`.
  package let property: Property
  /// UIKit's key, such as `foregroundColor`.
  package let key: String

  /// Every attribute that has its own key.
  package static let all: [LegacyTextAttribute] = Component.text.properties.compactMap { property in
    switch property.binding {
    case .textAttribute(let key): LegacyTextAttribute(property: property, key: key)
    case .textAttributePart, .property, .part, .argument, .configure, .none: nil
    }
  }

  /// Returns the attribute with a name from themes or from UIKit, or `nil` if there is none.
  package static func named(_ name: String) -> LegacyTextAttribute? {
    all.first { $0.property.name == name || $0.key == name }
  }
}
