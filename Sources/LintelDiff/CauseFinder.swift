import LintelAppearance
import LintelDecisions
import LintelDiagnostics
import LintelSchema
import LintelTheme

/// Finds the changes of a theme that make a value change, in all contexts at once.
///
/// Compares the winners of both themes, and follows every token that both refer to and that
/// resolves differently. If a value comes from another property (a back button's from the button's)
/// or slot, that one is examined. Winners and causes are decisions, so the work depends on the declarations that make a difference, and
/// not on the contexts.
struct CauseFinder {
  /// The winners of a target in both themes, by their places among its declarations.
  private struct Winners: Hashable, Sendable {
    let old: Int?
    let new: Int?
  }

  /// A question about a target, with the number of something that the answer depends on.
  private struct Question<Number: Hashable>: Hashable {
    let target: SharedTarget
    let number: Number
  }

  /// The decisions that determine another one.
  private struct Pair<Element: Hashable>: Hashable {
    let old: Element
    let new: Element
  }

  /// The target and the part that a value can come from.
  private struct Origin {
    let leaf: LeafID
    let part: ThemeDecisions.Part
  }

  /// The decision without causes.
  private static let none = DecisionID(.no)

  private let old: ComparedTheme
  private let new: ComparedTheme
  private let roles = LeafRoles.standard
  /// The properties that a value can be inherited from.
  private let relatives = RelatedLeaves()
  private let oldLookup: DeclarationLookup
  private let newLookup: DeclarationLookup
  /// The lists of causes, beginning with an empty one.
  private var lists = TerminalTable<[DifferenceCause]>()
  /// The winners in one theme, as places among the declarations of a target.
  private var places = TerminalTable<Int?>()
  private var winners = TerminalTable<Winners>()
  /// The decisions of pairs of winners, by the decisions of both themes.
  private var pairs: [Pair<DecisionID>: DecisionID] = [:]
  private var answers: [Question<DecisionID>: DecisionID] = [:]
  private var causesOfWinners: [Question<TerminalID>: DecisionID] = [:]
  /// The causes in the tokens of two values.
  private var causesOfValues: [Pair<ValueID>: DecisionID] = [:]
  private var causesOfTokens: [Pair<TokenKey>: DecisionID] = [:]

  init(_ old: ComparedTheme, _ new: ComparedTheme) {
    self.old = old
    self.new = new
    oldLookup = DeclarationLookup(old)
    newLookup = DeclarationLookup(new)
    _ = lists.id(of: [])
  }

  /// The causes with a number in a decision.
  func causes(_ number: TerminalID) -> [DifferenceCause] { lists[number] ?? [] }

  /// Returns the causes of a value's change in each context in which it differs, by their number, and `.no` elsewhere.
  ///
  /// A value comes from where it's declared, or else from where it's inherited from. If the cause is in neither, it is in other
  /// declarations of the bar, which affect the whole bar. Then the causes are those of the first property that has some, or unknown.
  mutating func causes(
    of difference: SharedDecisions.Difference,
    in shared: inout SharedDecisions
  ) throws(TooLarge) -> DecisionID {
    let place = difference.place
    let slots = slots(of: place)
    let near = relatives.near(place.leaf)
    let bar = roles.schema[place.leaf].bar
    var open = difference.contexts
    var found = Self.none
    // Whether a bar has any declaration affects properties that are never mentioned.
    for stage in 0..<4 where open != Self.none {
      let origins =
        switch stage {
        case 0: origins(near, slots.prefix(1), item: place.item)
        case 1: origins(near, slots.dropFirst(), item: place.item)
        case 2: origins(relatives.deciding(of: bar), slots[...], item: place.item)
        default: origins(relatives.declared(of: bar, old, new), slots[...], item: place.item)
        }
      for origin in origins where open != Self.none {
        let causes = try causes(at: origin, within: open, in: &shared)
        if causes == Self.none { continue }
        found = try shared.store.apply(
          found,
          causes,
          shortcut: { $0 == Self.none ? $1 : $1 == Self.none ? $0 : nil },
          combine: { first, _ in first }
        )
        let rest = shared.store.map(causes) { $0 == .no ? .yes : .no }
        open = try shared.store.conjunction(open, rest)
      }
    }
    if open == Self.none { return found }
    let unknown = DifferenceCause(kind: .unknown, name: roles.schema[place.leaf].path)
    return try shared.store.choose(open, DecisionID(lists.id(of: [unknown])), found)
  }

