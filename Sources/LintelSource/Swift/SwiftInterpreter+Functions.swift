import SwiftSyntax

/// A function of the app that is used as a value.
struct FunctionReference {
  /// The functions with the name, one for each list of parameters.
  let functions: [SwiftFunction]
  /// The value that they're called on, or `nil` for free functions.
  let base: SwiftValue?
}

extension SwiftInterpreter {
  /// Returns a free function as a value, or `nil` if the app doesn't have one with the name.
  func function(_ name: String) -> SwiftValue? {
    if let own = frame.selfValue, let value = function(name, of: own) { return value }
    guard let functions = index.functions[name] else { return nil }
    return .function(FunctionReference(functions: functions, base: nil))
  }

  /// Returns a method as a value, or `nil` if the app doesn't declare one with the name.
  func function(_ name: String, of base: SwiftValue) -> SwiftValue? {
    let (type, isStatic) = staticType(of: base)
    guard let type, name != "init" else { return nil }
    let functions = index.functions(name, of: type, isStatic: isStatic)
    return functions.isEmpty ? nil : .function(FunctionReference(functions: functions, base: base))
  }

  /// Calls a closure or a function that is used as a value; returns `nil` for other values.
  func run(_ value: SwiftValue, _ arguments: [Argument]) -> SwiftValue? {
    switch value {
    case .closure(let closure): return run(closure, arguments)
    case .function(let reference):
      let fitting = reference.functions.first { $0.parameters.count == arguments.count }
      guard let function = fitting ?? reference.functions.first else { return nil }
      // Such a call has no labels.
      let labeled = zip(function.parameters, arguments).map { parameter, argument in
        (parameter.label, resolved(argument.value, as: parameter.type))
      }
      return invoke(function, on: reference.base, labeled)
    case .object(let object) where object.isKeyPath:
      guard let first = arguments.first, let names = object.names else { return nil }
      return names.reduce(first.value) { value, name in
        value.map { member(name, of: $0, at: Syntax(TokenSyntax.identifier(name))) }
      }
    case .constant, .opaque, .object, .part, .receiver, .metatype, .enumCase, .member, .progress,
      .array, .dictionary, .choice:
      return nil
    }
  }
}

/// Runs closures and local functions.
extension SwiftInterpreter {
  /// Runs a closure; `isUsed` is whether anything reads its result, which must have `type` if that is known.
  func run(
    _ closure: SwiftClosure,
    _ arguments: [Argument],
    isUsed: Bool = true,
    expecting type: String? = nil
  ) -> SwiftValue {
    guard calls.count < Self.maximumCallDepth else { return cut("too many calls are nested") }
    let inner = Frame(inside: closure.frame, depth: conditions.count)
    let declared = closure.node.signature?.returnClause.map { typeName($0.type) }
    let type = type ?? closure.result ?? declared
    inner.expected = type ?? ""
    inner.isResult = isUsed
    var names: [String] = []
    switch closure.node.signature?.parameterClause {
    case .simpleInput(let list): names = list.map { $0.name.text.unquoted }
    case .parameterClause(let clause):
      names = clause.parameters.map { ($0.secondName ?? $0.firstName).text.unquoted }
    case nil: break
    @unknown default: break
    }
    for (at, argument) in arguments.enumerated() {
      inner.variables["$\(at)"] = (argument.value, conditions.count)
      if names.indices.contains(at) {
        inner.variables[names[at]] = (argument.value, conditions.count)
      }
    }
    for name in names where inner.variables[name] == nil {
      inner.variables[name] = (.unknown("'\(name)' depends on the caller"), conditions.count)
    }
    return execute(closure.node.statements, in: inner, type: type)
  }

  /// Runs the statements of a closure or a local function, and returns their result.
  private func execute(
    _ statements: CodeBlockItemListSyntax,
    in inner: Frame,
    type: String?
  ) -> SwiftValue {
    calls.append(-1)
    depthReached = max(depthReached, calls.count)
    defer { calls.removeLast() }
    return inside(inner) {
      _ = execute(statements)
      return result(of: inner, type: type)
    }
  }

  /// Runs the closure of key-value observing, which gets the object again.
  func observe(_ object: SwiftValue, _ node: FunctionCallExprSyntax) {
    for case .closure(let closure) in arguments(node).map(\.value) {
      _ = run(closure, [(nil, object)])
    }
  }

  /// Returns the controller around a SwiftUI view that `introspect(.navigationStack)` and similar functions pass to a closure, or `nil` for
  /// other functions.
  func introspected(_ name: String, _ node: FunctionCallExprSyntax) -> Receiver? {
    guard name.hasPrefix("introspect"), let owner = frame.owner, owner != "View",
      index.ancestry(of: owner).contains("View")
    else { return nil }
    let first = node.arguments.first?.expression
    let kind = first?.as(FunctionCallExprSyntax.self)?.calledExpression ?? first
    let member = kind?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    let view = Receiver(
      uikit: "UIViewController",
      className: "UIViewController",
      screen: owner.lastStep
    )
    let controller: Receiver?
    switch member ?? String(name.dropFirst("introspect".count)) {
    case "viewController", "ViewController": controller = view
    case "navigationStack", "navigationView", "NavigationController":
      controller = UIKitGraph.step("navigationController", of: view)
    case "tabView", "TabBarController": controller = UIKitGraph.step("tabBarController", of: view)
    case _: controller = nil
    }
    if controller != nil { hostedViews.insert(owner.lastStep) }
    return controller
  }

  /// UIKit's functions that run a closure at once.
  private static let animations: Set<String> = ["animate", "performWithoutAnimation", "transition"]

  /// Runs the closures that a call of unknown code gets, because it may call them at any time, and forgets the variables that it gets.
  func runClosures(of node: FunctionCallExprSyntax) {
    for argument in node.arguments {
      if let variable = argument.expression.as(InOutExprSyntax.self) { forget(variable.expression) }
      if let call = argument.expression.as(FunctionCallExprSyntax.self),
        UserActions.classes.contains(call.calledExpression.trimmedDescription)
      {
        runActions(of: call)
      }
    }
    var closures = node.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
    if let trailing = node.trailingClosure { closures.append(trailing) }
    closures += node.additionalTrailingClosures.map(\.closure)
    let wasDeferred = isDeferred
    defer { isDeferred = wasDeferred }
    let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    isDeferred = wasDeferred || name.map { !Self.animations.contains($0) } ?? true
    for closure in closures {
      _ = run(SwiftClosure(node: closure, frame: frame), [], isUsed: false)
    }
  }

  /// Runs a function that is declared inside of another one.
  func run(_ function: FunctionDeclSyntax, in home: Frame, _ node: FunctionCallExprSyntax)
    -> SwiftValue
  {
    guard let body = function.body, calls.count < Self.maximumCallDepth else {
      return cut("too many calls are nested")
    }
    let arguments = arguments(node)
    let inner = Frame(inside: home, depth: conditions.count)
    inner.expected = function.signature.returnClause.map { typeName($0.type) }
    for (parameter, argument) in zip(function.signature.parameterClause.parameters, arguments) {
      let name = (parameter.secondName ?? parameter.firstName).text.unquoted
      inner.variables[name] = (
        resolved(argument.value, as: typeName(parameter.type)), conditions.count
      )
    }
    return execute(body.statements, in: inner, type: inner.expected)
  }
}
