import LintelSchema
import LintelTheme

/// Writes the assignments to a set of text attributes, for a variable that gets its name later.
enum TextAttributeStatements {
  /// The text that represents the variable in targets.
  private static let placeholder = "$"

  struct Part {
    let binding: UIKitBinding
    let value: SwiftExpression
    let condition: String?
    var versions = VersionRange.all

    fileprivate var name: String? {
      if case .textAttributePart(_, let name) = binding { name } else { nil }
    }

    func setting(_ target: String) -> SwiftStatement {
      let assignment = SwiftStatement.assignment(target, value)
      guard let condition else { return assignment }
      return .condition(.name(condition), then: [assignment])
    }
  }

  static func statements(of group: [Part]) -> [SwiftStatement] {
    var result: [SwiftStatement] = []
    struct Object: Hashable {
      let key: String
      let versions: VersionRange
    }
    var objects = OrderedGroups<Object, Part>()
    for part in group {
      switch part.binding {
      case .textAttribute(let key):
        result += part.versions.checking([part.setting("\(placeholder).\(key)")])
      case .textAttributePart(let key, _):
        objects.add([part], to: Object(key: key, versions: part.versions))
      case .property, .part, .argument, .configure, .none: break
      }
    }
    return objects.all.reduce(into: result) { result, object in
      result += object.key.versions.checking(self.object(object.key.key, object.values))
    }
  }

  /// Returns a dictionary of attributes, which is `nil` where it has none, and the statements that create it; empty for a known variable.
  ///
  /// If `isKept` is true, later code can use the variable, too.
  static func dictionary(
    of parts: [Part],
    named name: String,
    _ variables: inout [[SwiftStatement]: String],
    isKept: Bool = true
  ) -> (making: [SwiftStatement], value: SwiftExpression) {
    let content = statements(of: parts)
    let known = variables[content]
    let variable = known ?? name
    if isKept { variables[content] = variable }
    let start = SwiftStatement.variable(variable, .call("BarTextAttributes"))
    let making = known == nil ? [start] + named(content, variable) : []
    let dictionary = "\(variable).dictionary"
    let isAlwaysSet = parts.contains { $0.condition == nil }
    let value = isAlwaysSet ? dictionary : "\(dictionary).isEmpty ? nil : \(dictionary)"
    return (making, .name(value))
  }

  /// Returns the assignments to an attribute with parts: one for parts that are set together, or else one for each.
  private static func object(_ key: String, _ parts: [Part]) -> [SwiftStatement] {
    let target = "\(placeholder).\(key)"
    let single = parts.map { $0.setting("\(target).\($0.name ?? key)") }
    let conditions = Set(parts.map(\.condition))
    guard conditions.count == 1, conditions == [nil] || parts.count > 1 else { return single }
    let arguments = parts.compactMap { part in
      part.name.map { SwiftArgument($0, part.value) }
    }.sorted { position($0.label) < position($1.label) }
    let assignment = SwiftStatement.assignment(target, .call(type(of: key) ?? key, arguments))
    if let condition = parts[0].condition {
      return [.condition(.name(condition), then: [assignment])]
    }
    func lines(_ statement: SwiftStatement) -> Int { SwiftWriter.lines(of: statement, depth: 3) }
    return parts.count == 1 && lines(single[0]) < lines(assignment) ? single : [assignment]
  }

  /// Returns the type of an attribute with parts, or `nil` for other attributes.
  private static func type(of key: String) -> String? {
    switch key {
    case "shadow": "TextShadow"
    case "paragraphStyle": "TextParagraph"
    case _: nil
    }
  }

  private static func position(_ label: String?) -> Int {
    partOrder.firstIndex { $0 == label } ?? partOrder.count
  }

  /// The parts of shadows and paragraphs in the order of the runtime library's parameters.
  static let partOrder = [
    "shadowColor", "shadowOffset", "shadowBlurRadius", "alignment", "lineBreakMode",
    "lineHeightMultiple", "minimumLineHeight", "maximumLineHeight", "firstLineHeadIndent",
    "tailIndent",
  ]

  /// The greatest length of an attribute in a dictionary that has each on its own line.
  private static let longestAttribute = 86
  /// The greatest length of attributes that share a line with their variable.
  private static let longestAttributes = 72

  /// Returns the attributes as a dictionary of any values, or `nil` unless all are fonts and colors, short, and always set.
  static func literal(_ statements: [SwiftStatement]) -> SwiftExpression? {
    guard let objects = objects(statements) else { return nil }
    let elements = objects.map { SwiftArgument(".\($0.key)", $0.value) }
    let fits = elements.allSatisfy {
      $0.text.utf8.count <= longestAttribute && !$0.value.startsWithDot
    }
    return fits ? .list(elements) : nil
  }

  /// Returns the attributes on one line, or `nil` unless they are short and always set.
  static func short(_ statements: [SwiftStatement]) -> SwiftExpression? {
    guard let all = values(statements) else { return nil }
    let arguments = order.flatMap { key in
      all.filter { $0.key == key }.map { SwiftArgument($0.key, $0.value) }
    }
    let length = arguments.reduce(0) { $0 + $1.text.utf8.count + 2 }
    return length > longestAttributes
      ? nil : .member(.call("BarTextAttributes", arguments), "dictionary")
  }

