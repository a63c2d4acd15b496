import LintelDiagnostics

/// Repairs lines that are correct except for where they begin.
extension SyntaxRepairs {
  /// Repairs a line whose indentation doesn't match any block around it, by moving it to the nearest one.
  func indentationRepair(_ failure: SyntaxFailure) -> SyntaxRepair? {
    guard failure.place < bytes.count else { return nil }
    let line = lines.line(at: failure.place)
    switch failure.problem {
    case "did not find expected <document start>": return indentedBeginning(before: line)
    case "did not find expected key" where lines.textStart(of: line) == failure.place:
      return colonInComment(before: line) ?? misplacedLine(failure, line: line)
    case "mapping values are not allowed in this context":
      // One space is a mistake. With more spaces, the author may mean to nest something.
      guard let previous = lines.nonEmptyLine(before: line), hasValue(previous),
        lines.indentation(of: line) == lines.indentation(of: previous) + 1
      else { return nil }
      return misplacedLine(failure, line: line)
    default: return nil
    }
  }

  /// Repairs a line that belongs next to those of the nearest block.
  private func misplacedLine(_ failure: SyntaxFailure, line: Int) -> SyntaxRepair? {
    let indentation = lines.indentation(of: line)
    let levels = levels(above: line)
    guard let deepest = levels.first, indentation <= deepest + 1,
      let (level, isSure) = nearest(to: indentation, of: levels, for: line)
    else { return nil }
    var misplaced = [line]
    while let next = lines.nonEmptyLine(after: misplaced.last ?? line, from: indentation) {
      misplaced.append(next)
    }
    let here = word(at: lines.textStart(of: line))
    if let repair = unevenBlock(line, misplaced) { return repair }
    let spaces = String(repeating: " ", count: level)
    let edits = misplaced.map { FixIt.Edit(range: margin(of: $0), newText: spaces) }
    let title = "indent by \(level) \(level == 1 ? "space" : "spaces")"
    let around = context(failure, Note.mappingAround)
    return SyntaxRepair(
      diagnostic: foreignLine(here)
        ?? error(
          "the indentation of '\(text(here))' doesn't match any line above it",
          at: here,
          notes: around
            + misplaced.dropFirst().map {
              Note(Note.sameIndentation, at: word(at: lines.textStart(of: $0)))
            },
          help: ["give it the same indentation as the keys next to it"],
          fixIts: isSure ? [FixIt(title, .unsafe, edits: edits)] : [],
          about: .indentation
        ),
      patches: edits.map { SourcePatch($0) }
    )
  }

  /// Repairs a block whose first entries are indented more than the rest, although all of it is below the same key.
  ///
  /// The fewer of them are reported. Reading continues as if the first entries had the indentation of the others.
  private func unevenBlock(_ line: Int, _ others: [Int]) -> SyntaxRepair? {
    let indentation = lines.indentation(of: line)
    var (first, key) = (line, lines.nonEmptyLine(before: line))
    while let previous = key, lines.indentation(of: previous) > indentation {
      (first, key) = (previous, lines.nonEmptyLine(before: previous))
    }
    // One space is a slip in this line.
    guard let key, first < line, opensBlock(key), lines.indentation(of: key) + 2 <= indentation,
      lines.indentation(of: first) >= indentation + 2
    else { return nil }
    let column = lines.indentation(of: first)
    let (block, shift) = ((first..<line).filter { !lines.isEmpty($0) }, column - indentation)
    let entries = block.filter { lines.indentation(of: $0) == column }
    let moved = block.map { line in
      let start = lines.start(of: line)
      let length = min(shift, lines.indentation(of: line))
      return FixIt.Edit(range: range(start, start + length), newText: "")
    }
    let areFew = entries.count <= others.count
    let wrong = areFew ? entries : others
    let here = word(at: lines.textStart(of: wrong[0]))
    let fixIt = FixIt("indent by \(indentation) spaces", .unsafe, edits: moved)
    return SyntaxRepair(
      "the indentation of '\(text(here))' doesn't match any line \(areFew ? "below" : "above") it",
      at: here,
      notes: [
        Note(Note.mappingAround, at: word(at: lines.textStart(of: key))),
        Note(Note.indentedMore, at: word(at: lines.textStart(of: first))),
        Note(Note.indentedLess, at: word(at: lines.textStart(of: line))),
      ]
        + wrong.dropFirst().map {
          Note(Note.sameIndentation, at: word(at: lines.textStart(of: $0)))
        },
      help: ["give it the same indentation as the keys next to it"],
      fixIts: areFew && entries.count == 1 ? [fixIt] : [],
      patches: moved.map { SourcePatch($0) },
      about: .indentation
    )
  }

  /// Repairs a theme whose first lines are indented, unlike the rest.
  private func indentedBeginning(before line: Int) -> SyntaxRepair? {
    let shift = (0..<line).first { !lines.isEmpty($0) }
      .map { ($0, lines.indentation(of: $0) - lines.indentation(of: line)) }
    guard let (first, shift) = shift, shift > 0 else { return nil }
    let indented = (first..<line).filter { !lines.isEmpty($0) }
    let edits = indented.map { line in
      let (start, end) = (lines.start(of: line), lines.textStart(of: line))
      return FixIt.Edit(range: range(start, min(start + shift, end)), newText: "")
    }
    return SyntaxRepair(
      "the theme begins with an indented line, and the lines below it aren't part of the same mapping",
      at: word(at: lines.textStart(of: first)),
      notes: [Note("this line is indented less", at: word(at: lines.textStart(of: line)))],
      help: ["remove the indentation"],
      fixIts: [FixIt("remove the indentation", .safe, edits: edits)]
    )
  }

