import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

/// The values that two themes show in their shared contexts, as decisions in one store.
///
/// Each value is compared separately, so the work never depends on the product of all differences.
struct SharedDecisions {
  /// An outcome of a decision in the store.
  private indirect enum Result: Hashable, Sendable {
    case nothing
    case value(ResolvedValue)
    case transition(TransitionDecision)
    case content(Proxy.Content)
    case change(old: Result, new: Result)

    /// The value, or `nil` for other results.
    var shown: ResolvedValue? {
      if case .value(let value) = self { value } else { nil }
    }

    /// The content of a proxy or an instance, or `nil` for other results.
    var content: Proxy.Content? {
      if case .content(let content) = self { content } else { nil }
    }

    /// The transition of a push, or `nil` for other results.
    var scheme: TransitionDecision? {
      if case .transition(let transition) = self { transition } else { nil }
    }
  }

  typealias PushChange = (old: TransitionDecision, new: TransitionDecision)

  /// The content of a proxy or an instance before and after, where `nil` means that the theme doesn't set it.
  typealias SettingChange = (old: Proxy.Content?, new: Proxy.Content?)

  /// One of the two themes.
  struct Side {
    fileprivate let shown: ShownTheme
    /// The counterparts of its dimensions in the store.
    fileprivate let counterparts: [Counterpart]
  }

  /// How a value differs, as a decision in the store.
  struct Difference {
    let place: ValuePlace
    /// The contexts in which the value differs and that can occur.
    let contexts: DecisionID
    fileprivate let changes: DecisionID
  }

  /// A change of a value, and the number of its causes.
  private struct CausedChange: Hashable, Sendable {
    let change: TerminalID
    let causes: TerminalID
  }

  private let axes: SharedAxes
  let old: Side
  let new: Side
  /// The contexts that can occur in both themes.
  private let existing: DecisionID
  var store: DecisionStore
  private var results = TerminalTable<Result>()

  /// Creates the decisions, or returns `nil` if the themes don't share any context.
  init?(_ old: ComparedTheme, _ new: ComparedTheme, _ contexts: SharedContexts) throws(TooLarge) {
    guard let before = try ShownTheme(old.cascade), let after = try ShownTheme(new.cascade),
      let axes = SharedAxes(
        contexts,
        before.decisions.dimensions,
        after.decisions.dimensions,
        after.decisions.dimensions.order(for: new.theme)
      )
    else { return nil }
    self.axes = axes
    self.old = Side(
      shown: before,
      counterparts: axes.counterparts(of: before.decisions.dimensions, \.old)
    )
    self.new = Side(
      shown: after,
      counterparts: axes.counterparts(of: after.decisions.dimensions, \.new)
    )
    store = DecisionStore(axes.space, order: axes.order, unordered: axes.unordered)
    var exists: [DecisionID] = []
    for side in [self.old, self.new] {
      let decisions = side.shown.decisions
      exists.append(
        try decisions.transfer(decisions.possibleContexts, to: &store, through: side.counterparts) {
          $0 == .flag(true) ? .yes : .no
        }
      )
    }
    existing = try store.conjunction(exists[0], exists[1])
  }

  /// The values that either theme shows, in the order of the table and of the slots.
  var places: [ValuePlace] { Set(old.shown.values.keys).union(new.shown.values.keys).sorted() }

  /// Compares a value, and returns `nil` if it's the same in all contexts that can occur.
  mutating func difference(at place: ValuePlace) throws(TooLarge) -> Difference? {
    let before = try value(at: place, of: old)
    let after = try value(at: place, of: new)
    if before == after { return nil }
    let same = results.id(of: .nothing)
    let changes = try changes(before, after)
    let differs = store.map(changes) { $0 == same ? .no : .yes }
    let contexts = try store.conjunction(differs, existing)
    return contexts.terminal == .no
      ? nil : Difference(place: place, contexts: contexts, changes: changes)
  }

