import SwiftSyntax

/// Evaluates calls.
extension SwiftInterpreter {
  typealias Argument = (label: String?, value: SwiftValue)

  func call(
    _ node: FunctionCallExprSyntax,
    expecting type: String? = nil,
    isStatement: Bool = false
  ) -> SwiftValue {
    if let excess = step() { return excess }
    switch node.calledExpression.as(ExprSyntaxEnum.self) {
    case .closureExpr(let closure): return run(SwiftClosure(node: closure, frame: frame), [])
    case .declReferenceExpr(let callee):
      return call(named: callee.baseName.text.unquoted, node, isStatement)
    case .memberAccessExpr(let callee): return call(member: callee, node, type, isStatement)
    case .optionalChainingExpr(let callee):
      if let result = run(evaluate(callee.expression), arguments(node)) { return result }
    case .arrayExpr, .dictionaryExpr: return .array([])
    default: break
    }
    runClosures(of: node)
    return .unknown("'\(text(of: node.calledExpression))' isn't understood")
  }

  private func call(
    named name: String,
    _ node: FunctionCallExprSyntax,
    _ isStatement: Bool
  ) -> SwiftValue {
    if let (function, home) = localFunctions[name] { return run(function, in: home, node) }
    if let value = frame.find(name)?.value {
      if let result = run(value, arguments(node)) { return result }
      // An autoclosure's value is evaluated at the call.
      return node.arguments.isEmpty
        ? value : .unknown(.undeclared("'\(name)' isn't a function that was read"))
    }
    if let own = frame.selfValue, let value = method(name, of: own, node, isStatement) {
      return value
    }
    if let owner = frame.owner, let value = method(name, of: .metatype(owner), node, isStatement) {
      return value
    }
    if let function = pick(index.functions[name] ?? [], node) {
      return invoke(function, on: nil, arguments(node, for: function), isStatement)
    }
    if let value = draw(name, on: frame.selfValue, node) { return value }
    if name == "min" || name == "max", let value = UIKitValues.function(name, arguments(node)) {
      return value
    }
    if name == "getRed", case .constant(let own)? = frame.selfValue,
      let value = components(of: own, node)
    {
      return value
    }
    if let value = classText(name, node) { return value }
    if let own = frame.selfValue, case .receiver(let receiver) = own,
      name.first?.isLowercase == true || PrivateAPI.isPrivate(name, of: receiver)
    {
      return callUIKit(name, on: receiver, node)
    }
    guard name.first?.isUppercase == true else {
      runClosures(of: node)
      return UIKitValues.function(name, arguments(node))
        ?? .unknown(.undeclared("'\(name)' isn't declared in the files that were read"))
    }
    return construct(name, named: "init", node, isStatement: isStatement)
  }

  private func call(
    member callee: MemberAccessExprSyntax,
    _ node: FunctionCallExprSyntax,
    _ type: String?,
    _ isStatement: Bool
  ) -> SwiftValue {
    let name = callee.declName.baseName.text.unquoted
    guard let base = callee.base else {
      return type.map { construct($0, named: name, node, isStatement: isStatement) }
        ?? .member(name, node)
    }
    if base.is(SuperExprSyntax.self) { return callSuper(name, node) }
    if let value = change(base, name, node) { return value }
    if name == "init", base.trimmedDescription == "self" { return delegate(node) }
    let value = evaluate(base, expecting: Self.startsImplicitly(base) ? type : nil)
    guard case .choice(let options) = value else { return call(name, on: value, node, isStatement) }
    let results: SwiftValue.Options = options.map { option in
      (option.tests, under(option.tests) { call(name, on: option.value, node, isStatement) })
    }
    return SwiftValue.choice(results).simplified
  }

