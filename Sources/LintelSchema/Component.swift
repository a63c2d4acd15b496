/// A set of properties that UIKit has in several places, described once.
package struct Component: Sendable {
  /// UIKit's class or the table's own word, such as `UIBarButtonItemStateAppearance`.
  package let name: String
  package let properties: [Property]
  package let parts: [Part]
  package let shorthands: [Shorthand]

  package init(
    _ name: String,
    _ properties: [Property] = [],
    parts: [Part] = [],
    shorthands: [Shorthand] = []
  ) {
    self.name = name
    self.properties = properties
    self.parts = parts
    self.shorthands = shorthands
  }
}

/// A component mounted under a key of another.
package struct Part: Sendable {
  /// What the key of a part does to the path and to the condition.
  package enum Role: Hashable, Sendable {
    /// The key is a step of the path.
    case member
    /// A button's state: `normal` is the same as leaving the key out; the others are properties of their own.
    case buttonState(ItemState)
    /// Narrows a tab bar item's declarations to a layout; nil is `item`, every layout.
    case itemLayout(ItemLayout?)
    /// Narrows a tab bar item's declarations to a state.
    case itemState(ItemState)
  }

  package let name: String
  package let role: Role
  package let component: Component
  /// UIKit's property that holds the part, such as `buttonAppearance`; nil if the part is not an object of UIKit's.
  package let uikit: String?
  package let availability: Availability
  package let summary: String

  package init(
    _ name: String,
    _ component: Component,
    _ summary: String,
    role: Role = .member,
    uikit: String? = nil,
    since availability: Availability = .ios13
  ) {
    self.name = name
    self.role = role
    self.component = component
    self.uikit = uikit
    self.availability = availability
    self.summary = summary
  }
}

/// What a scalar written for a whole component means, such as `background: opaque`.
package struct Shorthand: Hashable, Sendable {
  /// What is written to one leaf.
  package enum Assignment: Hashable, Sendable {
    /// The scalar or mapping as it was written.
    case written
    case unset
    case none
    case keyword(String)
  }

  /// The key in the component whose scalar it is; empty for the component's own.
  package let key: String
  /// Which values it takes.
  package let type: ValueType
  /// Whether `none` is one of them, and what it then assigns; nil if it is not.
  package let whenNone: [String: Assignment]?
  /// Leaf name inside the component, and what is assigned to it.
  package let expansion: [String: Assignment]
  package let summary: String

  package init(
    _ key: String,
    _ type: ValueType,
    _ summary: String,
    expandsTo expansion: [String: Assignment],
    whenNone: [String: Assignment]? = nil
  ) {
    self.key = key
    self.type = type
    self.whenNone = whenNone
    self.expansion = expansion
    self.summary = summary
  }
}