  /// Returns the changes of a value, each with the number of its causes and the boxes in which it has them.
  ///
  /// The boxes are disjoint, and may include contexts that can't occur.
  mutating func boxes(
    of difference: Difference,
    by causes: DecisionID
  ) throws(TooLarge) -> [(change: ValueChange, causes: TerminalID, boxes: [SharedBox])] {
    var known = TerminalTable<CausedChange?>()
    let same = known.id(of: nil)
    let unchanged = results.id(of: .nothing)
    let caused = try store.apply(difference.changes, causes) { change, causes in
      change == unchanged || causes == .no
        ? same : known.id(of: CausedChange(change: change, causes: causes))
    }
    return try boxes(of: caused, within: existing).compactMap { result, boxes in
      guard case .some(.some(let caused)) = known[result],
        case .change(let old, let new) = results[caused.change]
      else { return nil }
      let change = ValueChange(place: difference.place, old: old.shown, new: new.shown)
      return (change, caused.causes, boxes)
    }
  }

  /// Decides which declaration of a theme wins for a target, as a number that `result` returns for its place among the target's
  /// declarations, or for `nil` if there is none.
  mutating func declarations(
    of target: TargetID?,
    in part: ThemeDecisions.Part,
    of side: Side,
    _ result: (Int?) -> TerminalID
  ) throws(TooLarge) -> DecisionID {
    guard let target else { return DecisionID(result(nil)) }
    let decisions = side.shown.decisions
    let winners = try decisions.declarations(of: target, in: part)
    return try decisions.transfer(winners, to: &store, through: side.counterparts) { outcome in
      if case .number(let number) = outcome { result(number) } else { result(nil) }
    }
  }

  /// Returns the pushes of both themes whose scheme differs, each with the boxes in which it does, by the names of their screens.
  mutating func pushes() throws(TooLarge) -> [(
    push: ShownTheme.Push, change: PushChange, boxes: [SharedBox]
  )] {
    var found: [(push: ShownTheme.Push, change: PushChange, boxes: [SharedBox])] = []
    let both = old.shown.pushes.keys.filter { new.shown.pushes[$0] != nil }
    for push in both.sorted(by: { ($0.from, $0.to) < ($1.from, $1.to) }) {
      let before = try value(old.shown.pushes[push], of: old)
      let after = try value(new.shown.pushes[push], of: new)
      func change(_ old: Result, _ new: Result) -> PushChange? {
        guard let old = old.scheme, let new = new.scheme else { return nil }
        return old.scheme == new.scheme ? nil : (old, new)
      }
      let changed = try differences(before, after, within: nil) { change($0, $1) != nil }
      found += changed.compactMap { old, new, boxes in change(old, new).map { (push, $0, boxes) } }
    }
    return found
  }

  /// Returns the settings that differ between both themes, each with the boxes in which it does, in the order of targets.
  ///
  /// The boxes are disjoint, and may include contexts that can't occur.
  mutating func settings(
    from old: [ProxySelection.Kept],
    to new: [ProxySelection.Kept],
    isByScreen: Bool
  ) throws(TooLarge) -> [(target: ProxyTarget, change: SettingChange, boxes: [SharedBox])] {
    let before = try contents(of: old, self.old, isByScreen: isByScreen)
    let after = try contents(of: new, self.new, isByScreen: isByScreen)
    let nothing = DecisionID(results.id(of: .nothing))
    let care = isByScreen ? existing : store.restrict(existing, SharedAxes.screen, to: 0)
    var found: [(target: ProxyTarget, change: SettingChange, boxes: [SharedBox])] = []
    for target in Set(before.keys).union(after.keys).sorted() {
      let (before, after) = (before[target] ?? nothing, after[target] ?? nothing)
      for (old, new, boxes) in try differences(before, after, within: care) {
        found.append((target, (old.content, new.content), boxes))
      }
    }
    return found
  }

  /// The contents of one side's settings, as decisions in the store.
  private mutating func contents(
    of settings: [ProxySelection.Kept],
    _ side: Side,
    isByScreen: Bool
  ) throws(TooLarge) -> [ProxyTarget: DecisionID] {
    let decisions = side.shown.decisions
    var own = ProxyDecisions(settings, of: decisions, isByScreen: isByScreen)
    var known = takeResults()
    defer { results = known }
    var contents: [ProxyTarget: DecisionID] = [:]
    for target in own.targets {
      let bound = try own.bound(target)
      contents[target] = try decisions.transfer(bound, to: &store, through: side.counterparts) {
        guard case .number(let number) = $0, let content = own.content(number) else {
          return known.id(of: .nothing)
        }
        return known.id(of: .content(content))
      }
    }
    return contents
  }

