import LintelDiagnostics

/// A text as a YAML scalar that reads as itself, quoted only where it has to be.
///
/// - Parameters:
///   - text: any text.
///   - mayBePlain: whether the text means the same without quotes where it stands.
/// - Returns: one line, fit for block and flow context.
package func yamlScalar(_ text: String, mayBePlain: Bool = true) -> String {
  if mayBePlain, isPlainScalar(text) { return text }
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case _ where mustBeEscaped(scalar): result += "\\U" + scalar.value.hexadecimal(digits: 8)
    case _: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

/// Whether a text that is written in quotes means the same without them, to this language and to every other reader of YAML.
///
/// Words that some reader takes for something else keep their quotes, and so does what may be a number, a date or a token.
package func isPlainForAll(_ text: String) -> Bool {
  guard let first = text.unicodeScalars.first, first.properties.isAlphabetic else { return false }
  return isPlainScalar(text) && !wordsWithMeaning.contains(text.lowercased())
}

/// Booleans and nil of YAML 1.1, and the words that this language tells from the same in quotes.
private let wordsWithMeaning: Set<String> = [
  "true", "false", "yes", "no", "on", "off", "y", "n", "null", "nil", "nan", "inf",
  "none", "unset", "any", "empty", "system", "own",
]

/// What YAML does not take as it stands, or what nobody would see.
private func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
  case _: !isPrintableInYAML(scalar)
  }
}

/// YAML 1.1, section 4.1, as libyaml reads it.
private func isPrintableInYAML(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...0x10FFFF: true
  case _: false
  }
}

/// Whether a text is safe without quotes; stricter than YAML, so that no reader is in doubt.
private func isPlainScalar(_ text: String) -> Bool {
  guard let first = text.unicodeScalars.first,
    first.properties.isAlphabetic || first == "$"
      || first.properties.generalCategory == .decimalNumber || first == "-" && text.count > 1
  else { return false }
  if text.hasPrefix("- ") || text.hasPrefix("---") || text.hasSuffix(" ") || text.contains("  ") {
    return false
  }
  if text.contains(" #") || text.contains(": ") || text.hasSuffix(":") { return false }
  return text.unicodeScalars.allSatisfy { scalar in
    !mustBeEscaped(scalar) && !",[]{}&*!|>'\"%@`\\".unicodeScalars.contains(scalar) || scalar == "%"
  }
}
