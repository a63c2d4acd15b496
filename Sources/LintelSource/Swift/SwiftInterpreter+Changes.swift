import SwiftSyntax

/// Values that change while an app runs.
extension SwiftInterpreter {
  /// Returns a variable's value as one of several that its type declares, if other code assigns it; each of them may apply.
  ///
  /// The same is true of a switch of the app.
  func changing(_ value: SwiftValue, _ property: SwiftProperty) -> SwiftValue {
    guard property.isVariable, index.assigned.names.contains(property.name) else { return value }
    let reason = UnreadReason.value("'\(property.name)' changes while the app runs")
    let type: String
    switch value {
    case .enumCase(let known, let first):
      type = known
      starts[known.lastStep, default: []].insert(first)
    case .object(let object):
      if let first = object.constant { starts[object.type.lastStep, default: []].insert(first) }
      if let choice = replaced(object, property, reason) { return choice }
      type = object.type
    case .constant(.bool): return .opaque(type: "Bool", reason: reason)
    case .constant(.color), .constant(.font), .constant(.image), .constant(.keyword),
      .member(_, nil):
      return isAssigned(property) ? .opaque(type: property.type, reason: reason) : value
    case .constant, .opaque, .part, .receiver, .metatype, .member, .closure, .function, .progress,
      .array, .dictionary, .choice:
      return value
    }
    guard let constants = cases(of: type), constants.count > 1 else { return value }
    return .opaque(type: type, reason: reason)
  }

  /// Returns what a variable can be whose object other code replaces, or `nil` if no code does so, or if the new object is the same.
  private func replaced(
    _ object: HeapObject,
    _ property: SwiftProperty,
    _ reason: UnreadReason
  ) -> SwiftValue? {
    guard object.constant == nil, isAssigned(property), let own = index.types[object.type],
      own.kind == .class || own.kind == .struct
    else { return nil }
    let type = property.type.flatMap { index.key($0, in: property.owner) } ?? object.type
    let alternatives = index.alternatives(to: type, besides: object.type)
    guard (2...8).contains(alternatives.count) else {
      let isSame = object.fields.isEmpty || cases(of: object.type) != nil
      return isSame ? nil : .opaque(type: object.type, reason: reason)
    }
    starts[type.lastStep, default: []].insert(object.type.lastStep)
    return .choice(
      alternatives.map { name in
        let new = name == object.type ? object : HeapObject(name, at: object.place)
        return ([.choice(type: type.lastStep, value: name.lastStep)], .object(new))
      }
    )
  }

  /// Whether code assigns something to the property itself, not only to one with the same name.
  ///
  /// Many types have a color or a font with the same name, but the names of switches are specific.
  private func isAssigned(_ property: SwiftProperty) -> Bool {
    guard let owner = property.owner else { return true }
    return index.assigned.contains(property.name, of: owner.lastStep)
  }

  /// Treats each value from an object's initializer as one of several if other code assigns something later.
  ///
  /// A structure in a constant doesn't change. `depth` is the number of objects that contain the value.
  func loosen(_ value: SwiftValue, of property: SwiftProperty, depth: Int = 0) {
    guard case .object(let object) = value, depth < 4, let type = index.types[object.type],
      property.isVariable || type.kind == .class
    else { return }
    for (name, field) in object.fields {
      guard let own = index.property(name, of: object.type, isStatic: false) else { continue }
      let new = changing(field, own)
      object.fields[name] = new
      loosen(new, of: own, depth: depth + 1)
    }
  }
}

/// Methods that change variables.
extension SwiftInterpreter {
  /// Runs a method that changes a variable, such as `isOn.toggle()` or `hex.removeFirst()`, or returns `nil` for other methods.
  func change(
    _ base: ExprSyntax,
    _ name: String,
    _ node: FunctionCallExprSyntax
  ) -> SwiftValue? {
    if name == "toggle", node.arguments.isEmpty, !base.is(FunctionCallExprSyntax.self) {
      guard Self.isFlag(evaluate(base)) else { return nil }
      assign(base, at: Syntax(node)) { _ in
        self.evaluate(base).map { value in
          value.bool.map { .bool(!$0) } ?? .unknown("it's the opposite of what it was")
        }
      }
      return .constant(.none)
    }
    guard ["remove", "removeFirst", "removeLast", "append", "insert"].contains(name),
      let variable = base.as(DeclReferenceExprSyntax.self)?.baseName.text.unquoted,
      let text = frame.find(variable)?.value.text
    else { return nil }
    guard let new = UIKitTexts.change(name, text, arguments(node)) else {
      forget(base)
      return .unknown("'\(name)' isn't understood")
    }
    assign(base, at: Syntax(node)) { _ in .text(new) }
    return .constant(.none)
  }

  /// Whether a value may be a Boolean one, in contrast to an object that has a method with the name `toggle`.
  private static func isFlag(_ value: SwiftValue) -> Bool {
    if case .opaque(let type, _) = value { return type == nil || type == "Bool" }
    return value.map { .bool($0.bool != nil) }.bool ?? true
  }
}
