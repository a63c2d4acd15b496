import LintelAppearance
import LintelDecisions
import LintelSchema

/// Compares a decision with one that continues where it ends: the two are the same before a version, and then only the other has a value.
struct OlderTwin {
  private struct Pair: Hashable {
    let decision: DecisionID
    let other: DecisionID
    let isOlder: Bool
  }

  private let decided: DecidedTheme
  /// The first version for which the decision has no value, or `nil` if it doesn't depend on the version.
  private var end: Version?
  private var same: Set<Pair> = []

  /// Returns the first version for which only the other decision has a value, or `nil` if the two differ in more than that.
  static func end(
    of decision: DecisionID,
    as other: DecisionID,
    in decided: DecidedTheme
  ) -> Version? {
    var twin = OlderTwin(decided: decided)
    return twin.isSame(decision, other) ? twin.end : nil
  }

  private init(decided: DecidedTheme) {
    self.decided = decided
  }

  /// Returns whether a decision is the same as another until it ends; `isOlder` is true if only versions before the end matter.
  private mutating func isSame(
    _ decision: DecisionID,
    _ other: DecisionID,
    isOlder: Bool = false
  ) -> Bool {
    if let outcome = decided.outcome(of: decision) {
      let isOver = outcome == .undeclared
      return outcome == decided.outcome(of: other) && (isOlder || isOver)
    }
    let pair = Pair(decision: decision, other: other, isOlder: isOlder)
    if same.contains(pair) { return true }
    guard let question = DecisionQuestion(decision, of: decided) else { return false }
    let isSame: Bool
    if case .version(let newer, let older) = question {
      guard newer.count == 1, decided.outcome(of: newer[0].child) == .undeclared,
        newer[0].since == end ?? newer[0].since
      else { return false }
      end = newer[0].since
      isSame = self.isSame(older, other, isOlder: true)
    } else {
      // Decisions that ask in a different order count as different.
      guard let next = DecisionQuestion(other, of: decided),
        let pairs = Self.pairs(question, next)
      else { return false }
      isSame = pairs.allSatisfy { self.isSame($0, $1, isOlder: isOlder) }
    }
    if isSame { same.insert(pair) }
    return isSame
  }

  /// Returns the decisions that each answer leads to in both questions, or `nil` if the questions differ.
  private static func pairs(
    _ question: DecisionQuestion,
    _ other: DecisionQuestion
  ) -> [(DecisionID, DecisionID)]? {
    switch (question, other) {
    case (.promo(let a, let first, let second), .promo(let b, let third, let fourth)):
      return a == b ? [(first, third), (second, fourth)] : nil
    case (.trait(let a, let first, let second), .trait(let b, let third, let fourth)):
      return a == b ? [(first, third), (second, fourth)] : nil
    case (.named(let a, let groups), .named(let b, let others)):
      guard a == b else { return nil }
      return groups.flatMap { group in
        others.filter { !Set(group.values).isDisjoint(with: $0.values) }.map {
          (group.child, $0.child)
        }
      }
    case (.promo, _), (.trait, _), (.named, _), (.version, _): return nil
    }
  }
}
