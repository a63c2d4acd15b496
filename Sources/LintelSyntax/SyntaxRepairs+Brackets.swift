import LintelDiagnostics

extension SyntaxRepairs {
  /// Repairs a bracket that isn't closed, or elements without a comma between them.
  func bracketRepair(_ failure: SyntaxFailure) -> SyntaxRepair? {
    guard let open = failure.openBracket ?? flowContext(of: failure), open < bytes.count else {
      return strayBracket(failure)
    }
    let outer = lines.line(at: open)
    if let end = unclosedEnd(of: open, failure) {
      let stack = openBrackets(from: open, to: end)
      guard let innermost = stack.last else { return nil }
      if let repair = openingQuote(onLinesFrom: outer, to: lines.line(at: end)) { return repair }
      if let repair = doubledBracket(innermost, at: end) { return repair }
      return closeBrackets(stack, innermost: innermost, at: end)
    }
    return bracedReference(failure) ?? callInValue(failure) ?? closure(failure)
      ?? secondComma(failure)
      ?? missingComma(failure)
      ?? unclosedList(failure, open: open)
      ?? leaveOut(failure, open: open)
  }

  /// Whether a bracket isn't closed on a line, regardless of where the failure is.
  func lacksBracket(_ failure: SyntaxFailure, onLine line: Int) -> Bool {
    guard let open = failure.openBracket ?? flowContext(of: failure), open < bytes.count,
      let end = unclosedEnd(of: open, failure)
    else { return false }
    return lines.line(at: end) == line && !openBrackets(from: open, to: end).isEmpty
  }

  /// Returns where an unclosed bracket should have been closed, or `nil` if the failure is a different one.
  private func unclosedEnd(of open: Int, _ failure: SyntaxFailure) -> Int? {
    let outer = lines.line(at: open)
    let failing = lines.line(at: min(failure.place, bytes.count))
    // If a bracket begins its line, the indentation of the next lines can't be compared with anything.
    let isClosed = lines.textStart(of: outer) == open && closingBracket(of: open) != nil
    return isClosed ? nil : unclosedEnd(from: outer, upTo: failing, failure: failure)
  }

  /// Returns the place of the flow collection that libyaml names as the context.
  private func flowContext(of failure: SyntaxFailure) -> Int? {
    failure.context.contains("flow") ? failure.contextPlace : nil
  }

  /// Returns where the brackets of a line should have been closed, if the failure is after that.
  private func unclosedEnd(from outer: Int, upTo failing: Int, failure: SyntaxFailure) -> Int? {
    var line = outer
    while let next = lines.nonEmptyLine(after: line), next <= failing {
      let first = bytes[lines.textStart(of: next)]
      if lines.indentation(of: next) <= lines.indentation(of: outer),
        first != UInt8(ascii: "}"), first != UInt8(ascii: "]")
      {
        return contentEnd(of: line)
      }
      line = next
    }
    let isAtEnd =
      failure.place >= bytes.count
      || lines.nonEmptyLine(after: failing) == nil && failure.place >= lines.contentEnd(of: failing)
    return isAtEnd ? contentEnd(of: line) : nil
  }

