import LintelSchema

/// Finds the fewest slots to assign so that UIKit's own lookup finds the theme's objects on every version.
///
/// `Object` represents an appearance object; two objects are the same if they're equal.
package struct SlotAssignment<Object: Hashable> {
  /// Objects by `AppearanceSlot.rawValue`, with `nil` for a slot without one.
  package typealias Objects = [Object?]

  /// UIKit's lookup on each relevant version, the oldest first; at least one.
  let lookups: [AppearanceLookup]
  let initial: Object
  /// A function that returns UIKit's copy of an object, with a transparent background.
  let madeTransparent: (Object) -> Object

  /// Returns the object that UIKit shows in a cell if the given objects are assigned.
  private func shown(
    in cell: AppearanceSlot,
    bar: Objects,
    item: Objects,
    _ lookup: AppearanceLookup
  ) -> Object {
    let found = lookup.found(at: cell, bar: Self.slots(of: bar), item: Self.slots(of: item))
    let object =
      switch found.owner {
      case .item: item[found.slot.rawValue]
      case .bar: bar[found.slot.rawValue]
      case .initial: Object?.none
      }
    return found.isMadeTransparent ? madeTransparent(object ?? initial) : object ?? initial
  }

  /// Returns the fewest objects that show the same on a bar as all of its own, with copies of UIKit's only where its fallback is in doubt.
  package func forBar(own: Objects) -> Objects {
    let targets = targets(of: own)
    for candidates in [own, targets] {
      let known = Self.slots(of: candidates)
      for slots in Self.bySize where slots.isSubset(of: known) {
        let assigned = Self.restricted(candidates, to: slots)
        if reaches(own, bar: assigned, item: Self.none) { return assigned }
      }
    }
    return targets
  }

  /// Returns the fewest objects that make a screen's item show the screen's own objects instead of the bar's.
  ///
  /// Such objects always exist: if every slot of the item is assigned, UIKit never uses the bar's.
  ///
  /// - Parameters:
  ///   - own: the screen's objects; a slot without one shows UIKit's fallback to these objects, never to the bar's.
  ///   - avoided: slots to assign only as a last resort.
  ///   - bar: the objects assigned on the bar.
  /// - Returns: the item's objects.
  package func forItem(own: Objects, avoiding avoided: SlotSet, bar: Objects) -> Objects {
    let targets = targets(of: own)
    let choices = Self.bySize.filter { $0.isSubset(of: Self.slots(of: targets)) }
    let sorted = choices.sorted { a, b in
      (a.count, a.intersection(avoided).count) < (b.count, b.intersection(avoided).count)
    }
    for slots in sorted {
      let assigned = Self.restricted(targets, to: slots)
      if reaches(own, bar: bar, item: assigned) { return assigned }
    }
    return targets
  }

  /// Returns the objects for a bar without items while a screen shows, replacing all of the bar's other objects.
  package func forBarOfScreen(own: Objects, replacing bar: Objects) -> Objects {
    var assigned = forBar(own: own)
    let standard = AppearanceSlot.standard.rawValue
    // UIKit's standard slot doesn't accept nil, so only another object can replace the one that's there.
    if assigned[standard] == nil, bar[standard] != nil { assigned[standard] = initial }
    return assigned
  }

  /// Returns what each slot must show on the newest version that has it.
  private func targets(of own: Objects) -> Objects {
    AppearanceSlot.allCases.map { slot in
      lookups.last { $0.has(slot) }.map { shown(in: slot, bar: own, item: Self.none, $0) }
    }
  }

  /// Returns whether the assigned objects are certain to show the same as `own` in every cell that UIKit has on each version.
  private func reaches(_ own: Objects, bar: Objects, item: Objects) -> Bool {
    lookups.allSatisfy { lookup in
      AppearanceSlot.allCases.allSatisfy { cell in
        guard lookup.has(cell) else { return true }
        let target = shown(in: cell, bar: own, item: Self.none, lookup)
        return shown(in: cell, bar: bar, item: item, lookup) == target
          && !isDoubtful(cell, bar: bar, item: item, lookup)
      }
    }
  }

  /// Returns whether UIKit might show an object either unchanged or made transparent, and the two differ.
  private func isDoubtful(
    _ cell: AppearanceSlot,
    bar: Objects,
    item: Objects,
    _ lookup: AppearanceLookup
  ) -> Bool {
    let found = lookup.found(at: cell, bar: Self.slots(of: bar), item: Self.slots(of: item))
    guard found.isDoubtful,
      let object = found.owner == .item ? item[found.slot.rawValue] : bar[found.slot.rawValue]
    else { return false }
    return madeTransparent(object) != object
  }

  private static var none: Objects { [nil, nil, nil, nil] }

  private static var bySize: [SlotSet] { SlotSet.bySize }

  private static func slots(of objects: Objects) -> SlotSet {
    var rawValue: UInt8 = 0
    for index in objects.indices where objects[index] != nil { rawValue |= 1 << UInt8(index) }
    return SlotSet(rawValue: rawValue)
  }

  private static func restricted(_ objects: Objects, to slots: SlotSet) -> Objects {
    AppearanceSlot.allCases.map { slots.contains($0) ? objects[$0.rawValue] : nil }
  }
}

extension SlotSet {
  /// Every set of slots, small sets first, then in UIKit's order.
  fileprivate static let bySize: [SlotSet] = (UInt8(0)..<16).map(SlotSet.init(rawValue:))
    .sorted { ($0.count, $0.rawValue) < ($1.count, $1.rawValue) }
}
