package import LintelDecisions
package import LintelSchema
import LintelTheme

/// What UIKit shows of a bar in each slot, in all contexts at once and with tokens resolved.
///
/// This is a class because many rules ask for the same backgrounds, which are decided once.
package final class ShownBar {
  package var kind: BarKind { bar.kind }
  /// For each slot, the contexts in which the theme leaves it to UIKit with `slot: system`.
  package var system: CaseMap<AppearanceSlot, DecisionID> { bar.system }
  /// The places that have a value in some object, in order.
  package let places: [DecidedBar.Place]
  /// The leaves of the bar itself that have a value somewhere, in order.
  package let ownLeaves: [LeafID]
  /// The bar, with tokens unresolved.
  private let bar: DecidedBar
  /// An object, and the contexts in which it shows.
  private typealias Shown = (object: AssignedObject, isShown: DecisionID)

  /// The objects that show in each slot, empty where UIKit shows its own.
  private let shown: CaseMap<AppearanceSlot, [Shown]>
  private let decisions: ThemeDecisions
  private let roles = LeafRoles.standard
  /// The backgrounds of the objects that were asked for.
  private var objectBackgrounds = CaseMap<AppearanceSlot, DecisionID>()
  /// The backgrounds of the slots that were asked for.
  private var slotBackgrounds = CaseMap<AppearanceSlot, DecisionID>()

  /// Finds the objects that show in each slot of a bar.
  package init(_ bar: DecidedBar, _ decisions: ThemeDecisions) throws(TooLarge) {
    self.bar = bar
    self.decisions = decisions
    places = Set(bar.kind.slots.flatMap { bar.objects[$0]?.values.keys.map(\.self) ?? [] }).sorted()
    ownLeaves = bar.values.keys.sorted()
    let decided = try AssignedSlots(bar, of: decisions).shown()
    shown = CaseMap(
      uniqueKeysWithValues: decided.map { slot, shown in
        let objects = decisions.outcomes(of: shown).compactMap { outcome -> Shown? in
          guard case .assigned(let object) = outcome else { return nil }
          return (object, decisions.test(shown) { $0 == outcome })
        }
        return (slot, objects)
      }
    )
  }

  /// Returns the value of a place in the object that shows in a slot, as `.resolved`, or `.undeclared` where it has none.
  package func value(
    of place: DecidedBar.Place,
    in slot: AppearanceSlot
  ) throws(TooLarge) -> DecisionID {
    let belongsToBackground = roles[place.leaf].belongsToBackgrounds
    return try fromObject(in: slot) { object throws(TooLarge) in
      if object.isMadeTransparent, belongsToBackground { return nil }
      guard let source = object.source, let value = bar.objects[source]?.values[place] else {
        return nil
      }
      return try decisions.bound(value)
    }
  }

  /// Returns the entry that declares the value of a place in the object that shows in a slot.
  package func entry(
    of place: DecidedBar.Place,
    in slot: AppearanceSlot
  ) throws(TooLarge) -> DecisionID {
    try fromObject(in: slot) { object throws(TooLarge) in
      guard let source = object.source else { return nil }
      let part = ThemeDecisions.Part(source, item: max(0, Int(place.item)))
      return try decisions.entries(of: TargetID(place.leaf), in: part)
    }
  }

  /// Returns the bar's own value of a leaf in a slot, as `.resolved`.
  package func ownValue(of leaf: LeafID, in slot: AppearanceSlot) throws(TooLarge) -> DecisionID {
    guard let value = bar.values[leaf]?[slot] else { return decisions.constant(.undeclared) }
    return try decisions.bound(value)
  }

  /// Returns the preset of the background that shows in a slot, as `.resolved`.
  ///
  /// The preset is `system` where the theme leaves the slot to UIKit, and `.undeclared` where it has no object for the bar.
  func preset(in slot: AppearanceSlot) throws(TooLarge) -> DecisionID {
    func preset(_ configure: String) -> ThemeDecisions.Outcome {
      .resolved(.keyword(Preset.name(of: configure)))
    }
    let shown = try fromObject(in: slot) { object throws(TooLarge) in
      if object.isMadeTransparent {
        return decisions.constant(preset(Preset.transparentBackground))
      }
      guard let source = object.source, let own = bar.objects[source] else {
        return decisions.constant(preset(Preset.defaultBackground))
      }
      return decisions.map(own.configure) { outcome in
        if case .configure(let configure) = outcome { preset(configure) } else { .undeclared }
      }
    }
    let system = decisions.constant(.resolved(.keyword(SlotOwner.system.rawValue)))
    return try decisions.choose(self.system[slot] ?? DecisionID(.no), system, shown)
  }

  /// Returns the background and shadow that show in a slot, as `.background`, or `.undeclared` where UIKit shows its own.
  package func background(in slot: AppearanceSlot) throws(TooLarge) -> DecisionID {
    if let known = slotBackgrounds[slot] { return known }
    let plain = Appearance(bar: kind, configure: Preset.defaultBackground, values: [])
    let background = try fromObject(in: slot) { object throws(TooLarge) in
      if object.isMadeTransparent {
        let configure = Preset.transparentBackground
        return decisions.constant(
          .background(Appearance(bar: kind, configure: configure, values: []))
        )
      }
      guard let source = object.source, let own = bar.objects[source] else {
        return decisions.constant(.background(plain))
      }
      if let known = objectBackgrounds[source] { return known }
      let decided = try self.background(of: own)
      objectBackgrounds[source] = decided
      return decided
    }
    slotBackgrounds[slot] = background
    return background
  }

  /// Returns the contexts in which a screen gets a copy of UIKit's object for a slot that the theme leaves to UIKit, by slot.
  package func emulated() throws(TooLarge) -> [(slot: AppearanceSlot, isMet: DecisionID)] {
    if system.values.allSatisfy({ $0.terminal == .no }) { return [] }
    let isScreen = decisions.not(decisions.test(ContextDimensions.screen, ValueSet(values: [0])))
    let assigned = try AssignedSlots(bar, of: decisions).decided()
    var result: [(slot: AppearanceSlot, isMet: DecisionID)] = []
    for slot in kind.slots {
      guard let system = system[slot], let assigned = assigned[slot] else { continue }
      let isAssigned = decisions.test(assigned) { $0 != .undeclared }
      let isEmulated = try decisions.both(isAssigned, decisions.both(system, isScreen))
      result.append((slot, isEmulated))
    }
    return result
  }

  /// Returns a decision about the object that shows in a slot, which is `.undeclared` without an object or if `decide` returns `nil`.
  private func fromObject(
    in slot: AppearanceSlot,
    _ decide: (AssignedObject) throws(TooLarge) -> DecisionID?
  ) throws(TooLarge) -> DecisionID {
    var result = decisions.constant(.undeclared)
    for (object, isShown) in shown[slot] ?? [] {
      guard let decided = try decide(object) else { continue }
      result = try decisions.choose(isShown, decided, result)
    }
    return result
  }

  /// Returns what shows of an object's background, as one outcome for each look.
  private func background(of object: DecidedBar.Object) throws(TooLarge) -> DecisionID {
    let leaves = BackgroundLeaves(of: kind, in: roles.schema).shown
    let known = leaves.compactMap { leaf in
      object.values[DecidedBar.Place(leaf: leaf, item: -1)].map { (leaf, $0) }
    }
    var parts = [object.configure]
    for (_, value) in known { parts.append(try decisions.bound(value)) }
    return try decisions.combine(parts) { outcomes in
      guard case .configure(let configure) = outcomes[0] else { return .undeclared }
      let values = zip(known, outcomes.dropFirst()).compactMap { place, outcome in
        outcome.resolved.map { value in
          Appearance.Value(leaf: place.0, path: roles.schema[place.0].uikitPath, value: value)
        }
      }
      return .background(Appearance(bar: kind, configure: configure, values: values))
    }
  }
}
