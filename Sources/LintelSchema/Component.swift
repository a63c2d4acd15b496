/// A set of properties that UIKit has in several places, described once.
///
/// `UIBarButtonItemStateAppearance` is one example: buttons, done buttons, and back buttons have the same properties in each of four
/// states. The table describes them once, and mounts the description wherever UIKit has it.
package struct Component: Sendable {
  /// UIKit's class, or the table's own word, such as `UIBarButtonItemStateAppearance`.
  package let name: String
  /// The components whose content this one also has, before its own.
  package let included: [Component]
  /// The rows: those of the included components first, then its own.
  package let properties: [Property]
  /// The components that are mounted below this one.
  package let parts: [Part]
  /// The meanings of values that are written for the whole component or a group of its rows.
  package let shorthands: [Shorthand]
  /// The summaries of keys that only group dotted names and don't have a shorthand, such as `stroke`.
  package let groups: [String: String]
  let rows: [(component: String, property: Property)]
  /// The keys that lead to the properties, worked out once however often the component is mounted.
  let keys: [KeyGroup]

  /// Creates a component that also has the content of the included ones, as a subclass does.
  package init(
    _ name: String,
    including included: [Component] = [],
    _ properties: [Property] = [],
    parts: [Part] = [],
    shorthands: [Shorthand] = [],
    groups: [String: String] = [:]
  ) {
    self.name = name
    self.included = included
    self.properties = included.flatMap(\.properties) + properties
    rows = included.flatMap(\.rows) + properties.map { (name, $0) }
    self.parts = included.flatMap(\.parts) + parts
    self.shorthands = included.flatMap(\.shorthands) + shorthands
    self.groups = included.reduce(into: groups) { all, component in
      all.merge(component.groups) { own, _ in own }
    }
    keys = KeyGroup.all(of: self.properties, self.shorthands, self.groups)
  }
}

/// A component that is mounted under a key of another one.
package struct Part: Sendable {
  /// How the key of a part affects the path and the condition.
  package enum Role: Hashable, Sendable {
    /// The key is a step of the path.
    case member
    /// A bar of a block: a step of the path, with the slot keys next to its own keys.
    case bar(BarKind)
    /// A button's state: `normal` is the same as leaving the key out, and the other states have separate properties.
    case buttonState(ItemState)
    /// A layout that narrows a tab bar item's declarations; `nil` is `item`, which means every layout.
    case itemLayout(ItemLayout?)
    /// A state that narrows a tab bar item's declarations.
    case itemState(ItemState)
  }

  /// The key that the component is mounted under, such as `disabled`.
  package let name: String
  package let role: Role
  package let component: Component
  /// UIKit's property that holds the part, such as `buttonAppearance`, or `nil` if the part isn't an object in UIKit.
  package let uikit: String?
  /// The name of that property on older systems.
  package let former: FormerName?
  /// UIKit's dictionary for the part's text attributes, such as `titleTextAttributes`, or `nil` for that of the mount above.
  package let textAttributes: String?
  /// UIKit's items that get the part's `item` properties, such as `backBarButtonItem`.
  package let items: String?
  /// The iOS versions in which UIKit has the part.
  package let availability: Availability
  /// One sentence for the reference.
  package let summary: String

  package init(
    _ name: String,
    _ component: Component,
    _ summary: String,
    role: Role = .member,
    uikit: String? = nil,
    formerly former: FormerName? = nil,
    textAttributes: String? = nil,
    items: String? = nil,
    since availability: Availability = .ios13
  ) {
    self.name = name
    self.role = role
    self.component = component
    self.uikit = uikit
    self.former = former
    self.textAttributes = textAttributes
    self.items = items
    self.availability = availability
    self.summary = summary
  }
}

/// The name that UIKit had for a property before it was renamed.
package struct FormerName: Hashable, Sendable {
  /// The old name, such as `doneButtonAppearance`.
  package let name: String
  /// The first version with the new name.
  package let renamed: Version
}

/// The meaning of a value that is written for a whole component or group, such as `background: opaque`.
///
/// A shorthand that reaches beyond its own key belongs to the component that has both keys. For
/// example, the bars' `background` also resets the bar's `shadow`.
package struct Shorthand: Hashable, Sendable {
  /// What a shorthand assigns to one leaf.
  package enum Assignment: Hashable, Sendable {
    /// The scalar or mapping as it was written.
    case written
    /// A reset to UIKit's own value.
    case unset
    /// The value `nil`.
    case none
    /// One of the leaf's keywords.
    case keyword(String)
  }

  /// The key whose value the shorthand is, or an empty string for the component itself.
  package let key: String
  package let type: ValueType
  /// The assignments for `none`, or `nil` if the shorthand doesn't accept it.
  package let whenNone: [String: Assignment]?
  /// The assignments, by the leaf's name relative to the component.
  package let expansion: [String: Assignment]
  /// The property that gets values of its own type instead, as `background.color` does from `background: $paper`.
  package let alternative: String?
  /// One sentence for the reference.
  package let summary: String

  package init(
    _ key: String,
    _ type: ValueType,
    _ summary: String,
    expandsTo expansion: [String: Assignment],
    whenNone: [String: Assignment]? = nil,
    or alternative: String? = nil
  ) {
    self.key = key
    self.type = type
    self.whenNone = whenNone
    self.expansion = expansion
    self.alternative = alternative
    self.summary = summary
  }
}
