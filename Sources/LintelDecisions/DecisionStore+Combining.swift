/// The results of combining pairs of decisions, for callers that combine many pairs in the same way.
struct CombinationMemo: Sendable {
  fileprivate var results = IndexTable()
  /// Whether the memo is for several combinations, so that it keeps pairs of nodes, not only of results.
  fileprivate let isReused: Bool

  /// Creates an empty memo; one that isn't reused is for a single combination.
  init(isReused: Bool = true) { self.isReused = isReused }
}

/// Operations on pairs of decisions.
///
/// Each takes time in proportion to the pairs of nodes that it meets, which are at most the product
/// of both node counts.
extension DecisionStore {
  /// Combines two decisions pointwise.
  ///
  /// The decisions and the result can each have terminals of a different table.
  ///
  /// - Parameters:
  ///   - a: one decision.
  ///   - b: the other decision.
  ///   - shortcut: returns the result for a pair of decisions, if it's known without looking at their parts.
  ///   - combine: returns the result in a context from those of the decisions there, always the same for the same arguments.
  /// - Returns: the decision that has the combined result in every context.
  /// - Throws: `TooLarge` if a limit is exceeded.
  package mutating func apply(
    _ a: DecisionID,
    _ b: DecisionID,
    shortcut: (DecisionID, DecisionID) -> DecisionID? = { _, _ in nil },
    combine: (TerminalID, TerminalID) -> TerminalID
  ) throws(TooLarge) -> DecisionID {
    var memo = CombinationMemo(isReused: false)
    return try applyWherePossible(a, b, memo: &memo, shortcut: shortcut) { combine($0, $1) } ?? a
  }

  /// Combines several decisions pointwise; `combine` receives their results in a context, in the order of the decisions.
  package mutating func apply(
    _ decisions: [DecisionID],
    combine: ([TerminalID]) -> TerminalID
  ) throws(TooLarge) -> DecisionID {
    // Constant decisions don't multiply anything, so usually one or two decisions are left.
    var results = decisions.map { $0.terminal ?? .no }
    let open = decisions.indices.filter { !decisions[$0].isTerminal }
    guard let first = open.first else { return DecisionID(combine(results)) }
    if open.count == 2 {
      return try apply(decisions[first], decisions[open[1]]) { a, b in
        (results[first], results[open[1]]) = (a, b)
        return combine(results)
      }
    }
    // Each step pairs the combination so far with the next result.
    var steps: [TerminalTable<Pair>] = []
    var joint = decisions[first]
    for place in open.dropFirst() {
      var pairs = TerminalTable<Pair>()
      joint = try apply(joint, decisions[place]) { before, next in
        pairs.id(of: Pair(before: before, next: next))
      }
      steps.append(pairs)
    }
    let last = Array(zip(open.dropFirst(), steps).reversed())
    return map(joint) { id in
      var before = id
      for (place, pairs) in last {
        guard let pair = pairs[before] else { continue }
        results[place] = pair.next
        before = pair.before
      }
      results[first] = before
      return combine(results)
    }
  }

  /// The combination of all results before the last one, and the last result.
  private struct Pair: Hashable {
    let before: TerminalID
    let next: TerminalID
  }

  /// Combines two decisions pointwise, or returns `nil` as soon as `combine` does.
  ///
  /// A memo that is reused must be for combinations with the same `combine` in the same store.
  mutating func applyWherePossible(
    _ a: DecisionID,
    _ b: DecisionID,
    memo: inout CombinationMemo,
    shortcut: (DecisionID, DecisionID) -> DecisionID?,
    combine: (TerminalID, TerminalID) -> TerminalID?
  ) throws(TooLarge) -> DecisionID? {
    if let result = shortcut(a, b) { return result }
    if let x = a.terminal, let y = b.terminal { return combine(x, y).map { DecisionID($0) } }
    var isPossible = true
    var unfolding = Unfolding(limit: limit)
    var pairs: ContiguousArray<(DecisionID, DecisionID)> = []
    var states = IndexTable()

    func step(_ a: DecisionID, _ b: DecisionID) -> Step {
      if let result = shortcut(a, b) { return .settled(result) }
      let key = pairKey(a, b)
      if let result = memo.results[key] { return .settled(DecisionID(bits: result)) }
      if let x = a.terminal, let y = b.terminal {
        guard let result = combine(x, y).map({ DecisionID($0) }) else {
          isPossible = false
          return .settled(a)
        }
        memo.results.set(key, to: result.bits)
        return .settled(result)
      }
      if let state = states[key] { return .state(Int32(bitPattern: state)) }
      // Nothing leads back to the first pair.
      if !pairs.isEmpty { states.set(key, to: UInt32(truncatingIfNeeded: pairs.count)) }
      pairs.append((a, b))
      return unfolding.addState(at: min(position(of: a), position(of: b)))
    }

    if case .settled(let result) = step(a, b) { return isPossible ? result : nil }
    while let state = unfolding.pending {
      let (a, b) = pairs[state]
      unfolding.begin()
      let position = unfolding.position(of: state)
      var runs = PairedRuns(of: a, b, at: position, in: self)
      while let (end, a, b) = runs.next(in: self) { unfolding.append(upTo: end, step(a, b)) }
      if !isPossible { return nil }
      if unfolding.isTooLarge {
        throw TooLarge(dimension: order.dimension(at: position), declarations: [])
      }
    }
    let results = unfolding.fold(into: &self)
    guard memo.isReused else { return results[0] }
    for (state, pair) in pairs.enumerated() {
      memo.results.set(pairKey(pair.0, pair.1), to: results[state].bits)
    }
    return results[0]
  }

