/// The keywords of a set, for code that refers to some of them: the set in the table is made of the cases.
package protocol KeywordName: RawRepresentable<String>, CaseIterable, Sendable {
  /// The keyword as the table has it.
  var keyword: Keyword { get }
}

extension KeywordName {
  package var keyword: Keyword { Keyword(rawValue) }
}

extension KeywordSet {
  package init<Name: KeywordName>(_ uikitType: String, _ names: Name.Type) {
    self.init(uikitType, names.allCases.map(\.keyword))
  }
}

/// Who styles a slot.
package enum SlotOwner: String, KeywordName {
  case own
  case system
}

/// The background that an appearance object starts with.
package enum BackgroundPreset: String, KeywordName {
  case `default`
  case opaque
  case transparent

  package var keyword: Keyword { Keyword(rawValue, uikit: "\(rawValue)Background") }
}

/// Whether content may shine through a bar, or the bar only counts as translucent.
package enum Translucency: String, KeywordName {
  case translucent
  case opaque
  case almostOpaque
}

/// What a bar does while the content scrolls.
package enum ScrollBehaviorName: String, KeywordName {
  case system
  case fade
  case crossfade
  case away
  case hide
}

/// Whether a crossfade keeps to public API.
package enum ScrollMechanism: String, KeywordName {
  case `public`
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
  case none
  case some
}

/// A case of `UIBarStyle`.
package enum BarStyle: String, KeywordName {
  case `default`
  case black
}

/// A case of `UIUserInterfaceStyle`.
package enum UserInterfaceStyle: String, KeywordName {
  case unspecified
  case light
  case dark
}

/// A case of `UIStatusBarStyle`.
package enum StatusBarStyle: String, KeywordName {
  case `default`
  case lightContent
  case darkContent

  package var keyword: Keyword {
    Keyword(rawValue, since: self == .darkContent ? Version(13) : nil)
  }
}

/// A case of `UINavigationItem.LargeTitleDisplayMode`.
package enum LargeTitleDisplay: String, KeywordName {
  case automatic
  case always
  case never
  case inline

  package var keyword: Keyword { Keyword(rawValue, since: self == .inline ? Version(17) : nil) }
}

/// A case of `UINavigationItem.BackButtonDisplayMode`.
package enum BackButtonDisplay: String, KeywordName {
  case `default`
  case generic
  case minimal
}

/// A case of `UITabBar.ItemPositioning`.
package enum ItemPositioning: String, KeywordName {
  case automatic
  case fill
  case centered
}
