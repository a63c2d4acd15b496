/// Returns one line for each diagnostic, followed by one for each of its notes and suggestions.
///
/// A line has the form `path:line:column: severity: message [rule-id]`, with lines and columns starting at 1 and columns in
/// Unicode scalars. Because Xcode and SwiftPM list only lines with `error`, `warning`, or `note`, an info is written as a
/// `note`. A suggestion, or a note without a place, has the place of its diagnostic.
///
/// Lines of YAML in a note or a suggestion follow it unchanged, indented by four spaces, as compilers print source lines. They're
/// for people to copy, so they don't begin with a place. Every line ends in a line feed.
package func renderConcise(
  _ diagnostics: [Diagnostic],
  in sources: SourceMap,
  path: (String) -> String = { $0 }
) -> String {
  func place(_ range: SourceRange) -> String { sources.place(of: range) { oneLine(path($0)) } }
  var output = ""
  for diagnostic in diagnostics {
    let own = place(diagnostic.range)
    let severity = diagnostic.severity.level
    output += "\(own): \(severity): \(oneLine(diagnostic.message)) [\(diagnostic.rule)]\n"
    for note in diagnostic.notes {
      let notePlace = note.range.map(place) ?? own
      output += "\(notePlace): note: \(indentedLines(note.message))\n"
    }
    for help in diagnostic.help { output += "\(own): note: \(indentedLines(help))\n" }
  }
  return output
}

private func indentedLines(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { oneLine(String($0)) }
    .joined(separator: "\n    ")
}

/// Returns a text without characters that would end or disturb its line.
///
/// Invisible characters are spelled out, so that a name can't be mistaken for another.
package func oneLine(_ text: String) -> String {
  if text.utf8.allSatisfy(\.isPlain) { return text }
  var result = ""
  var previous: Unicode.Scalar?
  for scalar in text.unicodeScalars {
    defer { previous = scalar }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: result += scalar == "\t" ? "\t" : " "
    default:
      if let spelling = scalar.spelling(after: previous) {
        result += spelling
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
  return result
}
