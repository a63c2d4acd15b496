package import LintelSchema
package import LintelTheme

/// A `runtime:` color token.
package struct ColorParameter: Hashable, Sendable {
  package let name: String
  /// Example colors from the theme, at least one, for rules that measure contrast and for the preview.
  ///
  /// Outputs don't contain them.
  package let samples: [ColorLiteral]
}

/// One complete appearance object.
package struct Appearance: Hashable, Sendable {
  /// A value, and where it goes in the object.
  package struct Value: Hashable, Sendable {
    package let leaf: LeafID
    /// The layout of a tab item, or `nil` elsewhere.
    package let layout: ItemLayout?
    /// The state of a tab item or a button, or `nil` elsewhere.
    package let state: ItemState?
    /// UIKit's property path from the object to the value, such as `["buttonAppearance", "normal", "titleTextAttributes", "font"]`.
    package let path: [String]
    /// The value of the property, with tokens and brand colors resolved.
    package var value: ResolvedValue

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

  /// The kind of bar, which determines the object's class.
  package let bar: BarKind
  /// The last part of the configure call's name: `defaultBackground`, `opaqueBackground`, or `transparentBackground`.
  package let configure: String
  /// The values in the order in which they're set: by leaf, layout, and state.
  package var values: [Value]

  /// Creates an appearance from values that are in order.
  package init(bar: BarKind, configure: String, values: [Value]) {
    self.bar = bar
    self.configure = configure
    self.values = values
  }
}

/// A namespace for values of a bar itself, as opposed to its objects.
package enum Bar {
  /// A property of the bar itself, such as `tint`.
  package struct Value: Hashable, Sendable {
    package let leaf: LeafID
    /// The slots in which the value applies, or all of the bar's slots if the property doesn't vary by slot.
    package let slots: [AppearanceSlot]
    package var value: ResolvedValue

    package init(leaf: LeafID, slots: [AppearanceSlot], value: ResolvedValue) {
      self.leaf = leaf
      self.slots = slots
      self.value = value
    }
  }
}

extension ResolvedContext.ResolvedBar {
  /// Returns the bar's own value of a leaf in a slot.
  package func value(of leaf: LeafID, in slot: AppearanceSlot) -> ResolvedValue? {
    values.first { $0.leaf == leaf && $0.slots.contains(slot) }?.value
  }
}

/// The properties that a screen sets around its bars.
package struct Settings: Hashable, Sendable {
  /// One setting: a property and its value.
  package struct Value: Hashable, Sendable {
    package let leaf: LeafID
    package let value: ResolvedValue
  }

  /// The settings, sorted by leaf; facts aren't included.
  package let values: [Value]
}

/// A single resolved context, for `lintel resolve`.
package struct ResolvedContext: Sendable, Equatable {
  /// A bar with the object that each slot shows.
  package struct ResolvedBar: Hashable, Sendable {
    package var kind: BarKind
    /// The object that each slot shows: `nil` if the theme leaves the slot to UIKit, and no key if the bar's objects are untouched.
    package var slots: [AppearanceSlot: Appearance?]
    /// The properties of the bar itself, sorted by leaf and slot.
    package var values: [Bar.Value]

    package init(kind: BarKind, slots: [AppearanceSlot: Appearance?], values: [Bar.Value]) {
      self.kind = kind
      self.slots = slots
      self.values = values
    }
  }

  /// A mode and its value.
  package struct Choice: Hashable, Sendable {
    package let mode: String
    package let value: String
  }

  package var brand: String
  /// The names of the promos that run, in the order of the theme.
  package var promos: [String]
  /// The value of each mode, in the order of the theme's modes.
  package var modes: [Choice] = []
  /// The name of the screen, or `nil` for the app's bars outside of the theme's screens.
  package var screen: String?
  package var ios: Version
  package var device: Device
  /// Whether the theme has conditions on size classes.
  package var distinguishesSizeClasses = false
  /// The bars that the theme changes, in the order of `BarKind.allCases`.
  package var bars: [ResolvedBar]
  /// The properties that the screen sets around its bars, sorted by leaf.
  package var settings: [Settings.Value]
  /// The paths of leaves and tokens in conflict, sorted.
  package var conflicts: [String]
}

extension ResolvedContext {
  /// Returns the context without values that UIKit can't have there, because it introduced their properties in a later version.
  ///
  /// Older systems than iOS 13 keep what iOS 13 has, from which their older properties are derived.
  package var onlyAvailable: ResolvedContext {
    let schema = Schema.standard
    let version = max(ios, UIKitCuts.objects)
    func isAvailable(_ leaf: LeafID) -> Bool { schema[leaf].availability.introduced <= version }
    var result = self
    result.settings.removeAll { !isAvailable($0.leaf) }
    for index in result.bars.indices {
      result.bars[index].values.removeAll { !isAvailable($0.leaf) }
      result.bars[index].slots = bars[index].slots.mapValues { object in
        var object = object
        object?.values.removeAll { !isAvailable($0.leaf) }
        return object
      }
    }
    return result
  }
}
