package import LintelCascade
package import LintelDecisions
package import LintelSchema
package import LintelTheme

/// The value of every target of a theme in every context, as decisions.
///
/// An object, since what is decided stays in its store for all who ask.
///
/// A decision is made when it's first asked for and kept, so rules and outputs that ask the same
/// share the work. Everything that can grow throws `TooLarge` instead of an approximate answer.
package final class ThemeDecisions {
  /// A target, or the entry that decides it, as some of its declarations resolve it.
  private struct Question: Hashable {
    /// The leaf or token.
    let target: TargetID
    /// Whether the outcomes are entries instead of values.
    let isOfEntries: Bool
    /// The first of the parts that are alike; nil for every part, or if no declaration tells parts apart.
    let part: Part?
  }

  /// The theme's cascade.
  package let cascade: Cascade
  /// What decisions can ask.
  package let dimensions: ContextDimensions
  /// The contexts that can happen.
  package let existing: DecisionID
  /// What happens where declarations disagree.
  private let disagreement: Disagreement
  /// Whether a font whose parts are tokens stays as it is written: tokens that each have many values would multiply.
  let keepsPartsOfFonts: Bool
  /// The diagrams of all decisions.
  private(set) var store: DecisionStore
  /// The outcomes by their ids.
  private(set) var outcomes = OutcomeTable()
  /// The decisions that were made.
  private var known: [Question: DecisionID] = [:]
  /// The theme's conditions in the terms of the algebra.
  private var conditions: ConditionTable
  /// The slots and parts of tab items that a target doesn't tell apart.
  private var alikeParts: [TargetID: AlikeParts] = [:]

  /// Prepares decisions about a theme; each is made when it is first asked for.
  ///
  /// There are none for a theme without brands.
  ///
  /// - Parameters:
  ///   - cascade: the theme's cascade.
  ///   - disagreement: the outcome of declarations that disagree.
  ///   - keepsPartsOfFonts: whether a font whose parts are tokens stays as it is written.
  ///   - cuts: versions that decisions may ask for besides those that the theme mentions; nil for those of UIKit's own rules.
  ///   - limit: how large a decision may become.
  /// - Throws: `TooLarge` if a limit is exceeded.
  package init?(
    _ cascade: Cascade,
    disagreement: Disagreement = .conflict,
    keepsPartsOfFonts: Bool = false,
    cuts: [Version]? = nil,
    limit: Limit = .standard
  ) throws(TooLarge) {
    guard let dimensions = ContextDimensions(cascade.theme.space, cuts: cuts ?? UIKitCuts.all)
    else { return nil }
    self.cascade = cascade
    self.dimensions = dimensions
    conditions = ConditionTable(cascade, dimensions)
    known.reserveCapacity(cascade.theme.tokens.count)
    self.disagreement = disagreement
    self.keepsPartsOfFonts = keepsPartsOfFonts
    store = DecisionStore(
      dimensions.space,
      order: dimensions.order(for: cascade.theme),
      unordered: [ContextDimensions.screen, ContextDimensions.brand],
      optional: ContextDimensions.screen
    )
    existing = try dimensions.existing(in: &store)
    store.limit = limit
    // The ids of yes and no are those that the algebra has for them.
    _ = outcomes.id(of: .flag(false))
    _ = outcomes.id(of: .flag(true))
  }

  /// What a target comes to, slots and tab item parts told apart.
  ///
  /// Where no context exists, the decision has any of its results.
  ///
  /// - Throws: `TooLarge` if a limit is exceeded.
  package func decision(of target: TargetID) throws(TooLarge) -> DecisionID {
    try decision(of: target, in: nil)
  }

  /// A target's decision in one slot and tab item part, which it doesn't ask for.
  ///
  /// Promos that each style another part make a small decision for each part, and a large one for
  /// all of them together.
  ///
  /// - Throws: `TooLarge` if a limit is exceeded.
  package func decision(of target: TargetID, in part: Part) throws(TooLarge) -> DecisionID {
    try decision(of: target, in: .some(part))
  }

  /// Returns the decision of a target in a part, or in all parts for nil.
  private func decision(of target: TargetID, in part: Part?) throws(TooLarge) -> DecisionID {
    let question = question(target, isOfEntries: false, part)
    if let decision = known[question] { return decision }
    let decision = try writtenDecision(question)
    // Before fonts are put together, so that a circle of tokens ends.
    known[question] = decision
    let whole = try withoutDerivedFonts(decision)
    known[question] = whole
    return whole
  }

  /// What a target's declarations come to, with fonts as they are written, slots and tab item parts told apart.
  ///
  /// - Throws: `TooLarge` if a limit is exceeded.
  package func writtenDecision(of target: TargetID) throws(TooLarge) -> DecisionID {
    try writtenDecision(question(target, isOfEntries: false, nil))
  }

  /// Makes a decision of values as they are written.
  private func writtenDecision(_ question: Question) throws(TooLarge) -> DecisionID {
    let (conflict, disagreement) = (outcomes.id(of: .conflict), disagreement)
    let values = cascade.theme.values
    let all = cascade.declarations(of: question.target)
    return try decide(all, in: question.part) { declaration in
      if case .unset = values[declaration.value.index] { .unset } else { .value(declaration.value) }
    } join: { a, b in
      switch disagreement {
      case _ where a == b: a
      case .conflict: conflict
      case .anyValue: min(a, b)
      }
    }
  }

  /// Returns the question to which the answer is kept, which parts share that nothing tells apart.
  private func question(_ target: TargetID, isOfEntries: Bool, _ part: Part?) -> Question {
    let whole = Question(target: target, isOfEntries: isOfEntries, part: nil)
    guard let part else { return whole }
    let all = cascade.declarations(of: target)
    if alwaysMet(all) != nil { return whole }
    let alike = alikeParts[target] ?? AlikeParts(all, of: cascade.theme)
    alikeParts[target] = alike
    let first = alike.representative(of: part)
    return Question(target: target, isOfEntries: isOfEntries, part: first)
  }

  /// The entry that decides a target in a slot and tab item part, the first one where several do; `.undeclared` where none does.
  ///
  /// Where no context exists, the decision has any of its results.
  ///
  /// - Throws: `TooLarge` if a limit is exceeded.
  package func entries(of target: TargetID, in part: Part) throws(TooLarge) -> DecisionID {
    let question = question(target, isOfEntries: true, part)
    if let decision = known[question] { return decision }
    let all = cascade.declarations(of: target)
    // Ids are given out as entries come, and those of other targets have some.
    for declaration in all { _ = outcomes.id(of: .entry(declaration.entry)) }
    let entries = outcomes
    @Sendable func place(_ id: TerminalID) -> Int32 {
      if case .entry(let entry) = entries[id] { entry } else { .max }
    }
    let decision = try decide(all, in: question.part) {
      .entry($0.entry)
    } join: {
      place($0) <= place($1) ? $0 : $1
    }
    known[question] = decision
    return decision
  }

  /// The declaration that holds everywhere and has no rival; most tokens have one.
  private func alwaysMet(_ all: some Collection<Declaration>) -> Declaration? {
    all.count == 1 ? all.first.flatMap { conditions.isAlwaysMet($0.condition) ? $0 : nil } : nil
  }

  /// Makes a decision from declarations that rival, in a part or in all parts for nil.
  func decide(
    _ all: some Collection<Declaration>,
    in part: Part?,
    outcome: (Declaration) -> Outcome,
    join: @escaping @Sendable (TerminalID, TerminalID) -> TerminalID
  ) throws(TooLarge) -> DecisionID {
    if let only = alwaysMet(all) { return constant(outcome(only)) }
    let (list, resolution) = declarations(all, in: part, outcome: outcome, join: join)
    let decided = try store.decide(list, by: resolution)
    return try store.simplify(decided, within: existing)
  }

  /// Declarations that rival, in the terms of the algebra.
  private func declarations(
    _ all: some Collection<Declaration>,
    in part: Part?,
    outcome: (Declaration) -> Outcome,
    join: @escaping @Sendable (TerminalID, TerminalID) -> TerminalID
  ) -> (Declarations, Resolution) {
    let order = cascade.precedence.order
    let levels = densePlaces(of: all.map { placeKey(Int32($0.layer.rawValue), $0.priority) })
    let ranks = densePlaces(of: all.map { placeKey(-$0.styleDepth, -$0.shorthandSteps) })
    let places = conditions.conditions(of: all, in: part)
    var list = Declarations(sharing: conditions.shared)
    for (index, declaration) in all.enumerated() {
      guard let condition = places[index] else { continue }
      list.declare(
        outcomes.id(of: outcome(declaration)),
        where: condition,
        level: levels[index],
        rank: ranks[index]
      )
    }
    let resolution = Resolution(
      undeclared: outcomes.id(of: .undeclared),
      isNarrower: { [origins = conditions.origins] a, b in
        order.isAtMost(origins[Int(a.index)], origins[Int(b.index)])
      },
      join: join
    )
    return (list, resolution)
  }

  /// The id of a result, which is made if the result is new.
  func id(of outcome: Outcome) -> TerminalID { outcomes.id(of: outcome) }

  // MARK: - Reading

  /// Whether a context can happen: its promos can run together, and its brand has the screen.
  package func isPossible(_ context: Context) -> Bool {
    store.evaluate(existing, at: context) == .yes
  }

  /// Returns the outcome of a decision in a context.
  package func outcome(of decision: DecisionID, at context: Context) -> Outcome {
    outcomes[store.evaluate(decision, at: context)] ?? .undeclared
  }

  /// Returns every outcome that a decision has somewhere, with the first context in which it has
  /// it.
  package func witnesses(of decision: DecisionID) -> [(outcome: Outcome, context: Context)] {
    store.witnesses(of: decision).compactMap { found in
      outcomes[found.result].map { ($0, found.context) }
    }
  }

  /// Returns the values of each of some dimensions for which a decision may have an outcome that meets a condition.
  package func values(
    of dimensions: [DimensionID],
    in decision: DecisionID,
    where isMet: (Outcome) -> Bool
  ) -> [ValueSet] {
    store.values(of: dimensions, in: decision) { id in outcomes[id].map(isMet) ?? false }
  }

  /// The ways through a decision, for questions about many of its outcomes.
  package func ways(through decision: DecisionID) -> DecisionWays { store.ways(through: decision) }

  /// Returns the values of each of some dimensions for which a decision may have one of some outcomes.
  package func values(
    of dimensions: [DimensionID],
    on ways: DecisionWays,
    to results: Set<Outcome>
  ) -> [ValueSet] {
    store.values(of: dimensions, on: ways, to: results.map { outcomes.id(of: $0) })
  }

  /// In how many contexts that can happen a decision has each of its outcomes; nil for numbers of
  /// more than 128 bits.
  ///
  /// Dimensions that the decision doesn't ask for don't count.
  func counts(of decision: DecisionID) throws(TooLarge) -> [(outcome: Outcome, contexts: UInt128)]?
  {
    let asked = Set(store.support(of: decision))
    let space = dimensions.space
    var possible = existing
    for dimension in store.support(of: existing) where !asked.contains(dimension) {
      var some = DecisionID(.no)
      for value in 0..<space.valueCount(of: dimension) {
        some = try either(some, restrict(possible, dimension, to: value))
      }
      possible = some
    }
    let unasked = space.dimensions.filter { !asked.contains($0) }
    let copies = unasked.reduce(UInt128(1)) { $0 * UInt128(space.valueCount(of: $1)) }
    return try store.counts(of: decision, within: possible)?.map {
      (outcomes[$0.result] ?? .undeclared, $0.contexts / copies)
    }
  }

  /// Makes a decision one of another store.
  ///
  /// - Parameters:
  ///   - decision: a decision of this theme.
  ///   - other: the other store.
  ///   - counterparts: for each dimension of this theme what it is there.
  ///   - result: what the other store has for an outcome.
  /// - Returns: the decision in the other store.
  /// - Throws: `TooLarge` if a limit is exceeded.
  package func transfer(
    _ decision: DecisionID,
    to other: inout DecisionStore,
    through counterparts: [Counterpart],
    _ result: (Outcome) -> TerminalID
  ) throws(TooLarge) -> DecisionID {
    let moved = try other.transfer(decision, from: store, through: counterparts)
    return other.map(moved) { id in result(outcomes[id] ?? .undeclared) }
  }

  // MARK: - Making decisions of others

  /// Where a condition holds in a slot and tab item part.
  func region(of condition: Condition, in part: Part) -> DecisionID {
    guard let clauses = dimensions.clauses(condition),
      clauses.allSatisfy({ $0.isMet(in: part) })
    else { return DecisionID(.no) }
    return store.decision(where: clauses.filter { !$0.asksPart })
  }

  /// A decision that has no outcome where a test isn't met.
  package func masked(_ decision: DecisionID, by test: DecisionID) throws(TooLarge) -> DecisionID {
    try store.masked(decision, by: test)
  }

  /// A small decision that is the same in the contexts that matter; nil if none does.
  package func simplified(
    _ decision: DecisionID,
    within care: DecisionID
  ) throws(TooLarge) -> DecisionID? {
    let simple = try store.simplify(decision, within: care)
    return simple.terminal == .outside ? nil : simple
  }

  /// A small decision that outputs write, with its questions in the order that takes the fewest; nil if no context matters.
  func written(_ decision: DecisionID, within care: DecisionID) throws(TooLarge) -> DecisionID? {
    guard let simple = try simplified(decision, within: care) else { return nil }
    if simple.terminal == nil { store.shorten(simple, asking: dimensions.outOfOrder) }
    return simple
  }

  /// Returns a function of the outcomes of several decisions.
  package func combine(
    _ decisions: [DecisionID],
    _ transform: ([Outcome]) -> Outcome
  ) throws(TooLarge) -> DecisionID {
    // What is the same everywhere multiplies nothing, so mostly two decisions or one are left.
    var known = decisions.map { $0.terminal.flatMap { outcomes[$0] } ?? .undeclared }
    let open = decisions.indices.filter { decisions[$0].terminal == nil }
    if open.isEmpty { return constant(transform(known)) }
    if open.count == 1 {
      return map(decisions[open[0]]) { outcome in
        known[open[0]] = outcome
        return transform(known)
      }
    }
    if open.count == 2 {
      return try combine(decisions[open[0]], decisions[open[1]]) { first, second in
        (known[open[0]], known[open[1]]) = (first, second)
        return transform(known)
      }
    }
    // Each step has pairs of what came before and the next outcome.
    var steps: [TerminalTable<Pair>] = []
    var joint = decisions[open[0]]
    for place in open.dropFirst() {
      var pairs = TerminalTable<Pair>()
      joint = try store.apply(joint, decisions[place]) { before, next in
        pairs.id(of: Pair(before: before, next: next))
      }
      steps.append(pairs)
    }
    return store.map(joint) { id in
      var before = id
      for (place, pairs) in zip(open.dropFirst(), steps).reversed() {
        guard let pair = pairs[before] else { continue }
        known[place] = outcomes[pair.next] ?? .undeclared
        before = pair.before
      }
      known[open[0]] = outcomes[before] ?? .undeclared
      return outcomes.id(of: transform(known))
    }
  }

  /// The outcomes of several decisions: those of all but the last one, and the last one's own.
  private struct Pair: Hashable {
    let before: TerminalID
    let next: TerminalID
  }

  /// Returns a function of the outcomes of two decisions.
  package func combine(
    _ a: DecisionID,
    _ b: DecisionID,
    _ transform: (Outcome, Outcome) -> Outcome
  ) throws(TooLarge) -> DecisionID {
    try store.apply(a, b) { a, b in
      outcomes.id(of: transform(outcomes[a] ?? .undeclared, outcomes[b] ?? .undeclared))
    }
  }

  /// Returns a function of the outcomes of two decisions, and `.undeclared` where the first one has one of some outcomes or is masked.
  package func combine(
    _ a: DecisionID,
    _ b: DecisionID,
    skipping skipped: [Outcome],
    _ transform: (Outcome, Outcome) -> Outcome
  ) throws(TooLarge) -> DecisionID {
    let nothing = constant(.undeclared)
    let ends = skipped.map(constant) + [DecisionID(.outside)]
    return try store.apply(
      a,
      b,
      shortcut: { first, _ in ends.contains(first) ? nothing : nil },
      combine: { a, b in
        outcomes.id(of: transform(outcomes[a] ?? .undeclared, outcomes[b] ?? .undeclared))
      }
    )
  }

  /// The outcomes that a decision has somewhere.
  package func outcomes(of decision: DecisionID) -> [Outcome] {
    store.terminals(of: decision).compactMap { outcomes[$0] }
  }

  /// Whether a dimension has one of some values.
  package func test(_ dimension: DimensionID, _ values: ValueSet) -> DecisionID {
    store.decision(where: [Clause(dimension, values)])
  }

  /// Returns the rest of a decision once a dimension is known.
  package func restrict(
    _ decision: DecisionID,
    _ dimension: DimensionID,
    to value: Int
  ) -> DecisionID {
    store.restrict(decision, dimension, to: value)
  }

  /// A function of what a decision comes to.
  package func map(_ decision: DecisionID, _ transform: (Outcome) -> Outcome) -> DecisionID {
    store.map(decision) { id in
      outcomes.id(of: transform(outcomes[id] ?? .undeclared))
    }
  }

  /// A decision with one result.
  package func constant(_ outcome: Outcome) -> DecisionID { DecisionID(outcomes.id(of: outcome)) }

  /// A test of what a decision comes to.
  package func test(_ decision: DecisionID, _ isMet: (Outcome) -> Bool) -> DecisionID {
    let outcomes = outcomes
    return store.map(decision) { isMet(outcomes[$0] ?? .undeclared) ? .yes : .no }
  }

  /// Where a decision has each of its outcomes.
  package func tests(of decision: DecisionID) -> [Outcome: DecisionID] {
    store.tests(of: decision).reduce(into: [:]) { tests, found in
      if let outcome = outcomes[found.result] { tests[outcome] = found.test }
    }
  }

  /// The first decision where a test is met, the second one elsewhere.
  package func choose(
    _ test: DecisionID,
    _ first: DecisionID,
    _ second: DecisionID
  ) throws(TooLarge) -> DecisionID {
    try store.choose(test, first, second)
  }

  /// Where both tests are met.
  package func both(_ a: DecisionID, _ b: DecisionID) throws(TooLarge) -> DecisionID {
    try store.conjunction(a, b)
  }

  /// Where one of the tests is met.
  package func either(_ a: DecisionID, _ b: DecisionID) throws(TooLarge) -> DecisionID {
    try store.disjunction(a, b)
  }

  /// Where a test isn't met.
  package func not(_ test: DecisionID) -> DecisionID { store.negation(test) }

  /// Where a decision has a value.
  func hasValue(_ decision: DecisionID) -> DecisionID {
    let outcomes = outcomes
    return store.map(decision) { outcomes.hasValue($0) }
  }
}
