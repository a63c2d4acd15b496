/// The keywords of a set, for code that refers to some of them: the set in the table is made of the cases.
package protocol KeywordName: RawRepresentable<String>, CaseIterable, Sendable {
  /// The keyword as the table has it.
  var keyword: Keyword { get }
}

/// Keywords without an availability of their own.
extension KeywordName {
  /// The raw value, on every version.
  package var keyword: Keyword { Keyword(rawValue) }
}

/// Sets whose keywords code refers to.
extension KeywordSet {
  /// Creates the set of all cases of an enumeration.
  ///
  /// - Parameters:
  ///   - uikitType: UIKit's type, such as `UIBarStyle`.
  ///   - names: the enumeration.
  package init<Name: KeywordName>(_ uikitType: String, _ names: Name.Type) {
    self.init(uikitType, names.allCases.map(\.keyword))
  }
}

/// Who styles a slot.
package enum SlotOwner: String, KeywordName {
  /// The theme: the slot gets an appearance object of its own.
  case own
  /// UIKit: the slot stays nil, and UIKit falls back to another slot.
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

/// Whether content may shine through a bar, or the bar only counts as translucent.
package enum Translucency: String, KeywordName {
  /// Content shows through, and lies behind the bar.
  case translucent
  /// Nothing shows through, and content ends at the bar.
  case opaque
  /// Nothing shows through, but UIKit counts the bar as translucent, so that content lies behind
  /// it.
  case almostOpaque
}

/// What a bar does while the content scrolls.
package enum ScrollBehaviorName: String, KeywordName {
  /// UIKit's own: it switches between the slots by itself.
  case system
  /// The background fades in with the distance scrolled.
  case fade
  /// The scroll edge's background and the standard one fade into each other.
  case crossfade
  /// The bar moves away with the content.
  case away
  /// The bar hides while the content scrolls down.
  case hide
}

/// Whether a crossfade keeps to public API.
package enum ScrollMechanism: String, KeywordName {
  /// Public API only.
  case `public`
  /// Views that UIKit doesn't document; more exact, and at the app's own risk.
  case `private`
}

/// How a bar changes while a screen is pushed or popped.
package enum TransitionSchemeName: String, KeywordName {
  /// Nothing has to be done: both bars look the same.
  case none
  /// The bar is hidden and shown with UIKit's own call.
  case hide
  /// The bar's background is cleared for good, and each screen draws its own.
  case backdrop
  /// Stand-in backgrounds while the push or pop runs.
  case swap
}

/// Whether a screen puts buttons into the bar.
package enum BarItems: String, KeywordName {
  /// The bar shows no buttons on the screen.
  case none
  /// The bar shows buttons on the screen.
  case some
}

/// The glass behind bar button items.
package enum SharedBackgroundName: String, KeywordName {
  /// Neighbors share one pane.
  case shown
  case hidden
  /// Each item has a pane of its own.
  case separate
}

/// A case of `UIBarStyle`.
package enum BarStyle: String, KeywordName {
  /// The light bar of the system.
  case `default`
  /// A dark bar, whatever the appearance of the device.
  case black
}

/// A case of `UIUserInterfaceStyle`.
package enum UserInterfaceStyle: String, KeywordName {
  /// The appearance of the device.
  case unspecified
  /// Light, whatever the device's appearance.
  case light
  /// Dark, whatever the device's appearance.
  case dark
}

/// A case of `UIStatusBarStyle`.
package enum StatusBarStyle: String, KeywordName {
  /// UIKit chooses by the appearance.
  case `default`
  /// Light text, for dark backgrounds.
  case lightContent
  /// Dark text, for light backgrounds; since iOS 13.
  case darkContent

  /// The keyword, with the version that introduced it.
  package var keyword: Keyword {
    Keyword(rawValue, since: self == .darkContent ? Version(13) : nil)
  }
}

/// A case of `UINavigationItem.LargeTitleDisplayMode`.
package enum LargeTitleDisplay: String, KeywordName {
  /// As on the screen before.
  case automatic
  /// Always a large title.
  case always
  /// Never a large title.
  case never
  /// A large title that sits in the bar's row; since iOS 17.
  case inline

  /// The keyword, with the version that introduced it.
  package var keyword: Keyword { Keyword(rawValue, since: self == .inline ? Version(17) : nil) }
}

/// A case of `UINavigationItem.BackButtonDisplayMode`.
package enum BackButtonDisplay: String, KeywordName {
  /// The title of the screen before, then a generic one, then none, by the room there is.
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
