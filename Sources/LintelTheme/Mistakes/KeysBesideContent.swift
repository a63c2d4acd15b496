import LintelDiagnostics
import LintelSyntax

/// A line with a key whose content is indented as much as the key itself, so that it's next to the key instead of below it.
private struct KeyBesideContent {
  let key: SourceRange
  let name: String
  /// The number of spaces before the key and its content.
  let indentation: Int
  /// The lines after the key that aren't indented less.
  let content: SourceRange
  /// The key of the mapping around the line.
  let outer: SourceRange
  let outerName: String
  let outerIndentation: Int
  /// Whether the line is the first one of that mapping.
  let isFirst: Bool

  /// Finds the key in the line that a range begins, or else in the line above it.
  init?(near place: SourceRange, in sources: SourceMap) {
    let lines = SourceLines(sources[place.file])
    let line = lines.line(at: Int(place.lower))
    guard lines.textStart(of: line) == Int(place.lower) else { return nil }
    let candidates = [line, lines.nonEmptyLine(before: line) ?? line]
    guard let own = candidates.first(where: { Self.name(in: $0, lines) != nil }),
      let name = Self.name(in: own, lines), let next = lines.nonEmptyLine(after: own),
      case let indentation = lines.indentation(of: own),
      lines.indentation(of: next) == indentation, lines.indentation(of: line) == indentation,
      let above = lines.nonEmptyLine(before: own),
      let outer = Self.outer(of: indentation, from: above, lines),
      let outerName = Self.name(in: outer, lines)
    else { return nil }
    let last = lines.lastLine(from: next, indented: indentation)
    func range(_ line: Int, _ name: String) -> SourceRange {
      let start = lines.textStart(of: line)
      return SourceRange(file: place.file, lower: start, upper: start + name.utf8.count)
    }
    (self.name, self.indentation, self.outerName) = (name, indentation, outerName)
    key = range(own, name)
    let end = lines.end(of: last)
    content = SourceRange(file: place.file, lower: lines.start(of: next), upper: end)
    self.outer = range(outer, outerName)
    outerIndentation = lines.indentation(of: outer)
    isFirst = above == outer
  }

  /// Returns the key in a line that has nothing else, as written.
  private static func name(in line: Int, _ lines: SourceLines) -> String? {
    let (start, end) = (lines.textStart(of: line), lines.contentEnd(of: line))
    guard end > start + 1, lines.bytes[end - 1] == UInt8(ascii: ":"),
      lines.bytes[start] != UInt8(ascii: "-")
    else { return nil }
    return String(decoding: lines.bytes[start..<end - 1], as: UTF8.self)
  }

  private static func outer(of indentation: Int, from line: Int, _ lines: SourceLines) -> Int? {
    var line = line
    while lines.indentation(of: line) >= indentation {
      guard let above = lines.nonEmptyLine(before: line) else { return nil }
      line = above
    }
    return line
  }

  /// Whether a range begins a line of the content that isn't indented more than the key.
  func hasEntry(_ range: SourceRange, in file: SourceFile) -> Bool {
    guard range.file == content.file, content.lower <= range.lower, range.lower < content.upper
    else { return false }
    let lines = SourceLines(file)
    let line = lines.line(at: Int(range.lower))
    return lines.textStart(of: line) == Int(range.lower)
      && lines.indentation(of: line) == indentation
  }

  /// Returns the key next to which the key belongs if a line isn't indented as any line above it: that line's, or else the key around it.
  func sibling(_ misfit: Diagnostic?, in file: SourceFile) -> (name: String, indentation: Int) {
    guard let misfit else { return (outerName, outerIndentation) }
    let lines = SourceLines(file)
    let line = lines.line(at: Int(misfit.range.lower))
    return (file.text(of: misfit.range).filter { $0 != ":" }, lines.indentation(of: line))
  }
}

extension FixIt {
  /// Returns a fix that changes the number of spaces before a key that begins its line.
  static func indent(_ key: SourceRange, from spaces: Int, to other: Int) -> FixIt {
    let margin = SourceRange(file: key.file, lower: Int(key.lower) - spaces, upper: Int(key.lower))
    return FixIt(
      other < spaces ? "indent it less" : "indent it more",
      .unsafe,
      replace: margin,
      with: String(repeating: " ", count: other)
    )
  }
}

