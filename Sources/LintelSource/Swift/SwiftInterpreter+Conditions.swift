import SwiftSyntax

/// Evaluates conditions.
extension SwiftInterpreter {
  /// The result of a condition, which is known or needs tests for either result.
  enum Outcome {
    case known(Bool)
    case tests([SourceTest], otherwise: [SourceTest])

    static func test(_ test: SourceTest) -> Self { .tests([test], otherwise: [test.negated]) }

    /// Returns the result of a condition that isn't understood.
    static func unknown(_ text: String) -> Self {
      .tests([.unknown(text)], otherwise: [.unknown("not (\(text))")])
    }

    /// Returns the result of two conditions that must both be true.
    static func both(_ first: Self, _ second: Self) -> Self {
      switch (first, second) {
      case (.known(false), _), (_, .known(false)): return .known(false)
      case (.known(true), let other), (let other, .known(true)): return other
      case (.tests(let a, let notA), .tests(let b, let notB)):
        if a.isEmpty, notA.isEmpty { return second }
        if b.isEmpty, notB.isEmpty { return first }
        return .tests(a + b, otherwise: [notBoth])
      }
    }

    /// The test that not both of two conditions are true, before the code that it comes from is known.
    private static let notBoth = SourceTest.unknown("not both")

    /// Names the code of the condition in the test that not all of its parts are true.
    func naming(_ text: @autoclosure () -> String) -> Self {
      guard case .tests(let passing, [Self.notBoth]) = self else { return self }
      return .tests(passing, otherwise: [.unknown("not (\(text()))")])
    }

    /// The opposite result.
    var negated: Self {
      switch self {
      case .known(let value): .known(!value)
      case .tests(let passing, let failing): .tests(failing, otherwise: passing)
      }
    }
  }

  func outcome(of list: ConditionElementListSyntax) -> Outcome {
    list.map(outcome).reduce(.known(true), Outcome.both).naming(text(of: list))
  }

  private func outcome(_ element: ConditionElementSyntax) -> Outcome {
    switch element.condition {
    case .expression(let expression): outcome(of: expression)
    case .availability(let node): availability(node)
    case .optionalBinding(let node): bind(node)
    case .matchingPattern(let node): matching(node)
    @unknown default: .tests([], otherwise: [])
    }
  }

  private func availability(_ node: AvailabilityConditionSyntax) -> Outcome {
    let holds = node.availabilityKeyword.text == "#available"
    for argument in node.availabilityArguments {
      guard case .availabilityVersionRestriction(let restriction) = argument.argument,
        restriction.platform.text == "iOS", let version = restriction.version
      else { continue }
      let minor = version.components.first.flatMap { UInt16($0.number.text) } ?? 0
      let number = Int(UInt16(version.major.text) ?? 0) * 10 + Int(minor)
      return .test(.iOS(atLeast: number, holds: holds))
    }
    return .known(holds)
  }

  private func bind(_ node: OptionalBindingConditionSyntax) -> Outcome {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted else {
      return .tests([], otherwise: [])
    }
    let value = node.initializer.map { evaluate($0.value) } ?? lookUp(name, at: Syntax(node))
    if case .opaque = value, let source = node.initializer?.value, isFilled(source) {
      return .known(false)
    }
    frame.variables[name] = (value.unwrapped, conditions.count)
    if case .constant(.none) = value { return .known(false) }
    switch value {
    case .constant, .object, .array, .closure: return .known(true)
    case .opaque, .part, .receiver, .metatype, .enumCase, .member, .function, .progress,
      .dictionary, .choice:
      return .tests([], otherwise: [])
    }
  }

  private func matching(_ node: MatchingPatternConditionSyntax) -> Outcome {
    let subject = node.initializer.value
    guard
      let name = node.pattern.as(ExpressionPatternSyntax.self).flatMap({ caseName($0.expression) })
    else { return .test(.unknown(text(of: node))) }
    return comparison(subject, isCase: name, at: Syntax(node))
  }