  /// Whether all values, and therefore all pushes, are the same in every context that can occur.
  mutating func areSame() throws(TooLarge) -> Bool {
    for place in Set(old.shown.values.keys).union(new.shown.values.keys) {
      let before = try value(at: place, of: old)
      let after = try value(at: place, of: new)
      guard try store.areEqual(before, after, within: existing) else { return false }
    }
    return true
  }

  /// One side's value at a place, as a decision in the store in which initial values of the runtime library count as missing.
  private mutating func value(at place: ValuePlace, of side: Side) throws(TooLarge) -> DecisionID {
    let property = Schema.standard[place.leaf].property
    return try value(side.shown.values[place], of: side) { $0.isInitial(of: property) }
  }

  private mutating func value(
    _ decision: DecisionID?,
    of side: Side,
    ignoring isIgnored: (ResolvedValue) -> Bool = { _ in false }
  ) throws(TooLarge) -> DecisionID {
    guard let decision else { return DecisionID(results.id(of: .nothing)) }
    var known = takeResults()
    defer { results = known }
    let decisions = side.shown.decisions
    return try decisions.transfer(decision, to: &store, through: side.counterparts) { outcome in
      if let value = outcome.resolved {
        return known.id(of: isIgnored(value) ? .nothing : .value(value.written))
      }
      if case .transition(let transition) = outcome { return known.id(of: .transition(transition)) }
      return known.id(of: .nothing)
    }
  }

  /// Moves the results out of the struct, because work that also changes the store would copy them for each new result.
  private mutating func takeResults() -> TerminalTable<Result> {
    defer { results = TerminalTable() }
    return results
  }

  /// Returns the changes from one decision to another, with `.nothing` where there is none.
  private mutating func changes(
    _ old: DecisionID,
    _ new: DecisionID,
    where counts: (Result, Result) -> Bool = { _, _ in true }
  ) throws(TooLarge) -> DecisionID {
    var known = takeResults()
    defer { results = known }
    let same = known.id(of: .nothing)
    if old == new { return DecisionID(same) }
    return try store.apply(old, new) { old, new in
      guard old != new, let before = known[old], let after = known[new], counts(before, after)
      else { return same }
      return known.id(of: .change(old: before, new: after))
    }
  }

  /// Returns the differences between two decisions, each with its boxes, in the order of the first boxes.
  private mutating func differences(
    _ old: DecisionID,
    _ new: DecisionID,
    within care: DecisionID?,
    where counts: (Result, Result) -> Bool = { _, _ in true }
  ) throws(TooLarge) -> [(old: Result, new: Result, boxes: [SharedBox])] {
    let changes = try changes(old, new, where: counts)
    return try boxes(of: changes, within: care).compactMap { result, boxes in
      if case .change(let old, let new) = results[result] { (old, new, boxes) } else { nil }
    }
  }

  /// Returns the boxes of each result of a decision, in the order of the first boxes.
  private mutating func boxes(
    of decision: DecisionID,
    within care: DecisionID?
  ) throws(TooLarge) -> [(result: TerminalID, boxes: [SharedBox])] {
    var found = OrderedGroups<TerminalID, SharedBox>()
    let small = try care.map { care throws(TooLarge) in try store.simplify(decision, within: care) }
    for box in try store.boxes(of: small ?? decision) {
      found.add(axes.boxes(of: box), to: box.result)
    }
    return found.all.map { ($0.key, $0.values) }
  }
}

extension ResolvedValue {
  /// Whether the runtime library behaves the same with the value and without it.
  fileprivate func isInitial(of property: Property) -> Bool {
    guard property.destination == .runtime else { return false }
    switch self {
    case .number(let number): return Double(property.initial) == number
    case .keyword(let word): return word == property.initial
    case .none, .color, .font, .image, .effect, .offset, .boolean, .string: return false
    }
  }
}
