import SwiftSyntax

/// Evaluates expressions.
extension SwiftInterpreter {
  /// Evaluates an expression; `type` is the type that it must have, for `.name`.
  func evaluate(_ expression: ExprSyntax, expecting type: String? = nil) -> SwiftValue {
    if let excess = step() { return excess }
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node): return Self.integer(node.literal.text)
    case .floatLiteralExpr(let node):
      let number = Double(node.literal.text.filter { $0 != "_" })
      return number.map { .number($0) } ?? .unknown("it isn't a number")
    case .booleanLiteralExpr(let node): return .bool(node.literal.text == "true")
    case .nilLiteralExpr: return .constant(.none)
    case .stringLiteralExpr(let node): return string(node)
    case .tupleExpr(let node) where node.elements.count == 1:
      if let first = node.elements.first { return evaluate(first.expression, expecting: type) }
    case .tupleExpr(let node) where node.elements.count > 1: return tuple(node, type)
    case .prefixOperatorExpr(let node): return prefix(node, type)
    case .sequenceExpr(let node): return fold(Array(node.elements), expecting: type)
    case .declReferenceExpr(let node): return lookUp(node.baseName.text.unquoted, at: Syntax(node))
    case .memberAccessExpr(let node): return member(node, type)
    case .functionCallExpr(let node): return call(node, expecting: type)
    case .forceUnwrapExpr(let node): return evaluate(node.expression, expecting: type)
    case .optionalChainingExpr(let node): return evaluate(node.expression, expecting: type)
    case .tryExpr(let node): return evaluate(node.expression, expecting: type)
    case .awaitExpr(let node): return evaluate(node.expression, expecting: type)
    case .inOutExpr(let node):
      defer { forget(node.expression) }
      return evaluate(node.expression, expecting: type)
    case .closureExpr(let node): return .closure(SwiftClosure(node: node, frame: frame))
    case .arrayExpr(let node):
      let element = type.map { $0.hasPrefix("[") ? String($0.dropFirst().dropLast()) : $0 }
      return .array(node.elements.map { evaluate($0.expression, expecting: element) })
    case .dictionaryExpr(let node): return dictionary(node)
    case .superExpr: return frame.selfValue ?? .unknown("it belongs to the superclass")
    case .subscriptCallExpr(let node): return element(node)
    case .keyPathExpr(let node): return keyPath(node)
    case .ifExpr(let node): return branchValue(node, type)
    case .switchExpr(let node):
      let options = branches(of: node).map { branch in
        (branch.tests, under(branch.tests) { lastValue(branch.statements, type) })
      }
      return SwiftValue.choice(options).simplified
    case .macroExpansionExpr(let node):
      let name = node.arguments.first.map { evaluate($0.expression) }
      if node.macroName.text == "colorLiteral" { return colorLiteral(node.arguments) }
      return name ?? .unknown("a macro makes it")
    default: break
    }
    return .unknown("'\(text(of: expression))' isn't constant")
  }

  /// Forgets the value of a variable that a call may change, unless it's an object.
  func forget(_ expression: ExprSyntax) {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text.unquoted,
      let home = frame.home(of: name), let old = home.variables[name]
    else { return }
    switch old.value {
    case .constant, .enumCase, .member, .progress, .array, .dictionary, .choice:
      home.variables[name]?.value = .unknown("a call gives '\(name)' its value")
    case .opaque, .object, .part, .receiver, .metatype, .closure, .function: break
    }
  }

  private func branchValue(_ node: IfExprSyntax, _ type: String?) -> SwiftValue {
    func otherwise() -> SwiftValue {
      switch node.elseBody {
      case .ifExpr(let next): branchValue(next, type)
      case .codeBlock(let block): lastValue(block.statements, type)
      case nil: .constant(.none)
      @unknown default: .unknown("'\(text(of: node))' isn't constant")
      }
    }
    switch outcome(of: node.conditions) {
    case .known(true): return lastValue(node.body.statements, type)
    case .known(false): return otherwise()
    case .tests(let passing, let failing):
      return SwiftValue.choice([
        (failing, under(failing) { otherwise() }),
        (passing, under(passing) { lastValue(node.body.statements, type) }),
      ]).simplified
    }
  }

  private func lastValue(_ items: CodeBlockItemListSyntax, _ type: String?) -> SwiftValue {
    guard items.count == 1, case .expr(let value)? = items.first?.item else {
      return .unknown("a branch of several statements makes it")
    }
    return evaluate(value, expecting: type)
  }

  private static func integer(_ literal: String) -> SwiftValue {
    let digits = literal.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return UInt64(digits.dropFirst(2), radix: radix).map { .number(Double($0)) }
        ?? .unknown("it isn't a number")
    }
    return Double(digits).map { .number($0) } ?? .unknown("it isn't a number")
  }

  private func string(_ node: StringLiteralExprSyntax) -> SwiftValue {
    var result = ""
    for segment in node.segments {
      switch segment {
      case .stringSegment(let part): result += part.content.text
      case .expressionSegment(let part):
        guard let inner = part.expressions.first.map({ evaluate($0.expression) }) else { break }
        if let text = inner.text ?? word(inner, at: Syntax(part)) {
          result += text
        } else if let number = inner.number {
          result += number.spelled
        } else {
          return .unknown("its text has a part that is known only while the app runs")
        }
      @unknown default: return .unknown("'\(text(of: node))' isn't constant")
      }
    }
    return .text(result)
  }

  /// Returns the text of a case in a string: its description, or its name.
  private func word(_ value: SwiftValue, at node: Syntax) -> String? {
    guard case .enumCase(_, let name) = value else { return nil }
    return property("description", of: value, at: node).map(\.text) ?? name
  }

  private func prefix(_ node: PrefixOperatorExprSyntax, _ type: String?) -> SwiftValue {
    let value = evaluate(node.expression, expecting: type)
    switch (node.operator.text, value) {
    case ("-", .constant(.number(let number))): return .number(-number)
    case ("!", .constant(.bool(let flag))): return .bool(!flag)
    case ("+", _): return value
    case _: return .unknown("'\(text(of: node))' isn't constant")
    }
  }

  private func dictionary(_ node: DictionaryExprSyntax) -> SwiftValue {
    guard case .elements(let elements) = node.content else { return .dictionary([]) }
    return .dictionary(
      elements.map { element in
        let key = key(of: element.key)
        return (key, evaluate(element.value, expecting: AttributeTypes.type(of: key)))
      }
    )
  }

  /// Returns the name of a dictionary's key: `foregroundColor` for `NSAttributedString.Key.foregroundColor`.
  func key(of expression: ExprSyntax) -> String {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text == "rawValue"
        ? member.base.map(key(of:)) ?? "" : member.declName.baseName.text.unquoted
    }
    if let text = evaluate(expression).text { return text }
    let name = text(of: expression)
    let former = [
      "NSForegroundColorAttributeName": "foregroundColor", "NSFontAttributeName": "font",
    ]
    return former[name] ?? name
  }

  private func element(_ node: SubscriptCallExprSyntax) -> SwiftValue {
    if let steps = node.arguments.first.flatMap(keyPath) {
      return member(at: steps[...], of: node.calledExpression)
    }
    let base = evaluate(node.calledExpression)
    guard let argument = node.arguments.first?.expression else {
      return .unknown("it isn't constant")
    }
    switch base {
    case .array(let elements):
      if let item = ItemLists.item(of: elements) { return item }
      if let index = evaluate(argument).number, index >= 0, elements.indices.contains(index.count) {
        return elements[index.count]
      }
    case .constant(.text(let text)):
      if let part = part(of: text, argument) { return part }
    case .dictionary(let entries):
      let key = key(of: argument)
      if let entry = entries.last(where: { $0.key == key }) { return entry.value }
    case .constant, .opaque, .object, .part, .receiver, .metatype, .enumCase, .member, .closure,
      .function, .progress, .choice:
      break
    }
    return .unknown("'\(text(of: node))' is known only while the app runs")
  }

  /// Evaluates `text[start...]` and `text[start..<end]`, in which indexes are numbers of characters; `nil` for other subscripts.
  private func part(of text: String, _ argument: ExprSyntax) -> SwiftValue? {
    if let open = argument.as(PostfixOperatorExprSyntax.self), open.operator.text == "..." {
      return evaluate(open.expression).number.map { .text(String(text.dropFirst($0.count))) }
    }
    guard case .array(let indexes) = evaluate(argument), let first = indexes.first?.number else {
      return nil
    }
    return .text(String(text.dropFirst(first.count).prefix(indexes.count)))
  }

  // MARK: Key paths

  /// Returns the names in a key path as a list in an object, which may be an argument.
  private func keyPath(_ node: KeyPathExprSyntax) -> SwiftValue {
    let object = HeapObject(HeapObject.keyPath, at: place(of: node))
    let names = node.components.compactMap { component -> SwiftValue? in
      guard case .property(let property) = component.component else { return nil }
      return .text(property.declName.baseName.text.unquoted)
    }
    object.fields["names"] = .array(names)
    return .object(object)
  }

  /// Returns the names in the argument of `object[keyPath: path]`, or `nil` for other subscripts.
  func keyPath(_ argument: LabeledExprSyntax) -> [String]? {
    guard argument.label?.text == "keyPath",
      case .object(let object) = evaluate(argument.expression)
    else { return nil }
    return object.names
  }

  /// Returns the object to which names lead from an expression.
  func member(at names: ArraySlice<String>, of expression: ExprSyntax) -> SwiftValue {
    names.reduce(evaluate(expression)) { value, name in
      value.map { member(name, of: $0, at: Syntax(expression)) }
    }
  }

  // MARK: Operators

  private static let precedence: [String: Int] = [
    "<<": 9, ">>": 9, "*": 8, "/": 8, "%": 8, "&": 8, "+": 7, "-": 7, "|": 7, "^": 7, "...": 6,
    "..<": 6, "??": 5, "==": 4, "!=": 4, "<": 4, ">": 4, "<=": 4, ">=": 4, "&&": 3, "||": 2,
  ]

  /// Evaluates alternating operands and operators.
  func fold(_ elements: [ExprSyntax], expecting type: String?) -> SwiftValue {
    if let at = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[at].as(UnresolvedTernaryExprSyntax.self)
    {
      return choose(
        Array(elements[..<at]),
        ternary.thenExpression,
        Array(elements[(at + 1)...]),
        type
      )
    }
    if let at = elements.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }), at > 0 {
      let cast = elements.indices.contains(at + 1) ? elements[at + 1].as(TypeExprSyntax.self) : nil
      let value = fold(Array(elements[..<at]), expecting: type)
      guard let name = cast.map({ typeName($0.type) }) else { return value }
      if let container = container(of: elements[..<at], name) { return .receiver(container) }
      if case .opaque = value {
        let result = self.value(ofType: name)
        guard elements[..<at].contains(where: instantiates), case .receiver(var new) = result
        else { return result }
        new.access = .made
        return .receiver(new)
      }
      if case .receiver(let old) = value, let new = receiver(ofType: name, screen: old.screen) {
        // A bar is never one of another class of UIKit.
        guard
          UIKitClasses.lineage(of: old.uikit).contains(new.uikit)
            || UIKitClasses.lineage(of: new.uikit).contains(old.uikit)
        else { return .constant(.none) }
        var cast = old
        cast.uikit = new.uikit
        cast.className = new.className
        cast.screen = old.screen ?? new.screen
        return .receiver(cast)
      }
      return value
    }
    guard elements.count > 1 else {
      return elements.first.map { evaluate($0, expecting: type) } ?? .unknown("it is empty")
    }
    var best: (at: Int, precedence: Int)?
    for (at, element) in elements.enumerated() where at % 2 == 1 {
      guard let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text else { continue }
      let precedence = Self.precedence[name] ?? 1
      // `??` is right-associative, and everything else is left-associative.
      if let known = best,
        name == "??" ? precedence >= known.precedence : precedence > known.precedence
      {
        continue
      }
      best = (at, precedence)
    }
    guard let best, let name = elements[best.at].as(BinaryOperatorExprSyntax.self)?.operator.text
    else {
      return .unknown("'\(elements.map { text(of: $0) }.joined(separator: " "))' isn't constant")
    }
    let left = fold(Array(elements[..<best.at]), expecting: type)
    if name == "??" {
      if case .constant(.none) = left {
        return fold(Array(elements[(best.at + 1)...]), expecting: type)
      }
      guard case .opaque(let known, let reason) = left else { return left }
      // The case decides the value, regardless of what the code falls back to.
      if let known, cases(of: known) != nil { return left }
      let right = fold(Array(elements[(best.at + 1)...]), expecting: type)
      let name = elements[..<best.at].map { text(of: $0) }.joined(separator: " ")
      let first: SwiftValue.Options = [
        ([.unknown("\(name) has a value")], .unknown(reason))
      ]
      switch right {
      case .receiver: return right
      // Code that falls back to no attributes adds its own.
      case .dictionary(let entries) where known == AttributeTypes.dictionary && entries.isEmpty:
        return right
      case .constant, .dictionary, .enumCase, .member:
        return .choice([([], resolved(right, as: type))] + first)
      case .choice(let options):
        return .choice(options.map { ($0.tests, resolved($0.value, as: type)) } + first)
      case .opaque, .object, .part, .metatype, .closure, .function, .progress, .array:
        return left
      }
    }
    if let boolean = boolean(name, elements) { return boolean }
    let right = fold(Array(elements[(best.at + 1)...]), expecting: type)
    return left.map { a in right.map { b in Operators.apply(name, a, b) } }
  }

  /// Returns the navigation or tab bar controller that the `parent` of a screen is, or `nil` for other casts.
  private func container(of elements: ArraySlice<ExprSyntax>, _ type: String) -> Receiver? {
    guard elements.count == 1, var expression = elements.first,
      let new = receiver(ofType: type, screen: nil)
    else { return nil }
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      expression = optional.expression
    }
    let member = expression.as(MemberAccessExprSyntax.self)
    let name = member?.declName ?? expression.as(DeclReferenceExprSyntax.self)
    guard name?.baseName.text == "parent", frame.find("parent") == nil,
      case .receiver(let own)? = member?.base.map({ evaluate($0) }) ?? frame.selfValue
    else { return nil }
    let names = [
      "UINavigationController": "navigationController", "UITabBarController": "tabBarController",
    ]
    var container = names[new.uikit].flatMap { UIKitGraph.step($0, of: own) }
    container?.className = new.className
    return container
  }

  /// Whether an expression creates a controller of a storyboard.
  private func instantiates(_ expression: ExprSyntax) -> Bool {
    let call = expression.as(FunctionCallExprSyntax.self)?.calledExpression
    let name = call?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name?.hasPrefix("instantiate") == true
  }

  /// Returns the result of a comparison that depends on the context, if themes can express it.
  private func boolean(_ name: String, _ elements: [ExprSyntax]) -> SwiftValue? {
    guard ["==", "!=", "&&", "||"].contains(name),
      let outcome = structuredOutcome(of: elements, at: Syntax(elements[0]))
    else { return nil }
    switch outcome {
    case .known(let value): return .bool(value)
    case .tests(let passing, let failing):
      guard !passing.isEmpty, !failing.isEmpty, !(passing + failing).contains(where: \.isUnknown)
      else { return nil }
      return .choice([(failing, .bool(false)), (passing, .bool(true))])
    }
  }

  private func choose(
    _ condition: [ExprSyntax],
    _ then: ExprSyntax,
    _ otherwise: [ExprSyntax],
    _ type: String?
  ) -> SwiftValue {
    switch outcome(ofPart: condition, at: Syntax(condition[0])) {
    case .known(true): return evaluate(then, expecting: type)
    case .known(false): return fold(otherwise, expecting: type)
    case .tests(let passing, let failing):
      let second = under(failing) { fold(otherwise, expecting: type) }
      let first = under(passing) { evaluate(then, expecting: type) }
      return SwiftValue.choice([
        (failing, resolved(second, as: type)), (passing, resolved(first, as: type)),
      ]).simplified
    }
  }
}

