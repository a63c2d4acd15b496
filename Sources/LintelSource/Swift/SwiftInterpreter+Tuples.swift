import SwiftSyntax

/// Tuples, which are objects whose properties are the elements, by position and by label.
extension SwiftInterpreter {
  /// Evaluates `(bar: .red, title: .white)`.
  func tuple(_ node: TupleExprSyntax, _ type: String?) -> SwiftValue {
    let tuple = HeapObject(TupleTypes.object, at: place(of: node))
    let types = type.map(TupleTypes.elements) ?? []
    for (at, element) in node.elements.enumerated() {
      let type = types.indices.contains(at) ? types[at].type : nil
      let value = resolved(evaluate(element.expression, expecting: type), as: type)
      tuple.fields["\(at)"] = value
      if let label = element.label?.text.unquoted { tuple.fields[label] = value }
    }
    if let type { label(tuple, by: type) }
    return .object(tuple)
  }

  /// Returns an element of an array with its position, which isn't known for the items of a bar.
  func pair(
    _ position: Int,
    _ element: SwiftValue,
    of elements: [SwiftValue],
    at node: some SyntaxProtocol
  ) -> SwiftValue {
    let tuple = HeapObject(TupleTypes.object, at: place(of: node))
    let item = ItemLists.item(of: elements)
    let offset = item == nil ? SwiftValue.number(Double(position)) : .unknown("it's a position")
    for (at, (label, value)) in [("offset", offset), ("element", element)].enumerated() {
      tuple.fields["\(at)"] = value
      tuple.fields[label] = value
    }
    return .object(tuple)
  }

  /// Gives a tuple's elements the labels and the types that a type such as `(bar: UIColor, title: UIColor)` has.
  func label(_ tuple: HeapObject, by type: String) {
    for (at, element) in TupleTypes.elements(of: type).enumerated() {
      guard let value = tuple.fields["\(at)"] else { return }
      let known = resolved(value, as: element.type)
      tuple.fields["\(at)"] = known
      if let label = element.label { tuple.fields[label] = known }
    }
  }

  /// Gives the variables of a pattern such as `let (bar, title)` a tuple's elements.
  func take(apart value: SwiftValue, _ pattern: PatternSyntax) {
    guard let pattern = pattern.as(TuplePatternSyntax.self) else { return }
    for (at, element) in pattern.elements.enumerated() {
      let part = value.map { tuple in
        if case .opaque(_, let reason) = tuple { return .unknown(reason) }
        guard case .object(let object) = tuple, let part = object.fields["\(at)"] else {
          return .unknown("it is a part of a value that isn't understood")
        }
        return part
      }
      guard let name = element.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted
      else {
        take(apart: part, element.pattern)
        continue
      }
      frame.variables[name] = (part, conditions.count)
    }
  }
}

/// The spelling of tuples' types.
enum TupleTypes {
  /// The type of the objects that represent tuples.
  static let object = "()"

  /// Returns the labels and types of the elements of a type such as `(bar: UIColor, title: UIColor?)`, or none for other types.
  static func elements(of type: String) -> [(label: String?, type: String)] {
    guard type.hasPrefix("("), type.hasSuffix(")"), !type.contains("->") else { return [] }
    var depth = 0
    let parts = type.dropFirst().dropLast().split { character in
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      return depth == 0 && character == ","
    }
    return parts.map { part in
      let sides = part.split(separator: ":", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
      let isLabeled = sides.count == 2 && !sides[0].hasPrefix("[")
      let name = isLabeled ? sides[1] : part.filter { !$0.isWhitespace }
      return (isLabeled ? sides[0] : nil, name.filter { $0 != "?" && $0 != "!" })
    }
  }
}
