import LintelDiagnostics

extension SyntaxRepairs {
  /// Repairs a quote that isn't closed, or that only the next text's opening quote closes.
  func quoteRepair(_ failure: SyntaxFailure) -> SyntaxRepair? {
    if let repair = quoteOfNextEntry(failure) { return repair }
    if failure.context == "while scanning a quoted scalar", let open = failure.contextPlace {
      let line = lines.line(at: open)
      let end = lines.contentEnd(of: line)
      return closeQuote(
        at: open,
        isInFlow: failure.openBracket != nil,
        diagnostic: error(
          "the text that begins here has no closing quote",
          // If a comment seems to begin before the quote, the quote ends a text from the line above.
          at: range(open, end > open ? end : lines.textEnd(of: line)),
          notes: failure.problem.contains("document indicator")
            ? [Note("a document ends here", at: word(at: failure.place))] : []
        )
      )
    }
    guard let last = failure.lastScalar,
      last.style == .singleQuoted || last.style == .doubleQuoted,
      last.upper <= failure.place,
      lines.line(at: last.upper)
        >= lines.nonEmptyLine(before: lines.line(at: min(failure.place, bytes.count))) ?? 0
    else { return nil }
    if lines.line(at: last.lower) < lines.line(at: last.upper) {
      return closeQuote(
        at: last.lower,
        isInFlow: failure.openBracket != nil,
        diagnostic: error(
          "the text that begins here has no closing quote on its line",
          at: range(last.lower, lines.textEnd(of: lines.line(at: last.lower))),
          notes: [Note("it doesn't end until here", at: range(last.upper - 1, last.upper))]
        )
      )
    }
    return textAfterQuote(failure, last)
  }

  /// Closes a quoted text at the end of its line, or before the brackets there, with a fix unless a comment may be in between.
  private func closeQuote(at open: Int, isInFlow: Bool, diagnostic: Diagnostic) -> SyntaxRepair {
    if let repair = strayQuote(at: open, diagnostic) { return repair }
    let line = lines.line(at: open)
    let limit = max(open + 1, lines.textEnd(of: line))
    let end = isInFlow ? nextEntry(open + 1, limit) ?? endBeforeBrackets(open + 1, limit) : limit
    var diagnostic = diagnostic
    if !bytes[open..<max(open, end)].contains([0x20, UInt8(ascii: "#")]) {
      let mark = String(decoding: [bytes[open]], as: UTF8.self)
      let place = range(end, end)
      diagnostic.fixIts = [FixIt("insert the closing quote", .unsafe, replace: place, with: mark)]
    }
    return SyntaxRepair(
      diagnostic: diagnostic,
      patches: [SourcePatch(insert: [bytes[open]], at: end)]
    )
  }

  /// Removes a quote that can't begin a text: at the end of a line, before a bracket, or before a key with its value.
  private func strayQuote(at open: Int, _ diagnostic: Diagnostic) -> SyntaxRepair? {
    let line = lines.line(at: open)
    let end = lines.textEnd(of: line)
    let rest = bytes[min(open + 1, end)..<end]
    let isFirst = lines.textStart(of: line) == open
    let key = rest.prefix { $0.isLetterOrDigit || $0 >= 0x80 || "._-".utf8.contains($0) }
    let isBeforeKey =
      isFirst && !key.isEmpty
      && bytes[key.endIndex..<end].starts(with: [UInt8(ascii: ":"), 0x20])
    let isStray =
      rest.allSatisfy(isBlankOrBreak) && !isFirst
      || rest.first.map { "{[".utf8.contains($0) } ?? false || isBeforeKey
    guard isStray, !rest.contains(bytes[open]) || isBeforeKey else { return nil }
    var diagnostic = diagnostic
    let quote = range(open, open + 1)
    diagnostic.help = ["remove the quote"]
    diagnostic.fixIts = [FixIt("remove the quote", .unsafe, replace: quote, with: "")]
    return SyntaxRepair(diagnostic: diagnostic, patches: [SourcePatch(open, open + 1)])
  }

