import LintelCascade
package import LintelDecisions
package import LintelSchema
import LintelTheme

/// A bar in all contexts at once, with a decision for each of its values and for whether each slot has its own object.
package struct DecidedBar: Sendable {
  /// A place in an appearance object: a leaf and, in tab items, a cell.
  package struct Place: Hashable, Comparable, Sendable {
    package let leaf: LeafID
    /// A cell of `Dimension.item` in tab items, or -1 elsewhere.
    package let item: Int8

    package init(leaf: LeafID, item: Int8) {
      self.leaf = leaf
      self.item = item
    }

    /// The tab item part, or `nil` elsewhere.
    var part: ItemPart? { item < 0 ? nil : ItemPart(cell: Int(item)) }

    /// UIKit's property path from the object to the part.
    var steps: [String] { part?.steps ?? [] }

    /// Orders places by leaf, then by cell.
    package static func < (a: Place, b: Place) -> Bool { (a.leaf, a.item) < (b.leaf, b.item) }
  }

  /// The content of an appearance object in the contexts in which it exists.
  package struct Object: Hashable, Sendable {
    /// The last part of the configure call's name.
    package fileprivate(set) var configure: DecisionID
    /// The values by place, without places that never have a value.
    package fileprivate(set) var values: [Place: DecisionID]
  }

  package let kind: BarKind
  /// For each slot, the contexts in which it has its own object.
  package fileprivate(set) var own = CaseMap<AppearanceSlot, DecisionID>()
  /// For each slot, the contexts in which the theme leaves it to UIKit with `slot: system`.
  package fileprivate(set) var system = CaseMap<AppearanceSlot, DecisionID>()
  /// Each slot's own object, for the contexts in which it has one.
  package fileprivate(set) var objects = CaseMap<AppearanceSlot, Object>()
  /// The bar's own values, by leaf and slot.
  package fileprivate(set) var values: [LeafID: CaseMap<AppearanceSlot, DecisionID>] = [:]
  /// The contexts in which titles may be large, which matters for the edge before iOS 15.
  package fileprivate(set) var showsLargeTitles = DecisionID(.no)

  /// Decides every slot and value of a bar.
  package init(_ kind: BarKind, of decisions: ThemeDecisions) throws(TooLarge) {
    var builder = DecidedBarBuilder(DecidedBar(kind), of: decisions)
    try builder.build()
    self = builder.bar
  }

  /// Creates a bar with nothing decided yet.
  private init(_ kind: BarKind) { self.kind = kind }
}

/// Builds a bar of decisions the way that `BarBuilder` builds one for a single context; the comments there say why.
private struct DecidedBarBuilder {
  /// The bar as decided so far.
  private(set) var bar: DecidedBar
  private let roles = LeafRoles.standard
  /// The leaves of the bar that have declarations, ascending.
  private let leaves: [LeafID]
  private let decisions: ThemeDecisions
  /// The values of buttons by their declared values, which usually are the same in all slots.
  private var knownButtons: [[ButtonLeaf: DecisionID]: [(leaf: LeafID, value: DecisionID)]] = [:]
  /// The decision that is negative in every context.
  private let no = DecisionID(.no)

  init(_ bar: DecidedBar, of decisions: ThemeDecisions) {
    self.bar = bar
    self.decisions = decisions
    leaves = roles.leaves(of: bar.kind, among: decisions.cascade.targets)
  }

  private var kind: BarKind { bar.kind }

  /// Decides the slots, then their objects, then what a fade needs.
  mutating func build() throws(TooLarge) {
    for slot in kind.slots {
      bar.system[slot] = try keyword(roles[kind].slot, in: slot) { $0 == SlotOwner.system }
    }
    try decideOwnSlots()
    for slot in kind.slots { bar.objects[slot] = try object(slot) }
    let fades = try fades()
    if fades != no { try fillForFade(where: fades) }
    try decideValues()
    bar.showsLargeTitles = try showsLargeTitles()
  }