  /// The slots of a bar, the place's own first.
  private func slots(of place: ValuePlace) -> [AppearanceSlot] {
    let own = place.slot ?? .standard
    return [own] + (roles.schema[place.leaf].bar?.slots ?? [.standard]).filter { $0 != own }
  }

  /// Returns what a value can come from, in the order in which it's examined.
  private func origins(
    _ leaves: [LeafID],
    _ slots: ArraySlice<AppearanceSlot>,
    item: Int
  ) -> [Origin] {
    leaves.flatMap { leaf in
      let part = roles[leaf] == .tabItem ? item : 0
      let places = roles.schema[leaf].property.variesBySlot ? slots : [.standard]
      return places.map { Origin(leaf: leaf, part: ThemeDecisions.Part($0, item: part)) }
    }
  }

  /// Returns the causes of the changes at an origin in some contexts, and none elsewhere.
  private mutating func causes(
    at origin: Origin,
    within contexts: DecisionID,
    in shared: inout SharedDecisions
  ) throws(TooLarge) -> DecisionID {
    let target = TargetID(origin.leaf)
    let before = try shared.declarations(of: target, in: origin.part, of: shared.old) {
      places.id(of: $0)
    }
    let after = try shared.declarations(of: target, in: origin.part, of: shared.new) {
      places.id(of: $0)
    }
    let both = Pair(old: before, new: after)
    let decision: DecisionID
    if let known = pairs[both] {
      decision = known
    } else {
      decision = try shared.store.apply(before, after) { before, after in
        winners.id(of: Winners(old: places[before] ?? nil, new: places[after] ?? nil))
      }
      pairs[both] = decision
    }
    let inside = try shared.store.masked(decision, by: contexts)
    return try causes(of: .leaf(origin.leaf), inside, in: &shared)
  }

  /// Returns the causes of a target's change, given its winners in the contexts that matter.
  private mutating func causes(
    of target: SharedTarget,
    _ inside: DecisionID,
    in shared: inout SharedDecisions
  ) throws(TooLarge) -> DecisionID {
    let question = Question(target: target, number: inside)
    if let known = answers[question] { return known }
    var known: [TerminalID: DecisionID] = [:]
    for result in shared.store.terminals(of: inside) where result != .outside {
      known[result] = try causes(of: target, result, in: &shared)
    }
    var causes = shared.store.map(inside) { known[$0]?.terminal ?? .no }
    let open = known.filter { $0.value.terminal == nil }
    if !open.isEmpty {
      // Winners with the same causes need only one step.
      let ordered = open.sorted { $0.key < $1.key }
      let first = Dictionary(ordered.map { ($0.value, $0.key) }) { first, _ in first }
      let distinct = shared.store.map(inside) { open[$0].flatMap { first[$0] } ?? .outside }
      let choices = shared.store.tests(of: distinct).compactMap { result, test in
        open[result].map { (test: test, decision: $0) }
      }
      causes = try shared.store.choose(among: choices, otherwise: causes)
    }
    answers[question] = causes
    return causes
  }

  /// Returns the causes that two winners of a target have in each context.
  private mutating func causes(
    of target: SharedTarget,
    _ number: TerminalID,
    in shared: inout SharedDecisions
  ) throws(TooLarge) -> DecisionID {
    let question = Question(target: target, number: number)
    if let known = causesOfWinners[question] { return known }
    let both = winners[number]
    let before = both?.old.flatMap { old.declaration($0, of: target) }
    let after = both?.new.flatMap { new.declaration($0, of: target) }
    let own = own(target, before, after)
    var causes = DecisionID(lists.id(of: own))
    if let before, let after {
      let inTokens = try self.causes(inTokensOf: before, and: after, in: &shared)
      causes = try adding(inTokens, to: causes, in: &shared)
    }
    causesOfWinners[question] = causes
    return causes
  }

  /// Returns the causes of both decisions, without repetitions.
  private mutating func adding(
    _ more: DecisionID,
    to causes: DecisionID,
    in shared: inout SharedDecisions
  ) throws(TooLarge) -> DecisionID {
    try shared.store.apply(
      causes,
      more,
      shortcut: { $0 == Self.none ? $1 : $1 == Self.none ? $0 : nil },
      combine: { first, second in
        lists.id(of: ((lists[first] ?? []) + (lists[second] ?? [])).uniqued)
      }
    )
  }

  /// Returns the cause in two winners themselves, regardless of what their tokens resolve to.
  private func own(
    _ target: SharedTarget,
    _ before: Declaration?,
    _ after: Declaration?
  ) -> [DifferenceCause] {
    if let before, let after {
      let differs = old.value(of: before) != new.value(of: after)
      return differs && renamed(before, after) == nil ? [judged(target, before, after)] : []
    }
    return before != nil || after != nil ? [judged(target, before, after)] : []
  }

