import LintelDecisions
package import LintelSchema

/// An object that a bar or a screen's item is given for a slot.
package struct AssignedObject: Hashable, Sendable {
  /// The slot whose own object it is; nil for one as a new bar has.
  package let source: AppearanceSlot?
  /// Whether it is a copy with a transparent background, as UIKit makes one at the edge.
  package let isMadeTransparent: Bool
}

/// Chooses the objects that a bar and the items of its screens are given, in all contexts at once.
///
/// What is chosen goes by which slots the theme styles, never by whether two objects happen to look the same: a value that changes never
/// changes what is assigned.
struct AssignedSlots {
  /// Everything that the choice goes by in one context.
  private struct Situation: Hashable {
    /// The slots with an object of their own.
    let own: SlotSet
    /// The slots that are left to UIKit.
    let system: SlotSet
    /// The same where no screen shows.
    let base: SlotSet
    /// The slots that the bar itself leaves to UIKit.
    let baseSystem: SlotSet
    /// Whether titles may be large, which matters before iOS 15.
    let showsLargeTitles: Bool
  }

  /// An object of the screen or of the bar without a screen.
  private struct Reference: Hashable {
    /// Whether the object is the bar's, not the screen's.
    let isOnBar: Bool
    /// The object.
    var object: AssignedObject
  }

  /// The bar.
  private let bar: DecidedBar
  /// The decisions of the theme.
  private let decisions: ThemeDecisions
  /// The slots whose objects represent those of other slots, because they're decided alike in all
  /// contexts.
  private let twins: [AppearanceSlot: AppearanceSlot]

  /// Finds slots that are always alike.
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

  /// What each slot is given; `.undeclared` for nothing.
  func decided() throws(TooLarge) -> CaseMap<AppearanceSlot, DecisionID> {
    try bySlot { situation, lookups, isScreen in
      isScreen ? onScreen(situation, lookups) : onBar(situation, lookups)
    }
  }

  /// What UIKit shows in each slot of the objects that the theme makes; `.undeclared` for what it shows by itself.
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

  /// Chooses the objects of all slots in one situation.
  private typealias Choice = (Situation, [AppearanceLookup], _ isScreen: Bool) -> [AssignedObject?]

  /// No object in any slot.
  private static var none: [AssignedObject?] { AppearanceSlot.allCases.map { _ in nil } }

  /// Decides each slot by asking a choice in every situation that occurs.
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

  /// UIKit's lookup on the versions from iOS 15 on or before, or on both where they show the same.
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

  /// Returns the own objects of some slots, in UIKit's order of slots.
  private func objects(_ slots: SlotSet, isOnBar: Bool) -> [Reference?] {
    AppearanceSlot.allCases.map { slot in
      guard slots.contains(slot) else { return nil }
      let object = AssignedObject(source: twins[slot] ?? slot, isMadeTransparent: false)
      return Reference(isOnBar: isOnBar, object: object)
    }
  }

  /// Returns UIKit's lookup as an assignment of objects.
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

  /// Chooses the objects of the bar.
  private func onBar(_ situation: Situation, _ lookups: [AppearanceLookup]) -> [AssignedObject?] {
    guard !situation.own.isEmpty else { return Self.none }
    return assignment(lookups).forBar(own: objects(situation.own, isOnBar: false)).map {
      $0?.object
    }
  }

  /// Chooses the objects of a screen's item.
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
    // With the same slots the screen's objects hide all of the bar's.
    if situation.own == situation.base, situation.system == situation.baseSystem { return onBar }
    let bar = onBar.map { $0.map { Reference(isOnBar: true, object: $0) } }
    let own = objects(situation.own, isOnBar: false)
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
