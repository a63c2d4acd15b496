/// An enumeration of keywords, for code that refers to some of them; the table makes its set from the cases.
package protocol KeywordName: RawRepresentable<String>, CaseIterable, Sendable {
  var keyword: Keyword { get }
}

extension KeywordName {
  /// The raw value, on every version.
  package var keyword: Keyword { Keyword(rawValue) }
}

extension KeywordSet {
  /// Creates the set of all cases of an enumeration, for a type of UIKit's such as `UIBarStyle`.
  package init<Name: KeywordName>(_ uikitType: String, _ names: Name.Type) {
    self.init(uikitType, names.allCases.map(\.keyword))
  }
}

/// Who styles a slot.
package enum SlotOwner: String, KeywordName {
  /// The theme: the slot gets its own appearance object.
  case own
  /// UIKit: the slot stays `nil`, and UIKit falls back to another slot.
  case system
}

/// The background that an appearance object starts with.
package enum BackgroundPreset: String, KeywordName {
  /// `configureWithDefaultBackground()`: the system's translucent material.
  case `default`
  /// `configureWithOpaqueBackground()`: the system's background color, without a material.
  case opaque
  /// `configureWithTransparentBackground()`: neither background nor shadow.
  case transparent

  /// The keyword, with the name of the configure call in UIKit.
  package var keyword: Keyword { Keyword(rawValue, uikit: "\(rawValue)Background") }
}

/// Whether content can show through a bar, or the bar only counts as translucent.
package enum Translucency: String, KeywordName {
  /// Content shows through, and lies behind the bar.
  case translucent
  /// Nothing shows through, and content ends at the bar.
  case opaque
  /// Nothing shows through, but UIKit counts the bar as translucent, so content lies behind it.
  case almostOpaque
}

/// What a bar does while content scrolls.
package enum ScrollBehaviorName: String, KeywordName {
  /// UIKit's own behavior, which switches between the slots.
  case system
  /// The background fades in with the scrolled distance.
  case fade
  /// The background of the scroll edge and the standard one fade into each other.
  case crossfade
  /// The bar moves away with the content.
  case away
  /// The bar hides while the content scrolls down.
  case hide
}

/// Whether a crossfade uses only public API.
package enum ScrollMechanism: String, KeywordName {
  /// Only public API.
  case `public`
  /// Views that UIKit doesn't document, which are more exact but at the app's own risk.
  case `private`
}

/// How a bar changes while a screen is pushed or popped.
package enum TransitionSchemeName: String, KeywordName {
  /// Nothing changes, because both bars look the same.
  case none
  /// UIKit's own call hides and shows the bar.
  case hide
  /// The bar's background stays clear, and each screen draws its own.
  case backdrop
  /// Stand-in backgrounds show while the push or pop runs.
  case swap
}

/// Whether a screen puts buttons into the bar.
package enum BarItems: String, KeywordName {
  case none
  case some
}

/// The glass behind bar button items.
package enum SharedBackgroundName: String, KeywordName {
  /// Neighboring items share one pane.
  case shown
  case hidden
  /// Each item has its own pane.
  case separate
}

/// A case of `UIBarStyle`.
package enum BarStyle: String, KeywordName {
  /// The system's light bar.
  case `default`
  /// A dark bar, regardless of the device's appearance.
  case black
}

/// A case of `UIUserInterfaceStyle`.
package enum UserInterfaceStyle: String, KeywordName {
  /// The device's appearance.
  case unspecified
  /// Light, regardless of the device's appearance.
  case light
  /// Dark, regardless of the device's appearance.
  case dark
}

/// A case of `UIStatusBarStyle`.
package enum StatusBarStyle: String, KeywordName {
  /// UIKit chooses by the appearance.
  case `default`
  /// Light text, for dark backgrounds.
  case lightContent
  /// Dark text, for light backgrounds, starting with iOS 13.
  case darkContent

  /// The keyword, with the version that introduced it.
  package var keyword: Keyword {
    Keyword(rawValue, since: self == .darkContent ? Version(13) : nil)
  }
}

/// A case of `UINavigationItem.LargeTitleDisplayMode`.
package enum LargeTitleDisplay: String, KeywordName {
  /// The same as on the previous screen.
  case automatic
  case always
  case never
  /// A large title in the bar's row, starting with iOS 17.
  case inline

  /// The keyword, with the version that introduced it.
  package var keyword: Keyword { Keyword(rawValue, since: self == .inline ? Version(17) : nil) }
}

/// A case of `UINavigationItem.BackButtonDisplayMode`.
package enum BackButtonDisplay: String, KeywordName {
  /// The previous screen's title, a generic title, or none, depending on the available space.
  case `default`
  /// A generic title such as Back.
  case generic
  /// No title, only the indicator.
  case minimal
}

/// A case of `UITabBar.ItemPositioning`.
package enum ItemPositioning: String, KeywordName {
  /// Fills the bar's width where it is compact, and centers the items elsewhere.
  case automatic
  /// Spreads the items over the bar's width.
  case fill
  /// Centers the items with their width and spacing.
  case centered
}
