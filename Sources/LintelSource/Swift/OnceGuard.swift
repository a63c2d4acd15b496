import SwiftSyntax

/// Conditions that let code run only once, or only for something new: the code then stores what the condition tests.
enum OnceGuard {
  /// Returns the `if` or `guard` statement whose condition a node is, or `nil` for other nodes.
  static func statement(around node: Syntax?) -> Syntax? {
    node?.parent?.as(ConditionElementSyntax.self)?.parent?.parent
  }

  /// Returns the statements that run if the condition of an `if` without `else`, or of a `guard`, is true.
  static func guarded(by statement: Syntax) -> [String] {
    let branch = statement.as(IfExprSyntax.self).flatMap { $0.elseBody == nil ? $0.body : nil }
    return texts(branch?.statements ?? siblings(of: statement.as(GuardStmtSyntax.self)))
  }

  /// Returns the statements around an `if` that leads elsewhere, or a `guard`.
  static func around(_ statement: Syntax) -> [String] {
    texts(siblings(of: statement.as(GuardStmtSyntax.self)) ?? siblings(of: statement))
  }

  /// Whether a comparison finds out that a value is new, which the code then stores: `if mode != self.mode { self.mode = mode }`.
  static func stores(_ elements: [ExprSyntax], at node: Syntax) -> Bool {
    guard let statement = statement(around: node), elements.count == 3,
      let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      ["!=", "!==", "==", "==="].contains(sign)
    else { return false }
    let sides = [elements[0], elements[2]].map { plain($0) }
    let stores = ["\(sides[0]) = \(sides[1])", "\(sides[1]) = \(sides[0])"]
    let code = sign.hasPrefix("!") ? guarded(by: statement) : around(statement)
    return code.contains(where: stores.contains)
  }

  /// The methods that add an element to a collection or a cache.
  private static let additions = [
    "add", "append", "insert", "formUnion", "updateValue", "setObject", "setValue",
  ]

  /// Whether code adds something to a collection, as a statement of its own or as the value of `_`.
  static func adds(to collection: String, _ code: [String]) -> Bool {
    code.contains { line in
      let rest = line.hasPrefix("_ = ") ? line.dropFirst(4) : line[...]
      guard rest.hasPrefix(collection) else { return false }
      let member = rest.dropFirst(collection.count)
      return additions.contains { member.hasPrefix(".\($0)(") }
        || member.hasPrefix("[") && member.contains("] = ")
    }
  }

  /// Returns code without `self.` and without question marks.
  static func plain(_ node: some SyntaxProtocol) -> String {
    SourceText.brief(of: node).replacing("self.", with: "").replacing("?", with: "")
  }

  private static func texts(_ items: CodeBlockItemListSyntax?) -> [String] {
    items?.map { plain($0.item) } ?? []
  }

  private static func siblings(of statement: (some SyntaxProtocol)?) -> CodeBlockItemListSyntax? {
    var next = statement?.parent
    while let node = next, !node.is(CodeBlockItemListSyntax.self) {
      guard node.is(CodeBlockItemSyntax.self) || node.is(ExpressionStmtSyntax.self) else {
        return nil
      }
      next = node.parent
    }
    return next?.as(CodeBlockItemListSyntax.self)
  }
}

extension SwiftInterpreter {
  /// Returns the result of `collection.contains(element)`, or `nil` for other expressions.
  ///
  /// Code that adds the element then runs once for each, so that the collection doesn't contain it yet.
  func isContained(_ expression: ExprSyntax) -> Outcome? {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "contains", let collection = callee.base
    else { return nil }
    let parent = expression.parent
    let isNegated = parent?.is(PrefixOperatorExprSyntax.self) == true
    guard let statement = OnceGuard.statement(around: isNegated ? parent : Syntax(expression))
    else { return nil }
    let code = isNegated ? OnceGuard.guarded(by: statement) : OnceGuard.around(statement)
    if OnceGuard.adds(to: OnceGuard.plain(collection), code) { return .known(false) }
    // What the code names is a switch, such as a feature or an argument of the app.
    let element = call.arguments.first?.expression
    let isNamed = element.map {
      Self.constantName($0) != nil || $0.is(StringLiteralExprSyntax.self)
    }
    return isNamed == true ? nil : .unknown(text(of: expression))
  }

  /// Whether an expression reads an entry that the code after it adds, such as that of a cache, which is empty at first.
  func isFilled(_ expression: ExprSyntax) -> Bool {
    let element = expression.parent?.parent
    guard let statement = OnceGuard.statement(around: element), statement.is(IfExprSyntax.self)
    else { return false }
    var base = expression
    while true {
      switch base.as(ExprSyntaxEnum.self) {
      case .subscriptCallExpr(let node):
        return OnceGuard.adds(
          to: OnceGuard.plain(node.calledExpression),
          OnceGuard.around(statement)
        )
      case .functionCallExpr(let node):
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
          ["object", "value"].contains(callee.declName.baseName.text), let owner = callee.base
        else { return false }
        return OnceGuard.adds(to: OnceGuard.plain(owner), OnceGuard.around(statement))
      case .sequenceExpr(let node):
        guard let first = node.elements.first else { return false }
        base = first
      default: return false
      }
    }
  }
}
