import LintelAppearance
import LintelBackends
import LintelCascade
import LintelDecisions
import LintelSchema
import LintelTheme

/// Writes decisions for the page's program: questions by number, each once.
///
/// A question is a list: which value of a context it asks, then for each answer the number of what follows, and the ranges of values
/// that lead there. A result is written as -1 without its own number.
struct PageDecisions {
  private let decisions: ThemeDecisions
  /// The questions so far.
  private(set) var questions: [JSONValue] = []
  private var numbers: [Key: Int] = [:]

  /// Decisions whose results are numbered in different ways aren't the same.
  private struct Key: Hashable {
    let decision: DecisionID
    let purpose: String
  }

  init(_ decisions: ThemeDecisions) { self.decisions = decisions }

  /// The number of a decision.
  ///
  /// - Parameters:
  ///   - decision: the decision.
  ///   - purpose: what its results are.
  ///   - result: the number of a result.
  /// - Returns: that of its question, or -1 without that of its only result.
  mutating func number(
    of decision: DecisionID,
    as purpose: String,
    _ result: (ThemeDecisions.Outcome) -> Int
  ) -> Int {
    if let outcome = decisions.outcome(of: decision) { return -1 - result(outcome) }
    let key = Key(decision: decision, purpose: purpose)
    if let known = numbers[key] { return known }
    guard let question = decisions.question(of: decision) else { return -1 }
    let branches = question.branches.map { branch -> JSONValue in
      let next = self.number(of: branch.child, as: purpose, result)
      let ranges = branch.values.ranges.flatMap { [Int($0.lowerBound), Int($0.upperBound)] }
      return .array(([next] + ranges).map { .number(Double($0)) })
    }
    let place = questions.count
    numbers[key] = place
    questions.append(.array([.number(Double(self.place(of: question.dimension)))] + branches))
    return place
  }

  /// Where a context of the page's program has the value of a dimension.
  private func place(of dimension: DimensionID) -> Int {
    let promos = decisions.cascade.theme.space.calendar.promos.count
    return switch decisions.dimensions.axis(of: dimension) {
    case .screen: 0
    case .brand: 1
    case .ios: 2
    case .trait(let trait): 3 + (DeviceTrait.allCases.firstIndex(of: trait) ?? 0)
    case .promo(let promo): 6 + promo
    case .mode(let mode): 6 + promos + mode
    // The parts of a bar have decisions of their own.
    case .slot, .item, .release: 0
    }
  }
}