  /// Returns the attributes with their values, or `nil` unless all are always set.
  private static func values(
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

  /// Returns the attributes with their values, or `nil` unless all are fonts and colors that are always set.
  private static func objects(
    _ statements: [SwiftStatement]
  ) -> [(key: String, value: SwiftExpression)]? {
    values(statements).flatMap { all in
      all.allSatisfy { isObject($0.key) } ? all : nil
    }
  }

  private static func isObject(_ key: String) -> Bool { key == "font" || key.hasSuffix("Color") }

  /// The attributes in the order of the parameters of `BarTextAttributes`.
  static let order = [
    "font", "foregroundColor", "backgroundColor", "kern", "tracking", "baselineOffset", "shadow",
    "underlineStyle", "underlineColor", "strikethroughStyle", "strikethroughColor", "strokeColor",
    "strokeWidth", "ligature", "obliqueness", "expansion", "textEffect", "paragraphStyle",
  ]

  /// Returns the only attribute, or `nil` if there are several, or if it isn't an object of UIKit or may be missing.
  static func single(_ statements: [SwiftStatement]) -> (key: String, value: SwiftExpression)? {
    guard let objects = objects(statements), objects.count == 1, !objects[0].value.startsWithDot
    else { return nil }
    return objects[0]
  }

  /// Returns the name of an attribute's value, such as `color` for `foregroundColor`, or `nil` if the value isn't an object of UIKit.
  static func variable(for key: String) -> String? {
    guard isObject(key) else { return nil }
    return key.hasSuffix("Color") ? "color" : key
  }

  /// The assignment to an attribute or to a part of one.
  private struct Setting {
    /// The attribute or part, such as `$.shadow.shadowColor`.
    let target: String
    let value: SwiftExpression
    /// The alternative conditions, or an empty set for always.
    let conditions: Set<String>

    init?(_ statement: SwiftStatement) {
      switch statement {
      case .assignment(let target, let value):
        (self.target, self.value, conditions) = (target, value, [])
      case .condition(let condition, let then, let otherwise):
        guard then.count == 1, otherwise.isEmpty, !condition.isVersionCheck,
          case .assignment(let target, let value) = then[0]
        else { return nil }
        let all = condition.text.split(separator: " || ").map { String($0) }
        let isPlain = all.allSatisfy { $0.count { $0 == "(" } == $0.count { $0 == ")" } }
        (self.target, self.value) = (target, value)
        conditions = isPlain ? Set(all) : [condition.text]
      case .constant, .variable, .expression, .result, .each, .selection: return nil
      }
    }

    /// Returns whether one of two settings sets a part of what the other sets.
    func overlaps(_ other: Setting) -> Bool {
      target.hasPrefix("\(other.target).") || other.target.hasPrefix("\(target).")
    }

    /// The assignment that removes the attribute or part.
    var removal: SwiftStatement {
      let type = TextAttributeStatements.type(of: String(target.dropFirst(placeholder.count + 1)))
      return .assignment(target, type.map { SwiftExpression.call($0) } ?? SwiftExpression.none)
    }

    /// Returns the statements that replace another setting of the same target by this one, which `statement` contains.
    func replacing(_ other: Setting, _ statement: SwiftStatement) -> [SwiftStatement] {
      if conditions.isEmpty == other.conditions.isEmpty,
        case .choice(let own, let value, other.value) = value,
        conditions.isEmpty || conditions == other.conditions.union(own)
      {
        // The other setting has the value for all other contexts.
        return [.condition(.any(own), then: [.assignment(target, value)])]
      }
      let isMet =
        conditions.isEmpty
        || !other.conditions.isEmpty && conditions.isSuperset(of: other.conditions)
      return isMet ? [statement] : [removal, statement]
    }
  }

  /// Returns the statements that turn a copy of some attributes into others, or `nil` for attributes that can't be changed one by one.
  static func changes(
    from base: [SwiftStatement],
    to content: [SwiftStatement]
  ) -> [SwiftStatement]? {
    let (old, new) = (base.compactMap(Setting.init), content.compactMap(Setting.init))
    let isSimple = old.count == base.count && new.count == content.count
    guard isSimple, !old.contains(where: { old in new.contains { old.overlaps($0) } }) else {
      return nil
    }
    let settings = Dictionary(old.map { ($0.target, $0) }) { first, _ in first }
    let targets = Set(new.map(\.target))
    let removals = old.filter { !targets.contains($0.target) }.map(\.removal)
    return zip(new, content).reduce(into: removals) { changes, pair in
      if base.contains(pair.1) { return }
      changes += settings[pair.0.target].map { pair.0.replacing($0, pair.1) } ?? [pair.1]
    }
  }

  static func named(_ statements: [SwiftStatement], _ variable: String) -> [SwiftStatement] {
    statements.map { statement in
      guard case .assignment(let target, let value) = statement else {
        return statement.mappingBlocks { named($0, variable) }
      }
      return .assignment(variable + target.dropFirst(placeholder.count), value)
    }
  }
}

extension UIKitBinding {
  var isWholeTextAttribute: Bool {
    if case .textAttribute = self { true } else { false }
  }
}
