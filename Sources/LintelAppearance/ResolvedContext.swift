package import LintelSchema
package import LintelTheme

/// A `runtime:` color token.
package struct ColorParameter: Hashable, Sendable {
  package let name: String
  /// The colors that the theme gives as examples, with which rules measure contrast and the preview
  /// draws.
  ///
  /// There is at least one. The outputs contain none of them.
  package let samples: [ColorLiteral]
}

/// One complete appearance object.
package struct Appearance: Hashable, Sendable {
  /// A value, and where it goes in the object.
  package struct Value: Hashable, Sendable {
    /// The property, as the schema numbers it.
    package let leaf: LeafID
    /// Nil except in tab items.
    package let layout: ItemLayout?
    /// A tab item's or a button's state; nil elsewhere.
    package let state: ItemState?
    /// UIKit's steps from the object to the value, such as `["buttonAppearance", "normal", "titleTextAttributes", "font"]`.
    package let path: [String]
    /// What the property is set to: tokens and colors of brands are replaced by what they are here.
    package var value: ResolvedValue

    /// Creates a value from what the schema and the cascade say about it.
    package init(
      leaf: LeafID,
      layout: ItemLayout? = nil,
      state: ItemState? = nil,
      path: [String],
      value: ResolvedValue
    ) {
      self.leaf = leaf
      self.layout = layout
      self.state = state
      self.path = path
      self.value = value
    }
  }

  /// The kind of bar, which decides the object's class.
  package let bar: BarKind
  /// The last part of the configure call's name: `defaultBackground`, `opaqueBackground` or `transparentBackground`.
  package let configure: String
  /// In the order in which they are set: by leaf, layout and state.
  package var values: [Value]

  /// Creates an appearance; the values have to be in order.
  package init(bar: BarKind, configure: String, values: [Value]) {
    self.bar = bar
    self.configure = configure
    self.values = values
  }
}

/// What belongs to a bar itself, as opposed to its objects.
package enum Bar {
  /// A property of the bar itself, such as `tint`.
  package struct Value: Hashable, Sendable {
    /// The property, as the schema numbers it.
    package let leaf: LeafID
    /// The slots in which it holds; every slot of the bar for what does not vary.
    package let slots: [AppearanceSlot]
    /// What the property is set to in these slots.
    package var value: ResolvedValue

    /// Creates a value that holds in the given slots.
    package init(leaf: LeafID, slots: [AppearanceSlot], value: ResolvedValue) {
      self.leaf = leaf
      self.slots = slots
      self.value = value
    }
  }
}

/// Looks up values of the bar itself, as opposed to those of its objects.
extension ResolvedContext.ResolvedBar {
  /// The value of a leaf of the bar itself in a slot.
  package func value(of leaf: LeafID, in slot: AppearanceSlot) -> ResolvedValue? {
    values.first { $0.leaf == leaf && $0.slots.contains(slot) }?.value
  }
}

/// What a screen sets around its bars.
package struct Settings: Hashable, Sendable {
  /// One setting: a property and its value.
  package struct Value: Hashable, Sendable {
    /// The property, as the schema numbers it.
    package let leaf: LeafID
    /// What the property is set to.
    package let value: ResolvedValue
  }

  /// Sorted by leaf; leaves of the ways viewController, window and runtime, never facts.
  package let values: [Value]
}

/// One context resolved by itself, for `lintel resolve`.
package struct ResolvedContext: Sendable, Equatable {
  /// A bar with each slot's object in place.
  package struct ResolvedBar: Hashable, Sendable {
    /// The kind of bar.
    package var kind: BarKind
    /// Nil for a slot that is left to the system; no key for a bar whose objects are untouched.
    package var slots: [AppearanceSlot: Appearance?]
    /// The properties of the bar itself, sorted by leaf and slot.
    package var values: [Bar.Value]

    /// Creates a bar from its slots.
    package init(kind: BarKind, slots: [AppearanceSlot: Appearance?], values: [Bar.Value]) {
      self.kind = kind
      self.slots = slots
      self.values = values
    }
  }

  /// A mode with the value that it has.
  package struct Choice: Hashable, Sendable {
    package let mode: String
    package let value: String
  }

  /// The name of the brand.
  package var brand: String
  /// The names of the promos that run, in the order of the theme.
  package var promos: [String]
  /// The value of each mode, in the order of the theme's modes.
  package var modes: [Choice] = []
  /// The name of the screen; nil for an app's bars outside of the theme's screens.
  package var screen: String?
  /// The version of iOS.
  package var ios: Version
  /// The device, that is phone or pad.
  package var device: Device
  /// Whether the theme has conditions for sizes.
  package var tellsSizes = false
  /// The bars that the theme sets anything of, in the order of `BarKind.allCases`.
  package var bars: [ResolvedBar]
  /// What the screen sets around its bars, sorted by leaf.
  package var settings: [Settings.Value]
  /// Paths that no declaration wins, sorted.
  package var conflicts: [String]
}
