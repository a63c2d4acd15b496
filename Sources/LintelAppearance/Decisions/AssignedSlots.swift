import LintelDecisions
package import LintelSchema

/// An appearance object that is assigned to a slot of a bar or of a screen's item.
package struct AssignedObject: Hashable, Sendable {
  /// The slot that the object belongs to, or `nil` for an object like that of a new bar.
  package let source: AppearanceSlot?
  /// Whether the object is a copy with a transparent background, like the one that UIKit makes at the edge.
  package let isMadeTransparent: Bool
}

/// Chooses the objects to assign to a bar and to the items of its screens, in all contexts at once.
///
/// The choice depends on which slots the theme styles, never on whether two objects happen to look the same. A changed value therefore
/// never changes what is assigned.
struct AssignedSlots {
  /// Everything that the choice depends on in one context.
  private struct Situation: Hashable {
    let own: SlotSet
    /// The slots that the theme leaves to UIKit.
    let system: SlotSet
    /// The slots that have their own object outside of every screen.
    let base: SlotSet
    /// The slots that the theme leaves to UIKit outside of every screen.
    let baseSystem: SlotSet
    /// Whether titles may be large, which matters before iOS 15.
    let showsLargeTitles: Bool
  }

  /// An object of the screen, or of the bar outside of every screen.
  private struct Reference: Hashable {
    /// Whether the object belongs to the bar instead of the screen.
    let isOnBar: Bool
    var object: AssignedObject
  }

  private let bar: DecidedBar
  private let decisions: ThemeDecisions
  /// For each slot that is decided like another one in all contexts, the other slot, whose object represents both.
  private let twins: [AppearanceSlot: AppearanceSlot]

  /// Finds the slots that are always alike.
  init(_ bar: DecidedBar, of decisions: ThemeDecisions) {
    self.bar = bar
    self.decisions = decisions
    var twins: [AppearanceSlot: AppearanceSlot] = [:]
    // UIKit uses the object of standard size instead of the compact one.
    let pairs: [(AppearanceSlot, AppearanceSlot)] = [
      (.compact, .standard), (.compactScrollEdge, .scrollEdge),
    ]
    for (slot, other) in pairs where bar.objects[slot] == bar.objects[other] {
      if bar.own[slot] == bar.own[other], bar.system[slot] == bar.system[other] {
        twins[slot] = other
      }
    }
    self.twins = twins
  }

  /// Decides the object that is assigned to each slot, or `.undeclared` where there is none.
  func decided() throws(TooLarge) -> CaseMap<AppearanceSlot, DecisionID> {
    try bySlot { situation, lookups, isScreen in
      isScreen ? onScreen(situation, lookups) : onBar(situation, lookups)
    }
  }

  /// Decides which of the theme's objects UIKit shows in each slot, or `.undeclared` where it shows its own.
  func shown() throws(TooLarge) -> CaseMap<AppearanceSlot, DecisionID> {
    let kind = bar.kind
    return try bySlot { situation, lookups, _ in
      guard let lookup = lookups.last, !situation.own.isEmpty else { return Self.none }
      return AppearanceSlot.allCases.map { slot in
        guard kind.slots.contains(slot), !situation.system.contains(slot) else { return nil }
        let found = lookup.found(at: slot, bar: situation.own)
        return AssignedObject(
          source: found.owner == .initial ? nil : found.slot,
          isMadeTransparent: found.isMadeTransparent
        )
      }
    }
  }

  private typealias Choice = (Situation, [AppearanceLookup], _ isScreen: Bool) -> [AssignedObject?]

  private static var none: [AssignedObject?] { AppearanceSlot.allCases.map { _ in nil } }

