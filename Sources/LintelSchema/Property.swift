/// Where the outputs set a value; decides its step in UIKit's own precedence.
package enum Way: String, Hashable, Sendable, CaseIterable {
  /// A property of an appearance object, assigned to a slot of bar or item.
  case appearance
  /// A property of the bar itself.
  case bar
  /// A property of the bar button items.
  case item
  /// A property of the screen's `UINavigationItem`.
  case navigationItem
  case viewController
  case window
  /// A setting of this package's runtime library, such as a scroll behavior.
  case runtime
  /// Whether a slot of the bar takes an appearance object of the theme's at all.
  case slot
  /// A fact about the app for the checks; written to no output.
  case fact
}

/// How UIKit takes a value.
package enum UIKitBinding: Hashable, Sendable {
  /// A property of the object, such as `backgroundColor`.
  case property(String)
  /// A key of the text attributes, such as `foregroundColor`.
  case textAttribute(String)
  /// A leaf that goes, with its siblings, into one text attribute, such as `shadowColor` into `shadow`.
  case textAttributePart(of: String, String)
  /// A leaf that goes, with its siblings, into one object of the outputs, such as `distance` into `scroll`.
  case part(of: String, String)
  /// A read-only property of UIKit's that is set by a call, together with its siblings.
  case argument(of: String, String)
  /// The configure call that an appearance object starts with.
  case configure
  /// Nothing of UIKit's; the outputs use the last part of the property's own name.
  case none
}

/// The iOS versions on which UIKit has a property.
package struct Availability: Hashable, Sendable {
  package let introduced: Version
  package let deprecated: Version?

  package init(_ introduced: Version, deprecated: Version? = nil) {
    self.introduced = introduced
    self.deprecated = deprecated
  }

  package static let ios13 = Availability(Version(13))

  package static func ios(_ introduced: Int, deprecated: Int? = nil) -> Availability {
    Availability(Version(introduced), deprecated: deprecated.map { Version($0) })
  }

  /// Where both hold.
  package func narrowed(to other: Availability) -> Availability {
    let deprecations = [deprecated, other.deprecated].compactMap(\.self)
    return Availability(max(introduced, other.introduced), deprecated: deprecations.min())
  }
}

/// A row of the table: one thing that can be styled, wherever its component is mounted.
package struct Property: Hashable, Sendable {
  /// The YAML key inside the component; a dot nests, as in `shadow.color`.
  package let name: String
  package let type: ValueType
  package let way: Way
  package let binding: UIKitBinding
  package let availability: Availability
  /// What UIKit shows by default: a keyword, a number, `true` or `false`, or in words.
  ///
  /// Of bars, navigation items and view controllers it is always a value, so that outputs can go back to it.
  package let initial: String
  /// Whether `none` (nil) is a value.
  package let isOptional: Bool
  /// Whether it may differ by slot; true of everything in an appearance object.
  package let variesBySlot: Bool
  /// One sentence of documentation.
  package let summary: String

  package init(
    _ name: String,
    _ type: ValueType,
    _ summary: String,
    way: Way = .appearance,
    uikit binding: UIKitBinding,
    since availability: Availability = .ios13,
    initial: String,
    isOptional: Bool = false,
    variesBySlot: Bool? = nil
  ) {
    self.name = name
    self.type = type
    self.way = way
    self.binding = binding
    self.availability = availability
    self.initial = initial
    self.isOptional = isOptional
    self.variesBySlot = variesBySlot ?? (way == .appearance)
    self.summary = summary
  }
}
