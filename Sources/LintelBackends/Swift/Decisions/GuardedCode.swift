import LintelTheme

/// Statements, the conditions under which they run, and the versions on which they run.
struct GuardedCode {
  /// The versions that have the API that the statements use.
  let versions: VersionRange
  let condition: String?
  let body: [SwiftStatement]
  /// The same statements with shorter names of variables, for a block that contains nothing else.
  private let bodyAlone: [SwiftStatement]

  init(
    _ body: [SwiftStatement],
    alone: [SwiftStatement]? = nil,
    on versions: VersionRange = .all,
    condition: String? = nil
  ) {
    self.body = body
    bodyAlone = alone ?? body
    self.versions = versions
    self.condition = condition
  }

  /// The number of lines of the statements.
  var lines: Int { body.writtenLines }

  /// Joins code: one `if` for all code with the same versions, and in it one for neighbors with the same condition.
  ///
  /// Code for all versions comes first because it declares variables that the rest uses. Different properties can be set in any order.
  static func joined(_ pieces: [GuardedCode]) -> [SwiftStatement] {
    var groups = OrderedGroups<VersionRange, GuardedCode>()
    groups.add(pieces.filter { $0.versions == .all }, to: .all)
    for piece in pieces where piece.versions != .all { groups.add([piece], to: piece.versions) }
    return groups.all.flatMap { versions, pieces in
      let isAlone = versions != .all && pieces.count == 1 && pieces[0].isShorterAlone
      return versions.checking(isAlone ? pieces[0].bodyAlone : conditions(pieces[...]))
    }
  }

  /// Whether code without a condition takes fewer lines with the shorter names of variables.
  private var isShorterAlone: Bool {
    condition == nil && bodyAlone.writtenLines < lines
  }

  private static func conditions(_ pieces: ArraySlice<GuardedCode>) -> [SwiftStatement] {
    var result: [SwiftStatement] = []
    var rest = pieces
    while let first = rest.first {
      let group = rest.prefix { $0.condition == first.condition }
      rest = rest.dropFirst(group.count)
      if let condition = first.condition {
        let body = group.count == 1 ? first.bodyAlone : group.flatMap(\.body)
        result.append(.condition(.name(condition), then: body))
      } else {
        result += group.flatMap(\.body)
      }
    }
    return result
  }
}

extension [SwiftStatement] {
  /// The number of lines in the body of a function.
  var writtenLines: Int { reduce(0) { $0 + SwiftWriter.lines(of: $1, depth: 3) } }

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
    case .condition(_, let then, let otherwise):
      2 + then.lineCount + (otherwise.isEmpty ? 0 : 1 + otherwise.lineCount)
    case .each(_, _, let body): 2 + body.lineCount
    case .selection(_, let cases): cases.reduce(2) { $0 + 1 + $1.body.lineCount }
    }
  }
}

extension SwiftExpression {
  /// The columns that are available in a line with the usual indentation.
  private static let room = 90

  /// Returns the number of lines that the expression takes after some columns, or a few more.
  fileprivate func lineCount(after start: Int) -> Int {
    let columns = start + text.utf8.count
    if columns <= Self.room { return 1 }
    if case .list(let elements) = self { return elements.count + 2 }
    if case .call(_, let arguments) = self { return arguments.count + 2 }
    return columns / Self.room + 1
  }
}