  // MARK: - Decisions of targets

  /// Returns the decision of a leaf in a slot and, for tab items, in a cell.
  private func decision(
    _ leaf: LeafID,
    in slot: AppearanceSlot,
    item: Int = 0
  ) throws(TooLarge) -> DecisionID {
    try decisions.decision(of: TargetID(leaf), in: ThemeDecisions.Part(slot, item: item))
  }

  /// Returns the contexts in which a leaf's keyword meets a condition.
  private func keyword<Name: KeywordName>(
    _ leaf: LeafID?,
    in slot: AppearanceSlot,
    _ isMet: (Name) -> Bool
  ) throws(TooLarge) -> DecisionID {
    guard let leaf else { return no }
    let theme = decisions.cascade.theme
    return decisions.test(try decision(leaf, in: slot)) { outcome in
      theme.written(outcome)?.keyword().map(isMet) ?? false
    }
  }

  /// Returns the contexts in which the background fades with the content.
  private func fades() throws(TooLarge) -> DecisionID {
    try keyword(roles[kind].scrollBehavior, in: .standard) { $0 == ScrollBehaviorName.fade }
  }

  /// Returns the contexts in which titles may be large.
  private func showsLargeTitles() throws(TooLarge) -> DecisionID {
    guard let leaf = roles[kind].prefersLargeTitles else { return no }
    let theme = decisions.cascade.theme
    let prefers = decisions.test(try decision(leaf, in: .standard)) {
      theme.written($0) == .boolean(true)
    }
    let isSmall = try keyword(roles.largeTitleDisplay, in: .standard) {
      $0 == LargeTitleDisplay.never
    }
    return try decisions.both(prefers, decisions.not(isSmall))
  }

  /// Returns the contexts in which a leaf with one of some roles has a value in a slot.
  private func isDeclared(
    in slot: AppearanceSlot,
    _ isIncluded: (LeafRoles.Role) -> Bool
  ) throws(TooLarge) -> DecisionID {
    var result = no
    for leaf in leaves where isIncluded(roles[leaf]) {
      for item in roles.cells(of: leaf) {
        let value = try decision(leaf, in: slot, item: item)
        result = try decisions.either(result, decisions.hasValue(value))
      }
    }
    return result
  }

  /// Returns the contexts in which a slot has a background or a preset.
  private func declaresBackground(_ slot: AppearanceSlot) throws(TooLarge) -> DecisionID {
    try isDeclared(in: slot) { $0 == .background || $0 == .preset }
  }

  // MARK: - Slots

  /// Decides which slots have objects, including slots that UIKit's fallback would otherwise fill with values that they unset.
  private mutating func decideOwnSlots() throws(TooLarge) {
    for slot in kind.slots {
      let isNamed = try keyword(roles[kind].slot, in: slot) { $0 == SlotOwner.own }
      let isStyled = try isDeclared(in: slot) { $0.belongsToObjects }
      let isOwn = try decisions.either(isNamed, isStyled)
      bar.own[slot] = try decisions.both(isOwn, decisions.not(bar.system[slot] ?? no))
    }
    let lookup = AppearanceLookup(bar: kind, ios: UIKitCuts.edges, showsLargeTitles: false)
    for slot in kind.slots {
      // The slots that UIKit falls back to, from the last one to the first.
      var showsUnset = no
      for source in lookup.chain(of: slot).reversed() where kind.slots.contains(source) {
        let shows =
          source == slot
          ? no
          : try self.shows(
            source,
            unsetIn: slot,
            isMadeTransparent: slot.isAtEdge && !source.isAtEdge
          )
        showsUnset = try decisions.choose(bar.own[source] ?? no, shows, showsUnset)
      }
      let isNew = try decisions.both(showsUnset, decisions.not(bar.system[slot] ?? no))
      bar.own[slot] = try decisions.either(bar.own[slot] ?? no, isNew)
    }
  }