  // MARK: - Tokens

  /// Returns the causes that change the tokens that two values share, in the contexts in which the tokens
  /// resolve differently.
  private mutating func causes(
    inTokensOf before: Declaration,
    and after: Declaration,
    in shared: inout SharedDecisions
  ) throws(TooLarge) -> DecisionID {
    let values = Pair(old: before.value, new: after.value)
    if let known = causesOfValues[values] { return known }
    var causes = Self.none
    for tokens in sharedTokens(before, after) {
      causes = try adding(self.causes(of: tokens, in: &shared), to: causes, in: &shared)
    }
    causesOfValues[values] = causes
    return causes
  }

  /// The tokens in the old and the new version of a value that both versions depend on.
  private func sharedTokens(_ before: Declaration, _ after: Declaration) -> [Pair<TokenKey>] {
    let shared = old.value(of: before).tokens.intersection(new.value(of: after).tokens)
    let renamed = renamed(before, after).map { Pair(old: $0.old, new: $0.new) }
    return shared.sorted().map { Pair(old: $0, new: $0) } + [renamed].compactMap(\.self)
  }

  /// Returns the causes that change a token, in the contexts in which it resolves differently.
  ///
  /// Everything that the token resolves to depends on the winners of a few tokens. So each combination of these is examined once.
  private mutating func causes(
    of token: Pair<TokenKey>,
    in shared: inout SharedDecisions
  ) throws(TooLarge) -> DecisionID {
    if let known = causesOfTokens[token] { return known }
    let before = try winners(of: token.old, in: old, shared.old, &shared)
    let after = try winners(of: token.new, in: new, shared.new, &shared)
    let causes = try shared.store.apply((before + after).map(\.decision)) { results in
      let chosen = results.map { places[$0] ?? nil }
      var context = TokenContext(
        old: old,
        new: new,
        oldWinners: Self.declarations(before.map(\.key), chosen[..<before.count], in: old),
        newWinners: Self.declarations(after.map(\.key), chosen[before.count...], in: new)
      )
      return lists.id(of: self.causes(of: token, in: &context, depth: 1))
    }
    causesOfTokens[token] = causes
    return causes
  }

  private static func declarations(
    _ keys: [TokenKey],
    _ places: ArraySlice<Int?>,
    in side: ComparedTheme
  ) -> [TokenKey: Declaration] {
    var found: [TokenKey: Declaration] = [:]
    for (key, place) in zip(keys, places) {
      found[key] = place.flatMap { side.declaration($0, of: .token(old: key, new: key)) }
    }
    return found
  }

  /// Returns the winners of a token and of all tokens that it can depend on in a theme, as places among their declarations.
  private mutating func winners(
    of token: TokenKey,
    in side: ComparedTheme,
    _ own: SharedDecisions.Side,
    _ shared: inout SharedDecisions
  ) throws(TooLarge) -> [(key: TokenKey, decision: DecisionID)] {
    var found: [(key: TokenKey, decision: DecisionID)] = []
    var seen: Set<TokenKey> = [token]
    var open = [token]
    while let key = open.popLast() {
      // Tokens apply to all parts of a bar.
      let part = ThemeDecisions.Part(.standard)
      let target = side.theme.target(of: key)
      let decision = try shared.declarations(of: target, in: part, of: own) { places.id(of: $0) }
      found.append((key, decision))
      for result in shared.store.terminals(of: decision) {
        let place = places[result] ?? nil
        let declaration = place.flatMap { side.declaration($0, of: .token(old: key, new: key)) }
        let tokens = declaration.map { side.value(of: $0).tokens } ?? []
        open += tokens.sorted().filter { seen.insert($0).inserted }
      }
    }
    return found
  }

  /// Returns the causes that change a token, following other tokens up to a depth.
  private func causes(
    of token: Pair<TokenKey>,
    in context: inout TokenContext,
    depth: Int
  ) -> [DifferenceCause] {
    guard depth <= ResolutionLimits.chain, context.resolvesDifferently(token.old, token.new) else {
      return []
    }
    let target = SharedTarget.token(old: token.old, new: token.new)
    if let known = context.causes[target] { return known }
    let (before, after) = (context.oldWinners[token.old], context.newWinners[token.new])
    var found = own(target, before, after)
    if let before, let after {
      for next in sharedTokens(before, after) {
        found += causes(of: next, in: &context, depth: depth + 1)
      }
    }
    // Several tokens can lead to the same cause.
    found = found.uniqued
    context.causes[target] = found
    return found
  }

