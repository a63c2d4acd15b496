import LintelAppearance
import LintelDecisions

/// The forms of questions about brands, screens, and modes in code: conditions or a `switch`.
struct NamedBranches {
  /// The number of brands or screens above which each has its own line, instead of sharing cases.
  static let longSwitch = 24

  /// The number of conditions above which a `switch` is easier to read.
  private static let longChain = 8

  /// Groups of values with a condition for each, and the group of all other values.
  struct Chain {
    let dimension: DecisionQuestion.Named
    let selected: SelectedDimension
    let branches: [(group: DecisionQuestion.Group, choice: DecisionExpressions.Choice)]
    let rest: DecisionQuestion.Group
  }

  let decided: DecidedTheme
  let names: SwiftNames
  let expressions: DecisionExpressions
  let isPatterned: Bool

  /// Returns the conditions for the groups that differ from what most brands or screens have, or `nil` if they aren't enough or
  /// there are too many.
  func chain(_ question: DecisionQuestion) -> Chain? {
    guard case .named(let dimension, let groups) = question, groups.count <= Self.longChain + 1
    else { return nil }
    let selected = SelectedDimension(dimension, names)
    let plain = dimension.plainGroup(groups, of: decided)
    guard let rest = fallback(groups, plain, selected),
      let choices = expressions.choices(between: groups, orElse: rest, dimension)
    else { return nil }
    let others = groups.indices.filter { $0 != rest }.map { groups[$0] }
    return Chain(
      dimension: dimension,
      selected: selected,
      branches: Array(zip(others, choices)),
      rest: groups[rest]
    )
  }

  /// Returns whether a `switch` that only lists results takes no more lines than conditions.
  func isTable(_ question: DecisionQuestion, _ subject: DecisionFunctions.Subject) -> Bool {
    guard let chain = chain(question) else { return false }
    func result(_ group: DecisionQuestion.Group) -> SwiftStatement? {
      decided.outcome(of: group.child).map { .result(subject.code($0).code) }
    }
    guard let rest = result(chain.rest) else { return false }
    var conditions: [SwiftStatement] = []
    var cases: [SwiftCase] = []
    for branch in chain.branches {
      guard let result = result(branch.group) else { return false }
      conditions.append(.condition(.name(branch.choice.condition), then: [result]))
      let patterns = branch.group.values.map(chain.selected.pattern)
      cases.append(SwiftCase(patterns: patterns, body: [result]))
    }
    cases.append(SwiftCase(patterns: [], body: [rest]))
    let table = [SwiftStatement.selection(chain.selected.subject, cases)]
    return table.writtenLines <= (conditions + [rest]).writtenLines
  }

  /// Returns the choice between two groups of the names that a `switch` around a question has left.
  func choice(
    _ question: DecisionQuestion,
    among values: [DecisionQuestion.Named: [Int]]
  ) -> DecisionExpressions.Choice? {
    guard case .named(let dimension, let groups) = question, values[dimension] != nil,
      groups.count == 2
    else { return nil }
    return expressions.choices(between: groups, orElse: 0, dimension)?.first
  }

  /// Returns the names that are left where a question has led to a group, leaving out long lists, which would take long to search.
  static func narrowed(
    _ values: [DecisionQuestion.Named: [Int]],
    to group: DecisionQuestion.Group,
    of dimension: DecisionQuestion.Named
  ) -> [DecisionQuestion.Named: [Int]] {
    group.values.count > longSwitch
      ? values : values.merging([dimension: group.values]) { _, own in own }
  }

  /// Returns the group for the default case: the screens that are the same as no screen, the brands without declarations, or the largest
  /// group of several values.
  func fallback(
    _ groups: [DecisionQuestion.Group],
    _ plain: Int?,
    _ selected: SelectedDimension
  ) -> Int? {
    let isLong = groups.reduce(0) { $0 + $1.values.count } > Self.longSwitch
    if let plain, !isLong { return plain }
    let largest = groups.indices.max { a, b in
      (groups[a].values.count, -a) < (groups[b].values.count, -b)
    }
    // A new screen is the same as no screen, unless a pattern sets something on all screens.
    if selected.isOptional, let none = groups.firstIndex(where: { $0.values.contains(0) }),
      groups[none].values.count > 1 || !isPatterned || groups[largest ?? none].values.count == 1,
      !isLong || groups[none].values.count * 4 > groups[largest ?? none].values.count
    {
      return none
    }
    guard let largest else { return nil }
    if isLong { return largest }
    // If two groups are equally large, the choice would depend on names.
    let size = groups[largest].values.count
    let isAlone = selected.isOptional || groups.count { $0.values.count == size } == 1
    return size > 1 && isAlone ? largest : nil
  }
}
