import LintelAppearance
import LintelBackends
import LintelCascade
import LintelDecisions
import LintelSchema
import LintelTheme

/// Writes decisions for the page's program, as numbered questions that are written once.
///
/// A question is a list: the index of the value of a context that it asks for, then for each answer the number of what follows,
/// and the ranges of values that lead there. A result is written as -1 minus its number.
struct PageDecisions {
  private let decisions: ThemeDecisions
  private(set) var questions: [JSONValue] = []
  private var numbers: [Key: Int] = [:]

  /// Distinguishes decisions whose results are numbered in different ways.
  private struct Key: Hashable {
    let decision: DecisionID
    let purpose: String
  }

  init(_ decisions: ThemeDecisions) { self.decisions = decisions }

  /// Returns the number of a decision's question, or -1 minus the number of its only result.
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
      return .integers([next] + ranges)
    }
    let place = questions.count
    numbers[key] = place
    questions.append(.array([.integer(self.place(of: question.dimension))] + branches))
    return place
  }

  private func place(of dimension: DimensionID) -> Int {
    let promos = decisions.cascade.theme.space.calendar.promos.count
    return switch decisions.dimensions.axis(of: dimension) {
    case .screen: 0
    case .brand: 1
    case .ios: 2
    case .trait(let trait): 3 + (DeviceTrait.allCases.firstIndex(of: trait) ?? 0)
    case .promo(let promo): 6 + promo
    case .mode(let mode): 6 + promos + mode
    // Each part of a bar has its own decisions.
    case .slot, .item, .release: 0
    }
  }
}
