import SwiftSyntax

/// What happens after a statement or a block.
struct ControlFlow {
  /// Where a `break`, a `continue`, or a `return` leads to.
  struct Exit: Equatable {
    /// The position of the loop or `switch` among those of the function, or `nil` for the function's end.
    var scope: Int?
    /// Whether the loop runs its body again.
    var isContinue = false

    /// The end of the function.
    static let function = Self()

    /// Whether the exit leaves a loop or a `switch`, too, instead of only leading to its end or to its next round.
    func isBeyond(_ other: Int) -> Bool { scope.map { $0 < other } ?? true }
  }

  /// A statement around others that code can leave.
  struct Scope {
    enum Kind {
      case loop, `switch`, labeled
    }

    let kind: Kind
    let label: String?
  }

  /// Where the code always leads to, or `nil` if what follows may run.
  var exit: Exit?
  /// The tests of what follows, because the code leads elsewhere if they fail.
  var rest: [(exit: Exit, tests: [SourceTest])] = []

  /// Code after which what follows always runs.
  static let next = Self()

  static func exit(_ exit: Exit) -> Self { Self(exit: exit) }

  /// The tests of what follows.
  var tests: [SourceTest] { rest.flatMap(\.tests) }

  /// Adds the flow of two branches; only one runs.
  mutating func join(
    _ first: Exit?,
    _ passing: [SourceTest],
    _ second: Exit?,
    _ failing: [SourceTest]
  ) {
    switch (first, second) {
    case (nil, nil): break
    case (let first?, nil): rest.append((first, failing))
    case (nil, let second?): rest.append((second, passing))
    case (let first?, let second?):
      // The code after the inner one runs only if the other branch didn't.
      let isInner = second.scope.map(first.isBeyond) ?? false
      exit = isInner ? second : first
      if first != second { rest.append(isInner ? (first, failing) : (second, passing)) }
    }
  }

  /// The flow after a loop or a `switch` whose body has this flow: only exits beyond it matter.
  func leaving(_ scope: Int) -> Self {
    Self(
      exit: exit.flatMap { $0.isBeyond(scope) ? $0 : nil },
      rest: rest.filter { $0.exit.isBeyond(scope) }
    )
  }

  /// The flow of code that may not run.
  var maybe: Self { Self(exit: nil, rest: rest) }
}

/// Loops, and the statements that leave them.
extension SwiftInterpreter {
  /// Runs a body that code can leave, and returns what happens after it.
  func scoped(
    _ kind: ControlFlow.Scope.Kind,
    label: String? = nil,
    _ body: (_ scope: Int) -> ControlFlow
  ) -> ControlFlow {
    let owner = frame
    let scope = owner.scopes.count
    owner.scopes.append(ControlFlow.Scope(kind: kind, label: label ?? owner.label))
    owner.label = nil
    defer { owner.scopes.removeLast() }
    return body(scope).leaving(scope)
  }

  /// Runs the body of a loop whose number of rounds isn't known, once.
  func runLoop(_ body: CodeBlockSyntax) -> ControlFlow {
    scoped(.loop) { _ in execute(body.statements) }.maybe
  }

  /// Runs a loop once for each element, or once if the elements aren't known.
  func execute(_ node: ForStmtSyntax) -> ControlFlow {
    let values = evaluate(node.sequence)
    guard case .array(let elements) = values, elements.count <= 64 else {
      bind(node.pattern, to: .unknown("a loop gives it its value"))
      return runLoop(node.body)
    }
    return scoped(.loop) { scope in
      var all = ControlFlow.next
      let count = conditions.count
      defer { conditions.removeLast(conditions.count - count) }
      for element in elements {
        bind(node.pattern, to: element)
        let flow = execute(node.body.statements)
        all.rest += flow.rest
        // Later rounds run only if this one hasn't left the loop.
        conditions += flow.rest.filter { !$0.exit.isContinue || $0.exit.isBeyond(scope) }
          .flatMap(\.tests)
        if let exit = flow.exit, !exit.isContinue || exit.isBeyond(scope) {
          all.exit = exit
          break
        }
      }
      return all
    }
  }

  private func bind(_ pattern: PatternSyntax, to value: SwiftValue) {
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted {
      frame.variables[name] = (value, conditions.count)
    } else {
      take(apart: value, pattern)
    }
  }

  /// Runs a statement with a label, which code in it can leave.
  func execute(_ node: LabeledStmtSyntax) -> ControlFlow {
    let label = node.label.text.unquoted
    switch node.statement.as(StmtSyntaxEnum.self) {
    case .forStmt, .whileStmt, .repeatStmt:
      frame.label = label
      return execute(node.statement)
    default: return scoped(.labeled, label: label) { _ in execute(node.statement) }
    }
  }

  /// Returns where `break` or `continue` leads to.
  func exit(to label: TokenSyntax?, isContinue: Bool) -> ControlFlow {
    let scope = frame.scopes.lastIndex { scope in
      if let label { return scope.label == label.text.unquoted }
      return scope.kind == .loop || scope.kind == .switch && !isContinue
    }
    return .exit(ControlFlow.Exit(scope: scope, isContinue: isContinue))
  }
}
