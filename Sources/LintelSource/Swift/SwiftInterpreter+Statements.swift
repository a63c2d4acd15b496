import SwiftSyntax

/// Runs statements.
extension SwiftInterpreter {
  /// Runs statements, and returns what happens after them.
  func execute(_ items: CodeBlockItemListSyntax) -> ControlFlow {
    let (current, isOuterResult) = (frame, frame.isResult)
    let count = conditions.count
    current.isResult = isOuterResult && items.count == 1
    defer {
      current.isResult = isOuterResult
      conditions.removeLast(conditions.count - count)
    }
    var result = ControlFlow.next
    for item in items {
      let flow = execute(item)
      result.rest += flow.rest
      result.exit = flow.exit
      if flow.exit != nil { break }
      conditions += flow.tests
    }
    return result
  }

  private func execute(_ item: CodeBlockItemSyntax) -> ControlFlow {
    switch item.item {
    case .decl(let declaration): declare(declaration)
    case .stmt(let statement): return execute(statement)
    case .expr(let expression):
      guard frame.isResult, frame.expected != nil, isValue(expression) else {
        return perform(expression)
      }
      returnValue(evaluate(expression, expecting: frame.expected))
    @unknown default: break
    }
    return .next
  }

  /// Whether an expression can be the implicit result of a function.
  private func isValue(_ expression: ExprSyntax) -> Bool {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return !sequence.elements.contains { $0.is(AssignmentExprSyntax.self) }
        && Self.compound(Array(sequence.elements)) == nil
    }
    return true
  }

  func returnValue(_ value: SwiftValue) {
    frame.returns.append((Array(conditions.dropFirst(frame.depth)), value))
  }

  /// Runs an expression for its effects.
  private func perform(_ expression: ExprSyntax) -> ControlFlow {
    switch expression.as(ExprSyntaxEnum.self) {
    case .ifExpr(let node): return execute(node)
    case .switchExpr(let node): return execute(node)
    case .sequenceExpr(let node):
      let elements = Array(node.elements)
      if elements.count > 2, elements[1].is(AssignmentExprSyntax.self) {
        let source = Array(elements[2...])
        assign(elements[0], at: Syntax(node)) { type in
          source.count == 1
            ? self.evaluate(source[0], expecting: type) : self.fold(source, expecting: type)
        }
        if source.count == 1, let closure = source[0].as(ClosureExprSyntax.self),
          !isLocal(elements[0])
        {
          runLater(closure)
        }
      } else if let short = Self.compound(elements) {
        assign(elements[0], at: Syntax(node)) { type in self.fold(short, expecting: type) }
      } else {
        _ = evaluate(expression)
      }
    case .functionCallExpr(let node):
      if Self.stopsApp(node) { return .exit(.function) }
      _ = call(node, isStatement: true)
    default: _ = evaluate(expression)
    }
    return .next
  }

  /// Whether a call ends the app, as `fatalError()` does.
  private static func stopsApp(_ node: FunctionCallExprSyntax) -> Bool {
    let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name.map { ["fatalError", "preconditionFailure"].contains($0) } ?? false
  }

  /// Gives the names that a `guard` binds unknown values, if they seem to be `nil` but the app would stop then.
  ///
  /// The app's developers know that there is a value, such as one that a dependency sets, so the code after it runs.
  private func trust(_ node: GuardStmtSyntax) -> Bool {
    guard case .expr(let last) = node.body.statements.last?.item,
      let call = last.as(FunctionCallExprSyntax.self), Self.stopsApp(call)
    else { return false }
    for case .optionalBinding(let binding) in node.conditions.map(\.condition) {
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted
      guard let name, case .constant(.none)? = frame.variables[name]?.value else { continue }
      let value = SwiftValue.unknown("code that isn't read gives it its value")
      frame.variables[name] = (value, conditions.count)
    }
    return true
  }

  /// Returns the operands of `a + b` for `a += b`, or `nil` for other expressions.
  private static func compound(_ elements: [ExprSyntax]) -> [ExprSyntax]? {
    guard elements.count > 2,
      let name = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text, name.count > 1,
      name.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
    else { return nil }
    let plain = ExprSyntax(
      BinaryOperatorExprSyntax(operator: .binaryOperator(String(name.dropLast())))
    )
    return [elements[0], plain] + elements[2...]
  }

  func execute(_ statement: StmtSyntax) -> ControlFlow {
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let node):
      let value = node.expression.map { evaluate($0, expecting: frame.expected) }
      returnValue(value ?? .constant(.none))
      return .exit(.function)
    case .guardStmt(let node): return execute(node)
    case .expressionStmt(let node): return perform(node.expression)
    case .forStmt(let node): return execute(node)
    case .doStmt(let node):
      let flow = execute(node.body.statements)
      for clause in node.catchClauses {
        _ = under([.unknown("an error is thrown")]) { execute(clause.body.statements) }
      }
      return flow
    case .whileStmt(let node): return runLoop(node.body)
    case .repeatStmt(let node): return runLoop(node.body)
    case .labeledStmt(let node): return execute(node)
    case .deferStmt(let node): _ = execute(node.body.statements)
    case .throwStmt: return .exit(.function)
    case .breakStmt(let node): return exit(to: node.label, isContinue: false)
    case .continueStmt(let node): return exit(to: node.label, isContinue: true)
    default: break
    }
    return .next
  }

  private func execute(_ node: GuardStmtSyntax) -> ControlFlow {
    switch outcome(of: node.conditions) {
    case .known(true): return .next
    case .known(false): return trust(node) ? .next : execute(node.body.statements)
    case .tests(let passing, let failing):
      let flow = under(failing) { execute(node.body.statements) }
      return ControlFlow(rest: [(flow.exit ?? .function, passing)])
    }
  }

  private func execute(_ node: IfExprSyntax) -> ControlFlow {
    switch outcome(of: node.conditions) {
    case .known(true): return execute(node.body.statements)
    case .known(false): return executeElse(node)
    case .tests(let passing, let failing):
      let returns = frame.returns.count
      let first = under(passing) { execute(node.body.statements) }
      // Code that binds an optional is read as if there were a value.
      let isBound = passing.isEmpty && failing.isEmpty
      let absent = isBound ? [SourceTest.unknown("not (\(text(of: node.conditions)))")] : failing
      // The result that follows is only for the case without a value.
      let isResult = isBound && frame.returns.dropFirst(returns).contains { !$0.value.isNil }
      let second = under(node.elseBody == nil ? failing : absent) { executeElse(node) }
      var flow = ControlFlow.next
      flow.join(first.exit, passing, second.exit, isResult ? absent : failing)
      return flow
    }
  }

  private func executeElse(_ node: IfExprSyntax) -> ControlFlow {
    switch node.elseBody {
    case .ifExpr(let next): execute(next)
    case .codeBlock(let block): execute(block.statements)
    case nil: .next
    @unknown default: .next
    }
  }

  private func execute(_ node: SwitchExprSyntax) -> ControlFlow {
    scoped(.switch) { scope in
      let branches = branches(of: node)
      if let only = branches.first, branches.count == 1, only.tests.isEmpty {
        return execute(only.statements)
      }
      let exits = branches.map { branch in
        under(branch.tests) { execute(branch.statements) }.leaving(scope).exit
      }
      guard !exits.isEmpty, !exits.contains(nil) else { return .next }
      return ControlFlow(exit: exits.compactMap { $0 }.max { ($0.scope ?? -1) < ($1.scope ?? -1) })
    }
  }

  private func declare(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node):
      var annotation: String?
      for binding in node.bindings {
        if let type = binding.typeAnnotation { annotation = typeName(type.type) }
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted
        else {
          if let value = binding.initializer?.value {
            take(apart: evaluate(value, expecting: annotation), binding.pattern)
          }
          continue
        }
        let value =
          binding.initializer.map {
            resolved(evaluate($0.value, expecting: annotation), as: annotation)
          }
          ?? annotation.map(value(ofType:)) ?? .unknown("it has no value yet")
        frame.variables[name] = (value, conditions.count)
      }
    case .functionDecl(let node): localFunctions[node.name.text.unquoted] = (node, frame)
    case .ifConfigDecl(let node):
      for (clause, tests) in CompilationTests.clauses(of: node) {
        guard case .statements(let items) = clause.elements else { continue }
        _ = under(tests) { execute(items) }
      }
    default: break
    }
  }
}