extension HeapObject {
  fileprivate static let keyPath = "AnyKeyPath"

  var isKeyPath: Bool { type == Self.keyPath }

  /// The names in a key path, or `nil` for other objects.
  var names: [String]? {
    guard isKeyPath, case .array(let names)? = fields["names"] else { return nil }
    return names.compactMap(\.text)
  }
}

/// Arithmetic of constants.
enum Operators {
  static func apply(_ name: String, _ left: SwiftValue, _ right: SwiftValue) -> SwiftValue {
    if let a = left.number, let b = right.number { return numbers(name, a, b) }
    if let progress = progress(name, left, right) { return progress }
    if name == "+", let a = left.text, let b = right.text { return .text(a + b) }
    if let a = left.text, let b = right.text, name == "==" || name == "!=" {
      return .bool((a == b) == (name == "=="))
    }
    if name == "+", case .array(let a) = left, case .array(let b) = right { return .array(a + b) }
    if name == "|", let a = options(left), let b = options(right) { return .array(a + b) }
    if case .opaque(_, let reason) = left { return .unknown(reason) }
    if case .opaque(_, let reason) = right { return .unknown(reason) }
    return .unknown("it isn't arithmetic of constants")
  }

  /// Returns the options in a set, or `nil` for other values.
  private static func options(_ value: SwiftValue) -> [SwiftValue]? {
    if case .array(let elements) = value { return elements }
    return if case .member(_, nil) = value { [value] } else { nil }
  }