  /// Returns the contexts in which a slot would show another slot's value although it unsets its own.
  private func shows(
    _ source: AppearanceSlot,
    unsetIn slot: AppearanceSlot,
    isMadeTransparent: Bool
  ) throws(TooLarge) -> DecisionID {
    var result = no
    for leaf in leaves where roles[leaf].belongsToObjects {
      if isMadeTransparent, roles[leaf].belongsToBackgrounds { continue }
      for item in roles.cells(of: leaf) {
        let isUnset = decisions.test(try decision(leaf, in: slot, item: item)) { $0 == .unset }
        if isUnset == no { continue }
        let isShown = decisions.hasValue(try decision(leaf, in: source, item: item))
        result = try decisions.either(result, decisions.both(isUnset, isShown))
      }
    }
    return result
  }

  /// Gives each slot its own object for a fade where UIKit's fallback would make the bar look different at the edge.
  private mutating func fillForFade(where fades: DecisionID) throws(TooLarge) {
    let isEdgeStyled = bar.own[.scrollEdge] ?? no
    let initial = DecidedBar.Object(
      configure: decisions.constant(.configure(Preset.defaultBackground)),
      values: [:]
    )
    try fill(.standard, with: initial, where: fades)
    try fill(.scrollEdge, with: bar.objects[.standard] ?? initial, where: fades)
    guard kind.slots.contains(.compactScrollEdge), let compact = bar.objects[.compact] else {
      return
    }
    let isCompactOwn = try decisions.both(bar.own[.compact] ?? no, decisions.not(isEdgeStyled))
    try fill(.compactScrollEdge, with: compact, where: decisions.both(fades, isCompactOwn))
  }

  /// Gives a slot an object for a fade where it doesn't have one and the theme doesn't leave it to UIKit.
  private mutating func fill(
    _ slot: AppearanceSlot,
    with object: DecidedBar.Object,
    where isMet: DecisionID
  ) throws(TooLarge) {
    guard kind.slots.contains(slot), let before = bar.objects[slot] else { return }
    let isSettled = try decisions.either(bar.own[slot] ?? no, bar.system[slot] ?? no)
    let isFilled = try decisions.both(isMet, decisions.not(isSettled))
    bar.own[slot] = try decisions.either(bar.own[slot] ?? no, isFilled)
    let nothing = decisions.constant(.undeclared)
    var values: [DecidedBar.Place: DecisionID] = [:]
    for place in Set(before.values.keys).union(object.values.keys) {
      values[place] = try decisions.choose(
        isFilled,
        object.values[place] ?? nothing,
        before.values[place] ?? nothing
      )
    }
    bar.objects[slot] = DecidedBar.Object(
      configure: try decisions.choose(isFilled, object.configure, before.configure),
      values: values
    )
  }

  // MARK: - Objects

  private mutating func object(_ slot: AppearanceSlot) throws(TooLarge) -> DecidedBar.Object {
    // With a fade, an edge without its own background shows the bar's.
    var source: AppearanceSlot?
    var usesSource = no
    if slot.isAtEdge {
      source = slot.isCompact ? .compact : .standard
      usesSource = try decisions.both(fades(), decisions.not(declaresBackground(slot)))
    }
    var values: [DecidedBar.Place: DecisionID] = [:]
    for leaf in leaves {
      switch roles[leaf] {
      case .background:
        var value = try decision(leaf, in: slot)
        if let source, usesSource != no {
          value = try decisions.choose(usesSource, decision(leaf, in: source), value)
        }
        add(value, at: leaf, to: &values)
      case .shadow, .object:
        add(try decision(leaf, in: slot), at: leaf, to: &values)
      case .tabItem:
        for item in roles.cells(of: leaf) {
          add(try decision(leaf, in: slot, item: item), at: leaf, item: item, to: &values)
        }
      case .slot, .preset, .button, .bar, .setting, .fact: break
      }
    }
    try addButtons(in: slot, to: &values)
    var configure = try self.configure(slot)
    if let source, usesSource != no {
      configure = try decisions.choose(usesSource, self.configure(source), configure)
    }
    return DecidedBar.Object(configure: configure, values: values)
  }

