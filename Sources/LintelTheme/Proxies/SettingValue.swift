package import LintelDiagnostics
package import LintelSchema

/// The value that a proxy or an instance sets.
package enum SettingValue: Hashable, Sendable {
  /// A value of the theme, whose tokens can have different values in different contexts.
  case value(Value)
  /// An image without pixels, `UIImage()`, which hides UIKit's own.
  case emptyImage
  /// Text attributes sorted by name, or `nil` for `none`.
  case textAttributes([TextAttribute]?)

  package struct TextAttribute: Hashable, Sendable {
    package let attribute: LegacyTextAttribute
    package let value: Value
  }
}

extension SettingValue {
  /// Whether the value is `nil`, which leaves a property to UIKit.
  fileprivate var isNil: Bool { self == .value(.none) || self == .textAttributes(nil) }

  package var values: [Value] {
    switch self {
    case .value(let value): [value]
    case .emptyImage: []
    case .textAttributes(let attributes): attributes?.map(\.value) ?? []
    }
  }
}

/// A property that a proxy or an instance sets, with all its values.
package struct SettingAssignment: Hashable, Sendable {
  /// A value for one combination of the setter's additional arguments.
  package struct Variant: Hashable, Sendable {
    /// A word for each of the property's arguments, such as a state, or an empty string for an omitted argument.
    package let arguments: [String]
    package let value: SettingValue
  }

  package let property: LegacyProperty
  /// The values in source order.
  package let variants: [Variant]
  package let keyRange: SourceRange
  package let valueRange: SourceRange

  /// Whether any of the values isn't `nil`, which would leave the property to UIKit.
  package var setsSomething: Bool { variants.contains { !$0.value.isNil } }

  /// The states that it sets to a value that isn't `nil`, or `nil` if the property doesn't depend on the state.
  package var states: [ItemState]? {
    guard let index = property.stateIndex else { return nil }
    let words = Set(variants.filter { !$0.value.isNil }.map { $0.arguments[index] })
    return ItemState.allCases.filter { words.contains("\($0)") }
  }
}
