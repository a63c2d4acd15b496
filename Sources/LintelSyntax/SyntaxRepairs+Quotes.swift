import LintelDiagnostics

extension SyntaxRepairs {
  /// A quote that is not closed, or only by the next text's opening quote.
  func quoteRepair(_ failure: SyntaxFailure) -> SyntaxRepair? {
    if failure.context == "while scanning a quoted scalar", let open = failure.contextPlace {
      let line = lines.line(at: open)
      let end = lines.contentEnd(of: line)
      return closeQuote(
        at: open,
        diagnostic: error(
          "the text that begins here has no closing quote",
          // What looks like a comment before the quote is the end of a text from the line above.
          at: range(open, end > open ? end : lines.textEnd(of: line)),
          notes: failure.problem.contains("document indicator")
            ? [Note("a document ends here", at: word(at: failure.place))] : []
        )
      )
    }
    guard let last = failure.lastScalar,
      last.style == .singleQuoted || last.style == .doubleQuoted,
      lines.line(at: last.upper) >= lines.line(at: min(failure.place, bytes.count)) - 1,
      last.upper <= failure.place
    else { return nil }
    if lines.line(at: last.lower) < lines.line(at: last.upper) {
      return closeQuote(
        at: last.lower,
        diagnostic: error(
          "the text that begins here has no closing quote on its line",
          at: range(last.lower, lines.textEnd(of: lines.line(at: last.lower))),
          notes: [Note("it ends only here", at: range(last.upper - 1, last.upper))]
        )
      )
    }
    return textBehindQuote(failure, last)
  }

  /// Closes a quotation at the end of its line.
  private func closeQuote(at open: Int, diagnostic: Diagnostic) -> SyntaxRepair {
    let line = lines.line(at: open)
    let end = max(open + 1, lines.textEnd(of: line))
    return SyntaxRepair(
      diagnostic: diagnostic,
      patches: [SourcePatch(insert: [bytes[open]], at: end)],
      line: line
    )
  }

  /// Reports text after a closing quote, which is mostly a quote that should have been doubled or
  /// escaped.
  private func textBehindQuote(
    _ failure: SyntaxFailure,
    _ last: (lower: Int, upper: Int, style: ScalarStyle)
  ) -> SyntaxRepair? {
    let line = lines.line(at: last.upper)
    let end = lines.contentEnd(of: line)
    guard failure.openBracket == nil, lines.line(at: failure.place) == line, failure.place < end,
      failure.problem.contains("expected key") || failure.problem.contains("'-' indicator")
    else { return nil }
    let help =
      last.style == .singleQuoted
      ? "within single quotes write a single quote twice"
      : "within double quotes write a double quote as '\\\"'"
    return SyntaxRepair(
      diagnostic: error(
        "there is text after the closing quote",
        at: range(failure.place, end),
        notes: [Note("the quoted text is this", at: range(last.lower, last.upper))],
        help: [help]
      ),
      patches: [SourcePatch(last.upper, end)],
      line: line
    )
  }
}
