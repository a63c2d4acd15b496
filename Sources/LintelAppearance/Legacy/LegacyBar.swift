package import LintelSchema
package import LintelTheme

/// What a bar is given on systems before iOS 13, which have no appearance objects.
///
/// It is complete: below iOS 13 nothing else is set on the bar and its items, but what the runtime does while the content
/// scrolls.
///
/// Lintel supports iOS 11 and 12 with the properties that bars had before appearance objects:
/// `barTintColor`, `setBackgroundImage(_:for:)`, `titleTextAttributes`, and their like
/// (UINavigationBar.h, UITabBar.h, UIToolbar.h). A theme declares nothing for them; `LegacyBar`
/// derives everything.
package struct LegacyBar: Hashable, Sendable {
  /// What is assigned to one property.
  package enum Content: Hashable, Sendable {
    /// A value of the theme, in its light variant: older systems have no dark mode.
    case value(ResolvedValue)
    /// An image without a pixel, which takes UIKit's own away; nil would leave it there.
    case emptyImage
  }

  /// One assignment.
  package struct Value: Hashable, Sendable {
    /// The steps from the bar to the property and its further arguments, such as
    /// `["barButtonItems", "titleTextAttributes", "disabled", "foregroundColor"]`.
    package let path: [String]
    /// The leaf that it comes from.
    package let leaf: LeafID
    /// What is assigned there.
    package let content: Content
  }

  /// The kind of bar.
  package let kind: BarKind
  /// Each path once.
  package let values: [Value]

  /// The first version with appearance objects.
  package static let end = Version(13)
}

/// Derives what bars are given below iOS 13 for a single context, as `lintel resolve --ios 12.0` shows it.
extension ResolvedContext {
  /// What a bar of the context is given if the version is below iOS 13; nil from there on.
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
