/// What a legacy property takes.
package enum LegacyType: Hashable, Sendable {
  /// One value, as properties of a theme take it.
  case value(ValueType)
  /// A dictionary of text attributes.
  case textAttributes
}

/// A further argument of a legacy setter, such as the state in `setTitleTextAttributes(_:for:)`.
package struct LegacyArgument: Hashable, Sendable {
  /// UIKit's type, such as `UIControl.State`.
  package let uikitType: String
  /// The words that may be written.
  package let words: [String]
  /// What is meant if none is written.
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
  /// Where the bar is.
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
  /// The icons in a search field.
  static let searchIcon = LegacyArgument(
    uikitType: "UISearchBar.Icon",
    words: ["search", "clear", "bookmark", "resultsList"],
    initial: "search"
  )
}

/// A property that UIKit's bars and items had before appearance objects, with UIKit's name.
///
/// Setters with further arguments are properties too: `titleTextAttributes` represents
/// `setTitleTextAttributes(_:for:)`.
package struct LegacyProperty: Hashable, Sendable {
  /// UIKit's name of the property, such as `barTintColor`.
  package let name: String
  /// What it takes.
  package let type: LegacyType
  /// Whether nil is a value.
  package let isOptional: Bool
  /// Nil for a plain property; otherwise the labels behind the first argument, such as `["for"]`.
  package let labels: [String]?
  /// One for each label.
  package let arguments: [LegacyArgument]
  /// Whether it is a `UI_APPEARANCE_SELECTOR`, which alone may be set by proxy.
  package let isProxyable: Bool
  /// The versions on which UIKit has it.
  package let availability: Availability
  /// What of a theme it meets.
  package let rivalries: [Rivalry]

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - name: UIKit's name of the property.
  ///   - type: what it takes.
  ///   - introduced: the major version that introduced it.
  ///   - deprecated: the major version that deprecated it.
  ///   - isOptional: whether nil is a value.
  ///   - arguments: the further arguments of its setter, with their labels.
  ///   - isProxyable: whether proxies may set it.
  ///   - rivalries: what of a theme it meets.
  init(
    _ name: String,
    _ type: LegacyType,
    since introduced: Int,
    deprecated: Int? = nil,
    isOptional: Bool = false,
    by arguments: [(label: String, LegacyArgument)]? = nil,
    isProxyable: Bool = true,
    _ rivalries: [Rivalry] = []
  ) {
    self.name = name
    self.type = type
    self.isOptional = isOptional
    labels = arguments?.map(\.label)
    self.arguments = arguments?.map(\.1) ?? []
    self.isProxyable = isProxyable
    availability = .ios(introduced, deprecated: deprecated)
    self.rivalries = rivalries
  }

  /// Whether it takes an image, for which UIKit's own is taken away by an empty one.
  package var isImage: Bool {
    type == .value(.image)
  }

  /// The position of the state among the arguments, nil if it takes none.
  package var stateIndex: Int? {
    arguments.firstIndex(of: .state)
  }
}
