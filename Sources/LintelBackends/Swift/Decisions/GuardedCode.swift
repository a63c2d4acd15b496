import LintelDecisions
import LintelSchema

/// Statements, where they run, and what they have to be told.
struct GuardedCode {
  /// The first version that has what they name, nil for all.
  let since: Version?
  /// The first version that lacks it again, nil for none.
  let until: Version?
  /// The condition that has to hold, nil for none.
  let condition: String?
  let body: [SwiftStatement]
  /// The same with shorter names of variables, for a block that has nothing else.
  private let bodyAlone: [SwiftStatement]

  init(
    _ body: [SwiftStatement],
    alone: [SwiftStatement]? = nil,
    since: Version? = nil,
    until: Version? = nil,
    condition: String? = nil
  ) {
    self.body = body
    bodyAlone = alone ?? body
    self.since = since
    self.until = until
    self.condition = condition
  }

  private struct Versions: Hashable {
    let since: Version?
    let until: Version?
  }

  /// The statements, those of the same versions in one `if`, and in it neighbors of the same condition.
  ///
  /// What is for all versions comes first, since it declares variables that the others use; different properties may be set in any order.
  static func joined(_ pieces: [GuardedCode]) -> [SwiftStatement] {
    var result: [SwiftStatement] = []
    var order = [Versions(since: nil, until: nil)]
    var groups: [Versions: [GuardedCode]] = [:]
    for piece in pieces {
      let versions = Versions(since: piece.since, until: piece.until)
      if groups[versions] == nil, versions != order[0] { order.append(versions) }
      groups[versions, default: []].append(piece)
    }
    for group in order.compactMap({ groups[$0] }) {
      let first = group[0]
      let body = conditions(group[...])
      if let since = first.since, let until = first.until {
        result.append(
          .availability(
            [AvailabilityBranch(version: since, body: unavailable(until, body))],
            otherwise: []
          )
        )
      } else if let since = first.since {
        result.append(
          .availability([AvailabilityBranch(version: since, body: body)], otherwise: [])
        )
      } else if let until = first.until {
        result += unavailable(until, body)
      } else {
        result += body
      }
    }
    return result
  }

  private static func unavailable(
    _ version: Version,
    _ body: [SwiftStatement]
  ) -> [SwiftStatement] {
    [.condition(.name("#unavailable(iOS \(version))"), then: body, otherwise: [])]
  }

  private static func conditions(_ pieces: ArraySlice<GuardedCode>) -> [SwiftStatement] {
    var result: [SwiftStatement] = []
    var rest = pieces
    while let first = rest.first {
      let group = rest.prefix { $0.condition == first.condition }
      rest = rest.dropFirst(group.count)
      if let condition = first.condition {
        let body = group.count == 1 ? first.bodyAlone : group.flatMap(\.body)
        result.append(.condition(.name(condition), then: body, otherwise: []))
      } else {
        result += group.flatMap(\.body)
      }
    }
    return result
  }
}

extension [SwiftStatement] {
  /// How many lines the statements take at least.
  var lineCount: Int {
    reduce(0) { $0 + $1.lineCount }
  }
}

extension SwiftStatement {
  fileprivate var lineCount: Int {
    switch self {
    case .assignment(let target, let value): value.lineCount(after: target.utf8.count)
    case .constant(_, let value), .variable(_, let value), .expression(let value),
      .result(let value):
      value.lineCount(after: 0)
    case .availability(let branches, let otherwise):
      branches.reduce(1) { $0 + 1 + $1.body.lineCount }
        + (otherwise.isEmpty ? 0 : 1 + otherwise.lineCount)
    case .condition(_, let then, let otherwise):
      2 + then.lineCount + (otherwise.isEmpty ? 0 : 1 + otherwise.lineCount)
    case .each(_, _, let body), .closure(_, let body): 2 + body.lineCount
    case .selection(_, let cases): cases.reduce(2) { $0 + 1 + $1.body.lineCount }
    }
  }
}

extension SwiftExpression {
  /// So much of a line is free where it is indented as usual.
  private static let room = 90

  /// How many lines it takes, or a few more, behind so many columns.
  fileprivate func lineCount(after start: Int) -> Int {
    let columns = start + text.utf8.count
    if columns <= Self.room { return 1 }
    return switch self {
    case .dictionary(let elements): elements.count + 2
    case .array(let elements): elements.count + 2
    case .name, .string, .number, .rgba, .rgb, .boolean, .none, .call, .member, .any, .either:
      columns / Self.room + 1
    }
  }
}
