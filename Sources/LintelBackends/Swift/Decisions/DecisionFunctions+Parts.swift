import LintelAppearance
import LintelDecisions
import LintelSchema

/// Writes conditions and text attributes for statements that set values in only some contexts.
extension DecisionFunctions {
  /// Returns the condition under which something is set, or `nil` if it always is; that of a whole `if` can be a version check.
  mutating func condition(
    _ presence: DecisionID,
    isWhole: Bool = true,
    named name: @autoclosure @escaping () -> String,
    _ summary: @autoclosure @escaping () -> String
  ) -> String? {
    if isWhole, let check = expressions.versionCheck(presence) { return check }
    if isAlways(presence) { return nil }
    return expression(presence, .presence(name: name(), summary: summary())).code.text
  }

  /// Returns a text attribute, or a part of one, that may be set in only some contexts.
  mutating func textAttribute(
    _ property: Property,
    _ value: DecidedTheme.ConditionalValue,
    named name: String,
    _ words: String,
    _ values: DecidedValues
  ) -> TextAttributeStatements.Part {
    let subject = Subject(
      name: name,
      type: property.swiftType,
      summary: "The theme's value of \(words)."
    ) { values.value($0, of: property) ?? .nothing }
    return TextAttributeStatements.Part(
      binding: property.binding,
      value: expression(value.value, subject).code,
      // Others may join the condition of a part, which must be an expression then.
      condition: condition(
        value.presence,
        isWhole: property.binding.isWholeTextAttribute,
        named: "\(name)IsSet",
        "Whether the theme declares \(words)."
      )
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
