import LintelSchema

/// Writes the assignments to one set of text attributes, for a variable that is named afterwards.
enum TextAttributeStatements {
  /// The place of the variable in the targets.
  private static let placeholder = "$"

  /// An attribute, or a part of one.
  struct Part {
    let binding: UIKitBinding
    let value: SwiftExpression
    /// The condition under which it is set, nil for always.
    let condition: String?

    func setting(_ target: String) -> SwiftStatement {
      let assignment = SwiftStatement.assignment(target, value)
      guard let condition else { return assignment }
      return .condition(.name(condition), then: [assignment], otherwise: [])
    }
  }

  static func statements(of group: [Part]) -> [SwiftStatement] {
    var result: [SwiftStatement] = []
    var objects: [(key: String, body: [SwiftStatement], conditions: [String?])] = []
    for part in group {
      switch part.binding {
      case .textAttribute(let key):
        result.append(part.setting("\(placeholder).\(key)"))
      case .textAttributePart(let key, let name):
        let statement = part.setting("\(placeholder)\(key).\(name)")
        if let index = objects.firstIndex(where: { $0.key == key }) {
          objects[index].body.append(statement)
          objects[index].conditions.append(part.condition)
        } else {
          objects.append((key, [statement], [part.condition]))
        }
      case .property, .part, .argument, .configure, .none:
        break
      }
    }
    for (key, body, conditions) in objects {
      result.append(object(key))
      result += titleDefaults(key, body) + body
      let assignment = SwiftStatement.assignment(
        "\(placeholder).\(key)",
        .name("\(placeholder)\(key)")
      )
      // The theme has to set some part of an object for there to be one.
      let all = conditions.compactMap(\.self)
      if all.count < conditions.count {
        result.append(assignment)
      } else {
        let anyOf = Set(all).sorted().map { $0.contains(" ") ? "(\($0))" : $0 }
        result.append(
          .condition(
            .name(Set(all).count == 1 ? all[0] : anyOf.joined(separator: " || ")),
            then: [assignment],
            otherwise: []
          )
        )
      }
    }
    return result
  }

  /// The longest attribute of a dictionary, which has each on a line.
  private static let longestAttribute = 86
  /// The longest attributes that share a line with the variable for them.
  private static let longestAttributes = 72

  /// The attributes as a dictionary, which takes values of any type; nil unless all are fonts and colors, short, and always set.
  static func literal(_ statements: [SwiftStatement]) -> SwiftExpression? {
    guard let objects = objects(statements) else { return nil }
    let elements = objects.map { SwiftArgument(".\($0.key)", $0.value) }
    let fits = elements.allSatisfy {
      $0.text.utf8.count <= longestAttribute && !startsWithDot($0.value)
    }
    return fits ? .dictionary(elements) : nil
  }

  /// The attributes in one line; nil unless all are fonts and colors, short, and always set.
  static func short(_ statements: [SwiftStatement]) -> SwiftExpression? {
    guard let objects = objects(statements) else { return nil }
    let arguments = order.flatMap { key in
      objects.filter { $0.key == key }.map { SwiftArgument($0.key, $0.value) }
    }
    let length = arguments.reduce(0) { $0 + $1.text.utf8.count + 2 }
    return length > longestAttributes
      ? nil : .member(.call("BarTextAttributes", arguments), "dictionary")
  }

  private static func objects(
    _ statements: [SwiftStatement]
  ) -> [(key: String, value: SwiftExpression)]? {
    var result: [(key: String, value: SwiftExpression)] = []
    for statement in statements {
      guard case .assignment(let target, let value) = statement,
        case let key = String(target.dropFirst(placeholder.count + 1)), order.contains(key)
      else { return nil }
      result.append((key, value))
    }
    return result
  }

  /// Whether a value or a side of a choice is a name behind a dot, which has no meaning where any type may be.
  private static func startsWithDot(_ value: SwiftExpression) -> Bool {
    let text = value.text
    if text.first == "." { return true }
    return text.utf8.contains(UInt8(ascii: "?")) && [" ? .", " : ."].contains(where: text.contains)
  }

  /// The attributes whose values are objects of UIKit's, as `BarTextAttributes` takes them.
  private static let order = [
    "font", "foregroundColor", "backgroundColor", "underlineColor", "strikethroughColor",
    "strokeColor",
  ]

  /// The only attribute; nil for several, and for what isn't an object of UIKit's or may be missing.
  static func single(_ statements: [SwiftStatement]) -> (key: String, value: SwiftExpression)? {
    guard let objects = objects(statements), objects.count == 1, !startsWithDot(objects[0].value)
    else { return nil }
    return objects[0]
  }

  /// What the value of an attribute is called: `color` for `foregroundColor`; nil if it isn't an object of UIKit's.
  static func variable(for key: String) -> String? {
    guard order.contains(key) else { return nil }
    return key.hasSuffix("Color") ? "color" : key
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
      // Under a condition it is set after the default.
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
      case .condition(let condition, let then, let otherwise):
        return .condition(
          condition,
          then: named(then, variable),
          otherwise: named(otherwise, variable)
        )
      case .expression, .result, .availability, .each, .selection, .closure:
        return statement
      }
    }
  }
}
