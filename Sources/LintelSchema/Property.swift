/// Where the outputs set a value; decides its step in UIKit's own precedence.
package enum Destination: String, Hashable, Sendable, CaseIterable {
  /// A property of an appearance object, assigned to a slot of bar or item.
  case appearance
  /// A property of the bar itself.
  case bar
  /// A property of the bar button items.
  case item
  /// A property of the screen's `UINavigationItem`.
  case navigationItem
  /// A property of the screen's view controller.
  case viewController
  /// A property of the controller that holds the bar.
  case barController
  /// A property of the search bar of the screen's search controller.
  case searchBar
  /// A property of the scroll view that the bar floats over.
  case scrollView
  /// A property of the app's windows.
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
  /// The first version that has the property.
  package let introduced: Version
  /// The version that deprecates it; nil while it is current.
  package let deprecated: Version?
  /// Whether older systems lack what it changes, so that nothing is missing there.
  package let isOfItsTime: Bool

  /// Creates an availability.
  package init(_ introduced: Version, deprecated: Version? = nil, isOfItsTime: Bool = false) {
    self.introduced = introduced
    self.deprecated = deprecated
    self.isOfItsTime = isOfItsTime
  }

  /// Since iOS 13, which introduced appearance objects.
  package static let ios13 = Availability(Version(13))

  /// Returns an availability from two major versions.
  package static func ios(_ introduced: Int, deprecated: Int? = nil) -> Availability {
    Availability(Version(introduced), deprecated: deprecated.map { Version($0) })
  }

  /// From a version on, for what came with it.
  static func with(ios introduced: Int) -> Availability {
    Availability(Version(introduced), isOfItsTime: true)
  }

  /// Where both hold.
  package func narrowed(to other: Availability) -> Availability {
    let deprecations = [deprecated, other.deprecated].compactMap(\.self)
    let newest = introduced < other.introduced ? other : self
    return Availability(
      newest.introduced,
      deprecated: deprecations.min(),
      isOfItsTime: newest.isOfItsTime
    )
  }
}

/// A row of the table: one thing that can be styled, wherever its component is mounted.
///
/// A row is the only place where a property is described. The parser, the outputs, the JSON
/// Schemas, the reference, and the rules derive from it. How apps set the value is in `LintelUIKit`, and how they read it
/// from JSON in `LintelTree`.
package struct Property: Hashable, Sendable {
  /// The YAML key inside the component; a dot nests, as in `shadow.color`.
  package let name: String
  /// The type of the values it takes.
  package let type: ValueType
  /// Where the outputs set the value.
  package let destination: Destination
  /// How UIKit takes the value.
  package let binding: UIKitBinding
  /// The versions on which UIKit has it.
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

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - name: the key inside the component.
  ///   - type: the type of the values.
  ///   - summary: one sentence for the reference.
  ///   - destination: where the outputs set the value.
  ///   - binding: how UIKit takes the value.
  ///   - availability: the versions that have it, by default iOS 13 and later.
  ///   - initial: what UIKit shows by default.
  ///   - isOptional: whether `none` is a value.
  ///   - variesBySlot: whether it may differ by slot; by default what `destination` says.
  package init(
    _ name: String,
    _ type: ValueType,
    _ summary: String,
    destination: Destination = .appearance,
    uikit binding: UIKitBinding,
    since availability: Availability = .ios13,
    initial: String,
    isOptional: Bool = false,
    variesBySlot: Bool? = nil
  ) {
    self.name = name
    self.type = type
    self.destination = destination
    self.binding = binding
    self.availability = availability
    self.initial = initial
    self.isOptional = isOptional
    self.variesBySlot = variesBySlot ?? (destination == .appearance)
    self.summary = summary
  }
}