  /// Evaluates operations that move a scroll position, or divide it by a distance.
  private static func progress(
    _ name: String,
    _ left: SwiftValue,
    _ right: SwiftValue
  ) -> SwiftValue? {
    switch (name, left, right) {
    case ("/", .progress(let distance), _):
      guard let divisor = right.number, divisor > 0 else { return nil }
      return .progress(distance * divisor)
    case ("+", .progress, _), ("-", .progress, _): return left
    case ("+", _, .progress), ("-", _, .progress): return right
    case _: return nil
    }
  }

  private static func numbers(_ name: String, _ a: Double, _ b: Double) -> SwiftValue {
    switch name {
    case "+": return .number(a + b)
    case "-": return .number(a - b)
    case "*": return .number(a * b)
    case "/": return b == 0 ? .unknown("it divides by zero") : .number(a / b)
    case "==": return .bool(a == b)
    case "!=": return .bool(a != b)
    case "<": return .bool(a < b)
    case ">": return .bool(a > b)
    case "<=": return .bool(a <= b)
    case ">=": return .bool(a >= b)
    case _: break
    }
    guard let x = UInt64(exactly: a.rounded(.down)), let y = UInt64(exactly: b) else {
      return .unknown("it isn't arithmetic of integers")
    }
    switch name {
    case "<<": return .number(Double(x << y))
    case ">>": return .number(Double(x >> y))
    case "&": return .number(Double(x & y))
    case "|": return .number(Double(x | y))
    case "^": return .number(Double(x ^ y))
    case "%": return y == 0 ? .unknown("it divides by zero") : .number(Double(x % y))
    case "..<", "...":
      guard y >= x, y - x < 64 else { return .unknown("it is a long range") }
      let length = Int(y - x) + (name == "..." ? 1 : 0)
      return .array((0..<length).map { .number(Double(x) + Double($0)) })
    case _: return .unknown("'\(name)' isn't arithmetic")
    }
  }
}

/// The types of text attributes, by key.
enum AttributeTypes {
  /// The type of a bar's text attributes.
  static let dictionary = "[NSAttributedString.Key: Any]"

  static func type(of key: String) -> String? {
    if key == "font" { return "UIFont" }
    if key.hasSuffix("Color") { return "UIColor" }
    return key == "shadow" ? "NSShadow" : nil
  }
}

extension Double {
  /// The number as a count or position, between 0 and one million.
  var count: Int { isFinite ? Int(Swift.min(Swift.max(self, 0), 1_000_000)) : 0 }

  /// The number in the spelling of code, without a fraction if it's whole.
  var spelled: String { Int64(exactly: self).map { "\($0)" } ?? "\(self)" }
}
