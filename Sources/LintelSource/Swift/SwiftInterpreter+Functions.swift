import SwiftSyntax

/// Functions of the app's that are used as values.
struct FunctionReference {
  /// The functions of the name, one for each list of parameters.
  let functions: [SwiftFunction]
  /// What they are called on, nil for free functions.
  let base: SwiftValue?
}

extension SwiftInterpreter {
  /// A free function as a value; nil if the app has none of the name.
  func function(_ name: String) -> SwiftValue? {
    if let own = frame.selfValue, let value = function(name, of: own) { return value }
    guard let functions = index.functions[name] else { return nil }
    return .function(FunctionReference(functions: functions, base: nil))
  }

  /// A method as a value; nil if the app declares none of the name.
  func function(_ name: String, of base: SwiftValue) -> SwiftValue? {
    let (type, isStatic) = staticType(of: base)
    guard let type, name != "init" else { return nil }
    let functions = index.functions(name, of: type, isStatic: isStatic)
    return functions.isEmpty ? nil : .function(FunctionReference(functions: functions, base: base))
  }

  /// Calls a closure, or a function that was used as a value; nil for other values.
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
    default: return nil
    }
  }
}