extension Diagnostic {
  fileprivate var isAboutMissingLine: Bool {
    if case .missingLine? = subject { true } else { false }
  }
}

extension [Diagnostic] {
  /// Joins the findings that a key causes if its content is indented as much as the key: the key or the content isn't valid there, keys of
  /// the content are there twice, or the next line isn't indented as any line above it.
  mutating func joinKeysBesideContent(in sources: SourceMap) {
    let isAffected = contains { $0.rule == "duplicate-key" || $0.subject == .indentation }
    guard isAffected || filter(\.isAboutPlace).count > 1 else { return }
    var known: Set<SourceRange> = []
    for finding in filter({ $0.isAboutPlace || $0.subject == .missingName }).prefix(50) {
      let file = sources[finding.range.file]
      guard contains(finding), let line = KeyBesideContent(near: finding.range, in: sources),
        known.insert(line.key).inserted
      else { continue }
      let consequences = filter { other in
        if other == finding { return false }
        if other.subject == .indentation {
          let around = other.notes.first { $0.message == Note.mappingAround }?.range
          return line.isFirst && around?.file == line.outer.file
            && around?.lower == line.outer.lower
        }
        // A misspelled key is a mistake wherever it belongs.
        let isMisspelled =
          other.rule != "misplaced-key" && !other.fixIts.isEmpty && !other.isAboutMissingLine
        return (other.rule == "duplicate-key" || other.isAboutPlace && !isMisspelled)
          && line.hasEntry(other.range, in: file)
      }
      guard !consequences.isEmpty, let index = firstIndex(of: finding) else { continue }
      if finding.fixIts.isEmpty {
        let misfit = consequences.first { $0.subject == .indentation }
        let sibling = line.sibling(misfit, in: file)
        self[index].help = [
          "indent '\(line.name)' as much as '\(sibling.name)' if the lines below it belong in it"
        ]
        self[index].fixIts = [
          .indent(line.key, from: line.indentation, to: sibling.indentation)
        ]
      }
      let joined = Set(consequences)
      removeAll(where: joined.contains)
    }
  }

  /// Joins the finding that a line is missing above some keys with the findings about keys above them that are there twice, and so belong
  /// below the missing line, too.
  mutating func joinKeysAboveMissingLines(in sources: SourceMap) {
    let repeated = filter { $0.rule == "duplicate-key" }.prefix(50)
    guard !repeated.isEmpty else { return }
    for index in indices {
      guard case .missingLine(let name)? = self[index].subject,
        let first = repeated.first(where: { Self.isBlock(from: $0, to: self[index], in: sources) }),
        let edit = self[index].fixIts.first?.edits.first
      else { continue }
      let (file, key) = (first.range.file, sources[first.range.file].text(of: first.range))
      let lines = SourceLines(sources[file])
      let start = lines.start(of: lines.line(at: Int(first.range.lower)))
      let place = SourceRange(file: file, lower: start, upper: start)
      self[index].notes.append(
        Note("'\(key)' is written twice, so it belongs there, too", at: first.range)
      )
      self[index].help.removeLast()
      self[index].help.append("write '\(name):' on a line above '\(key)'")
      self[index].fixIts = [FixIt("insert '\(name):'", .unsafe, replace: place, with: edit.newText)]
      return removeAll { other in
        other.rule == "duplicate-key" && Self.isBlock(from: first, to: other, in: sources)
      }
    }
  }

  /// Whether two findings are about lines with the same indentation, without a line between them that is indented less.
  private static func isBlock(
    from first: Diagnostic,
    to last: Diagnostic,
    in sources: SourceMap
  ) -> Bool {
    guard first.range.file == last.range.file, first.range.lower <= last.range.lower else {
      return false
    }
    let lines = SourceLines(sources[first.range.file])
    var line = lines.line(at: Int(first.range.lower))
    let end = lines.line(at: Int(last.range.lower))
    let indentation = lines.indentation(of: line)
    guard lines.indentation(of: end) == indentation else { return false }
    while let next = lines.nonEmptyLine(after: line), next < end {
      if lines.indentation(of: next) < indentation { return false }
      line = next
    }
    return true
  }
}
