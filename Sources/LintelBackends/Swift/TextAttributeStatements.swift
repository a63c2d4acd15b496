import LintelLanguage
import LintelSchema

/// Writes the assignments to one set of text attributes, for a variable that is named afterwards.
struct TextAttributeStatements {
  let values: SwiftValues
  let schema: Schema

  /// The place of the variable in the targets.
  private static let placeholder = "$"

  func statements(of group: [Appearance.Value]) -> [SwiftStatement] {
    var result: [SwiftStatement] = []
    var parts: [(key: String, body: [SwiftStatement])] = []
    for value in group {
      let property = schema[value.leaf].property
      let expression = values.value(value.value, of: property)
      switch property.binding {
      case .textAttribute(let key):
        result.append(.assignment("\(Self.placeholder).\(key)", expression))
      case .textAttributePart(let key, let name):
        let statement = SwiftStatement.assignment("\(Self.placeholder)\(key).\(name)", expression)
        if let index = parts.firstIndex(where: { $0.key == key }) {
          parts[index].body.append(statement)
        } else {
          parts.append((key, [statement]))
        }
      case .property, .part, .argument, .configure, .none:
        break
      }
    }
    for (key, body) in parts {
      result.append(Self.object(key))
      result += Self.titleDefaults(key, body) + body
      let object = SwiftExpression.name("\(Self.placeholder)\(key)")
      result.append(.assignment("\(Self.placeholder).\(key)", object))
    }
    return result
  }

  private static func object(_ key: String) -> SwiftStatement {
    let name = "\(placeholder)\(key)"
    return key == "shadow"
      ? .variable(name, .call("TextShadow", [SwiftArgument]()))
      : .constant(name, .call("NSMutableParagraphStyle", [SwiftArgument]()))
  }

  /// A paragraph style wraps lines by itself, where titles of bars are cut at their end: a theme that says something else of it keeps that.
  private static func titleDefaults(_ key: String, _ body: [SwiftStatement]) -> [SwiftStatement] {
    guard key == "paragraphStyle" else { return [] }
    let target = "\(placeholder)\(key).lineBreakMode"
    let isSaid = body.contains { statement in
      if case .assignment(target, _) = statement { true } else { false }
    }
    return isSaid ? [] : [.assignment(target, SwiftNames.implicitMember("byTruncatingTail"))]
  }

  /// The statements for a variable.
  static func named(_ statements: [SwiftStatement], _ variable: String) -> [SwiftStatement] {
    func renamed(_ target: String) -> String {
      guard target.hasPrefix(placeholder) else { return target }
      let rest = target.dropFirst(placeholder.count)
      if rest.first == "." { return variable + rest }
      return variable + rest.prefix(1).uppercased() + rest.dropFirst()
    }
    return statements.map { statement in
      switch statement {
      case .assignment(let target, .name(let name)):
        return .assignment(renamed(target), .name(renamed(name)))
      case .assignment(let target, let value): return .assignment(renamed(target), value)
      case .variable(let name, let value): return .variable(renamed(name), value)
      case .constant(let name, let value): return .constant(renamed(name), value)
      case .expression, .result, .availability, .condition, .loop, .each, .selection:
        return statement
      }
    }
  }
}
