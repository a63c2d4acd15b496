import LintelSchema

/// A bar in one context before tokens are bound.
package struct UnboundBar: Hashable {
  /// A value of the bar itself.
  struct Value: Hashable {
    /// The property.
    let leaf: LeafID
    /// The slots in which it has the value.
    let slots: SlotSet
    /// An index into the theme's values.
    let value: Int32
  }

  /// The kind of bar.
  let kind: BarKind
  /// The theme's own objects, by `AppearanceSlot.rawValue`; nil for a slot that it does not style.
  var objects: [UnboundAppearance?]
  /// The slots that the theme leaves to UIKit on purpose.
  var system: SlotSet
  /// Sorted by leaf and slot.
  var values: [Value]
  /// Whether the bar has large titles, which decides about its edge before iOS 15.
  var showsLargeTitles: Bool

  /// The slots with an object of the theme's own.
  var own: SlotSet { SlotSet(AppearanceSlot.allCases.filter { objects[$0.rawValue] != nil }) }

  /// Whether the theme says nothing of the bar at all.
  var isEmpty: Bool { own.isEmpty && system.isEmpty && values.isEmpty }

  /// The object that UIKit shows in a slot's place on a version, if the theme's own objects are assigned and nothing else.
  func shown(in slot: AppearanceSlot, ios: Version, _ roles: LeafRoles) -> UnboundAppearance {
    let lookup = AppearanceLookup(bar: kind, ios: ios, showsLargeTitles: showsLargeTitles)
    let found = lookup.found(at: slot, bar: own)
    let object = objects[found.slot.rawValue] ?? .initial(of: kind)
    return found.isMadeTransparent ? object.madeTransparent(roles) : object
  }
}
