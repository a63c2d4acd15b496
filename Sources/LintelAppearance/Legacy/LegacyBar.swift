package import LintelSchema
package import LintelTheme

/// The values of a bar on systems before iOS 13, which don't have appearance objects.
///
/// The values are complete: nothing else is set on the bar and its items, except for the runtime's work while content
/// scrolls.
///
/// Lintel supports iOS 11 and 12 with the properties that bars had before appearance objects, such
/// as `barTintColor`, `setBackgroundImage(_:for:)`, and `titleTextAttributes` (UINavigationBar.h,
/// UITabBar.h, UIToolbar.h). Themes don't declare them; `LegacyBar` derives them all.
package struct LegacyBar: Hashable, Sendable {
  /// The value of one property.
  package enum Content: Hashable, Sendable {
    /// A value of the theme, in its light variant because older systems don't have dark mode.
    case value(ResolvedValue)
    /// An image without pixels, which removes UIKit's own; `nil` would keep it.
    case emptyImage
  }

  /// One assignment.
  package struct Value: Hashable, Sendable {
    /// The path from the bar to the property and its further arguments, such as
    /// `["barButtonItems", "titleTextAttributes", "disabled", "foregroundColor"]`.
    package let path: [String]
    /// The leaf that the value comes from.
    package let leaf: LeafID
    package let content: Content
  }

  package let kind: BarKind
  /// The assignments, each path only once.
  package let values: [Value]

  /// The first version with appearance objects.
  package static let end = Version(13)
}

extension Leaf {
  /// Whether the leaf is a property of a bar or its items that older systems share; the glass behind buttons, for example, is new.
  var isOnLegacyBar: Bool {
    [.bar, .item].contains(property.destination) && availability.introduced < LegacyBar.end
  }
}

extension ResolvedContext {
  /// Derives the values of a bar, as `lintel resolve --ios 12.0` shows them, or returns `nil` starting with iOS 13.
  package func legacyBar(_ bar: ResolvedBar) -> LegacyBar? {
    guard ios < LegacyBar.end else { return nil }
    return LegacyBar(
      bar.kind,
      standard: bar.slots[.standard] ?? nil,
      compact: bar.slots[.compact] ?? nil,
      own: bar.values
    )
  }
}