  /// Returns the place of the comma before the next entry of a mapping in braces, as in `"#FFF, dark: '#000' }`.
  private func nextEntry(_ start: Int, _ limit: Int) -> Int? {
    (start..<limit).first { comma in
      guard bytes[comma] == UInt8(ascii: ",") else { return false }
      let key = bytes[(comma + 1)..<limit].drop { $0 == 0x20 }
      let rest = key.drop { $0 != 0x20 && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ",") }
      return !key.isEmpty && rest.startIndex > key.startIndex
        && rest.starts(with: [UInt8(ascii: ":"), 0x20])
    }
  }

  /// Repairs a color without an opening quote, which YAML reads as a comment.
  func openingQuote(onLinesFrom first: Int, to last: Int) -> SyntaxRepair? {
    for line in first...max(first, last) {
      let limit = lines.textEnd(of: line)
      let comment = bytes[lines.contentEnd(of: line)..<limit].drop { $0 == 0x20 }
      let digits = comment.dropFirst().prefix(while: isHexDigit)
      guard comment.first == UInt8(ascii: "#"), [3, 4, 6, 8].contains(digits.count),
        digits.endIndex < limit, isQuote(bytes[digits.endIndex])
      else { continue }
      let start = range(comment.startIndex, comment.startIndex)
      let mark = String(decoding: [bytes[digits.endIndex]], as: UTF8.self)
      return SyntaxRepair(
        "the color that ends here has no opening quote, so YAML reads it as a comment",
        at: range(comment.startIndex, digits.endIndex + 1),
        fixIts: [FixIt("insert the opening quote", replace: start, with: mark)]
      )
    }
    return nil
  }

  /// Returns the place of the brackets that end a line, as in `"#FFF }`, or the end of the line.
  private func endBeforeBrackets(_ start: Int, _ limit: Int) -> Int {
    func endsLine(_ place: Int) -> Bool {
      let rest = bytes[place..<limit].drop { isBlankOrBreak($0) || "]},".utf8.contains($0) }
      return rest.isEmpty
        || rest.first == UInt8(ascii: "#") && isBlankOrBreak(bytes[rest.startIndex - 1])
    }
    let end = (start..<limit).first { "]}".utf8.contains(bytes[$0]) && endsLine($0) }
    return end.map { bytes.textEnd(before: $0, from: start) } ?? limit
  }

  /// Repairs a quote that the next entry's opening quote closes, as in `{ light: "#FFF, dark: "#000" }`.
  private func quoteOfNextEntry(_ failure: SyntaxFailure) -> SyntaxRepair? {
    guard let last = failure.lastScalar,
      failure.openBracket != nil || failure.context.contains("flow"),
      last.style == .singleQuoted || last.style == .doubleQuoted,
      lines.line(at: last.lower) == lines.line(at: last.upper), last.upper < bytes.count,
      !isBlankOrBreak(bytes[last.upper]), !",}]:".utf8.contains(bytes[last.upper])
    else { return nil }
    var key = last.upper - 1
    func skip(_ isSkipped: (UInt8) -> Bool) -> Bool {
      let start = key
      while key > last.lower + 1, isSkipped(bytes[key - 1]) { key -= 1 }
      return key < start
    }
    _ = skip { $0 == 0x20 }
    guard skip({ $0 == UInt8(ascii: ":") }),
      skip({ !isBlankOrBreak($0) && $0 != UInt8(ascii: ",") })
    else { return nil }
    _ = skip { $0 == 0x20 }
    guard bytes[key - 1] == UInt8(ascii: ",") else { return nil }
    let comma = key - 1
    let mark = String(decoding: [bytes[last.lower]], as: UTF8.self)
    return SyntaxRepair(
      "the text that begins here has no closing quote",
      at: range(last.lower, comma),
      fixIts: [FixIt("insert the closing quote", .unsafe, replace: range(comma, comma), with: mark)]
    )
  }

  /// Repairs a quote within a text in quotes in braces, as in `{ backButtonTitle: 'Don't go' }`.
  func quoteInQuotes(_ failure: SyntaxFailure) -> SyntaxRepair? {
    guard let last = failure.lastScalar, last.upper == failure.place, failure.place < bytes.count,
      last.style == .singleQuoted || last.style == .doubleQuoted,
      !isBlankOrBreak(bytes[last.upper]), !",:]}".utf8.contains(bytes[last.upper])
    else { return nil }
    let mark = bytes[last.lower]
    let end = lines.contentEnd(of: lines.line(at: last.upper))
    // The text ends with a quote that is followed by the end of an entry.
    let close = (last.upper..<end).first { place in
      let next = bytes[(place + 1)..<end].first { $0 != 0x20 }
      return bytes[place] == mark && (next.map { ",]}".utf8.contains($0) } ?? true)
    }
    guard let close else { return nil }
    let isSingle = last.style == .singleQuoted
    let inner = (last.upper - 1..<close).filter { bytes[$0] == mark }
    let quote = isSingle ? "''" : "\\\""
    return SyntaxRepair(
      "the quote within the text ends it",
      at: range(last.upper - 1, last.upper),
      notes: [Note("the text begins here", at: range(last.lower, last.lower + 1))],
      help: [
        isSingle
          ? "within single quotes, write a single quote twice"
          : "within double quotes, write a double quote as '\\\"'"
      ],
      fixIts: [
        FixIt(
          "change to '\(quote)'",
          .safe,
          edits: inner.map { FixIt.Edit(range: range($0, $0 + 1), newText: quote) }
        )
      ],
      patches: [SourcePatch(last.upper, close + 1)]
    )
  }

  /// Repairs text after a closing quote, which usually is a quote that should have been doubled or escaped.
  private func textAfterQuote(
    _ failure: SyntaxFailure,
    _ last: (lower: Int, upper: Int, style: ScalarStyle)
  ) -> SyntaxRepair? {
    let line = lines.line(at: last.upper)
    let end = lines.contentEnd(of: line)
    guard failure.openBracket == nil, lines.line(at: failure.place) == line, failure.place < end,
      failure.problem.contains("expected key") || failure.problem.contains("'-' indicator")
    else { return nil }
    if let repair = separator(failure.place, upTo: end) { return repair }
    let help =
      last.style == .singleQuoted
      ? "within single quotes, write a single quote twice"
      : "within double quotes, write a double quote as '\\\"'"
    return SyntaxRepair(
      "there is text after the closing quote",
      at: range(failure.place, end),
      notes: [Note("the quoted text is this", at: range(last.lower, last.upper))],
      help: [help],
      patches: [SourcePatch(last.upper, end)]
    )
  }
}
