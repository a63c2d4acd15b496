import LintelSchema

/// A bar in one context, with tokens unresolved.
package struct UnboundBar: Hashable {
  /// A value of the bar itself.
  struct Value: Hashable {
    let leaf: LeafID
    /// The slots in which the property has the value.
    let slots: SlotSet
    /// An index into the theme's values.
    let value: Int32
  }

  let kind: BarKind
  /// The theme's own objects by `AppearanceSlot.rawValue`, with `nil` for a slot that it doesn't style.
  var objects: [UnboundAppearance?]
  /// The slots that the theme leaves to UIKit with `slot: system`.
  var system: SlotSet
  /// The values, sorted by leaf and slot.
  var values: [Value]
  /// Whether the bar has large titles, which matters for its edge before iOS 15.
  var showsLargeTitles: Bool

  var own: SlotSet { SlotSet(AppearanceSlot.allCases.filter { objects[$0.rawValue] != nil }) }

  /// Whether the theme doesn't change the bar at all.
  var isEmpty: Bool { own.isEmpty && system.isEmpty && values.isEmpty }

  /// Returns the object that UIKit shows for a slot on a version if only the theme's own objects are assigned.
  func shown(in slot: AppearanceSlot, ios: Version, _ roles: LeafRoles) -> UnboundAppearance {
    let lookup = AppearanceLookup(bar: kind, ios: ios, showsLargeTitles: showsLargeTitles)
    let found = lookup.found(at: slot, bar: own)
    let object = objects[found.slot.rawValue] ?? .initial(of: kind)
    return found.isMadeTransparent ? object.madeTransparent(roles) : object
  }
}
