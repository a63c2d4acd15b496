package import LintelCascade
package import LintelDecisions
package import LintelSchema
package import LintelTheme

/// The value of every target of a theme in every context, as decisions.
///
/// This is a class because everyone who asks shares the decisions in its store. A decision is made
/// when it's first requested and then kept, so rules and outputs that ask the same share the work.
/// Everything that can grow throws `TooLarge` instead of returning an approximate answer.
package final class ThemeDecisions {
  /// What a decision is about: a target, in some of its parts.
  private struct Question: Hashable {
    /// What the outcomes are.
    enum Outcomes: Hashable {
      case values
      case entries
      case declarations
    }

    let target: TargetID
    let outcomes: Outcomes
    /// The first of the parts that are alike, or `nil` for all parts or if no declaration distinguishes parts.
    let part: Part?
  }

  package let cascade: Cascade
  package let dimensions: ContextDimensions
  /// The contexts that can happen.
  package let possibleContexts: DecisionID
  /// The outcome where declarations disagree.
  private let disagreement: Disagreement
  /// Whether a font that depends on tokens stays as it's written, because the values of several tokens would multiply.
  let keepsDerivedFonts: Bool
  private(set) var store: DecisionStore
  private(set) var outcomes = OutcomeTable()
  private var known: [Question: DecisionID] = [:]
  /// The theme's conditions, translated into conditions of `LintelDecisions`.
  private var conditions: ConditionTable
  /// The contexts in which the promos of a target can run together.
  private var feasiblePromos = FeasiblePromos()
  /// The slots and tab item parts that a target doesn't distinguish.
  private var equivalentParts: [TargetID: EquivalentParts] = [:]

  /// Prepares decisions about a theme, or returns `nil` for a theme without brands.
  ///
  /// - Parameters:
  ///   - cascade: the theme's cascade.
  ///   - disagreement: the outcome of declarations that disagree.
  ///   - keepsDerivedFonts: whether a font that depends on tokens stays as it's written.
  ///   - cuts: versions that decisions can ask for besides those that the theme mentions, or `nil` for the versions of UIKit's own rules.
  ///   - limit: the largest size of a decision.
  /// - Throws: `TooLarge` if a limit is exceeded.
  package init?(
    _ cascade: Cascade,
    disagreement: Disagreement = .conflict,
    keepsDerivedFonts: Bool = false,
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
    self.keepsDerivedFonts = keepsDerivedFonts
    store = DecisionStore(
      dimensions.space,
      order: dimensions.order(for: cascade.theme),
      unordered: [ContextDimensions.screen, ContextDimensions.brand],
      optional: ContextDimensions.screen
    )
    do throws(TooLarge) {
      possibleContexts = try dimensions.possibleContexts(in: &store)
    } catch {
      throw error.naming([])
    }
    store.limit = limit
    // The ids of yes and no must be those that the store uses.
    _ = outcomes.id(of: .flag(false))
    _ = outcomes.id(of: .flag(true))
  }

  /// Returns the decision of a target in one slot and tab item part, or one that asks for them where they matter if `part` is `nil`.
  ///
  /// In contexts that can't happen, the decision has any of its outcomes. Promos that each style a different part make a small
  /// decision for each part, but a large one for all parts together.
  package func decision(of target: TargetID, in part: Part? = nil) throws(TooLarge) -> DecisionID {
    let question = question(target, .values, part)
    if let decision = known[question] { return decision }
    let decision = try writtenDecision(question)
    // Stored before its fonts are resolved, so that a cycle of tokens ends.
    known[question] = decision
    let whole = keepsDerivedFonts ? decision : try withoutDerivedFonts(decision)
    known[question] = whole
    return whole
  }

  /// Returns the decision of a target with fonts as they're written, which asks for slots and tab item parts where they matter.
  package func writtenDecision(of target: TargetID) throws(TooLarge) -> DecisionID {
    try writtenDecision(question(target, .values, nil))
  }

  private func writtenDecision(_ question: Question) throws(TooLarge) -> DecisionID {
    let (conflict, disagreement) = (outcomes.id(of: .conflict), disagreement)
    let values = cascade.theme.values
    return try decide(question) { declaration in
      if case .unset = values[declaration.value.index] { .unset } else { .value(declaration.value) }
    } join: { a, b in
      switch disagreement {
      case _ where a == b: a
      case .conflict: conflict
      case .anyValue: min(a, b)
      }
    }
  }

  /// Returns the key under which a decision is kept; parts that no declaration distinguishes share one.
  private func question(
    _ target: TargetID,
    _ outcomes: Question.Outcomes,
    _ part: Part?
  ) -> Question {
    let whole = Question(target: target, outcomes: outcomes, part: nil)
    guard let part else { return whole }
    let all = cascade.declarations(of: target)
    if alwaysMet(all) != nil { return whole }
    let alike = equivalentParts[target] ?? EquivalentParts(all, of: cascade.theme)
    equivalentParts[target] = alike
    let first = alike.representative(of: part)
    return Question(target: target, outcomes: outcomes, part: first)
  }

  /// Decides which entry wins for a target in a slot and tab item part: the first if several do, `.undeclared` if none does.
  ///
  /// In contexts that can't happen, the decision has any of its outcomes.
  package func entries(of target: TargetID, in part: Part) throws(TooLarge) -> DecisionID {
    try winners(question(target, .entries, part)) { .entry($0.entry) }
  }

  /// Decides which declaration wins for a target in a slot and tab item part, as its number among the target's declarations, or
  /// `.undeclared` if none does.
  ///
  /// If several win, it's the first of `Cascade.winners(of:at:)`. In contexts that can't happen, the decision has any of its outcomes.
  package func declarations(of target: TargetID, in part: Part) throws(TooLarge) -> DecisionID {
    let question = question(target, .declarations, part)
    if let decision = known[question] { return decision }
    let numbers = Dictionary(
      cascade.declarations(of: target).enumerated().map { ($1, $0) },
      uniquingKeysWith: min
    )
    return try winners(question) { .number(numbers[$0] ?? 0) }
  }

  /// Decides which declaration wins: the one whose outcome has the smallest number if several do.
  private func winners(
    _ question: Question,
    outcome: (Declaration) -> Outcome
  ) throws(TooLarge) -> DecisionID {
    if let decision = known[question] { return decision }
    // Ids are in the order of first use, which other targets affect, so the join compares the numbers.
    for declaration in cascade.declarations(of: question.target) {
      _ = outcomes.id(of: outcome(declaration))
    }
    let outcomes = outcomes
    @Sendable func place(_ id: TerminalID) -> Int {
      if case .entry(let entry) = outcomes[id] { return Int(entry) }
      if case .number(let number) = outcomes[id] { return number }
      return .max
    }
    let decision = try decide(question, outcome: outcome) { place($0) <= place($1) ? $0 : $1 }
    known[question] = decision
    return decision
  }

  /// Returns the declaration that applies everywhere and has no rival; most tokens have one.
  private func alwaysMet(_ all: some Collection<Declaration>) -> Declaration? {
    all.count == 1 ? all.first.flatMap { conditions.isAlwaysMet($0.condition) ? $0 : nil } : nil
  }

  /// Decides between the declarations of a target.
  ///
  /// - Throws: `TooLarge` with the declarations that overlap in too many ways, as their places in the cascade.
  private func decide(
    _ question: Question,
    outcome: (Declaration) -> Outcome,
    join: @escaping @Sendable (TerminalID, TerminalID) -> TerminalID
  ) throws(TooLarge) -> DecisionID {
    let all = cascade.declarations(of: question.target)
    do throws(TooLarge) {
      return try decide(all, in: question.part, outcome: outcome, join: join)
    } catch {
      let overlapping = error.declarations.map { all.startIndex + $0.index }
      let places = overlapping.isEmpty ? Array(all.indices) : overlapping
      throw error.naming(places.map(DeclarationID.init(index:)))
    }
  }

  /// Decides between rival declarations, in a part or in all parts if `part` is `nil`.
  ///
  /// - Throws: `TooLarge` with the declarations that overlap in too many ways, as their places among the rivals.
  func decide(
    _ all: some Collection<Declaration>,
    in part: Part?,
    outcome: (Declaration) -> Outcome,
    join: @escaping @Sendable (TerminalID, TerminalID) -> TerminalID
  ) throws(TooLarge) -> DecisionID {
    if let only = alwaysMet(all) { return constant(outcome(only)) }
    let (list, resolution) = declarations(all, in: part, outcome: outcome, join: join)
    do throws(TooLarge) {
      let theme = cascade.theme
      let feasible = try feasiblePromos.contexts(forPromosIn: all, of: theme, dimensions, &store)
      let decided = try store.decide(list, by: resolution, assuming: feasible)
      return try store.simplify(decided, within: possibleContexts)
    } catch {
      // The list leaves out declarations that don't apply in the part.
      let places = conditions.conditions(of: all, in: part)
      let listed = places.indices.filter { places[$0] != nil }
      throw error.naming(error.declarations.map { DeclarationID(index: listed[$0.index]) })
    }
  }

  /// Translates rival declarations into declarations of `LintelDecisions`.
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

  /// Returns the id of an outcome, and creates one if the outcome is new.
  func id(of outcome: Outcome) -> TerminalID { outcomes.id(of: outcome) }

  /// Returns, for each of some dimensions, the values for which a decision can have one of some outcomes.
  package func values(
    of dimensions: [DimensionID],
    on ways: DecisionWays,
    to results: Set<Outcome>
  ) -> [ValueSet] {
    store.values(of: dimensions, on: ways, to: results.map { outcomes.id(of: $0) })
  }

  /// Counts the possible contexts for each outcome of a decision, or returns `nil` if a number needs more than 128 bits.
  ///
  /// Only dimensions that the decision asks count.
  func counts(of decision: DecisionID) throws(TooLarge) -> [(outcome: Outcome, contexts: UInt128)]?
  {
    let asked = Set(store.support(of: decision))
    let space = dimensions.space
    var possible = possibleContexts
    for dimension in store.support(of: possibleContexts) where !asked.contains(dimension) {
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

  // MARK: - Making decisions of others

  /// Returns the contexts in which a condition applies in a slot and tab item part.
  func region(of condition: Condition, in part: Part) -> DecisionID {
    guard let clauses = dimensions.clauses(condition),
      clauses.allSatisfy({ $0.isMet(in: part) })
    else { return DecisionID(.no) }
    return store.decision(where: clauses.filter { !$0.isAboutParts })
  }

  /// Returns a decision that has no outcome where a test isn't met.
  package func masked(_ decision: DecisionID, by test: DecisionID) throws(TooLarge) -> DecisionID {
    try store.masked(decision, by: test)
  }

  /// Returns a small decision that is the same in the contexts that matter, or `nil` if none matter.
  package func simplified(
    _ decision: DecisionID,
    within care: DecisionID
  ) throws(TooLarge) -> DecisionID? {
    let simple = try store.simplify(decision, within: care)
    return simple.terminal == .outside ? nil : simple
  }

  /// Returns a small decision for outputs, with questions in the order that needs the fewest, or `nil` if no context matters.
  func written(_ decision: DecisionID, within care: DecisionID) throws(TooLarge) -> DecisionID? {
    guard let simple = try simplified(decision, within: care) else { return nil }
    if simple.terminal == nil { store.shorten(simple, asking: dimensions.outOfOrder) }
    return simple
  }

  /// Returns a small decision for outputs within `used` if the result is constant or asks only for versions, and otherwise within all
  /// of `wide`, or `nil` if no context of `used` matters.
  ///
  /// The result for `wide` doesn't change when other parts of the theme do.
  func written(
    _ decision: DecisionID,
    within used: DecisionID,
    _ wide: DecisionID
  ) throws(TooLarge) -> DecisionID? {
    guard let narrow = try simplified(decision, within: used) else { return nil }
    return narrow.terminal != nil || dependsOnlyOnVersions(narrow)
      ? narrow : try written(decision, within: wide)
  }

  /// Applies a function to the outcomes of several decisions.
  package func combine(
    _ decisions: [DecisionID],
    _ transform: ([Outcome]) -> Outcome
  ) throws(TooLarge) -> DecisionID {
    try store.apply(decisions) { results in
      outcomes.id(of: transform(results.map { outcomes[$0] ?? .undeclared }))
    }
  }

  /// Applies a function to the outcomes of two decisions.
  package func combine(
    _ a: DecisionID,
    _ b: DecisionID,
    _ transform: (Outcome, Outcome) -> Outcome
  ) throws(TooLarge) -> DecisionID {
    try store.apply(a, b) { a, b in
      outcomes.id(of: transform(outcomes[a] ?? .undeclared, outcomes[b] ?? .undeclared))
    }
  }

  /// Applies a function to the outcomes of two decisions, with `.undeclared` where the first one is skipped or masked.
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
      shortcut: { first, _ in first.terminal != nil && ends.contains(first) ? nothing : nil },
      combine: { a, b in
        outcomes.id(of: transform(outcomes[a] ?? .undeclared, outcomes[b] ?? .undeclared))
      }
    )
  }

  /// Returns every outcome that a decision has in some context.
  package func outcomes(of decision: DecisionID) -> [Outcome] {
    store.terminals(of: decision).compactMap { outcomes[$0] }
  }

  /// Returns the contexts in which a dimension has one of some values.
  package func test(_ dimension: DimensionID, _ values: ValueSet) -> DecisionID {
    store.decision(where: [Clause(dimension, values)])
  }

  /// Returns what remains of a decision after a dimension gets a value.
  package func restrict(
    _ decision: DecisionID,
    _ dimension: DimensionID,
    to value: Int
  ) -> DecisionID {
    store.restrict(decision, dimension, to: value)
  }

  /// Applies a function to the outcomes of a decision.
  package func map(_ decision: DecisionID, _ transform: (Outcome) -> Outcome) -> DecisionID {
    store.map(decision) { id in outcomes.id(of: transform(outcomes[id] ?? .undeclared)) }
  }

  /// Returns a decision with one result.
  package func constant(_ outcome: Outcome) -> DecisionID { DecisionID(outcomes.id(of: outcome)) }

  /// Returns the contexts in which the outcome of a decision meets a condition.
  package func test(_ decision: DecisionID, _ isMet: (Outcome) -> Bool) -> DecisionID {
    let outcomes = outcomes
    return store.map(decision) { isMet(outcomes[$0] ?? .undeclared) ? .yes : .no }
  }

  /// Returns, for each outcome of a decision, the contexts that have it.
  package func tests(of decision: DecisionID) -> [Outcome: DecisionID] {
    store.tests(of: decision).reduce(into: [:]) { tests, found in
      if let outcome = outcomes[found.result] { tests[outcome] = found.test }
    }
  }

  /// Returns the first decision where a test is met, and the second one elsewhere.
  package func choose(
    _ test: DecisionID,
    _ first: DecisionID,
    _ second: DecisionID
  ) throws(TooLarge) -> DecisionID {
    try store.choose(test, first, second)
  }

  /// Returns the decision of the choice whose test is met, and `rest` where none is; no two tests are met in the same context.
  func choose(
    among choices: [DecisionStore.Choice],
    otherwise rest: DecisionID
  ) throws(TooLarge) -> DecisionID {
    try store.choose(among: choices, otherwise: rest)
  }

  /// Returns the contexts in which both tests are met.
  package func both(_ a: DecisionID, _ b: DecisionID) throws(TooLarge) -> DecisionID {
    try store.conjunction(a, b)
  }

  /// Returns the contexts in which at least one of the tests is met.
  package func either(_ a: DecisionID, _ b: DecisionID) throws(TooLarge) -> DecisionID {
    try store.disjunction(a, b)
  }

  /// Returns the contexts in which a test isn't met.
  package func not(_ test: DecisionID) -> DecisionID { store.negation(test) }

  /// Returns the contexts in which a decision has a value.
  func hasValue(_ decision: DecisionID) -> DecisionID {
    let outcomes = outcomes
    return store.map(decision) { outcomes.hasValue($0) }
  }
}
