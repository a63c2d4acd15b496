/// A set of properties that UIKit has in several places, described once.
package struct Component: Sendable {
  /// UIKit's class or the table's own word, such as `UIBarButtonItemStateAppearance`.
  package let name: String
  /// The components whose content it has too, before its own.
  package let included: [Component]
  package let properties: [Property]
  package let parts: [Part]
  package let shorthands: [Shorthand]
  /// The contents of keys that only group dotted names and have no shorthand, such as `stroke`.
  package let groups: [String: String]
  /// The properties with the name of the component that each was written in.
  let rows: [(component: String, property: Property)]
  /// The keys that lead to the properties; worked out once, however often the component is mounted.
  let keys: [KeyGroup]

  /// Creates a component.
  ///
  /// - Parameters:
  ///   - name: UIKit's class or the table's own word.
  ///   - included: components whose content it has too, before its own, as a subclass does.
  ///   - properties: its own rows.
  ///   - parts: components mounted under keys of their own.
  ///   - shorthands: what scalars written for several rows mean.
  ///   - groups: a sentence for each key that only groups dotted names.
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

/// A component mounted under a key of another.
package struct Part: Sendable {
  /// What the key of a part does to the path and to the condition.
  package enum Role: Hashable, Sendable {
    /// The key is a step of the path.
    case member
    /// A bar of a block: a step of the path, with the slot keys next to its own.
    case bar(BarKind)
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
  /// The property that held the part on older systems.
  package let former: FormerName?
  /// UIKit's dictionary that takes the part's text attributes, such as `titleTextAttributes`; nil leaves it to the mount above.
  package let textAttributes: String?
  /// UIKit's items that take the part's properties of the way `item`, such as `backBarButtonItem`.
  package let items: String?
  package let availability: Availability
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
  package let name: String
  /// The first version that takes the new name.
  package let renamed: Version

  package init(_ name: String, renamed: Version) {
    self.name = name
    self.renamed = renamed
  }
}

/// What a value written for a whole component or group means, such as `background: opaque`.
///
/// A shorthand that reaches beyond its own key belongs to the component that has both, as the bars'
/// `background` does, which resets the bar's `shadow` too.
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
  /// Leaf name relative to the component, and what is assigned to it.
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