  /// The winners of some tokens in one context of two themes.
  private struct TokenContext {
    let oldWinners: [TokenKey: Declaration]
    let newWinners: [TokenKey: Declaration]
    var causes: [SharedTarget: [DifferenceCause]] = [:]
    private var oldValues: ValueResolver
    private var newValues: ValueResolver

    init(
      old: ComparedTheme,
      new: ComparedTheme,
      oldWinners: [TokenKey: Declaration],
      newWinners: [TokenKey: Declaration]
    ) {
      self.oldWinners = oldWinners
      self.newWinners = newWinners
      oldValues = ValueResolver { key in oldWinners[key].map { old.value(of: $0) } }
      newValues = ValueResolver { key in newWinners[key].map { new.value(of: $0) } }
    }

    /// Whether a token of the older theme and one of the newer theme have different values.
    mutating func resolvesDifferently(_ before: TokenKey, _ after: TokenKey) -> Bool {
      oldValues.resolve(.token(before))?.written != newValues.resolve(.token(after))?.written
    }
  }

  /// The token whose renaming is the only difference between two values, if only the older theme has its old name and only the newer theme
  /// has its new name.
  private func renamed(
    _ before: Declaration,
    _ after: Declaration
  ) -> (old: TokenKey, new: TokenKey)? {
    let (before, after) = (old.value(of: before), new.value(of: after))
    let gone = before.tokens.subtracting(after.tokens)
    let added = after.tokens.subtracting(before.tokens)
    guard gone.count == 1, added.count == 1, let name = gone.first, let next = added.first,
      new.theme.target(of: name) == nil, old.theme.target(of: next) == nil,
      before.text.replacing("$\(name.name)", with: "$\(next.name)") == after.text
    else { return nil }
    return (name, next)
  }

  // MARK: - Judging two winners

  /// Returns the cause that turns the winner in the older theme into that in the newer one, with the places of what changed.
  private func judged(
    _ target: SharedTarget,
    _ before: Declaration?,
    _ after: Declaration?
  ) -> DifferenceCause {
    let name = target.name(in: roles.schema)
    let wasPresent =
      after.map { oldLookup.has(target, new.place(of: $0), new.value(of: $0)) } ?? true
    let isPresent =
      before.map { newLookup.has(target, old.place(of: $0), old.value(of: $0)) } ?? true
    let oldSource = before.map(old.source)
    let newSource = after.map(new.source)
    if target.isRenamed, let oldSource, let newSource, oldSource.block == newSource.block {
      return DifferenceCause(kind: .changed, name: name, old: oldSource, new: newSource)
    }
    func entryName(_ declaration: Declaration, _ side: ComparedTheme) -> String {
      target.leaf == nil ? name : side.theme.entries[Int(declaration.entry)].path
    }
    if let before, let after, !wasPresent, !isPresent,
      old.place(of: before) == new.place(of: after)
    {
      let name = entryName(after, new)
      return DifferenceCause(kind: .changed, name: name, old: oldSource, new: newSource)
    }
    // If a `use` was added or removed, the lines of its style are neither new nor gone.
    if let after, !wasPresent, isPresent {
      if let use = new.use(of: after, missingIn: old) {
        return DifferenceCause(kind: .added, name: "use", new: use)
      }
      return DifferenceCause(kind: .added, name: entryName(after, new), new: newSource)
    }
    if let before, !isPresent, wasPresent {
      if let use = old.use(of: before, missingIn: new) {
        return DifferenceCause(kind: .removed, name: "use", old: use)
      }
      return DifferenceCause(kind: .removed, name: entryName(before, old), old: oldSource)
    }
    if old.theme.glass != new.theme.glass, isGlass(target.leaf), before == nil || after == nil {
      return DifferenceCause(kind: .glass, name: "glass")
    }
    return DifferenceCause(kind: .replaced, name: name, old: oldSource, new: newSource)
  }

  /// Whether the glass of iOS 26 can replace a property.
  private func isGlass(_ leaf: LeafID?) -> Bool {
    guard let leaf else { return false }
    switch roles[leaf] {
    case .preset, .background, .shadow: return true
    case .slot, .object, .button, .tabItem, .bar, .setting, .fact: return false
    }
  }
}

extension ValuePlace {
  /// The value of `Dimension.item`, which is 0 outside of tab items.
  fileprivate var item: Int {
    if let layout, let state { ItemPart.cell(layout, state) } else { 0 }
  }
}
