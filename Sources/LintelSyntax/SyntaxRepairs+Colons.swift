import LintelDiagnostics

extension SyntaxRepairs {
  /// Repairs an extra colon in a value, or a line without the colon that it needs.
  func colonRepair(_ failure: SyntaxFailure) -> SyntaxRepair? {
    switch failure.problem {
    case "mapping values are not allowed in this context":
      guard failure.place < bytes.count else { return nil }
      let line = lines.line(at: failure.place)
      return colonInValue(failure.place, line: line)
        ?? (hasKey(line, before: failure.place) ? nil : lineWithoutColon(before: line))
    case "could not find expected ':'":
      let line = lines.line(at: failure.contextPlace ?? failure.place)
      let next = lines.nonEmptyLine(after: line)
      return next.flatMap(colonInComment) ?? missingSpace(line) ?? missingColon(line)
        ?? valueBelowKey(line)
    default: return nil
    }
  }

  /// Repairs `key: text: more`, where the text needs quotes.
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
      "text that contains ': ' needs quotes",
      at: self.range(place, place + 1),
      help: ["quote it: \(text)", "or begin a nested mapping on a new line"],
      fixIts: [FixIt("quote it", .unsafe, replace: range, with: text)],
      patches: [SourcePatch(maskAt: place)],
      about: .missingQuotes
    )
  }

  /// Whether a line has a key with a colon before a place, so that the line above isn't a part of the text there.
  private func hasKey(_ line: Int, before place: Int) -> Bool {
    let start = lines.textStart(of: line)
    return (start..<max(start, place)).contains {
      bytes[$0] == UInt8(ascii: ":") && isBlankOrBreak(bytes[$0 + 1])
    }
  }

  /// Repairs a line that YAML joins with the next one into a text, although a key follows there.
  private func lineWithoutColon(before line: Int) -> SyntaxRepair? {
    guard let previous = lines.nonEmptyLine(before: line),
      lines.indentation(of: previous) <= lines.indentation(of: line)
    else { return nil }
    if let repair = colonInComment(before: line) ?? missingSpace(previous) ?? missingColon(previous)
    {
      return repair
    }
    guard lines.indentation(of: previous) == lines.indentation(of: line) else { return nil }
    if let repair = valueBelowKey(previous) { return repair }
    let range = range(lines.textStart(of: previous), lines.contentEnd(of: previous))
    return SyntaxRepair(
      diagnostic: foreignLine(range) ?? neitherKeyNorValue(at: range),
      patches: [SourcePatch(lines.start(of: previous), lines.end(of: previous))]
    )
  }

  /// Repairs a value on the line below its key that isn't indented more than the key.
  private func valueBelowKey(_ line: Int) -> SyntaxRepair? {
    guard let key = lines.nonEmptyLine(before: line),
      lines.indentation(of: key) == lines.indentation(of: line), !isDash(lines.textStart(of: line))
    else { return nil }
    let (start, end) = (lines.textStart(of: key), lines.contentEnd(of: key))
    guard end - 1 > start, bytes[end - 1] == UInt8(ascii: ":") else { return nil }
    let value = range(lines.textStart(of: line), lines.contentEnd(of: line))
    let name = text(range(start, end - 1))
    let gap = range(end, Int(value.lower))
    let isFixed = bytes[end..<Int(value.lower)].allSatisfy(isBlankOrBreak)
    return SyntaxRepair(
      "'\(text(value))' isn't indented, so '\(name)' has no value",
      at: value,
      notes: [Note("the key is here", at: range(start, end - 1))],
      help: ["write '\(name): \(text(value))'"],
      fixIts: isFixed
        ? [FixIt("write it after '\(name):'", .unsafe, replace: gap, with: " ")] : [],
      patches: [SourcePatch(insert: [0x20, 0x20], at: lines.start(of: line))]
    )
  }

  /// Repairs a key before a bracket without the colon between them, as in `ink { light: "#FFF" }`.
  ///
  /// On a separate line, the reader finds this mistake, because YAML reads the whole line as a key.
  func keyBeforeBracket(_ failure: SyntaxFailure) -> SyntaxRepair? {
    if failure.problem == SyntaxFailure.bracketInKey {
      let line = lines.line(at: failure.place)
      guard
        let bracket = (failure.place + 1..<max(lines.textEnd(of: line), failure.place + 1))
          .first(where: { place in
            "{[".utf8.contains(bytes[place])
              && (" :=>".utf8.contains(bytes[place - 1]) || lookalike(before: place) != nil)
          })
      else { return nil }
      return colon(from: failure.place, before: bracket)
    }
    // In braces, a text without a value is a key.
    guard failure.problem.contains("expected ',' or '}'"), let open = failure.contextPlace,
      failure.place < bytes.count, "{[\"'".utf8.contains(bytes[failure.place]),
      !isQuote(bytes[failure.place - 1])
    else { return nil }
    var start = failure.place
    while start > open + 1, !",{}[]\"'".utf8.contains(bytes[start - 1]),
      bytes[start - 1] != UInt8(ascii: ":") || !isBlankOrBreak(bytes[start])
    { start -= 1 }
    guard ",{".utf8.contains(bytes[start - 1]) else { return nil }
    while start < failure.place, isBlankOrBreak(bytes[start]) { start += 1 }
    return start < failure.place ? colon(from: start, before: failure.place) : nil
  }

  /// Repairs a line whose key has no colon: `key value`, `key = value`, or a key above lines that are nested in it.
  private func missingColon(_ line: Int) -> SyntaxRepair? {
    let start = lines.textStart(of: line)
    let end = max(start, lines.contentEnd(of: line))
    let name = bytes[start..<end].prefix { $0.isLetterOrDigit || "._-".utf8.contains($0) }
    guard !name.isEmpty, name.contains(where: { $0 >= 0x41 }) else { return nil }
    var value = name.endIndex
    while value < end, bytes[value] == 0x20 || bytes[value] == UInt8(ascii: "=") { value += 1 }
    let sign = bytes[name.endIndex..<value].filter { $0 != 0x20 }
    guard sign.count <= 1, value > name.endIndex || value == end else { return nil }
    if value == end {
      guard let next = lines.nonEmptyLine(after: line),
        lines.indentation(of: next) > lines.indentation(of: line)
      else { return nil }
      return colon(from: start, before: end)
    }
    guard !sign.isEmpty || isWord(value, end) else { return nil }
    return colon(from: start, before: value)
  }

  /// Whether a text has neither blanks nor colons outside of brackets and quotes.
  private func isWord(_ start: Int, _ end: Int) -> Bool {
    var depth = 0
    var quote: UInt8?
    for byte in bytes[start..<end] {
      if let open = quote {
        if byte == open { quote = nil }
      } else if isQuote(byte) {
        quote = byte
      } else if "([{".utf8.contains(byte) {
        depth += 1
      } else if ")]}".utf8.contains(byte) {
        depth -= 1
      } else if depth == 0, byte == 0x20 || byte == UInt8(ascii: ":") {
        return false
      }
    }
    return depth == 0 && quote == nil
  }

  /// Writes the colon between a key and its value, where it is missing, or where there is another sign.
  private func colon(from start: Int, before value: Int) -> SyntaxRepair {
    var end = value
    while end > start + 1 {
      if bytes[end - 1] == 0x20 || ":=".utf8.contains(bytes[end - 1]) {
        end -= 1
      } else if let length = lookalike(before: end) {
        end -= length
      } else {
        break
      }
    }
    let name = text(range(start, end))
    let gap = range(end, value)
    let sign = text(gap).filter { $0 != " " && $0 != "\u{A0}" }
    let isLast = value >= lines.contentEnd(of: lines.line(at: start))
    let message =
      switch sign {
      case "": "a ':' is missing after '\(name)'"
      case ":": "a ':' needs a space after it"
      default: "'\(sign)' doesn't separate a key from its value in YAML; ':' and a space do"
      }
    let text = isLast ? ":" : ": "
    let line = lines.line(at: start)
    let entry = name + text + self.text(range(value, max(value, lines.contentEnd(of: line))))
    let isWhole = !isLast && lines.textStart(of: line) == start && entry.utf8.count <= 80
    return SyntaxRepair(
      message,
      at: range(start, end),
      help: [
        isLast
          ? "write '\(name):', which contains the lines below it"
          : isWhole ? "write '\(entry)'" : "write '\(name): ' before the value"
      ],
      fixIts: [FixIt(isLast ? "insert ':'" : "write ': '", .unsafe, replace: gap, with: text)],
      about: sign.isEmpty ? .missingColon : nil
    )
  }

  /// Returns the length of an arrow, a fullwidth colon, or a no-break space before an offset, or `nil` for other text.
  private func lookalike(before end: Int) -> Int? {
    ["=>", "->", "：", "\u{A0}"].first { sign in
      end >= sign.utf8.count && bytes[(end - sign.utf8.count)..<end].elementsEqual(sign.utf8)
    }?.utf8.count
  }

  /// Repairs a key whose colon is in a comment, such as `tint # blue: label`.
  func colonInComment(before line: Int) -> SyntaxRepair? {
    guard let key = lines.nonEmptyLine(before: line),
      lines.indentation(of: key) == lines.indentation(of: line)
    else { return nil }
    let (start, end) = (lines.textStart(of: key), contentEnd(of: key))
    let limit = lines.textEnd(of: key)
    guard start < end,
      bytes[start..<end].allSatisfy({ $0.isLetterOrDigit || $0 >= 0x80 || "._-".utf8.contains($0) }
      ),
      let colon = (end..<limit).first(where: { place in
        bytes[place] == UInt8(ascii: ":") && (place + 1 == limit || bytes[place + 1] == 0x20)
      })
    else { return nil }
    let comment = text(range(end, colon))
    return SyntaxRepair(
      "a '#' after a space begins a comment, so '\(text(range(start, end)))' has no ':'",
      at: range(start, end),
      help: ["write the comment at the end of the line"],
      fixIts: [
        FixIt(
          "move the comment to the end of the line",
          .unsafe,
          edits: [
            FixIt.Edit(range: range(end, colon), newText: ""),
            FixIt.Edit(range: range(limit, limit), newText: comment),
          ]
        )
      ],
      patches: [SourcePatch(end, colon)]
    )
  }

  /// Repairs `key:value`, which YAML reads as one text.
  private func missingSpace(_ line: Int) -> SyntaxRepair? {
    let start = lines.textStart(of: line)
    let end = max(start, lines.contentEnd(of: line))
    guard let colon = bytes[start..<end].firstIndex(of: UInt8(ascii: ":")), colon > start else {
      return nil
    }
    if let repair = separator(colon + 1, upTo: end) { return repair }
    if colon + 2 == end, isQuote(bytes[colon + 1]) {
      let quote = range(colon + 1, end)
      let fixIt = FixIt("remove the quote", .unsafe, replace: quote, with: "")
      return SyntaxRepair(
        "the text that begins here has no closing quote",
        at: quote,
        help: ["remove the quote"],
        fixIts: [fixIt]
      )
    }
    guard colon + 1 < end, bytes[colon + 1] != 0x20, bytes[colon + 1] != UInt8(ascii: "/"),
      !bytes[start..<colon].contains(where: { $0 == 0x20 || isQuote($0) })
    else { return nil }
    let gap = range(colon + 1, colon + 1)
    let message = "a ':' needs a space after it"
    let fixIt = FixIt("insert a space after ':'", replace: gap, with: " ")
    return SyntaxRepair(message, at: range(start, end), fixIts: [fixIt])
  }

  /// Returns a finding about a line in the notation of another language: a comment or an import.
  func foreignLine(_ range: SourceRange) -> Diagnostic? {
    let line = text(range)
    func finding(_ message: String, writing text: String) -> Diagnostic {
      let fixIt = FixIt("write '\(text)'", replace: range, with: text)
      return error(message, at: range, help: ["write '\(text)'"], fixIts: [fixIt])
    }
    if line.hasPrefix("//") || line.hasPrefix("/*") {
      var comment = line.dropFirst(2)
      if line.hasPrefix("/*"), comment.hasSuffix("*/") { comment = comment.dropLast(2) }
      let text = "#" + (comment.hasPrefix(" ") ? "" : " ") + comment
      return finding("a comment in YAML begins with '#'", writing: text)
    }
    for (word, key, what) in [
      ("@import", "imports", "a list of files"), ("@use", "imports", "a list of files"),
      ("import", "imports", "a list of files"), ("@include", "use", "the names of styles"),
      ("@extend", "use", "the names of styles"),
    ] where line.hasPrefix(word + " ") {
      let name = line.dropFirst(word.count + 1).filter { !"\"';".contains($0) }
      return finding(
        "'\(word)' belongs to other languages; in a theme, '\(key)' is \(what)",
        writing: "\(key): [\(name)]"
      )
    }
    return nil
  }

  func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
}
