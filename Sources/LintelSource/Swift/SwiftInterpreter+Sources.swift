import LintelSchema

/// Converts values to those of the model.
extension SwiftInterpreter {
  /// Converts a value for a property of some kind.
  func source(_ value: SwiftValue, _ kind: BarVocabulary.Kind) -> SourceValue {
    switch value {
    case .constant(let constant): return fitted(constant, kind)
    case .member(let name, let call): return source(ofMember: name, call != nil, kind)
    case .enumCase(_, let name): return .keyword(name)
    case .object(let object): return source(of: object)
    case .dictionary(let entries):
      var fields: [String: SourceValue] = [:]
      for entry in entries {
        let type = AttributeTypes.type(of: entry.key)
        fields[entry.key] = source(
          resolved(entry.value, as: type),
          type == nil ? .textAttributes : Self.kind(of: type)
        )
      }
      return .fields(fields)
    case .opaque(_, let reason): return .unknown(reason: reason)
    case .array(let values):
      let names = values.map { source($0, kind) }
      let words = names.compactMap { if case .keyword(let word) = $0 { word } else { nil } }
      return words.count == values.count
        ? .keyword(words.joined(separator: " ")) : .unknown(reason: .value("it is a list"))
    case .progress: return .unknown(reason: .value("it follows the scroll position"))
    case .receiver, .part, .metatype, .closure, .function, .choice:
      return .unknown(reason: .value("it isn't a value of a theme's"))
    }
  }

  private static func kind(of type: String?) -> BarVocabulary.Kind {
    switch type {
    case "UIColor": .value(.color)
    case "UIFont": .value(.font)
    case _: .textAttributes
    }
  }

  /// Returns a constant if a property can have it.
  private func fitted(_ value: SourceValue, _ kind: BarVocabulary.Kind) -> SourceValue {
    guard case .value(let type) = kind else { return value }
    switch (type, value) {
    case (_, .none), (_, .unknown): return value
    case (.color, .color), (.font, .font), (.image, .image), (.boolean, .bool), (.number, .number),
      (.string, .text), (.keyword, .keyword), (.effect, .keyword), (.offset, .fields),
      (.keyword, .number):
      return value
    case (.number, .fields), (.color, .keyword): return value
    case _: return .unknown(reason: .value("its value has a different type"))
    }
  }

  private func source(ofMember name: String, _ isCall: Bool, _ kind: BarVocabulary.Kind)
    -> SourceValue
  {
    let isKeyword: Bool
    switch kind {
    case .value(.keyword), .value(.effect), .textAttributes: isKeyword = true
    case .value, .slot, .part: isKeyword = false
    }
    if isKeyword, !isCall { return .keyword(name) }
    // `Optional.none`.
    if name == "none", !isCall { return .none }
    if case .value(let type) = kind, name == "zero", type == .offset {
      return UIKitValues.zero
    }
    return .unknown(reason: .undeclared("'.\(name)' isn't declared in the files that were read"))
  }

  private func source(of object: HeapObject) -> SourceValue {
    guard object.type == "NSShadow" || object.type == "NSMutableParagraphStyle" else {
      return .unknown(reason: .value("it's an object of '\(object.type.lastStep)'"))
    }
    guard object.type == "NSShadow" else {
      return .fields(object.fields.mapValues { source($0, .textAttributes) })
    }
    var color: SourceColor?
    if case .constant(.color(let known))? = object.fields["shadowColor"].map({
      resolved($0, as: "UIColor")
    }) {
      color = known
    }
    var offset: [String: SourceValue] = [:]
    if case .constant(.fields(let known))? = object.fields["shadowOffset"] { offset = known }
    func number(_ names: String...) -> Double? {
      for name in names { if case .number(let value)? = offset[name] { return value } }
      return nil
    }
    return .shadow(
      color: color,
      x: number("width", "horizontal"),
      y: number("height", "vertical"),
      blur: object.fields["shadowBlurRadius"]?.number
    )
  }
}
