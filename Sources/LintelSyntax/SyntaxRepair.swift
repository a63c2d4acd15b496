import LintelDiagnostics

/// The finding about a failure, and the changes that let reading continue after it.
struct SyntaxRepair {
  /// The finding, or `nil` if there is nothing to report.
  var diagnostic: Diagnostic?
  /// Changes to the text that let reading continue.
  var patches: [SourcePatch] = []
  /// Characters that are read as letters.
  var masks: [SyntaxMask] = []
  /// The line that caused the failure, unless it is that of the diagnostic; further failures there are consequences.
  var line: Int?
}

extension SyntaxRepair {
  /// Creates a repair that reports an error, and that applies its fix-its to the text unless there are other patches.
  init(
    _ message: String,
    at range: SourceRange,
    rule: String = "yaml-syntax",
    notes: [Note] = [],
    help: [String] = [],
    fixIts: [FixIt] = [],
    patches: [SourcePatch]? = nil,
    line: Int? = nil,
    about subject: Diagnostic.Subject? = nil
  ) {
    diagnostic = Diagnostic(
      rule,
      message,
      at: range,
      notes: notes,
      help: help,
      fixIts: fixIts,
      about: subject
    )
    self.patches = patches ?? fixIts.flatMap(\.edits).map { SourcePatch($0) }
    self.line = line
  }
}

/// Finds repairs for libyaml's failures in one file.
struct SyntaxRepairs {
  let lines: SourceLines
  let file: FileID
  /// The offsets of unquoted colors, which aren't comments.
  var colors: [Int] = []

  var bytes: [UInt8] { lines.bytes }

  /// Returns the first repair that applies to a failure, from the most specific one to one that leaves out lines.
  func repair(_ failure: SyntaxFailure) -> SyntaxRepair {
    tabRepair(failure) ?? maskRepair(failure) ?? directiveRepair(failure)
      ?? keyBeforeBracket(failure) ?? afterBracket(failure) ?? quoteRepair(failure)
      ?? bracketRepair(failure) ?? escapeRepair(failure) ?? dashRepair(failure)
      ?? colonRepair(failure) ?? indentationRepair(failure) ?? lineRepair(failure)
  }

  /// Returns the offset after a line's text, which includes an unquoted color, but not a comment.
  func contentEnd(of line: Int) -> Int { lines.contentEnd(of: line, reading: colors) }

  /// Returns a range within the file, clamped to its end.
  func range(_ lower: Int, _ upper: Int) -> SourceRange {
    SourceRange(file: file, lower: min(lower, bytes.count), upper: min(upper, bytes.count))
  }

  /// Returns the range of the word that begins at an offset.
  func word(at place: Int) -> SourceRange {
    guard place < bytes.count else {
      // A finding about something missing at the end is shown after the last text.
      let end = bytes.textEnd(before: bytes.count)
      return range(end, end)
    }
    let limit = lines.textEnd(of: lines.line(at: place))
    var end = place
    while end < limit, bytes[end] != 0x20, bytes[end] != 0x09 { end += 1 }
    if end > place + 1, ":,".utf8.contains(bytes[end - 1]) { end -= 1 }
    return range(place, max(end, place))
  }

  func text(_ range: SourceRange) -> String {
    String(decoding: bytes[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
  }

  func error(
    _ message: String,
    at range: SourceRange,
    rule: String = "yaml-syntax",
    notes: [Note] = [],
    help: [String] = [],
    fixIts: [FixIt] = [],
    about subject: Diagnostic.Subject? = nil
  ) -> Diagnostic {
    Diagnostic(
      rule,
      message,
      at: range,
      notes: notes,
      help: help,
      fixIts: fixIts,
      about: subject
    )
  }
}

extension SyntaxRepairs {
  /// Repairs a `%` line that libyaml doesn't support.
  fileprivate func directiveRepair(_ failure: SyntaxFailure) -> SyntaxRepair? {
    guard
      failure.context.contains("directive") || failure.problem.contains("directive")
        || failure.problem.contains("incompatible YAML")
    else { return nil }
    var line = lines.line(at: failure.contextPlace ?? failure.place)
    if bytes[lines.start(of: line)...].first != UInt8(ascii: "%") {
      line = (0..<line).last { bytes[lines.start(of: $0)...].first == UInt8(ascii: "%") } ?? line
    }
    let start = lines.start(of: line)
    return SyntaxRepair(
      "YAML directives such as '%YAML' and '%TAG' aren't allowed",
      at: range(start, lines.textEnd(of: line)),
      rule: "yaml-directive",
      help: ["remove the line"],
      patches: [SourcePatch(start, lines.end(of: line))]
    )
  }

  /// Repairs an escape that isn't valid in double quotes.
  fileprivate func escapeRepair(_ failure: SyntaxFailure) -> SyntaxRepair? {
    guard failure.context == "while parsing a quoted scalar" else { return nil }
    var place = min(failure.place, bytes.count - 1)
    let least = max(failure.contextPlace ?? 0, place - 10)
    while place > least, bytes[place] != UInt8(ascii: "\\") { place -= 1 }
    guard place >= 0, bytes[place] == UInt8(ascii: "\\") else { return nil }
    var end = min(place + 2, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let escape = text(range(place, end))
    return SyntaxRepair(
      "'\(escape)' isn't a valid escape in double quotes",
      at: range(place, end),
      notes: failure.contextPlace.map {
        [Note("the text begins here", at: range($0, $0 + 1))]
      } ?? [],
      help: ["write '\\\\' for a backslash, or use single quotes, which don't have escapes"],
      patches: [SourcePatch(maskAt: place)]
    )
  }

  /// Repairs any other failure by leaving out the lines that can't be read.
  fileprivate func lineRepair(_ failure: SyntaxFailure) -> SyntaxRepair {
    let explanation = explanation(of: failure)
    let line = lines.line(at: Int(explanation.range.lower))
    return SyntaxRepair(
      diagnostic: foreignLine(explanation.range) ?? explanation,
      // Nothing after the end of the theme can become a part of it.
      patches: [
        failure.problem.contains("document start")
          ? SourcePatch(lines.start(of: line), bytes.count) : block(from: line)
      ],
      line: line
    )
  }

  /// Leaves out the rest of the failing block, if no other repair helped.
  func leaveOut(_ failure: SyntaxFailure) -> SyntaxRepair {
    let line = lines.line(at: min(failure.place, max(bytes.count - 1, 0)))
    return SyntaxRepair(patches: [block(from: line)], line: line)
  }

  /// Returns a patch that leaves out a line and the lines that belong to it.
  private func block(from line: Int) -> SourcePatch {
    let indentation = lines.indentation(of: line)
    // After `key: value`, all deeper lines are as wrong as this one. Otherwise, only the lines nested in it are.
    var isContinuation = false
    if let previous = lines.nonEmptyLine(before: line),
      lines.indentation(of: previous) < indentation
    {
      let end = lines.contentEnd(of: previous)
      isContinuation = end > 0 && bytes[end - 1] != UInt8(ascii: ":")
    }
    let last = lines.lastLine(from: line, indented: isContinuation ? indentation : indentation + 1)
    return SourcePatch(lines.start(of: line), lines.end(of: last))
  }
}
