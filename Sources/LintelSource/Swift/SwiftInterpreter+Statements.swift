import SwiftSyntax

/// Runs statements.
extension SwiftInterpreter {
  /// Runs statements, and returns whether they always end the function or the loop around them.
  func execute(_ items: CodeBlockItemListSyntax) -> Bool {
    let (current, isOuterResult) = (frame, frame.isResult)
    current.isResult = isOuterResult && items.count == 1
    defer { current.isResult = isOuterResult }
    for item in items {
      switch item.item {
      case .decl(let declaration): if declare(declaration) { return true }
      case .stmt(let statement): if execute(statement) { return true }
      case .expr(let expression):
        if frame.isResult, frame.expected != nil, isValue(expression) {
          let value = evaluate(expression, expecting: frame.expected)
          returnValue(value)
        } else if perform(expression) {
          return true
        }
      @unknown default: break
      }
    }
    return false
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

  /// Runs an expression for its effects, and returns whether it ends the function.
  func perform(_ expression: ExprSyntax) -> Bool {
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
        return false
      }
      if let short = Self.compound(elements) {
        assign(elements[0], at: Syntax(node)) { type in self.fold(short, expecting: type) }
        return false
      }
      _ = evaluate(expression)
    case .functionCallExpr(let node):
      if Self.stopsApp(node) { return true }
      _ = call(node, isStatement: true)
    default: _ = evaluate(expression)
    }
    return false
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

  private func execute(_ statement: StmtSyntax) -> Bool {
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let node):
      let value = node.expression.map { evaluate($0, expecting: frame.expected) }
      returnValue(value ?? .constant(.none))
      return true
    case .guardStmt(let node):
      switch outcome(of: node.conditions) {
      case .known(true): return false
      case .known(false): return trust(node) ? false : execute(node.body.statements)
      case .tests(let passing, let failing):
        _ = under(failing) { execute(node.body.statements) }
        conditions += passing
      }
      return false
    case .expressionStmt(let node): return perform(node.expression)
    case .forStmt(let node):
      execute(node)
      return false
    case .doStmt(let node):
      let ends = execute(node.body.statements)
      for clause in node.catchClauses {
        _ = under([.unknown("an error is thrown")]) { execute(clause.body.statements) }
      }
      return ends
    case .whileStmt(let node): _ = execute(node.body.statements)
    case .repeatStmt(let node): _ = execute(node.body.statements)
    case .deferStmt(let node): _ = execute(node.body.statements)
    case .throwStmt, .breakStmt, .continueStmt: return true
    default: break
    }
    return false
  }

  private func execute(_ node: IfExprSyntax) -> Bool {
    switch outcome(of: node.conditions) {
    case .known(true): return execute(node.body.statements)
    case .known(false): return executeElse(node)
    case .tests(let passing, let failing):
      let first = under(passing) { execute(node.body.statements) }
      // Code that binds an optional is read as if there were a value.
      let isBound = passing.isEmpty && failing.isEmpty && node.elseBody != nil
      let absent = isBound ? [SourceTest.unknown("not (\(text(of: node.conditions)))")] : failing
      let second = under(absent) { executeElse(node) }
      if first, second { return true }
      if first { conditions += failing }
      if second { conditions += passing }
      return false
    }
  }

  private func executeElse(_ node: IfExprSyntax) -> Bool {
    switch node.elseBody {
    case .ifExpr(let next): execute(next)
    case .codeBlock(let block): execute(block.statements)
    case nil: false
    @unknown default: false
    }
  }

  private func execute(_ node: SwitchExprSyntax) -> Bool {
    var ends = true
    var isAny = false
    for branch in branches(of: node) {
      isAny = true
      if !(under(branch.tests) { execute(branch.statements) }) { ends = false }
    }
    return isAny && ends
  }

  /// Runs a loop once for each element, or once if the elements aren't known.
  private func execute(_ node: ForStmtSyntax) {
    let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted
    let values = evaluate(node.sequence)
    guard case .array(let elements) = values, elements.count <= 64 else {
      if let name {
        frame.variables[name] = (.unknown("a loop gives it its value"), conditions.count)
      }
      _ = execute(node.body.statements)
      return
    }
    for element in elements {
      if let name { frame.variables[name] = (element, conditions.count) }
      _ = execute(node.body.statements)
    }
  }

  private func declare(_ declaration: DeclSyntax) -> Bool {
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
    return false
  }
}
