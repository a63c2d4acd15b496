/// Writes one line for each diagnostic, followed by one for each of its notes and suggestions.
///
/// `path:line:column: severity: message [rule-id]`, with lines and columns from 1 and columns in
/// Unicode scalars. Xcode and SwiftPM know `error`, `warning`, and `note`. An info is written as a
/// `note`, because they wouldn't list a line with another word. A note without a place of its own,
/// or a suggestion, has the place of its diagnostic.
///
/// Lines of YAML in a note or a suggestion follow it as they are, indented by four spaces, as compilers write source lines: to be
/// copied, and no place for what reads the others.
///
/// - Parameters:
///   - diagnostics: in the order of the output.
///   - sources: the files that their ranges refer to.
///   - path: returns what a file's path is shown as.
/// - Returns: lines that each end in a line feed.
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
    for help in diagnostic.help {
      output += "\(own): note: \(indentedLines(help))\n"
    }
  }
  return output
}

/// A text with its further lines below the first.
private func indentedLines(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { oneLine(String($0)) }
    .joined(separator: "\n    ")
}

/// A text without what would end or disturb its line.
///
/// Invisible characters are spelled out, so that a name can't pass for another.
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