  /// Decides each slot by making a choice in every situation that occurs.
  private func bySlot(_ choose: Choice) throws(TooLarge) -> CaseMap<AppearanceSlot, DecisionID> {
    let slots = bar.kind.slots
    let isBase = decisions.test(ContextDimensions.screen, ValueSet(values: [0]))
    let (own, system) = (slots.compactMap { bar.own[$0] }, slots.compactMap { bar.system[$0] })
    let base = (own + system).map { decisions.restrict($0, ContextDimensions.screen, to: 0) }
    let questions = own + system + base + [bar.showsLargeTitles, isBase]
    var result = CaseMap<AppearanceSlot, DecisionID>()
    for slot in slots {
      func answer(isNew: Bool) throws(TooLarge) -> DecisionID {
        try decisions.combine(questions) { answers in
          let flags = answers.map { $0 == .flag(true) }
          func set(_ part: Int) -> SlotSet {
            SlotSet(
              slots.enumerated().filter { flags[part * slots.count + $0.offset] }.map(\.element)
            )
          }
          let situation = Situation(
            own: set(0),
            system: set(1),
            base: set(2),
            baseSystem: set(3),
            showsLargeTitles: flags[flags.count - 2]
          )
          let isScreen = !flags[flags.count - 1]
          let chosen = choose(situation, lookups(situation, isNew: isNew), isScreen)
          return chosen[slot.rawValue].map { .assigned($0) } ?? .undeclared
        }
      }
      let newer = try answer(isNew: true)
      let isNew = decisions.isAtLeast(UIKitCuts.edges)
      result[slot] =
        isNew.terminal == .yes ? newer : try decisions.choose(isNew, newer, answer(isNew: false))
    }
    return result
  }

  /// Returns UIKit's lookup starting with iOS 15 or before it, or both if they show the same.
  private func lookups(_ situation: Situation, isNew: Bool) -> [AppearanceLookup] {
    let both = [UIKitCuts.objects, UIKitCuts.edges].map {
      AppearanceLookup(bar: bar.kind, ios: $0, showsLargeTitles: situation.showsLargeTitles)
    }
    let shown = both.map { lookup in
      bar.kind.slots.map { lookup.found(at: $0, bar: situation.own) }
    }
    return shown[0] == shown[1] ? both : [both[isNew ? 1 : 0]]
  }

  // MARK: - The choice in one context

  /// Returns each slot's own object, or `nil` for slots outside of the set.
  private func objects(_ slots: SlotSet) -> [Reference?] {
    AppearanceSlot.allCases.map { slot in
      guard slots.contains(slot) else { return nil }
      let object = AssignedObject(source: twins[slot] ?? slot, isMadeTransparent: false)
      return Reference(isOnBar: false, object: object)
    }
  }

  /// Returns the search for objects to assign, given UIKit's lookup.
  private func assignment(_ lookups: [AppearanceLookup]) -> SlotAssignment<Reference> {
    let initial = AssignedObject(source: nil, isMadeTransparent: false)
    return SlotAssignment(
      lookups: lookups,
      initial: Reference(isOnBar: false, object: initial)
    ) { reference in
      let copy = AssignedObject(source: reference.object.source, isMadeTransparent: true)
      return Reference(isOnBar: reference.isOnBar, object: copy)
    }
  }

  private func onBar(_ situation: Situation, _ lookups: [AppearanceLookup]) -> [AssignedObject?] {
    guard !situation.own.isEmpty else { return Self.none }
    return assignment(lookups).forBar(own: objects(situation.own)).map { $0?.object }
  }

  private func onScreen(
    _ situation: Situation,
    _ lookups: [AppearanceLookup]
  ) -> [AssignedObject?] {
    let base = Situation(
      own: situation.base,
      system: situation.baseSystem,
      base: situation.base,
      baseSystem: situation.baseSystem,
      showsLargeTitles: situation.showsLargeTitles
    )
    let onBar = onBar(base, lookups)
    // With the same slots, the screen's objects hide all of the bar's.
    if situation.own == situation.base, situation.system == situation.baseSystem { return onBar }
    let bar = onBar.map { $0.map { Reference(isOnBar: true, object: $0) } }
    let own = objects(situation.own)
    let assignment = assignment(lookups)
    let chosen =
      switch self.bar.kind {
      case .navigationBar, .tabBar:
        assignment.forItem(own: own, avoiding: situation.system, bar: bar)
      case .toolbar: assignment.forBarOfScreen(own: own, replacing: bar)
      }
    return chosen.map { $0?.object }
  }
}