  /// Adds a value if it's set in any context.
  private func add(
    _ decision: DecisionID,
    at leaf: LeafID,
    item: Int = -1,
    to values: inout [DecidedBar.Place: DecisionID]
  ) {
    guard decisions.hasValue(decision) != no else { return }
    values[DecidedBar.Place(leaf: leaf, item: Int8(item))] = decision
  }

  private func configure(_ slot: AppearanceSlot) throws(TooLarge) -> DecisionID {
    let hasBackground = slot.isAtEdge ? try declaresBackground(slot) : DecisionID(.yes)
    let initial = decisions.map(hasBackground) {
      .configure($0 == .flag(true) ? Preset.defaultBackground : Preset.transparentBackground)
    }
    let theme = decisions.cascade.theme
    let declared = decisions.map(try decision(roles[kind].preset, in: slot)) { outcome in
      let preset: BackgroundPreset? = theme.written(outcome)?.keyword()
      return preset.map { .configure($0.keyword.uikitName) } ?? .undeclared
    }
    let isDeclared = decisions.test(declared) { $0 != .undeclared }
    return try decisions.choose(isDeclared, declared, initial)
  }

  // MARK: - Buttons

  private mutating func addButtons(
    in slot: AppearanceSlot,
    to values: inout [DecidedBar.Place: DecisionID]
  ) throws(TooLarge) {
    var own: [ButtonLeaf: DecisionID] = [:]
    for leaf in leaves {
      if case .button(let button) = roles[leaf] { own[button] = try decision(leaf, in: slot) }
    }
    if own.isEmpty { return }
    if knownButtons[own] == nil {
      knownButtons[own] = try DecidedButtons(own, decisions, roles).values(of: kind)
    }
    for (leaf, value) in knownButtons[own] ?? [] { add(value, at: leaf, to: &values) }
  }

  // MARK: - The bar's own values

  /// Decides the values of the bar itself, including tints that one button inherits from another.
  private mutating func decideValues() throws(TooLarge) {
    for leaf in leaves where roles[leaf] == .bar {
      bar.values[leaf] = try bySlot(leaf) { slot throws(TooLarge) in try decision(leaf, in: slot) }
    }
    let isFilled = decisions.isAtLeast(UIKitCuts.prominentButtons)
    let nothing = decisions.constant(.undeclared)
    for inheritance in roles[kind].inheritedValues where leaves.contains(inheritance.source) {
      let own = bar.values[inheritance.leaf]
      bar.values[inheritance.leaf] = try bySlot(inheritance.leaf) { slot throws(TooLarge) in
        let inherited = try decision(inheritance.source, in: slot)
        let used =
          inheritance.endsWithFill
          ? try decisions.choose(isFilled, nothing, inherited) : inherited
        return try decisions.first(own?[slot] ?? nothing, used)
      }
    }
  }

  private func bySlot(
    _ leaf: LeafID,
    _ value: (AppearanceSlot) throws(TooLarge) -> DecisionID
  ) throws(TooLarge) -> CaseMap<AppearanceSlot, DecisionID> {
    var values = CaseMap<AppearanceSlot, DecisionID>()
    let varies = roles.schema[leaf].property.variesBySlot
    for slot in kind.slots { values[slot] = try value(varies ? slot : .standard) }
    return values
  }
}

extension LeafRoles.Role {
  /// Whether the value belongs to an appearance object or to its configure call.
  var belongsToObjects: Bool {
    switch self {
    case .preset, .background, .shadow, .object, .button, .tabItem: true
    case .slot, .bar, .setting, .fact: false
    }
  }

  /// Whether UIKit drops the value when it shows an object at an edge that the object wasn't made for.
  package var belongsToBackgrounds: Bool {
    switch self {
    case .preset, .background, .shadow: true
    case .slot, .object, .button, .tabItem, .bar, .setting, .fact: false
    }
  }
}
