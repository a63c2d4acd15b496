package import LintelDiagnostics

/// Explains libyaml's failures in the words of theme authors.
///
/// libyaml's messages use its own concepts, such as *block mapping* and *flow sequence*. An
/// explanation names what the author sees, and what to write. Its place often isn't where libyaml stopped.
extension SyntaxRepairs {
  /// Explains a failure, or keeps libyaml's words if the problem is unknown.
  func explanation(of failure: SyntaxFailure) -> Diagnostic {
    let here = word(at: failure.place)
    switch failure.problem {
    case "found unexpected ':'": return unexpectedColon(at: here)
    case "mapping values are not allowed in this context": return explainColon(failure, here)
    case "could not find expected ':'":
      let place = failure.contextPlace ?? failure.place
      let line = lines.line(at: place)
      let rest = range(place, max(place, lines.contentEnd(of: line)))
      return neitherKeyNorValue(at: rest)
    case "did not find expected key": return explainKey(failure, here)
    case "did not find expected '-' indicator":
      let notes = context(failure, "the list begins here")
      return error("'-' is missing before '\(text(here))'", at: here, notes: notes)
    case "block sequence entries are not allowed in this context":
      let help = "begin it on a new line, or write it in brackets: [a, b]"
      return error("a list can't begin here", at: here, help: [help])
    case "mapping keys are not allowed in this context":
      let help = "quote the text if it begins with '?'"
      return error("a key can't begin here", at: here, help: [help])
    case "did not find expected <document start>":
      let help = "a file contains one mapping: key: value"
      return error("there is text after the end of the theme", at: here, help: [help])
    case "did not find expected node content":
      return error("a value is missing before '\(text(here))'", at: here)
    case "did not find expected ',' or '}'", "did not find expected ',' or ']'":
      return error("'\(text(here))' isn't expected here", at: here)
    case "out of memory": return error("there isn't enough memory to read this file", at: here)
    default:
      let message = failure.problem.replacing("did not find", with: "missing")
      return error(message, at: here, notes: context(failure, failure.context))
    }
  }

  /// Explains text where a key should be, which is often a sign of wrong indentation.
  private func explainKey(_ failure: SyntaxFailure, _ here: SourceRange) -> Diagnostic {
    let name = text(here)
    if name.hasPrefix("/*") || name.hasPrefix("//") {
      let help = "write '#' instead of '\(name.prefix(2))'"
      return error("a comment in YAML begins with '#'", at: here, help: [help])
    }
    let line = lines.line(at: failure.place)
    let isFirst = lines.textStart(of: line) == failure.place
    if isFirst, let above = lineAbove(line) { return unevenLine(line, below: above) }
    let notes = context(failure, Note.mappingAround)
    return error(
      isFirst
        ? "the indentation of '\(name)' doesn't match any line above it"
        : "'\(name)' isn't expected here",
      at: here,
      notes: notes,
      help: ["give it the same indentation as the keys next to it"],
      about: isFirst ? .indentation : nil
    )
  }

  /// Returns an error about a key that is indented more than a line with a value.
  private func unevenLine(_ line: Int, below value: SourceRange) -> Diagnostic {
    let key = word(at: lines.textStart(of: line))
    return error(
      "the indentation of '\(text(key))' doesn't match any line above it",
      at: key,
      notes: [Note(Note.lineWithValue, at: value)],
      help: [
        "give it the same indentation as the keys next to it, or write the key that contains it on a line above it"
      ],
      about: .indentation
    )
  }

  /// Returns the text of the line above, if that is indented less.
  private func lineAbove(_ line: Int) -> SourceRange? {
    guard let previous = lines.nonEmptyLine(before: line),
      lines.indentation(of: previous) < lines.indentation(of: line)
    else { return nil }
    return range(lines.textStart(of: previous), lines.contentEnd(of: previous))
  }

  /// Explains a ':' inside of a value, which is often a sign of wrong indentation.
  private func explainColon(_ failure: SyntaxFailure, _ here: SourceRange) -> Diagnostic {
    let line = lines.line(at: failure.place)
    guard let key = lineAbove(line),
      !bytes[lines.textStart(of: line)..<failure.place].contains(UInt8(ascii: ":"))
    else { return unexpectedColon(at: here) }
    let name = text(key)
    guard name.contains(" ") else {
      let help = "write '\(name):', which contains the lines below it"
      let message = "a ':' is missing after '\(name)'"
      return error(message, at: key, help: [help], about: .missingColon)
    }
    return unevenLine(line, below: key)
  }

  /// Returns an error about a ':' that doesn't make a key of the text before it.
  private func unexpectedColon(at here: SourceRange) -> Diagnostic {
    let help = "quote the text if the ':' is part of it"
    return error("a ':' isn't expected here", at: here, help: [help])
  }

  /// Returns an error about text that is neither a key nor a value.
  func neitherKeyNorValue(at range: SourceRange) -> Diagnostic {
    let message = "'\(text(range))' is neither a key nor a value here"
    return error(message, at: range, help: ["write 'key: value'"])
  }

  /// Returns a note at the place that libyaml names as the context, if any.
  func context(_ failure: SyntaxFailure, _ message: String) -> [Note] {
    guard let place = failure.contextPlace, !message.isEmpty else { return [] }
    return [Note(message, at: word(at: place))]
  }
}

extension Note {
  /// The note about a line that can't contain others, although the next one is indented more.
  package static let lineWithValue =
    "the line above already has a value, so nothing can be nested in it"
  /// Where the mapping begins whose lines don't have one indentation.
  package static let mappingAround = "the mapping around it begins here"
  /// Where a block begins whose first lines are indented more than the others, and where these others begin.
  package static let indentedMore = "this line is indented more"
  package static let indentedLess = "this line is indented less"
  /// For further lines whose indentation is as wrong as that of the first.
  package static let sameIndentation = "this line has the same indentation"
}