  private func caseName(_ expression: ExprSyntax) -> String? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): node.declName.baseName.text.unquoted
    case .functionCallExpr(let node): caseName(node.calledExpression)
    default: nil
    }
  }

  /// Returns the name of a case such as `.dark` or `Theme.dark`, in contrast to a property such as `text.count`.
  static func constantName(_ expression: ExprSyntax) -> String? {
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    let owner =
      member.base?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard member.base == nil || owner?.first?.isUppercase == true else { return nil }
    return member.declName.baseName.text.unquoted
  }

  /// Returns the result of a Boolean expression.
  func outcome(of expression: ExprSyntax) -> Outcome {
    switch expression.as(ExprSyntaxEnum.self) {
    case .tupleExpr(let node) where node.elements.count == 1:
      if let first = node.elements.first { return outcome(of: first.expression) }
    case .prefixOperatorExpr(let node) where node.operator.text == "!":
      return outcome(of: node.expression).negated
    case .sequenceExpr(let node): return outcome(of: Array(node.elements), at: Syntax(node))
    default: break
    }
    if let outcome = Self.outcome(of: evaluate(expression)) { return outcome }
    if let isKnown = isContained(expression) { return isKnown }
    let name = text(of: expression).replacing("self.", with: "").replacing("?", with: "")
    if isState(name) { return .unknown(name) }
    if let first = firstValue(of: name, at: Syntax(expression)) { return .known(first) }
    return .test(Self.device(name).map { .idiom(isPad: $0) } ?? .flag(name: name, holds: true))
  }

  /// Returns the tests under which a Boolean value, or a choice of several, is true, and those under which it's false.
  private static func outcome(of value: SwiftValue) -> Outcome? {
    if let known = value.bool { return .known(known) }
    guard case .choice(let options) = value else { return nil }
    let passing = options.filter { $0.value.bool == true }
    let failing = options.filter { $0.value.bool == false }
    guard passing.count + failing.count == options.count else { return nil }
    switch (passing.count, failing.count) {
    case (_, 0): return .known(true)
    case (0, _): return .known(false)
    case (1, 1): return .tests(passing[0].tests, otherwise: failing[0].tests)
    case (1, _): return .tests(passing[0].tests, otherwise: [.unknown("another case")])
    case (_, 1): return .tests([.unknown("another case")], otherwise: failing[0].tests)
    case (_, _): return nil
    }
  }

  /// Whether UIKit changes a value while the app runs, so that the app can't switch it with a promo or a mode.
  private func isState(_ name: String) -> Bool {
    if name.hasPrefix("UIAccessibility.") { return true }
    guard UIKitGraph.states.contains(name.lastStep) else { return false }
    let owner = name.split(separator: ".").dropLast().last.map(String.init)
    // A view is UIKit's unless the app has its class.
    let isView = owner?.hasSuffix("View") == true
    return isView || !index.declares(property: name.lastStep)
  }

  /// Returns the first value of a flag if it lets code run only once: `if !isStyled { isStyled = true … }`.
  private func firstValue(of name: String, at node: Syntax) -> Bool? {
    guard let owner = frame.owner,
      let initial = index.property(name, of: owner, isStatic: false)?.initial?
        .as(BooleanLiteralExprSyntax.self)
    else { return nil }
    let whole = node.parent?.is(PrefixOperatorExprSyntax.self) == true ? node.parent : node
    guard let statement = OnceGuard.statement(around: whole) else { return nil }
    let first = initial.literal.text == "true"
    let isChanged = OnceGuard.guarded(by: statement).contains("\(name) = \(!first)")
    return isChanged && !index.assigns(to: name, otherThan: !first) ? first : nil
  }

  /// Whether the name of a flag means a device: `isPad`, `UIDevice.current.isPhone`, `isPhoneDevice`.
  private static func device(_ name: String) -> Bool? {
    let word = name.lastStep.lowercased().filter(\.isLetter)
    for prefix in ["is", "ison", "isrunningon", "isdevice", ""] {
      for suffix in ["", "device", "idiom"] {
        if word == "\(prefix)pad\(suffix)" || word == "\(prefix)ipad\(suffix)" { return true }
        if word == "\(prefix)phone\(suffix)" || word == "\(prefix)iphone\(suffix)" { return false }
      }
    }
    return nil
  }

  private func outcome(of elements: [ExprSyntax], at node: Syntax) -> Outcome {
    if let outcome = structuredOutcome(of: elements, at: node) { return outcome }
    if let outcome = Self.outcome(of: fold(elements, expecting: nil)) { return outcome }
    return .unknown(text(of: node))
  }

  /// Returns the result of a comparison with an earlier value, or `nil` for others: code runs because there is a new one.
  ///
  /// The earlier value is `oldValue` in an observer, or what the code replaces by the new one then.
  private func hasChanged(_ elements: [ExprSyntax], at node: Syntax) -> Bool? {
    guard elements.count == 3 else { return nil }
    let isObserved =
      frame.find("oldValue") == nil
      && [elements[0], elements[2]].contains {
        $0.as(DeclReferenceExprSyntax.self)?.baseName.text == "oldValue"
      }
    guard isObserved || OnceGuard.stores(elements, at: node) else { return nil }
    return switch elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text {
    case "==", "===": false
    case "!=", "!==": true
    case _: nil
    }
  }

  /// Returns the result of `&&`, `||`, and comparisons with a case, or `nil` for other expressions.
  func structuredOutcome(of elements: [ExprSyntax], at node: Syntax) -> Outcome? {
    if let hasChanged = hasChanged(elements, at: node) { return .known(hasChanged) }
    for (name, isAnd) in [("||", false), ("&&", true)] {
      let at = elements.firstIndex { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name }
      guard let at else { continue }
      let left = outcome(ofPart: Array(elements[..<at]), at: node)
      let right = outcome(ofPart: Array(elements[(at + 1)...]), at: node)
      if isAnd {
        return .both(left, right).naming(elements.map { text(of: $0) }.joined(separator: " "))
      }
      switch (left, right) {
      case (.known(true), _), (_, .known(true)): return .known(true)
      case (.known(false), let other), (let other, .known(false)): return other
      case (.tests, .tests(_, _)): return .unknown(text(of: node))
      }
    }
    if elements.count == 3, let name = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      name == "==" || name == "!="
    {
      for (subject, other) in [(elements[0], elements[2]), (elements[2], elements[0])] {
        guard let member = Self.constantName(other) else { continue }
        let result = comparison(subject, isCase: member, at: node)
        return name == "!=" ? result.negated : result
      }
    }
    return nil
  }

  func outcome(ofPart elements: [ExprSyntax], at node: Syntax) -> Outcome {
    elements.count == 1 ? outcome(of: elements[0]) : outcome(of: elements, at: node)
  }

  /// Returns whether a value is a case.
  private func comparison(_ subject: ExprSyntax, isCase name: String, at node: Syntax) -> Outcome {
    if let test = SourceTest(trait: text(of: subject).lastMember, value: name) {
      return .test(test)
    }
    let value = anyCase(evaluate(subject))
    switch value {
    case .enumCase(_, let known), .member(let known, nil): return .known(known == name)
    case .constant(.keyword(let known)): return .known(known == name)
    case .object(let object) where object.constant != nil: return .known(object.constant == name)
    case .opaque(let type?, _) where cases(of: type) != nil:
      let others = (cases(of: type) ?? []).filter { $0 != name }
      let negated: [SourceTest] =
        others.count == 1
        ? [.choice(type: type.lastStep, value: others[0])]
        : [.unknown("\(text(of: subject)) isn't .\(name)")]
      return .tests([.choice(type: type.lastStep, value: name)], otherwise: negated)
    case .opaque:
      let path = text(of: subject).filter { $0 != "?" && $0 != "!" }
      guard path.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else {
        fallthrough
      }
      // The name of the property, such as the style of a presentation, identifies the choice.
      return .test(.choice(type: path.lastStep, value: name))
    case .constant, .object, .part, .receiver, .metatype, .member, .closure, .function,
      .progress, .array, .dictionary, .choice:
      return .unknown(text(of: node))
    }
  }

  /// Returns the names of an enum's cases, or of the constants of its own type that a struct declares.
  func cases(of type: String) -> [String]? {
    guard let found = index.types[type] else { return nil }
    if !found.cases.isEmpty { return found.cases.map(\.name) }
    let constants = found.properties.values.flatMap(\.self)
      .filter { $0.isStatic && $0.initial != nil && isOwn($0, type) }
      .map(\.name).sorted()
    return constants.count > 1 ? constants : nil
  }

  /// Returns a value of an enum that may be any of its cases, such as the one that people chose, without what code falls back to.
  private func anyCase(_ value: SwiftValue) -> SwiftValue {
    guard case .choice(let options) = value else { return value }
    return options.map(\.value).first { option in
      if case .opaque(let type?, _) = option { cases(of: type) != nil } else { false }
    } ?? value
  }

  private func isOwn(_ property: SwiftProperty, _ type: String) -> Bool {
    if let declared = property.type { return index.key(declared, in: type) == type }
    guard let call = property.initial?.as(FunctionCallExprSyntax.self) else { return false }
    return index.key(call.calledExpression.trimmedDescription, in: type) == type
  }

  /// Returns the branches of a `switch` that can run, with the tests for each.
  func branches(
    of node: SwitchExprSyntax
  ) -> [(tests: [SourceTest], statements: CodeBlockItemListSyntax)] {
    let subject = anyCase(evaluate(node.subject))
    let trait = text(of: node.subject).lastMember
    let known: String? =
      switch subject {
      case .enumCase(_, let name), .member(let name, nil): name
      case .object(let object): object.constant
      case .constant, .opaque, .part, .receiver, .metatype, .member, .closure, .function, .progress,
        .array, .dictionary, .choice:
        Self.literal(subject)
      }
    var type: String?
    if case .opaque(let name?, _) = subject { type = name }
    let all = type.flatMap(cases(of:))
    var asked: Set<String> = []
    var result: [(tests: [SourceTest], statements: CodeBlockItemListSyntax)] = []
    for case .switchCase(let branch) in node.cases {
      func add(_ test: SourceTest) { result.append(([test], branch.statements)) }
      guard case .case(let label) = branch.label else {
        if known != nil { return [([], branch.statements)] }
        if trait == "userInterfaceStyle" {
          add(.style(isDark: false))
        } else if let rest = all?.filter({ !asked.contains($0) }), rest.count <= 8 {
          for name in rest { add(.choice(type: (type ?? "").lastStep, value: name)) }
        } else {
          add(.unknown("default of \(text(of: node.subject))"))
        }
        continue
      }
      for item in label.caseItems {
        let pattern = item.pattern.as(ExpressionPatternSyntax.self)?.expression
        let name = pattern.flatMap(caseName)
        if let known {
          let value = name ?? pattern.flatMap { Self.literal(evaluate($0)) }
          if value == known { return [([], branch.statements)] }
          continue
        }
        guard let name else {
          add(.unknown("\(text(of: node.subject)) is \(text(of: item.pattern))"))
          continue
        }
        // Views always have a style.
        if trait == "userInterfaceStyle", name == "unspecified" { continue }
        asked.insert(name)
        if let test = SourceTest(trait: trait, value: name) {
          add(test)
        } else if let type, all != nil {
          add(.choice(type: type.lastStep, value: name))
        } else {
          add(.unknown("\(text(of: node.subject)) is .\(name)"))
        }
      }
    }
    return result
  }

  private static func literal(_ value: SwiftValue) -> String? {
    value.number.map { "\($0)" } ?? value.text.map { "\"\($0)\"" }
  }
}

extension String {
  /// The text after the last dot, without `?` and `!`.
  fileprivate var lastMember: String { lastStep.filter { $0 != "?" && $0 != "!" } }
}
