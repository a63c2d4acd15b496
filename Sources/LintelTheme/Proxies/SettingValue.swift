package import LintelDiagnostics
package import LintelSchema

/// What a proxy or an instance is set to.
package enum SettingValue: Hashable, Sendable {
  /// A value of the theme, whose tokens can differ from context to context.
  case value(Value)
  /// An image without pixels, `UIImage()`, which takes UIKit's own away.
  case emptyImage
  /// Sorted by name; nil is `none`.
  case textAttributes([TextAttribute]?)

  /// One entry of a dictionary of text attributes.
  package struct TextAttribute: Hashable, Sendable {
    /// The key of the dictionary.
    package let attribute: LegacyTextAttribute
    /// The value of the key.
    package let value: Value
  }
}

/// Asks about values of settings.
extension SettingValue {
  /// Whether it is nil, which leaves a property to UIKit.
  package var isNil: Bool { self == .value(.none) || self == .textAttributes(nil) }

  /// The values of the theme that it is made of.
  package var values: [Value] {
    switch self {
    case .value(let value): [value]
    case .emptyImage: []
    case .textAttributes(let attributes): attributes?.map(\.value) ?? []
    }
  }
}

/// A property that a proxy or an instance sets, with everything that is written for it.
package struct SettingAssignment: Hashable, Sendable {
  /// A value for one combination of UIKit's further arguments.
  package struct Variant: Hashable, Sendable {
    /// One word for each of the property's arguments, such as a state; empty for an argument that UIKit lets out.
    package let arguments: [String]
    /// What the property is set to.
    package let value: SettingValue
  }

  /// The property.
  package let property: LegacyProperty
  /// In source order.
  package let variants: [Variant]
  /// Where the key is written.
  package let keyRange: SourceRange
  /// Where the value is written.
  package let valueRange: SourceRange

  /// Whether it sets anything but nil, which leaves a property to UIKit.
  package var setsSomething: Bool { variants.contains { !$0.value.isNil } }

  /// The states that it sets, nil if UIKit takes none for it.
  package var states: [ItemState]? {
    guard let index = property.stateIndex else { return nil }
    let words = Set(variants.filter { !$0.value.isNil }.map { $0.arguments[index] })
    return ItemState.allCases.filter { words.contains("\($0)") }
  }
}
