import LintelAppearance
import LintelDecisions
import LintelSchema

/// Writes conditions and text attributes for statements that set values in only some contexts.
extension DecisionFunctions {
  /// Returns the condition of an `if` that sets something, which can be a version check, or `nil` if it always applies.
  mutating func wholeCondition(
    _ presence: DecisionID,
    named name: @autoclosure @escaping () -> String,
    _ summary: @autoclosure @escaping () -> String,
    _ needs: inout ContextNeeds
  ) -> String? {
    expressions.versionCheck(presence)
      ?? condition(presence, named: name(), summary(), &needs)
  }

  /// Returns the condition under which something is set, or `nil` if it always is, and adds the condition's needs.
  mutating func condition(
    _ presence: DecisionID,
    named name: @autoclosure @escaping () -> String,
    _ summary: @autoclosure @escaping () -> String,
    _ needs: inout ContextNeeds
  ) -> String? {
    if isAlways(presence) { return nil }
    let condition = expression(presence, .presence(name: name(), summary: summary()))
    needs.formUnion(condition.needs)
    return condition.code.text
  }

  /// Returns a text attribute, or a part of one, that may be set in only some contexts, and adds the code's needs.
  mutating func textAttribute(
    _ property: Property,
    _ value: DecidedTheme.ConditionalValue,
    named name: String,
    _ words: String,
    _ values: DecidedValues,
    _ needs: inout ContextNeeds
  ) -> TextAttributeStatements.Part {
    let subject = Subject(
      name: name,
      type: property.swiftType,
      summary: "The theme's value of \(words)."
    ) { values.value($0, of: property) ?? .nothing }
    let code = expression(value.value, subject)
    needs.formUnion(code.needs)
    let summary = "Whether the theme declares \(words)."
    // Others may join the condition of a part, which must be an expression then.
    let condition =
      property.binding.isWholeTextAttribute
      ? wholeCondition(value.presence, named: "\(name)IsSet", summary, &needs)
      : condition(value.presence, named: "\(name)IsSet", summary, &needs)
    return TextAttributeStatements.Part(
      binding: property.binding,
      value: code.code,
      condition: condition
    )
  }
}

extension DecisionFunctions {
  /// The most letters of a name, so that the first line of its function isn't too long.
  static let longestName = 70

  /// Returns a name, or the whole words at the start and end of one that is too long.
  static func shortened(_ name: String) -> String {
    if name.count <= longestName { return name }
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(character)
    }
    var (start, end) = ("", "")
    while let word = words.first, start.count + word.count <= longestName / 2 {
      start += words.removeFirst()
    }
    while let word = words.last, end.count + word.count <= longestName / 2 {
      end = words.removeLast() + end
    }
    return start.isEmpty && end.isEmpty ? String(name.prefix(longestName)) : start + end
  }
}