  /// Returns the yes-or-no decision that is positive where both decisions are.
  package mutating func conjunction(
    _ a: DecisionID,
    _ b: DecisionID
  ) throws(TooLarge) -> DecisionID {
    let (no, yes) = (DecisionID(.no), DecisionID(.yes))
    let shortcut: (DecisionID, DecisionID) -> DecisionID? = {
      $0 == no || $1 == no ? no : $0 == yes || $0 == $1 ? $1 : $1 == yes ? $0 : nil
    }
    if let result = shortcut(a, b) { return result }
    let key = a.bits < b.bits ? pairKey(a, b) : pairKey(b, a)
    if let known = conjunctions[key] { return DecisionID(bits: known) }
    let result = try apply(a, b, shortcut: shortcut) { $0 == .yes && $1 == .yes ? .yes : .no }
    conjunctions.set(key, to: result.bits)
    return result
  }

  /// Returns the yes-or-no decision that is positive where at least one of the decisions is.
  package mutating func disjunction(
    _ a: DecisionID,
    _ b: DecisionID
  ) throws(TooLarge) -> DecisionID {
    let (no, yes) = (DecisionID(.no), DecisionID(.yes))
    return try apply(
      a,
      b,
      shortcut: { $0 == yes || $1 == yes ? yes : $0 == no || $0 == $1 ? $1 : $1 == no ? $0 : nil },
      combine: { $0 == .yes || $1 == .yes ? .yes : .no }
    )
  }

  /// Returns the first decision where a test is positive, and the second one elsewhere.
  package mutating func choose(
    _ test: DecisionID,
    _ first: DecisionID,
    _ second: DecisionID
  ) throws(TooLarge) -> DecisionID {
    if first == second { return first }
    switch test.terminal {
    case .yes: return first
    case .some: return second
    case nil: break
    }
    let marked = try marking(first, unless: test)
    let key = pairKey(marked, second)
    if let known = choices[key] { return DecisionID(bits: known) }
    let mark = DecisionID(.replaced)
    let result = try apply(
      marked,
      second,
      shortcut: { marked, second in marked == mark || marked == second ? second : nil },
      combine: { marked, _ in marked }
    )
    choices.set(key, to: result.bits)
    return result
  }

  /// A test, and the decision that applies where it's positive.
  package typealias Choice = (test: DecisionID, decision: DecisionID)

  /// Returns the decision of the choice whose test is positive, and `rest` where none is; no two tests are positive in the same context.
  package mutating func choose(
    among choices: [Choice],
    otherwise rest: DecisionID
  ) throws(TooLarge) -> DecisionID {
    guard let all = try joined(choices[...]) else { return rest }
    return try choose(all.test, all.decision, rest)
  }

  /// Joins choices in pairs, so that each takes part in few steps.
  private mutating func joined(_ choices: ArraySlice<Choice>) throws(TooLarge) -> Choice? {
    if choices.count < 2 { return choices.first }
    let middle = choices.startIndex + choices.count / 2
    guard let a = try joined(choices[..<middle]), let b = try joined(choices[middle...]) else {
      return nil
    }
    return (try disjunction(a.test, b.test), try choose(a.test, a.decision, b.decision))
  }

  /// Returns a decision with a mark where a test isn't positive, for another decision to replace.
  private mutating func marking(
    _ decision: DecisionID,
    unless test: DecisionID
  ) throws(TooLarge) -> DecisionID {
    let key = pairKey(test, decision)
    if let known = markings[key] { return DecisionID(bits: known) }
    let mark = DecisionID(.replaced)
    let result = try apply(
      test,
      decision,
      shortcut: { test, decision in test.terminal.map { $0 == .yes ? decision : mark } },
      combine: { _, decision in decision }
    )
    markings.set(key, to: result.bits)
    return result
  }

  /// Returns the yes-or-no decision that is positive where another one isn't.
  ///
  /// The result has as many nodes as the decision.
  package mutating func negation(_ decision: DecisionID) -> DecisionID {
    map(decision) { $0 == .yes ? .no : .yes }
  }
}

/// Steps through the values of a dimension that two decisions can ask first, in runs with the same children.
///
/// Each step receives the store, because a sequence would keep a copy of it, and is inlined.
struct PairedRuns {
  private let a: DecisionID
  private let b: DecisionID
  /// The remaining runs of each decision, empty for one that doesn't ask the dimension.
  private var runs: (a: Range<Int>, b: Range<Int>)

  /// Starts at the first value of the dimension at a position; neither decision asks earlier ones, and at least one asks this one.
  @inline(__always)
  init(of a: DecisionID, _ b: DecisionID, at position: Int, in store: DecisionStore) {
    self.a = a
    self.b = b
    func runs(of decision: DecisionID) -> Range<Int> {
      store.position(of: decision) == position ? store.runs(of: decision) : 0..<0
    }
    self.runs = (runs(of: a), runs(of: b))
  }

  /// Returns the first value after the next run, and what each decision becomes in it, or `nil` at the end.
  @inline(__always)
  mutating func next(in store: DecisionStore) -> (end: Int32, a: DecisionID, b: DecisionID)? {
    if runs.a.isEmpty, runs.b.isEmpty { return nil }
    let (i, j) = (runs.a.lowerBound, runs.b.lowerBound)
    let endA = runs.a.isEmpty ? Int32.max : store.end(ofRun: i)
    let endB = runs.b.isEmpty ? Int32.max : store.end(ofRun: j)
    let next = (
      end: min(endA, endB),
      a: runs.a.isEmpty ? a : store.child(ofRun: i),
      b: runs.b.isEmpty ? b : store.child(ofRun: j)
    )
    if endA <= endB { runs.a = i + 1..<runs.a.upperBound }
    if endB <= endA { runs.b = j + 1..<runs.b.upperBound }
    return next
  }
}