  /// Returns the offsets of the brackets that are open at `end`, outermost first.
  private func openBrackets(from start: Int, to end: Int) -> [Int] {
    var stack: [Int] = []
    var quote: UInt8?
    var index = start
    while index < end {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
        if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\"") { index += 1 }
      } else {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: "{"), UInt8(ascii: "["): stack.append(index)
        case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = stack.popLast()
        case UInt8(ascii: "#") where isBlankOrBreak(bytes[index - 1]) && !colors.contains(index):
          index = lines.textEnd(of: lines.line(at: index))
        default: break
        }
      }
      index += 1
    }
    return stack
  }

  private func closer(of open: Int) -> UInt8 {
    bytes[open] == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]")
  }

  /// Closes brackets at the end of the line where they probably should have been closed.
  private func closeBrackets(_ stack: [Int], innermost: Int, at end: Int) -> SyntaxRepair {
    if let repair = bracketBeforeBlock(innermost, at: end) { return repair }
    let bracket = range(innermost, innermost + 1)
    let open = text(bracket)
    let close = String(decoding: stack.reversed().map(closer), as: UTF8.self)
    let isOneLine = lines.line(at: stack[0]) == lines.line(at: end)
    return SyntaxRepair(
      "'\(String(decoding: [closer(of: innermost)], as: UTF8.self))' is missing",
      at: range(end, end),
      notes: [Note("this '\(open)' isn't closed", at: bracket)],
      fixIts: isOneLine && stack.count == 1
        ? [FixIt("insert '\(close)'", replace: range(end, end), with: " \(close)")] : [],
      patches: [SourcePatch(insert: [0x20] + Array(close.utf8), at: end)],
      line: lines.line(at: innermost),
      about: .openBracket(bracket)
    )
  }

  /// Repairs a brace before the first of several lines with keys, such as `{lintel: 1` above `theme: Shop`.
  private func bracketBeforeBlock(_ open: Int, at end: Int) -> SyntaxRepair? {
    let line = lines.line(at: open)
    guard bytes[open] == UInt8(ascii: "{"), lines.textStart(of: line) == open,
      lines.line(at: end) == line, let next = lines.nonEmptyLine(after: line), hasKey(next),
      lines.indentation(of: next) == lines.indentation(of: line)
    else { return nil }
    var upper = open + 1
    while upper < end, bytes[upper] == 0x20 { upper += 1 }
    let fixIt = FixIt("remove '{'", .unsafe, replace: range(open, upper), with: "")
    return SyntaxRepair(
      "this '{' isn't closed",
      at: range(open, open + 1),
      help: ["remove it, because the lines below it are keys of the same mapping"],
      fixIts: [fixIt]
    )
  }

  /// Repairs a reference such as `${accent}`, which is the notation of other languages.
  private func bracedReference(_ failure: SyntaxFailure) -> SyntaxRepair? {
    let open = failure.place
    guard open > 0, open < bytes.count, bytes[open] == UInt8(ascii: "{"),
      bytes[open - 1] == UInt8(ascii: "$")
    else { return nil }
    let line = lines.line(at: open)
    guard let close = bytes[open..<lines.textEnd(of: line)].firstIndex(of: UInt8(ascii: "}")),
      close > open + 1
    else { return nil }
    let name = text(range(open + 1, close))
    let written = range(open - 1, close + 1)
    return SyntaxRepair(
      "'${\(name)}' has braces; a theme writes '$' and the name without braces",
      at: written,
      help: ["write '$\(name)'"],
      fixIts: [FixIt("change to '$\(name)'", replace: written, with: "$\(name)")],
      patches: [SourcePatch(open, open + 1), SourcePatch(close, close + 1)]
    )
  }

  /// Repairs a call such as `UIColor(named: "Ink")` in a flow mapping, whose colon looks like that of an entry.
  private func callInValue(_ failure: SyntaxFailure) -> SyntaxRepair? {
    guard failure.place < bytes.count, bytes[failure.place] == UInt8(ascii: ":") else { return nil }
    let line = lines.line(at: failure.place)
    var start = failure.place
    while start > lines.textStart(of: line), !isBlankOrBreak(bytes[start - 1]) { start -= 1 }
    return call(from: start, line: line)
  }

  /// Repairs a call with labeled arguments by reading it as if it were quoted.
  func call(from start: Int, line: Int) -> SyntaxRepair? {
    let limit = lines.textEnd(of: line)
    guard start < limit, let open = bytes[start..<limit].firstIndex(of: UInt8(ascii: "(")),
      open > start,
      bytes[start..<open].allSatisfy({ $0.isLetterOrDigit || ".#_".utf8.contains($0) })
    else { return nil }
    guard let end = endOfCall(from: open, upTo: limit),
      !bytes[start..<end].contains(UInt8(ascii: "'"))
    else { return nil }
    return quoting(from: start, to: end, "text that contains ': ' needs quotes")
  }

  /// Returns the offset after the parenthesis that closes the first one, or `nil` if none does.
  private func endOfCall(from start: Int, upTo limit: Int) -> Int? {
    var depth = 0
    for index in start..<limit {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      guard bytes[index] == UInt8(ascii: ")") else { continue }
      depth -= 1
      if depth <= 0 { return index + 1 }
    }
    return nil
  }

  /// Repairs a closure after a name, such as `UIColor { … }`, or a call with a mapping, by reading both as if they were quoted.
  private func closure(_ failure: SyntaxFailure) -> SyntaxRepair? {
    let open = failure.place
    guard failure.problem.contains("expected ','"), open < bytes.count,
      bytes[open] == UInt8(ascii: "{"), let close = closingBracket(of: open)
    else { return nil }
    let line = lines.line(at: open)
    var start = bytes.textEnd(before: open, from: lines.textStart(of: line))
    while start > lines.textStart(of: line),
      bytes[start - 1].isLetterOrDigit || "._(".utf8.contains(bytes[start - 1])
    {
      start -= 1
    }
    let before = bytes.textEnd(before: start, from: lines.start(of: line))
    // A call such as `alpha({ … } 40%)` can have further arguments.
    let end =
      bytes[start..<open].contains(UInt8(ascii: "("))
      ? endOfCall(from: start, upTo: lines.textEnd(of: line)) ?? close : close
    guard start < open, bytes[start].isLetterOrDigit, lines.line(at: end) == line,
      before > lines.start(of: line), bytes[before - 1] == UInt8(ascii: ":"),
      !bytes[start..<end].contains(UInt8(ascii: "'"))
    else { return nil }
    return quoting(from: start, to: end, "text that contains '{' needs quotes")
  }

  private func quoting(from start: Int, to end: Int, _ message: String) -> SyntaxRepair {
    let quote = [UInt8(ascii: "'")]
    let text = quoted(text(range(start, end)))
    return SyntaxRepair(
      message,
      at: range(start, end),
      help: ["quote it: \(text)"],
      fixIts: [FixIt("quote it", .unsafe, replace: range(start, end), with: text)],
      patches: [SourcePatch(insert: quote, at: start), SourcePatch(insert: quote, at: end)],
      about: .missingQuotes
    )
  }

  /// Removes a bracket that isn't closed right before another one, such as the first in `{{ color: label }`.
  private func doubledBracket(_ open: Int, at end: Int) -> SyntaxRepair? {
    guard open + 1 < end, "{[".utf8.contains(bytes[open + 1]),
      lines.line(at: open) == lines.line(at: end),
      let close = closingBracket(of: open + 1),
      bytes[min(close, end)..<end].allSatisfy({ "]} ".utf8.contains($0) })
    else { return nil }
    let bracket = range(open, open + 1)
    return SyntaxRepair(
      "this '\(text(bracket))' isn't closed",
      at: bracket,
      help: ["remove it"],
      fixIts: [FixIt("remove '\(text(bracket))'", .unsafe, replace: bracket, with: "")]
    )
  }

  private func note(on open: Int) -> Note {
    let bracket = range(open, open + 1)
    return Note("in this '\(text(bracket))'", at: bracket)
  }

  /// Repairs two elements without a comma between them.
  private func missingComma(_ failure: SyntaxFailure) -> SyntaxRepair? {
    guard failure.problem.contains("expected ','"), failure.place < bytes.count,
      let open = failure.contextPlace
    else { return nil }
    var place = failure.place
    if bytes[place] == UInt8(ascii: ":") {
      // The key before the colon was read as a part of the preceding value.
      while place > open + 1, !isBlankOrBreak(bytes[place - 1]) { place -= 1 }
    }
    guard place > open + 1, !"]}".utf8.contains(bytes[place]) else { return nil }
    let end = bytes.textEnd(before: place, from: open + 1)
    guard ![UInt8(ascii: ":"), UInt8(ascii: ",")].contains(bytes[end - 1]) else { return nil }
    if let repair = semicolon(place, before: end, in: open) { return repair }
    if let repair = quoteInQuotes(failure) { return repair }
    let here = word(at: place)
    let message = "a comma is missing before '\(text(here))'"
    let fixIt = FixIt("insert ','", replace: range(end, end), with: ",")
    return SyntaxRepair(message, at: here, notes: [note(on: open)], fixIts: [fixIt])
  }

  /// Repairs a semicolon instead of a comma, which YAML reads as the end or the beginning of a text.
  private func semicolon(_ place: Int, before end: Int, in open: Int) -> SyntaxRepair? {
    let mark = UInt8(ascii: ";")
    guard let found = bytes[end - 1] == mark ? end - 1 : bytes[place] == mark ? place : nil else {
      return nil
    }
    let range = range(found, found + 1)
    let message = "entries are separated by ',', not ';'"
    let fixIt = FixIt("change to ','", replace: range, with: ",")
    return SyntaxRepair(message, at: range, notes: [note(on: open)], fixIts: [fixIt])
  }

  /// Repairs a comma with nothing before it.
  private func secondComma(_ failure: SyntaxFailure) -> SyntaxRepair? {
    let place = failure.place
    guard place < bytes.count, bytes[place] == UInt8(ascii: ",") else { return nil }
    let end = bytes.textEnd(before: place)
    guard end > 0, ",[{".utf8.contains(bytes[end - 1]) else { return nil }
    let range = range(place, place + 1)
    let message = "there is nothing before this comma"
    let fixIt = FixIt("remove it", replace: range, with: "")
    return SyntaxRepair(message, at: range, fixIts: [fixIt])
  }

  /// Repairs text after a closing bracket on the same line.
  func afterBracket(_ failure: SyntaxFailure) -> SyntaxRepair? {
    guard failure.openBracket == nil, failure.place < bytes.count,
      ["expected key", "'-' indicator", "<document start>"].contains(
        where: failure.problem.contains
      )
    else { return nil }
    let line = lines.line(at: failure.place)
    let before = bytes.textEnd(before: failure.place, from: lines.start(of: line))
    guard before > lines.start(of: line), "]}".utf8.contains(bytes[before - 1]) else { return nil }
    let end = max(lines.contentEnd(of: line), failure.place + 1)
    if let repair = separator(failure.place, upTo: end) { return repair }
    let rest = range(failure.place, end)
    let isBracket = "]}".utf8.contains(bytes[failure.place])
    return SyntaxRepair(
      isBracket
        ? "'\(text(range(failure.place, failure.place + 1)))' doesn't close anything"
        : "there is text after the closing '\(text(range(before - 1, before)))'",
      at: rest,
      help: ["remove it"],
      fixIts: isBracket ? [FixIt("remove it", .unsafe, replace: rest, with: "")] : [],
      patches: [SourcePatch(failure.place, end)]
    )
  }

  /// Repairs a comma or a semicolon that ends a line outside of brackets.
  func separator(_ place: Int, upTo end: Int) -> SyntaxRepair? {
    guard place < end, bytes[place..<end].allSatisfy({ ",;".utf8.contains($0) }) else { return nil }
    let range = range(place, end)
    let message = "entries on separate lines don't have '\(text(range))' between them"
    let fixIt = FixIt("remove it", replace: range, with: "")
    return SyntaxRepair(message, at: range, fixIts: [fixIt])
  }

  /// Reports a list that isn't closed before the mapping around it ends, and leaves out the mapping.
  private func unclosedList(_ failure: SyntaxFailure, open: Int) -> SyntaxRepair? {
    let place = failure.place
    guard place < bytes.count, bytes[place] == UInt8(ascii: "}"),
      let list = openBrackets(from: open, to: place).last, bytes[list] == UInt8(ascii: "[")
    else { return nil }
    var repair = leaveOut(failure, open: open)
    repair.diagnostic?.message = "']' is missing"
    repair.diagnostic?.notes = [
      Note("this '[' isn't closed", at: range(list, list + 1)),
      note(on: openBrackets(from: open, to: list).last ?? open),
    ]
    return repair
  }

  /// Leaves out a collection in brackets, if no other repair helps.
  private func leaveOut(_ failure: SyntaxFailure, open: Int) -> SyntaxRepair {
    var diagnostic = explanation(of: failure)
    diagnostic.notes = [note(on: open)]
    let line = lines.line(at: min(failure.place, bytes.count))
    return SyntaxRepair(
      diagnostic: diagnostic,
      patches: [
        SourcePatch(open, closingBracket(of: open) ?? max(open + 1, lines.textEnd(of: line)))
      ],
      line: line
    )
  }

  /// Returns the offset after the bracket that closes another one, or `nil` if it isn't found.
  private func closingBracket(of open: Int) -> Int? {
    var end = open
    while let next = bytes[(end + 1)...].firstIndex(where: { "]}".utf8.contains($0) }) {
      end = next
      if openBrackets(from: open, to: end + 1).isEmpty { return end + 1 }
      guard end - open < 4096 else { return nil }
    }
    return nil
  }

  /// Repairs a closing bracket that doesn't close anything.
  private func strayBracket(_ failure: SyntaxFailure) -> SyntaxRepair? {
    guard failure.place < bytes.count, "]},".utf8.contains(bytes[failure.place]) else { return nil }
    let place = range(failure.place, failure.place + 1)
    let line = lines.line(at: failure.place)
    return SyntaxRepair(
      text(place) == ","
        ? "there is nothing before this comma" : "'\(text(place))' doesn't close anything",
      at: place,
      help: text(place) == "," ? [] : ["remove it, or quote the text"],
      patches: [SourcePatch(failure.place, max(failure.place + 1, lines.textEnd(of: line)))]
    )
  }
}