  /// Whether a chain of members begins with a dot: `.systemBlue.withAlphaComponent(0.5)`.
  static func startsImplicitly(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): node.base.map(startsImplicitly) ?? true
    case .functionCallExpr(let node): startsImplicitly(node.calledExpression)
    case .optionalChainingExpr(let node): startsImplicitly(node.expression)
    case .forceUnwrapExpr(let node): startsImplicitly(node.expression)
    default: false
    }
  }

  private func call(
    _ name: String,
    on base: SwiftValue,
    _ node: FunctionCallExprSyntax,
    _ isStatement: Bool
  ) -> SwiftValue {
    if let value = method(name, of: base, node, isStatement) { return value }
    if let value = draw(name, on: base, node) { return value }
    switch base {
    case .metatype(let type):
      if name == "description", node.arguments.isEmpty { return .text(type.lastStep) }
      if let nested = index.key("\(type).\(name)") {
        return construct(nested, named: "init", node, isStatement: false)
      }
      if UIKitValues.keywordTypes.contains("\(type).\(name)") {
        return construct("\(type).\(name)", named: "init", node, isStatement: false)
      }
      return construct(type, named: name, node, isStatement: isStatement)
    case .receiver, .object, .part:
      if let value = runScoped(name, base, node) { return value }
      if case .receiver(let receiver) = base { return callUIKit(name, on: receiver, node) }
      if case .object(let object) = base { return call(name, on: object, node) }
      _ = reportPrivate(name, arguments(node), node)
      return .unknown("'\(name)' isn't understood")
    case .array(let elements): return call(name, on: elements, node)
    // The rest of a chain such as `theme?.color(for: bar)` is nil, too.
    case .constant(.none): return base
    case .constant(let value):
      if name == "getRed", let result = components(of: value, node) { return result }
      if let result = UIKitValues.call(name, on: value, resolvedArguments(node, of: name)) {
        return result
      }
    case .closure(let closure) where name == "callAsFunction": return run(closure, arguments(node))
    case .opaque where PrivateAPI.names.contains(name):
      _ = reportPrivate(name, arguments(node), node)
    case .opaque, .enumCase, .member, .closure, .function, .progress, .dictionary, .choice: break
    }
    if name == "observe" {
      observe(base, node)
    } else if let controller = introspected(name, node) {
      observe(.receiver(controller), node)
    } else {
      runClosures(of: node)
    }
    if case .opaque(nil, let reason) = base, Self.hiding[name] != nil {
      reportUnknown(node, reason)
    }
    if case .opaque(_, let reason) = base { return .unknown(reason) }
    return .unknown("'\(name)' isn't understood")
  }

  /// Runs `then`, `with`, and similar functions of libraries: the closure changes the object, which is also the result.
  private func runScoped(
    _ name: String,
    _ base: SwiftValue,
    _ node: FunctionCallExprSyntax
  ) -> SwiftValue? {
    guard ["then", "with", "apply", "also", "configure", "do", "tap"].contains(name) else {
      return nil
    }
    let closures = arguments(node).compactMap { argument in
      if case .closure(let closure) = argument.value { closure } else { nil }
    }
    guard closures.count == 1 else { return nil }
    _ = run(closures[0], [(nil, base)])
    return base
  }

  /// Evaluates `type(of: bar)` and `NSStringFromClass(type(of: bar))`, or returns `nil` for other functions and for unknown classes.
  private func classText(_ name: String, _ node: FunctionCallExprSyntax) -> SwiftValue? {
    guard name == "type" || name == "NSStringFromClass", node.arguments.count == 1,
      let argument = node.arguments.first?.expression
    else { return nil }
    switch (name, evaluate(argument)) {
    case ("type", .receiver(let receiver)):
      // Subclasses inherit what is read for their superclass.
      let subclasses = index.subtypes[receiver.className.lastStep] ?? []
      let options: SwiftValue.Options = subclasses.map { name in
        ([.unknown("it's a \(name.lastStep)")], .metatype(name))
      }
      return SwiftValue.choice([([], .metatype(receiver.className))] + options).simplified
    case ("NSStringFromClass", let type):
      return type.map { type in
        if case .metatype(let name) = type { return .text(name.lastStep) }
        return .unknown("it isn't the name of a class")
      }
    case _: return nil
    }
  }

  private func call(
    _ name: String,
    on elements: [SwiftValue],
    _ node: FunctionCallExprSyntax
  ) -> SwiftValue {
    if name == "enumerated" {
      return .array(elements.enumerated().map { pair($0, $1, of: elements, at: node) })
    }
    if let item = ItemLists.item(of: elements), name != "forEach" {
      _ = arguments(node)
      if ItemLists.items.contains(name) { return item }
      return ["map", "compactMap"].contains(name)
        ? .unknown("'\(name)' isn't understood") : .array([item])
    }
    let texts = elements.compactMap(\.text)
    if name == "contains", !texts.isEmpty, texts.count == elements.count,
      node.arguments.count == 1
    {
      return arguments(node)[0].value.map { value in
        value.text.map { .bool(texts.contains($0)) } ?? .unknown("it isn't constant")
      }
    }
    let closure = arguments(node).map(\.value).first { argument in
      switch argument {
      case .closure, .function: true
      case .object(let object) where object.isKeyPath: true
      case .constant, .opaque, .object, .part, .receiver, .metatype, .enumCase, .member, .progress,
        .array, .dictionary, .choice:
        false
      }
    }
    guard let closure, elements.count <= 64 else { return .unknown("'\(name)' isn't understood") }
    switch name {
    case "forEach":
      for element in elements { _ = run(closure, [(nil, element)]) }
      return .constant(.none)
    // Which window is the key window doesn't matter.
    case "filter" where elements.count == 1: return .array(elements)
    case "first" where elements.count == 1: return elements[0]
    case "map", "compactMap": return .array(elements.compactMap { run(closure, [(nil, $0)]) })
    case "flatMap":
      return .array(
        elements.compactMap { run(closure, [(nil, $0)]) }.flatMap { value in
          if case .array(let inner) = value { inner } else { [value] }
        }
      )
    case _: return .unknown("'\(name)' isn't understood")
    }
  }

  // MARK: The app's functions

  /// Calls a method that the app declares, or returns `nil` if there is no such method.
  private func method(
    _ name: String,
    of base: SwiftValue,
    _ node: FunctionCallExprSyntax,
    _ isStatement: Bool
  ) -> SwiftValue? {
    let (type, isStatic) = staticType(of: base)
    guard let type, name != "init" else { return nil }
    if let function = pick(index.functions(name, of: type, isStatic: isStatic), node) {
      return invoke(function, on: base, arguments(node, for: function), isStatement)
    }
    guard case .opaque = base, let found = index.types[type], found.kind == .protocol else {
      return nil
    }
    let conformers = index.conformers(of: type)
    guard conformers.count == 1 || index.isChosen(type), !conformers.isEmpty, conformers.count <= 6
    else {
      return nil
    }
    var options: SwiftValue.Options = []
    for conformer in conformers {
      guard let function = pick(index.functions(name, of: conformer, isStatic: isStatic), node)
      else {
        continue
      }
      let tests: [SourceTest] =
        conformers.count == 1 ? [] : [.choice(type: type.lastStep, value: conformer.lastStep)]
      let object = object(of: conformer, at: node)
      let value = under(tests) {
        invoke(function, on: object, arguments(node, for: function), isStatement)
      }
      options.append((tests, value))
    }
    return options.isEmpty ? nil : SwiftValue.choice(options).simplified
  }

  /// Returns the function whose parameters fit a call.
  func pick(_ functions: [SwiftFunction], _ node: FunctionCallExprSyntax) -> SwiftFunction? {
    let labels = node.arguments.map { $0.label?.text.unquoted }
    let closures = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
    return functions.first { $0.accepts(labels, closures: closures) }
  }

  func arguments(_ node: FunctionCallExprSyntax) -> [Argument] {
    let result: [Argument] = node.arguments.map {
      ($0.label?.text.unquoted, evaluate($0.expression))
    }
    return result + closures(of: node)
  }

  /// Returns the closures after a call's parentheses.
  private func closures(of node: FunctionCallExprSyntax) -> [Argument] {
    var result: [Argument] = []
    if let closure = node.trailingClosure {
      result.append((nil, .closure(SwiftClosure(node: closure, frame: frame))))
    }
    for closure in node.additionalTrailingClosures {
      result.append(
        (closure.label.text, .closure(SwiftClosure(node: closure.closure, frame: frame)))
      )
    }
    return result
  }

  private func arguments(_ node: FunctionCallExprSyntax, for function: SwiftFunction) -> [Argument]
  {
    var position = 0
    var result: [Argument] = []
    for argument in node.arguments {
      let label = argument.label?.text.unquoted
      while position < function.parameters.count, function.parameters[position].label != label {
        position += 1
      }
      let type = position < function.parameters.count ? function.parameters[position].type : nil
      result.append((label, resolved(evaluate(argument.expression, expecting: type), as: type)))
      position += 1
    }
    return result + closures(of: node)
  }

  /// Returns the arguments with `.name` resolved as a color or, for `scaledFont`, as a font.
  private func resolvedArguments(_ node: FunctionCallExprSyntax, of name: String) -> [Argument] {
    let type = name == "scaledFont" ? "UIFont" : "UIColor"
    return arguments(node).map { ($0.label, resolved($0.value, as: type)) }
  }

  /// Calls a function of the app.
  ///
  /// If the result isn't used, only functions are run that are about bars or that can change one that they get.
  func invoke(
    _ function: SwiftFunction,
    on base: SwiftValue?,
    _ arguments: [Argument],
    _ isStatement: Bool = false
  ) -> SwiftValue {
    if isStatement, !plan.concerns(function),
      !arguments.contains(where: { mayStyle($0.value, calledOn: base) })
    {
      return .constant(.none)
    }
    // A function of values, in contrast to one of objects, is short.
    let isPlain = !isStatement && (function.isStatic || function.isInit || function.owner == nil)
    let limit = Self.maximumCallDepth + (isPlain ? 4 : 0)
    guard calls.count < limit, calls.count(where: { $0 == function.id }) < 3 else {
      return cut("'\(function.name)' calls itself, or too many others")
    }
    visited.insert(function.id)
    if !isStatement, let split = invoke(function, on: base, eachOf: arguments) { return split }
    return remembering(function, base, arguments, isStatement) {
      continuing { follow(function, on: base, arguments) }
    }
  }

  /// Calls a function once for each possible value of an argument, or returns `nil` if each has one value or many.
  private func invoke(
    _ function: SwiftFunction,
    on base: SwiftValue?,
    eachOf arguments: [Argument]
  ) -> SwiftValue? {
    for (at, argument) in arguments.enumerated() {
      guard case .choice(let options) = argument.value, options.count <= 4 else { continue }
      var copy = arguments
      let results: SwiftValue.Options = options.map { option in
        for other in arguments.indices {
          copy[other].value = arguments[other].value.assuming(option.tests)
        }
        copy[at].value = option.value
        return (option.tests, under(option.tests) { invoke(function, on: base, copy) })
      }
      return SwiftValue.choice(results).simplified
    }
    return nil
  }

  /// Whether a function that gets a value can style a bar through it, without naming anything of bars.
  private func mayStyle(_ value: SwiftValue, calledOn base: SwiftValue?) -> Bool {
    switch value {
    case .closure(let closure): plan.concerns(closure.node) || base.map(isStyled) ?? false
    case .function: true
    case _: isStyled(value)
    }
  }

  /// Whether a value is something that code styles, in contrast to a controller, whose bars code has to name.
  private func isStyled(_ value: SwiftValue) -> Bool {
    switch value {
    case .object, .part: true
    case .receiver(let own): !UIKitClasses.lineage(of: own.uikit).contains("UIViewController")
    case .constant, .opaque, .metatype, .enumCase, .member, .closure, .function, .progress, .array,
      .dictionary, .choice:
      false
    }
  }

  private func follow(
    _ function: SwiftFunction,
    on base: SwiftValue?,
    _ arguments: [Argument]
  ) -> SwiftValue {
    calls.append(function.id)
    let outerLocals = localFunctions
    defer {
      calls.removeLast()
      localFunctions = outerLocals
    }
    let callee = Frame(
      owner: function.owner,
      file: function.file,
      selfValue: base,
      depth: conditions.count
    )
    callee.expected = function.result
    callee.isInit = function.isInit
    bind(function, arguments, in: callee)
    return inside(callee) {
      conditions += function.tests
      _ = execute(function.body)
      if function.isInit { return callee.initialized ?? base ?? .constant(.none) }
      return result(of: callee, type: function.result)
    }
  }

  func result(of callee: Frame, type: String?) -> SwiftValue {
    var values: SwiftValue.Options = []
    for (tests, value) in callee.returns {
      // The function has returned an earlier value, so that 'nil' only means that there was none.
      if case .constant(.none) = value,
        values.contains(where: { $0.tests.allSatisfy(tests.contains) })
      {
        continue
      }
      values.append((tests, resolved(value, as: type)))
    }
    // What the function returns without a value that isn't known isn't its usual result.
    if let first = values.first, first.tests.isEmpty, case .opaque = first.value,
      values.dropFirst().allSatisfy({ $0.tests.contains(where: \.isUnknown) })
    {
      return first.value
    }
    return values.isEmpty ? .constant(.none) : SwiftValue.choice(values).simplified
  }

  private func bind(_ function: SwiftFunction, _ arguments: [Argument], in callee: Frame) {
    var at = 0
    for (position, parameter) in function.parameters.enumerated() {
      let isTrailing = position == function.parameters.count - 1 && at == arguments.count - 1
      let value: SwiftValue
      if at < arguments.count, arguments[at].label == parameter.label || isTrailing {
        value = resolved(arguments[at].value, as: parameter.type)
        at += 1
      } else if let initial = parameter.initial {
        value = inside(callee) {
          resolved(evaluate(initial, expecting: parameter.type), as: parameter.type)
        }
      } else {
        value = .unknown("'\(parameter.name)' depends on the caller")
      }
      callee.variables[parameter.name] = (value, conditions.count)
    }
  }

  private func callSuper(_ name: String, _ node: FunctionCallExprSyntax) -> SwiftValue {
    guard let owner = frame.owner, let own = frame.selfValue else { return .constant(.none) }
    for ancestor in index.ancestry(of: owner).dropFirst() {
      let functions = index.types[ancestor]?.functions[name] ?? []
      if let function = pick(functions, node) {
        return invoke(function, on: own, arguments(node, for: function), true)
      }
    }
    return .constant(.none)
  }

  /// Runs `self.init(…)`, which creates the value in an initializer of an extension.
  private func delegate(_ node: FunctionCallExprSyntax) -> SwiftValue {
    guard let owner = frame.owner else { return .constant(.none) }
    let value = construct(owner, named: "init", node, isStatement: false)
    if let known = frame.initialized, !conditions.dropFirst(frame.depth).isEmpty {
      frame.initialized =
        .choice([([], known), (Array(conditions.dropFirst(frame.depth)), value)]).simplified
    } else {
      frame.initialized = value
    }
    return .constant(.none)
  }
}
