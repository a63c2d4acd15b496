package import LintelDiagnostics

/// A failure of libyaml's in the words of somebody who writes themes.
///
/// libyaml's messages name its own concepts, such as *block mapping* and *flow sequence*. The
/// explanation names what the author sees, and what to write.
struct SyntaxExplanation {
  /// The clause that names the mistake.
  private(set) var message: String
  /// The place of the mistake, which is often not where libyaml stopped.
  private(set) var range: SourceRange
  /// Further places, such as the bracket that isn't closed.
  private(set) var notes: [Note] = []
  /// What to write.
  private(set) var help: [String] = []

  /// Explains a failure; unknown problems keep libyaml's words.
  init(_ failure: SyntaxFailure, in repairs: SyntaxRepairs) {
    let here = repairs.word(at: failure.place)
    switch failure.problem {
    case "found unexpected ':'":
      (message, range) = ("a ':' is not expected here", here)
      help = ["quote the text if the ':' is part of it"]
    case "mapping values are not allowed in this context":
      (message, range) = ("a ':' is not expected here", here)
      self.explainColon(failure, in: repairs)
    case "could not find expected ':'":
      let place = failure.contextPlace ?? failure.place
      let line = repairs.lines.line(at: place)
      range = repairs.range(place, max(place, repairs.lines.contentEnd(of: line)))
      message = "'\(repairs.text(range))' is neither a key nor a value here"
      help = ["write 'key: value'"]
    case "did not find expected key":
      let name = repairs.text(here)
      let isFirst =
        repairs.lines.textStart(of: repairs.lines.line(at: failure.place)) == failure.place
      range = here
      if name.hasPrefix("/*") || name.hasPrefix("//") {
        message = "a comment in YAML begins with '#'"
        help = ["write '#' in place of '\(name.prefix(2))'"]
        return
      }
      message =
        isFirst
        ? "the indentation of '\(name)' doesn't match any line above it"
        : "'\(name)' is not expected here"
      notes = isFirst ? Self.lineAbove(failure, in: repairs) : []
      if notes.isEmpty {
        notes = Self.context(failure, "the mapping around it begins here", in: repairs)
      }
      help = ["give it the same indentation as the keys next to it"]
    case "did not find expected '-' indicator":
      (message, range) = ("'-' is missing before '\(repairs.text(here))'", here)
      notes = Self.context(failure, "the list begins here", in: repairs)
    case "block sequence entries are not allowed in this context":
      (message, range) = ("a list can't begin here", here)
      help = ["begin it on a line of its own, or write it in brackets: [a, b]"]
    case "mapping keys are not allowed in this context":
      (message, range) = ("a key can't begin here", here)
      help = ["quote the text if it begins with '?'"]
    case "did not find expected <document start>":
      (message, range) = ("there is text after the end of the theme", here)
      help = ["a file holds one mapping: key: value"]
    case "did not find expected node content":
      (message, range) = ("a value is missing before '\(repairs.text(here))'", here)
    case "did not find expected ',' or '}'", "did not find expected ',' or ']'":
      (message, range) = ("'\(repairs.text(here))' is not expected here", here)
    case "out of memory":
      (message, range) = ("there is not enough memory to read this file", here)
    default:
      (message, range) = (failure.problem.replacingPrefix("did not find", by: "missing"), here)
      notes = Self.context(failure, failure.context, in: repairs)
    }
  }

  /// A note at the line above, if that is indented less and has a value.
  private static func lineAbove(_ failure: SyntaxFailure, in repairs: SyntaxRepairs) -> [Note] {
    let lines = repairs.lines
    let line = lines.line(at: failure.place)
    guard let previous = lines.nonEmptyLine(before: line),
      lines.indentation(of: previous) < lines.indentation(of: line)
    else { return [] }
    let range = repairs.range(lines.textStart(of: previous), lines.contentEnd(of: previous))
    return [Note(Note.lineWithValue, at: range)]
  }

  /// Explains a ':' within a value, which is often a sign of wrong indentation.
  private mutating func explainColon(_ failure: SyntaxFailure, in repairs: SyntaxRepairs) {
    let line = repairs.lines.line(at: failure.place)
    let start = repairs.lines.textStart(of: line)
    if let previous = repairs.lines.nonEmptyLine(before: line),
      repairs.lines.indentation(of: previous) < repairs.lines.indentation(of: line),
      !repairs.bytes[start..<failure.place].contains(UInt8(ascii: ":"))
    {
      let key = repairs.range(
        repairs.lines.textStart(of: previous),
        repairs.lines.contentEnd(of: previous)
      )
      let name = repairs.text(key)
      guard name.contains(" ") else {
        (message, range) = ("a ':' is missing after '\(name)'", key)
        help = ["write '\(name):', which holds the lines below it"]
        return
      }
      notes = [Note(Note.lineWithValue, at: key)]
      help = ["move the value into a key of its own, or correct the indentation"]
    } else {
      help = ["quote the text if the ':' is part of it"]
    }
  }

  /// Returns a note at the place that libyaml gives as the context, if it gives one.
  static func context(
    _ failure: SyntaxFailure,
    _ message: String,
    in repairs: SyntaxRepairs
  ) -> [Note] {
    guard let place = failure.contextPlace, !message.isEmpty else { return [] }
    return [Note(message, at: repairs.word(at: place))]
  }
}

extension Note {
  /// For a line in which nothing can be nested, though the next one is indented more.
  package static let lineWithValue =
    "the line above has a value already, so nothing can be nested in it"
  /// For further lines whose indentation is as wrong as that of the first.
  package static let sameIndentation = "this line has the same indentation"
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String, by other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
