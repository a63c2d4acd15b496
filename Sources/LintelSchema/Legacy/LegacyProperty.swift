/// The kind of value that a legacy property accepts.
package enum LegacyType: Hashable, Sendable {
  /// A single value, of the same types as in themes.
  case value(ValueType)
  case textAttributes
}

/// An additional argument of a legacy setter, such as the state in `setTitleTextAttributes(_:for:)`.
package struct LegacyArgument: Hashable, Sendable {
  /// UIKit's type, such as `UIControl.State`.
  package let uikitType: String
  /// The words that themes can write.
  package let words: [String]
  /// The word that applies if a theme doesn't write one.
  package let initial: String

  /// The state of a bar button item or a tab bar item.
  static let state = LegacyArgument(
    uikitType: "UIControl.State",
    words: ["normal", "highlighted", "disabled", "selected", "focused"],
    initial: "normal"
  )
  /// The bar's size, and whether it has a prompt.
  static let metrics = LegacyArgument(
    uikitType: "UIBarMetrics",
    words: ["default", "compact", "defaultPrompt", "compactPrompt"],
    initial: "default"
  )
  static let position = LegacyArgument(
    uikitType: "UIBarPosition",
    words: ["any", "bottom", "top", "topAttached"],
    initial: "any"
  )
  /// The style of a bar button item; without a word, any style.
  static let itemStyle = LegacyArgument(
    uikitType: "UIBarButtonItem.Style",
    words: ["plain", "done", "prominent"],
    initial: ""
  )
  static let searchIcon = LegacyArgument(
    uikitType: "UISearchBar.Icon",
    words: ["search", "clear", "bookmark", "resultsList"],
    initial: "search"
  )
}

/// A property that UIKit's bars and items had before appearance objects, with UIKit's name.
///
/// Setters with additional arguments are properties, too: `titleTextAttributes` represents `setTitleTextAttributes(_:for:)`.
package struct LegacyProperty: Hashable, Sendable {
  /// UIKit's name of the property, such as `barTintColor`.
  package let name: String
  package let type: LegacyType
  /// Whether `nil` is a value.
  package let isOptional: Bool
  /// The labels after the first argument, such as `["for"]`, or `nil` for a plain property.
  package let labels: [String]?
  /// The additional arguments, one for each label.
  package let arguments: [LegacyArgument]
  /// Whether the property is a `UI_APPEARANCE_SELECTOR`; proxies can set only those.
  package let isProxyable: Bool
  /// The iOS versions in which UIKit has the property.
  package let availability: Availability
  /// How the property interacts with a theme's declarations.
  package let interactions: [LegacyInteraction]

  /// Creates a property, with the major versions that introduced and deprecated it.
  init(
    _ name: String,
    _ type: LegacyType,
    since introduced: Int,
    deprecated: Int? = nil,
    isOptional: Bool = false,
    by arguments: [(label: String, LegacyArgument)]? = nil,
    isProxyable: Bool = true,
    _ interactions: [LegacyInteraction] = []
  ) {
    self.name = name
    self.type = type
    self.isOptional = isOptional
    labels = arguments?.map(\.label)
    self.arguments = arguments?.map(\.1) ?? []
    self.isProxyable = isProxyable
    availability = .ios(introduced, deprecated: deprecated)
    self.interactions = interactions
  }

  /// Whether the property accepts an image; an empty image then removes UIKit's own.
  package var isImage: Bool { type == .value(.image) }

  /// The position of the state among the arguments, or `nil` if there is none.
  package var stateIndex: Int? { arguments.firstIndex(of: .state) }
}
