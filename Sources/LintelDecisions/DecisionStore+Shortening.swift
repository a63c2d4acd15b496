/// Questions that are worth asking first, although they come later in the order of the store.
///
/// A diagram asks its dimensions in one order. A later dimension can settle everything regardless of the earlier ones, as does a promo
/// that overrides every screen, but the diagram repeats its result below each of their answers. Code and documents that ask it first
/// contain the result once.
extension DecisionStore {
  /// A question as backends write it: each child once, in the order of the smallest values.
  package typealias Question = (
    dimension: DimensionID, branches: [(values: ValueSet, child: DecisionID)]
  )

  /// The result that follows from a single answer.
  fileprivate struct Answer {
    let position: Int
    let value: Int
    let result: TerminalID
  }

  /// The answers that settle a decision, by position and value.
  fileprivate enum Settling {
    /// Every answer, because the decision is a result.
    case every(TerminalID)
    case some([Answer])
  }

  /// Finds the questions that make a decision, and everything below it, shorter if they're asked out of order.
  ///
  /// The time grows with the nodes of the decision, and again with each question that is found.
  ///
  /// - Parameters:
  ///   - decision: the decision to call `shortQuestion(of:)` with afterwards.
  ///   - dimensions: the dimensions that may be asked out of order.
  package mutating func shorten(_ decision: DecisionID, asking dimensions: [DimensionID]) {
    // A single question can't be shortened.
    guard !decision.isTerminal, shortened[UInt64(decision.bits)] == nil,
      runs(of: decision).contains(where: { !child(ofRun: $0).isTerminal })
    else { return }
    let all = nodes(of: decision)
    var isFree = Array(repeating: false, count: order.count)
    for dimension in dimensions { isFree[order.position(of: dimension)] = true }
    if !limit(&isFree, toRepeated: all) { return }
    var known: [DecisionID: [Answer]] = [:]
    var open = [decision]
    while let next = open.popLast() {
      guard !next.isTerminal, shortened.insert(UInt64(next.bits)) else { continue }
      if known[next] == nil { settle(nodes(of: next), isFree, &known) }
      let answers = (known[next] ?? []).filter { $0.position != position(of: next) }
      if let children = answers.isEmpty ? nil : shortening(next, answers) {
        open += children
      } else if hasSeparateChildren(next) {
        open += branches(of: next).map(\.child)
      }
    }
  }

  /// Limits positions to those that are asked on several paths, and returns whether any is left.
  ///
  /// Other questions are asked only once in any order.
  private func limit(_ isFree: inout [Bool], toRepeated nodes: ContiguousArray<DecisionID>) -> Bool
  {
    var ways = Array(repeating: 0, count: isFree.count)
    for node in nodes {
      for run in runs(of: node) where !child(ofRun: run).isTerminal {
        ways[position(of: child(ofRun: run))] += 1
      }
    }
    for position in isFree.indices where ways[position] < 2 { isFree[position] = false }
    return isFree.contains(true)
  }

  /// Returns whether no children of a node share a question, so that changing one child leaves the others as small as they are.
  private func hasSeparateChildren(_ node: DecisionID) -> Bool {
    let children = branches(of: node).map(\.child)
    return children.reduce(1) { $0 + nodeCount(of: $1) } == nodeCount(of: node)
  }

  /// Returns the best question to ask first, as far as `shorten` has looked, or else the first one in the store's order.
  ///
  /// The result is `nil` for a decision with only one result.
  package func shortQuestion(of decision: DecisionID) -> Question? {
    shortQuestions[decision] ?? question(of: decision)
  }

  /// Finds the dimension that leaves the fewest questions if it's asked first, among those with answers that settle the decision.
  ///
  /// It records the question, and returns where it leads, or `nil` if the order's question is as good.
  private mutating func shortening(_ root: DecisionID, _ settling: [Answer]) -> [DecisionID]? {
    var best: (question: Question, count: Int)?
    // A chain of questions that each settle something reads better than one that branches first.
    let isChain = runs(of: root).contains { child(ofRun: $0).isTerminal }
    let count = nodeCount(of: root) + (isChain ? 0 : 1)
    for position in Set(settling.map(\.position)).sorted() {
      let answers = settling.filter { $0.position == position }
      let dimension = order.dimension(at: position)
      let others = space.all(dimension).subtracting(ValueSet(values: answers.map(\.value)))
      if others.isEmpty { continue }
      let rest = restrict(root, dimension, to: others)
      let shorter = nodeCount(of: rest) + 1
      guard shorter < best?.count ?? count else { continue }
      var branches = [(values: others, child: rest)]
      for (result, same) in Dictionary(grouping: answers, by: \.result) {
        branches.append((ValueSet(values: same.map(\.value)), DecisionID(result)))
      }
      branches.sort { a, b in
        (a.values.ranges.first?.lowerBound ?? 0) < (b.values.ranges.first?.lowerBound ?? 0)
      }
      best = ((dimension, branches), shorter)
    }
    guard let best else { return nil }
    shortQuestions[root] = best.question
    return best.question.branches.map(\.child)
  }

  /// Records the answers that settle each of some nodes, children before their parents.
  private func settle(
    _ nodes: ContiguousArray<DecisionID>,
    _ isFree: [Bool],
    _ known: inout [DecisionID: [Answer]]
  ) {
    for node in nodes where known[node] == nil {
      let position = position(of: node)
      var own: [Answer] = []
      var common: Settling?
      var start: Int32 = 0
      for run in runs(of: node) {
        let child = child(ofRun: run)
        let settling = child.terminal.map(Settling.every) ?? .some(known[child] ?? [])
        common = common?.meeting(settling) ?? settling
        if isFree[position], let result = child.terminal {
          own += (start..<end(ofRun: run)).map {
            Answer(position: position, value: Int($0), result: result)
          }
        }
        start = end(ofRun: run)
      }
      // Children ask later, so the answers stay in order.
      if case .some(let answers)? = common { own += answers }
      known[node] = own
    }
  }
}

extension DecisionStore.Settling {
  /// Returns the answers that settle both decisions with the same result.
  fileprivate func meeting(_ other: Self) -> Self {
    switch (self, other) {
    case (.every(let a), .every(let b)): a == b ? self : .some([])
    case (.every(let result), .some(let answers)), (.some(let answers), .every(let result)):
      .some(answers.filter { $0.result == result })
    case (.some(let a), .some(let b)):
      .some(a.isEmpty || b.isEmpty ? [] : Self.common(a, b))
    }
  }

  /// Returns the answers that two lists share; both are in the order of positions and values.
  private static func common(
    _ a: [DecisionStore.Answer],
    _ b: [DecisionStore.Answer]
  ) -> [DecisionStore.Answer] {
    var result: [DecisionStore.Answer] = []
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      let (x, y) = ((a[i].position, a[i].value), (b[j].position, b[j].value))
      if x == y {
        if a[i].result == b[j].result { result.append(a[i]) }
        i += 1
        j += 1
      } else if x < y {
        i += 1
      } else {
        j += 1
      }
    }
    return result
  }
}
