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
    case .constant, .opaque, .object, .part, .receiver, .metatype, .enumCase, .member, .progress,
      .array, .dictionary, .choice:
      return nil
    }
  }
}
