import LintelSchema
import LintelSyntax

extension ValueType {
  /// What messages call a value of the type.
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

extension YAMLNode {
  /// What messages call the node that was found.
  package var nounForMessages: String {
    switch kind {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .scalar: isEmpty ? "nothing" : "'\(text.shortened)'"
    }
  }

  /// What messages call the node where a list of a certain length is expected.
  var countForMessages: String {
    switch (kind, elements.count) {
    case (.sequence, 0): "an empty list"
    case (.sequence, 1): "a list of one element"
    case (.sequence, let count): "a list of \(count) elements"
    case (.scalar, _), (.mapping, _): nounForMessages
    }
  }
}

extension String {
  /// The text in one line of at most 60 characters.
  var shortened: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 60 ? "\(line.prefix(59))…" : line
  }
}

extension [String] {
  /// Such as `'a', 'b', or 'c'`.
  package func quotedList(conjunction: String) -> String {
    map { "'\($0)'" }.plainList(conjunction: conjunction)
  }

  /// Returns the texts in quotes, or the first `most` of them and the number of the others.
  package func shortList(conjunction: String = "and", most: Int = 12) -> String {
    // Naming one more takes as much room as mentioning it.
    guard count > most + 1 else { return quotedList(conjunction: conjunction) }
    return (prefix(most).map { "'\($0)'" } + ["\(count - most) others"])
      .plainList(conjunction: conjunction)
  }

  /// Returns the texts with commas, and a conjunction before the last text.
  package func plainList(conjunction: String = "and") -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", "))\(count > 2 ? "," : "") \(conjunction) \(last)"
  }

  /// What a message expects: the only text, or one of several.
  package var expectation: String {
    count == 1 ? "'\(self[0])'" : "one of \(quotedList(conjunction: "or"))"
  }
}

extension Double {
  /// The shortest decimal that reads as the same number, without `.0`.
  package var shortText: String {
    if self == rounded(), abs(self) < 1e15 { return String(Int(self)) }
    return description
  }
}
