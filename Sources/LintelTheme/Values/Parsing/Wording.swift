import LintelSchema
import LintelSyntax

/// Types in messages.
extension ValueType {
  /// What the type's values are called in messages.
  var noun: String {
    switch self {
    case .color: "a color"
    case .font: "a font"
    case .image: "an image"
    case .effect: "an effect"
    case .offset: "a pair [x, y] of points"
    case .number(let range): range.noun
    case .boolean: "'true' or 'false'"
    case .keyword(let set): set.keywords.expectation
    case .string: "a string"
    }
  }
}

/// Nodes in messages.
extension YAMLNode {
  /// What was found, in messages.
  package var nounForMessages: String {
    switch kind {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .scalar: isEmpty ? "nothing" : "'\(text.shortened)'"
    }
  }

  /// What was found where a list has to have a number of elements.
  var countForMessages: String {
    switch (kind, elements.count) {
    case (.sequence, 0): "an empty list"
    case (.sequence, 1): "a list of one element"
    case (.sequence, let count): "a list of \(count) elements"
    case (.scalar, _), (.mapping, _): nounForMessages
    }
  }
}

/// Texts in messages.
extension String {
  /// At most 60 characters, so that a message stays a line.
  var shortened: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 60 ? "\(line.prefix(59))…" : line
  }
}

/// Lists in messages.
extension [String] {
  /// Such as `'a', 'b' or 'c'`.
  package func quotedList(conjunction: String) -> String {
    map { "'\($0)'" }.plainList(conjunction: conjunction)
  }

  /// Returns the texts in quotes, of many the first ones and how many there are besides.
  package func shortList(conjunction: String = "and", most: Int = 12) -> String {
    // To name one more takes as much room as to say that there is one.
    guard count > most + 1 else { return quotedList(conjunction: conjunction) }
    return (prefix(most).map { "'\($0)'" } + ["\(count - most) others"])
      .plainList(conjunction: conjunction)
  }

  /// Returns the texts with commas, and a conjunction before the last one.
  package func plainList(conjunction: String = "and") -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  /// The texts as what a message expects: the only one, or one of several.
  package var expectation: String {
    count == 1 ? "'\(self[0])'" : "one of \(quotedList(conjunction: "or"))"
  }
}

/// Numbers in messages and outputs.
extension Double {
  /// The shortest decimal that reads as the same number, without `.0`.
  package var shortText: String {
    if self == rounded(), abs(self) < 1e15 { return String(Int(self)) }
    return description
  }
}
