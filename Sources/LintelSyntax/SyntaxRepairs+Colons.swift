import LintelDiagnostics

extension SyntaxRepairs {
  /// A colon too many in a value, or a line to which one belongs and that has none.
  func colonRepair(_ failure: SyntaxFailure) -> SyntaxRepair? {
    switch failure.problem {
    case "mapping values are not allowed in this context":
      guard failure.place < bytes.count else { return nil }
      let line = lines.line(at: failure.place)
      return colonInValue(failure.place, line: line) ?? lineWithoutColon(before: line)
    case "could not find expected ':'":
      return missingSpace(lines.line(at: failure.contextPlace ?? failure.place))
    default:
      return nil
    }
  }

  /// `key: text: more`, where the text should be quoted.
  private func colonInValue(_ place: Int, line: Int) -> SyntaxRepair? {
    var value = lines.textStart(of: line)
    while value + 1 < place, bytes[value] != UInt8(ascii: ":") || bytes[value + 1] != 0x20 {
      value += 1
    }
    value += 1
    while value < place, bytes[value] == 0x20 { value += 1 }
    guard value < place, !isQuote(bytes[value]) else { return nil }
    if let repair = call(from: value, line: line) { return repair }
    let range = range(value, max(value, lines.contentEnd(of: line)))
    let text = quoted(text(range))
    return SyntaxRepair(
      diagnostic: error(
        "text that contains ': ' needs quotes",
        at: self.range(place, place + 1),
        help: ["quote it: \(text)", "or begin a nested mapping on a line of its own"],
        fixIts: [FixIt("quote it", .unsafe, replace: range, with: text)]
      ),
      patches: [SourcePatch(maskAt: place)],
      line: line
    )
  }

  /// A line that YAML joins with the next one into a text, though a key follows there.
  private func lineWithoutColon(before line: Int) -> SyntaxRepair? {
    guard let previous = lines.nonEmptyLine(before: line),
      lines.indentation(of: previous) == lines.indentation(of: line)
    else { return nil }
    if let repair = missingSpace(previous) { return repair }
    let range = range(lines.textStart(of: previous), lines.contentEnd(of: previous))
    return SyntaxRepair(
      diagnostic: foreignLine(range)
        ?? error(
          "'\(text(range))' is neither a key nor a value here",
          at: range,
          help: ["write 'key: value'"]
        ),
      patches: [SourcePatch(lines.start(of: previous), lines.end(of: previous))],
      line: previous
    )
  }

  /// `key:value`, which is one text for YAML.
  private func missingSpace(_ line: Int) -> SyntaxRepair? {
    let start = lines.textStart(of: line)
    let end = max(start, lines.contentEnd(of: line))
    guard let colon = bytes[start..<end].firstIndex(of: UInt8(ascii: ":")), colon > start,
      colon + 1 < end, bytes[colon + 1] != 0x20, bytes[colon + 1] != UInt8(ascii: "/"),
      !bytes[start..<colon].contains(where: { $0 == 0x20 || isQuote($0) })
    else { return nil }
    let gap = range(colon + 1, colon + 1)
    return SyntaxRepair(
      diagnostic: error(
        "a ':' needs a space after it",
        at: range(start, end),
        fixIts: [FixIt("insert a space after ':'", replace: gap, with: " ")]
      ),
      patches: [SourcePatch(insert: [0x20], at: colon + 1)],
      line: line
    )
  }

  /// A line in the form of another language: a comment, or an import.
  func foreignLine(_ range: SourceRange) -> Diagnostic? {
    let line = text(range)
    if line.hasPrefix("//") || line.hasPrefix("/*") {
      var comment = line.dropFirst(2)
      if line.hasPrefix("/*"), comment.hasSuffix("*/") { comment = comment.dropLast(2) }
      let text = "#" + (comment.hasPrefix(" ") ? "" : " ") + comment
      return error(
        "a comment in YAML begins with '#'",
        at: range,
        help: ["write '\(text)'"],
        fixIts: [FixIt("write '\(text)'", replace: range, with: text)]
      )
    }
    for (word, key, what) in [
      ("@import", "imports", "a list of files"), ("@use", "imports", "a list of files"),
      ("import", "imports", "a list of files"), ("@include", "use", "the names of styles"),
      ("@extend", "use", "the names of styles"),
    ] where line.hasPrefix(word + " ") {
      let name = line.dropFirst(word.count + 1).filter { !"\"';".contains($0) }
      let text = "\(key): [\(name)]"
      return error(
        "'\(word)' belongs to other languages; in a theme '\(key)' is \(what)",
        at: range,
        help: ["write '\(text)'"],
        fixIts: [FixIt("write '\(text)'", replace: range, with: text)]
      )
    }
    return nil
  }

  /// Whether a byte is a quotation mark of YAML.
  private func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }
}