  /// Repairs a `-` before a key, or a line of a list without one.
  func dashRepair(_ failure: SyntaxFailure) -> SyntaxRepair? {
    guard failure.place < bytes.count else { return nil }
    let line = lines.line(at: failure.place)
    let begins = lines.textStart(of: line) == failure.place
    switch failure.problem {
    case "did not find expected key" where begins && isDash(failure.place) && hasKey(line):
      return strayDash(failure.place, beside: nil)
    case "did not find expected '-' indicator" where begins:
      guard let list = failure.contextPlace, isDash(list) else { return nil }
      let column = lines.indentation(of: line)
      let isOnly = (lines.line(at: list) + 1..<line).allSatisfy {
        lines.isEmpty($0) || lines.indentation(of: $0) != column
      }
      if isOnly, hasKey(lines.line(at: list)), hasKey(line) {
        return strayDash(list, beside: failure.place)
      }
      return missingDash(on: line, of: list)
    case "could not find expected ':'":
      // Without its '-', a text is read as a key.
      let line = failure.contextPlace.map(lines.line) ?? line
      guard let previous = lines.nonEmptyLine(before: line),
        lines.indentation(of: previous) == lines.indentation(of: line),
        isDash(lines.textStart(of: previous))
      else { return nil }
      return missingDash(on: line, of: lines.textStart(of: previous))
    default: return nil
    }
  }

  /// Repairs a line without the `-` that the lines next to it have.
  private func missingDash(on line: Int, of list: Int) -> SyntaxRepair? {
    let next = lines.nonEmptyLine(after: line)
    guard next.map({ lines.indentation(of: $0) <= lines.indentation(of: line) }) ?? true else {
      return nil
    }
    let start = lines.textStart(of: line)
    let message = "'-' is missing before '\(text(word(at: start)))'"
    let note = Note("this line of the list has one", at: range(list, list + 1))
    let fixIt = FixIt("insert '-'", .unsafe, replace: range(start, start), with: "- ")
    return SyntaxRepair(message, at: word(at: start), notes: [note], fixIts: [fixIt])
  }

  private func strayDash(_ place: Int, beside key: Int?) -> SyntaxRepair {
    var end = place + 1
    while end < bytes.count, bytes[end] == 0x20 { end += 1 }
    let dash = range(place, end)
    return SyntaxRepair(
      "a '-' begins an element of a list, and the lines next to it are keys of a mapping",
      at: range(place, place + 1),
      notes: key.map { [Note("this line has no '-'", at: word(at: $0))] } ?? [],
      help: ["write each key without a '-' before it"],
      fixIts: [FixIt("remove the '-'", .unsafe, replace: dash, with: "")]
    )
  }

  /// Returns the indentations of the blocks around a line and of the line before it, deepest first.
  private func levels(above line: Int) -> [Int] {
    var levels: [Int] = []
    var current = line
    while levels.last != 0, let previous = lines.nonEmptyLine(before: current) {
      let indentation = lines.indentation(of: previous)
      if indentation < levels.last ?? .max { levels.append(indentation) }
      current = previous
    }
    return levels
  }

  /// Returns the level nearest to a line's indentation, and whether it is the only one, with a preference for the outer of two if
  /// the line is a key with nested lines.
  private func nearest(
    to indentation: Int,
    of levels: [Int],
    for line: Int
  ) -> (level: Int, isSure: Bool)? {
    let least = levels.map { abs($0 - indentation) }.min()
    let near = levels.filter { abs($0 - indentation) == least }
    guard let deeper = near.first, let outer = near.last else { return nil }
    guard near.count > 1, !hasValue(line), let next = lines.nonEmptyLine(after: line),
      lines.indentation(of: next) <= deeper
    else { return (deeper, near.count == 1) }
    return (outer, false)
  }

  private func hasValue(_ line: Int) -> Bool {
    let end = lines.contentEnd(of: line)
    return end > lines.textStart(of: line) && bytes[end - 1] != UInt8(ascii: ":") && hasKey(line)
  }

  /// Whether a line is a key without a value.
  private func opensBlock(_ line: Int) -> Bool {
    let end = lines.contentEnd(of: line)
    return end > lines.textStart(of: line) && bytes[end - 1] == UInt8(ascii: ":")
  }

  func hasKey(_ line: Int) -> Bool {
    let end = lines.contentEnd(of: line)
    return (lines.textStart(of: line)..<max(end, lines.textStart(of: line))).contains {
      bytes[$0] == UInt8(ascii: ":") && ($0 + 1 == end || bytes[$0 + 1] == 0x20)
    }
  }

  /// Whether the byte at an offset is a `-` that begins an element.
  func isDash(_ place: Int) -> Bool {
    place + 1 < bytes.count && bytes[place] == UInt8(ascii: "-") && bytes[place + 1] == 0x20
  }

  private func margin(of line: Int) -> SourceRange {
    range(lines.start(of: line), lines.textStart(of: line))
  }
}

extension SourceLines {
  /// Returns the next line of the same block with the same indentation, or `nil` if a line with less ends the block before that.
  fileprivate func nonEmptyLine(after line: Int, from indentation: Int) -> Int? {
    var line = line
    while let next = nonEmptyLine(after: line), self.indentation(of: next) >= indentation {
      if self.indentation(of: next) == indentation { return next }
      line = next
    }
    return nil
  }
}
