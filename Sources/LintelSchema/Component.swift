/// A set of properties that UIKit has in several places, described once.
///
/// `UIBarButtonItemStateAppearance` is one example: buttons, done buttons, and back buttons have
/// the same properties in each of four states. The table describes them once, and mounts the
/// description wherever UIKit has it.
package struct Component: Sendable {
  /// UIKit's class or the table's own word, such as `UIBarButtonItemStateAppearance`.
  package let name: String
  /// The components whose content it has too, before its own.
  package let included: [Component]
  /// The rows: those of the included components first, then its own.
  package let properties: [Property]
  /// The components that are mounted below it.
  package let parts: [Part]
  /// What values written for several rows at once mean.
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

  /// The key under which it is mounted, such as `disabled`.
  package let name: String
  /// What the key does to the path and to the condition.
  package let role: Role
  /// The content under the key.
  package let component: Component
  /// UIKit's property that holds the part, such as `buttonAppearance`; nil if the part is not an object of UIKit's.
  package let uikit: String?
  /// The property that held the part on older systems.
  package let former: FormerName?
  /// UIKit's dictionary that takes the part's text attributes, such as `titleTextAttributes`; nil leaves it to the mount above.
  package let textAttributes: String?
  /// UIKit's items that take the part's properties that go to the `item`, such as `backBarButtonItem`.
  package let items: String?
  /// The iOS versions on which UIKit has the part.
  package let availability: Availability
  /// One sentence for the reference.
  package let summary: String

  /// Creates a part.
  ///
  /// - Parameters:
  ///   - name: the key.
  ///   - component: the content.
  ///   - summary: one sentence for the reference.
  ///   - role: what the key does to the path.
  ///   - uikit: UIKit's property that holds the part.
  ///   - former: the name of that property before it was renamed.
  ///   - textAttributes: UIKit's dictionary of text attributes.
  ///   - items: UIKit's items that take the part's own properties.
  ///   - availability: the versions on which UIKit has the part.
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
  /// The first version that takes the new name.
  package let renamed: Version
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
    /// Back to UIKit's own value.
    case unset
    /// Nil.
    case none
    /// One of the keywords of the leaf.
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
  /// The property that a value of its own type is for, as `background: $paper` is for `background.color`.
  package let alternative: String?
  /// One sentence for the reference.
  package let summary: String

  /// Creates a shorthand.
  ///
  /// - Parameters:
  ///   - key: the key whose scalar it is; empty for the component's own.
  ///   - type: the type of the written value.
  ///   - summary: one sentence for the reference.
  ///   - expansion: what each leaf gets from the value.
  ///   - whenNone: what each leaf gets from `none`; nil if `none` isn't allowed.
  ///   - alternative: the property that a value of its own type is for; nil for none.
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
