import LintelDiagnostics

/// Returns a text as a one-line YAML scalar for block and flow context, in quotes if needed or if it may not be plain.
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

/// Whether a text in quotes means the same without them, to Lintel and to every other reader of YAML.
///
/// Words that have a meaning for some reader need quotes, and so does anything that may be a number, a date, or a token.
package func isPlainForAll(_ text: String) -> Bool {
  guard let first = text.unicodeScalars.first, first.properties.isAlphabetic else { return false }
  return isPlainScalar(text) && !wordsWithMeaning.contains(text.lowercased())
}

/// Whether a text contains a line break, which no number, keyword, or other word with a meaning does.
package func hasLineBreak(_ text: String) -> Bool {
  text.unicodeScalars.contains(where: isLineBreak)
}

/// Whether a scalar ends a line in YAML 1.1, as libyaml implements it.
package func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
  case _: false
  }
}

/// The booleans and null of YAML 1.1, and the words that Lintel distinguishes from the same words in quotes.
private let wordsWithMeaning: Set<String> = [
  "true", "false", "yes", "no", "on", "off", "y", "n", "null", "nil", "nan", "inf",
  "none", "unset", "any", "empty", "system", "own",
]

/// Whether a scalar isn't allowed in YAML without an escape, or is invisible.
private func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
  case _: !isPrintableInYAML(scalar)
  }
}

/// Whether a scalar is printable according to YAML 1.1, section 4.1, as libyaml implements it.
private func isPrintableInYAML(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...0x10FFFF: true
  case _: false
  }
}

/// Whether a text is safe without quotes, by a test that is stricter than YAML so that all readers agree.
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
