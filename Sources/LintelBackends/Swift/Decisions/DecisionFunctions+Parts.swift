import LintelAppearance
import LintelDecisions
import LintelSchema

/// Spells conditions, and text attributes, for statements that set what only some contexts have.
extension DecisionFunctions {
  /// The condition of an `if` that something is set in, which may be a check for the system's version.
  ///
  /// - Parameters: those of `condition(_:named:_:_:)`.
  /// - Returns: Nil for always.
  mutating func wholeCondition(
    _ presence: DecisionID,
    named name: @autoclosure @escaping () -> String,
    _ summary: @autoclosure @escaping () -> String,
    _ needs: inout ContextNeeds
  ) -> String? {
    expressions.versionCheck(presence)
      ?? condition(presence, named: name(), summary(), &needs)
  }

  /// The condition under which something is set.
  ///
  /// - Parameters:
  ///   - presence: Yes or no.
  ///   - name: What its function is called, if it takes one.
  ///   - summary: What the function says.
  ///   - needs: Gains what the condition has to be told.
  /// - Returns: Nil for always.
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

  /// A text attribute, or a part of one, which some contexts may be without.
  ///
  /// - Parameters:
  ///   - property: The attribute.
  ///   - value: What it is, and where it is set.
  ///   - name: What its function is called, if it takes one.
  ///   - words: What it is, for documentation.
  ///   - values: Spells what decisions come to.
  ///   - needs: Gains what the code has to be told.
  /// - Returns: The attribute in Swift.
  mutating func textAttribute(
    _ property: Property,
    _ value: DecidedTheme.Guarded,
    named name: String,
    _ words: String,
    _ values: DecidedValues,
    _ needs: inout ContextNeeds
  ) -> TextAttributeStatements.Part {
    let isInteger = property.name == "ligature"
    let subject = Subject(
      name: name,
      type: isInteger ? "Int" : property.swiftType,
      summary: "What the theme says of \(words).",
      spelling: isInteger ? "integer" : ""
    ) { values.value($0, as: property.type) ?? .nothing }
    let code = expression(value.value, subject)
    needs.formUnion(code.needs)
    let summary = "Whether the theme says something of \(words)."
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

/// Keeps names short.
extension DecisionFunctions {
  /// The most letters of a name, so that the first line of a function that has it isn't too long.
  static let longestName = 70

  /// A name, or the beginning and the end of one that is too long, in whole words.
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
