/// Where the outputs set a value, which determines its step in UIKit's own precedence.
package enum Destination: String, Hashable, Sendable, CaseIterable {
  /// A property of an appearance object, which is assigned to a slot of a bar or an item.
  case appearance
  /// A property of the bar itself.
  case bar
  /// A property of the bar button items.
  case item
  /// A property of the screen's `UINavigationItem`.
  case navigationItem
  /// A property of the screen's view controller.
  case viewController
  /// A property of the controller that contains the bar.
  case barController
  /// A property of the search bar of the screen's search controller.
  case searchBar
  /// A property of the scroll view that the bar floats over.
  case scrollView
  /// A property of the app's windows.
  case window
  /// A setting of this package's runtime library, such as a scroll behavior.
  case runtime
  /// Whether a slot of the bar uses one of the theme's appearance objects at all.
  case slot
  /// A fact about the app for rules; outputs don't contain it.
  case fact
}

/// How UIKit receives a value.
package enum UIKitBinding: Hashable, Sendable {
  /// A property of the object, such as `backgroundColor`.
  case property(String)
  /// A key of the text attributes, such as `foregroundColor`.
  case textAttribute(String)
  /// A leaf that forms one text attribute together with its siblings, such as `shadowColor` in `shadow`.
  case textAttributePart(of: String, String)
  /// A leaf that forms one object of the outputs together with its siblings, such as `distance` in `scroll`.
  case part(of: String, String)
  /// A read-only property in UIKit that a call sets together with its siblings.
  case argument(of: String, String)
  /// The configure call that an appearance object starts with.
  case configure
  /// Nothing in UIKit; the outputs use the last part of the property's own name.
  case none
}

/// The iOS versions in which UIKit has a property.
package struct Availability: Hashable, Sendable {
  /// The first version that has the property.
  package let introduced: Version
  /// The version that deprecates the property, or `nil` if none does.
  package let deprecated: Version?
  /// Whether older systems also lack what the property changes, so that nothing is missing there.
  package let cameWithItsFeature: Bool

  package init(_ introduced: Version, deprecated: Version? = nil, cameWithItsFeature: Bool = false)
  {
    self.introduced = introduced
    self.deprecated = deprecated
    self.cameWithItsFeature = cameWithItsFeature
  }

  /// Available since iOS 13, which introduced appearance objects.
  static let ios13 = Availability(Version(13))

  /// Returns an availability from two major versions.
  package static func ios(_ introduced: Int, deprecated: Int? = nil) -> Availability {
    Availability(Version(introduced), deprecated: deprecated.map { Version($0) })
  }

  /// Returns the availability of a property that came with the feature that it changes.
  static func with(ios introduced: Int) -> Availability {
    Availability(Version(introduced), cameWithItsFeature: true)
  }

  /// Returns the versions in which both are available.
  func narrowed(to other: Availability) -> Availability {
    let deprecations = [deprecated, other.deprecated].compactMap(\.self)
    let newest = introduced < other.introduced ? other : self
    return Availability(
      newest.introduced,
      deprecated: deprecations.min(),
      cameWithItsFeature: newest.cameWithItsFeature
    )
  }
}

/// A row of the table: one thing that themes can style, wherever its component is mounted.
///
/// A row is the only place that describes a property. The parser, the outputs, the JSON Schemas, the
/// reference, and the rules derive from it. `LintelUIKit` sets the value in apps, and `LintelTree` reads it from JSON.
package struct Property: Hashable, Sendable {
  /// The YAML key in the component; a dot nests, as in `shadow.color`.
  package let name: String
  package let type: ValueType
  package let destination: Destination
  package let binding: UIKitBinding
  /// The iOS versions in which UIKit has the property.
  package let availability: Availability
  /// The value that UIKit shows by default: a keyword, a number, `true` or `false`, or a description.
  ///
  /// For bars, navigation items, and view controllers, it's always a value, so that outputs can restore it.
  package let initial: String
  /// Whether `none` (`nil`) is a value.
  package let isOptional: Bool
  /// Whether the property can differ by slot, as everything in an appearance object can.
  package let variesBySlot: Bool
  /// One sentence for the reference.
  package let summary: String

  /// Creates a row, which by default is available since iOS 13 and differs by slot only in appearance objects.
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
