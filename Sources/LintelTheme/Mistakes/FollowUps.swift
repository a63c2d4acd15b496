import LintelDiagnostics
import LintelSyntax

extension BlockKey {
  /// The rules that report something missing, as they do if the key is misspelled.
  fileprivate var followUps: Set<String> {
    switch self {
    case .lintel: ["missing-version"]
    case .theme: ["missing-theme-name"]
    case .ios: ["missing-ios"]
    case .brands, .promos, .modes, .screens, .groups, .styles:
      ["undeclared-name", "matches-nothing"]
    case .assets: ["unknown-asset"]
    case .imports: ["unknown-token", "undeclared-name"]
    case .glass, .flows, .extends, .from, .until, .with, .class, .navigationController,
      .appVersions, .priority, .final, .tokens, .use, .proxies, .instances:
      []
    }
  }
}

private struct Beginning: Hashable {
  private let file: FileID
  private let offset: Int32

  init(_ range: SourceRange) { (file, offset) = (range.file, range.lower) }

  init(_ file: FileID, _ offset: Int) { (self.file, self.offset) = (file, Int32(offset)) }
}

extension [Diagnostic] {
  /// Removes findings that only follow from another finding, so that one mistake causes one error.
  ///
  /// Unknown keys were meant as the `keys` of blocks. The `names` are those in unread ranges and in `entries` with errors.
  mutating func dropFollowUps(
    of keys: Set<BlockKey>,
    unread: [SourceRange],
    entries: [SourceRange],
    names: UnreadNames,
    in sources: SourceMap
  ) {
    // Findings that explain each other must not all be removed, because only an error stops a compile.
    let first = filter { $0.severity == .error }.min { $0.range < $1.range }
    defer { if !hasErrors, let first { append(first) } }
    let header = [BlockKey.lintel, .theme, .ios].filter { names.mentions($0.rawValue) }
    let rules = keys.union(header).reduce(into: Set<String>()) { $0.formUnion($1.followUps) }
    if !rules.isEmpty { removeAll { rules.contains($0.rule) } }
    if !names.isEmpty { dropUses(of: names, in: sources) }
    dropTextsOfConditions(in: sources)
    joinEmptyKeys(in: sources)
    joinOpenBrackets(in: sources)
    if !unread.isEmpty { dropValues(cutBy: unread) }
    // A text that needs quotes and would be wrong even with them is one mistake.
    let quotable = { (finding: Diagnostic) in
      finding.rule == "yaml-syntax" && finding.subject == .missingQuotes
    }
    // An entry without its ':' is read as a text, which isn't a valid value where keys are expected.
    let unparsed = beginnings {
      $0.rule == "yaml-syntax" && !quotable($0) || $0.rule == "yaml-tag" && $0.fixIts.isEmpty
        || $0.rule == "malformed-json"
    }
    removeAll { $0.rule == "wrong-value-type" && unparsed.contains(Beginning($0.range)) }
    let unknown = beginnings { $0.rule == "unknown-key" || $0.rule == "unknown-property" }
    removeAll { $0.subject == .missingColon && unknown.contains(Beginning($0.range)) }
    dropRestOfLines(in: sources)
    dropValuesOfReferences()
    joinKeysBesideContent(in: sources)
    joinKeysAboveMissingLines(in: sources)
    joinListIndentations(in: sources)
    dropUncertainLines(in: sources)
    dropKeysOfMissingKey(in: sources)
    nameMissingLine()
    dropIndentationsWithoutName()
    dropGuessedPlaces()
    dropIndentations(after: entries, in: sources)
    dropConsequencesOfKeys()
    dropColorsInCalls(in: sources)
    dropSplitCalls()
    // A setting in braces that can't be read has no class either.
    let holders = Set(
      filter { $0.rule == "yaml-syntax" }.flatMap { $0.notes.compactMap(\.range) }
        .map { Beginning($0) }
    )
    removeAll {
      $0.rule == "missing-class" && holders.contains(sources.beginning(after: $0.range))
    }
    // Quotes don't make an invalid name valid.
    let invalid = beginnings { $0.rule == "invalid-name" }
    removeAll { $0.rule == "yaml-alias" && invalid.contains(Beginning($0.range)) }
    // A block with an anchor under an unknown key exists only for aliases.
    let anchors = Set(filter { $0.rule == "yaml-anchor" }.map(\.range.lower))
    removeAll { $0.rule == "unknown-key" && anchors.contains($0.range.upper + 2) }
    guard contains(where: quotable) else { return }
    var wrong: [FileID: [SourceRange]] = [:]
    for finding in self where finding.severity == .error && finding.rule != "yaml-syntax" {
      wrong[finding.range.file, default: []].append(finding.range)
    }
    let ranges = wrong.mapValues { $0.sorted() }
    removeAll { finding in
      guard quotable(finding), let others = ranges[finding.range.file] else { return false }
      let index = others.indices.partitioned { others[$0].lower > finding.range.lower }
      return others[..<index].suffix(8).contains { $0.upper >= finding.range.upper }
    }
  }

  /// Returns where the findings that fit a condition begin.
  private func beginnings(where fits: (Diagnostic) -> Bool) -> Set<Beginning> {
    Set(filter(fits).map { Beginning($0.range) })
  }

  /// Removes findings about names that the unreadable parts may declare.
  private mutating func dropUses(of names: UnreadNames, in sources: SourceMap) {
    removeAll { finding in
      guard finding.rule == "undeclared-name" || finding.rule == "matches-nothing" else {
        return false
      }
      let written = sources[finding.range.file].text(of: finding.range)
      let text = written.filter { !"\"'".contains($0) }
      return finding.rule == "undeclared-name" ? names.contains(text) : names.match(text)
    }
  }

  /// Removes findings about values whose text couldn't be read.
  private mutating func dropValues(cutBy unread: [SourceRange]) {
    removeAll { finding in
      finding.rule == "wrong-value-type"
        && unread.contains { part in
          part.file == finding.range.file && part.lower <= finding.range.upper + 1
            && finding.range.lower <= part.upper
        }
    }
  }

  /// Removes other errors in lines with characters that no text may contain, because they change what the line says.
  private mutating func dropRestOfLines(in sources: SourceMap) {
    let rules: Set = ["control-character", "invalid-utf8"]
    let lines = filter { rules.contains($0.rule) }.map { sources.wholeLine(around: $0.range) }
    removeAll { finding in
      finding.severity == .error && !rules.contains(finding.rule)
        && lines.contains { line in
          line.file == finding.range.file && line.lower <= finding.range.upper
            && finding.range.lower <= line.upper
        }
    }
  }

  /// Removes errors about values that are only an anchor or an alias, and about mappings that lack one.
  private mutating func dropValuesOfReferences() {
    let places = filter { $0.rule == "yaml-anchor" || $0.rule == "yaml-alias" }.map(\.range)
    guard !places.isEmpty else { return }
    removeAll { finding in
      ["wrong-value-type", "missing-key", "unknown-color", "unknown-keyword"].contains(finding.rule)
        && places.contains { place in
          place.file == finding.range.file
            && (finding.rule == "missing-key"
              ? finding.range.lower <= place.lower && place.upper <= finding.range.upper
              : finding.range.lower == place.lower)
        }
    }
  }

  /// Removes findings about lines below a wrong line, because it's unclear what that line can contain.
  private mutating func dropConsequencesOfKeys() {
    let wrong = filter { $0.severity == .error && $0.rule != "yaml-syntax" }.map(\.range)
    removeAll { finding in
      finding.rule == "yaml-syntax"
        && finding.notes.contains { note in
          guard note.message == Note.lineWithValue, let line = note.range else { return false }
          return wrong.contains {
            $0.file == line.file && line.lower <= $0.lower && $0.upper <= line.upper
          }
        }
    }
  }

  /// Removes findings about colors in calls that another finding rewrites, such as `linear-gradient(#FFF, #000)`.
  private mutating func dropColorsInCalls(in sources: SourceMap) {
    guard contains(where: { $0.rule == "unquoted-color" }) else { return }
    let others = filter { $0.severity == .error && $0.rule != "unquoted-color" }.map(\.range)
      .sorted()
    removeAll { finding in
      guard finding.rule == "unquoted-color" else { return false }
      let index = others.indices.partitioned { others[$0] > finding.range }
      return others[..<index].suffix(8).contains { call in
        guard call.file == finding.range.file, finding.range.upper <= call.upper else {
          return false
        }
        let bytes = sources[call.file].bytes[Int(call.lower)..<Int(finding.range.lower)]
        return bytes.contains(UInt8(ascii: "(")) && !bytes.contains(where: "{[\n".utf8.contains)
      }
    }
  }

  /// Removes findings about the commas of function calls that themes don't have, such as `linear-gradient(90deg, red, blue)`.
  private mutating func dropSplitCalls() {
    guard contains(where: { $0.rule == "split-function" }) else { return }
    let wrong = beginnings { $0.rule != "split-function" }
    removeAll { $0.rule == "split-function" && wrong.contains(Beginning($0.range)) }
  }

  /// Returns the lines that a guess has put below a wrong key, because they're indented less than the first lines there.
  func uncertainLines(in sources: SourceMap) -> [SourceRange] {
    guard contains(where: { $0.subject == .indentation }) else { return [] }
    let keys = beginnings(where: \.isAboutPlace)
    return compactMap { finding in
      func place(_ message: String) -> SourceRange? {
        finding.notes.first { $0.message == message }?.range
      }
      guard finding.subject == .indentation, let key = place(Note.mappingAround),
        let first = place(Note.indentedLess), keys.contains(Beginning(key))
      else { return nil }
      let lines = SourceLines(sources[first.file])
      let indentation = lines.indentation(of: lines.line(at: Int(key.lower)))
      let last = lines.lastLine(from: lines.line(at: Int(first.lower)), indented: indentation + 1)
      return SourceRange(file: first.file, lower: Int(first.lower), upper: lines.end(of: last))
    }
  }

  /// Removes errors in lines whose place is a guess: below a wrong key, or after a tab.
  private mutating func dropUncertainLines(in sources: SourceMap) {
    let uncertain = uncertainLines(in: sources)
    let tabs = filter { $0.rule == "tab-indentation" }.flatMap { finding in
      ([finding.range] + finding.notes.compactMap(\.range)).map { sources.wholeLine(around: $0) }
    }
    guard !uncertain.isEmpty || !tabs.isEmpty else { return }
    removeAll { finding in
      let range = finding.range
      func isIn(_ lines: SourceRange) -> Bool {
        lines.file == range.file && lines.lower <= range.lower && range.lower < lines.upper
      }
      return finding.subject != .indentation && finding.severity == .error
        && uncertain.contains(where: isIn) || finding.isAboutPlace && tabs.contains(where: isIn)
    }
  }

  /// Removes findings about keys after several repeated ones, which belong to the same missing key.
  private mutating func dropKeysOfMissingKey(in sources: SourceMap) {
    let blocks = filter { $0.subject == .missingKey }.map { finding in
      let lines = SourceLines(sources[finding.range.file])
      let line = lines.line(at: Int(finding.range.lower))
      let end = lines.end(of: lines.lastLine(from: line, indented: lines.indentation(of: line)))
      return SourceRange(file: finding.range.file, lower: Int(finding.range.lower), upper: end)
    }
    guard !blocks.isEmpty else { return }
    removeAll { finding in
      let isRepeated = finding.rule == "duplicate-key"
      return (finding.isAboutPlace || isRepeated)
        && blocks.contains { block in
          let lines = SourceLines(sources[block.file])
          let line = lines.line(at: Int(finding.range.lower))
          return block.file == finding.range.file
            && (isRepeated
              ? block.lower < finding.range.lower : block.lower <= finding.range.lower)
            && finding.range.lower < block.upper
            && lines.textStart(of: line) == Int(finding.range.lower)
            && lines.indentation(of: line)
              == lines.indentation(of: lines.line(at: Int(block.lower)))
        }
    }
  }

  /// Joins the findings about the indentation of consecutive elements of a list, whose key is missing.
  private mutating func joinListIndentations(in sources: SourceMap) {
    let elements = filter { finding in
      finding.subject == .indentation && sources[finding.range.file].text(of: finding.range) == "-"
    }
    guard elements.count > 1 else { return }
    let all = Set(elements.map { Beginning($0.range) })
    let rest = elements.filter { finding in
      let lines = SourceLines(sources[finding.range.file])
      let line = lines.line(at: Int(finding.range.lower))
      guard let above = lines.nonEmptyLine(before: line) else { return false }
      let start = lines.textStart(of: above)
      return lines.indentation(of: above) == lines.indentation(of: line)
        && all.contains(Beginning(finding.range.file, start))
    }
    let joined = Set(rest)
    removeAll(where: joined.contains)
    for index in indices where elements.contains(self[index]) {
      self[index].help = [
        "write the key that the list belongs to, such as 'flows:', on a line above it"
      ]
      self[index].fixIts = []
    }
  }

  /// Joins the findings about lines without the line that they belong to, and about the uses of the only name without a declaration.
  private mutating func nameMissingLine() {
    func isBelowValue(_ finding: Diagnostic) -> Bool {
      finding.subject == .indentation && finding.notes.contains { $0.message == Note.lineWithValue }
    }
    guard let index = firstIndex(where: isBelowValue) else { return }
    let names = flatMap { finding in
      if case .undeclaredNames(let names, _)? = finding.subject { names } else { [String]() }
    }
    guard let name = names.first, Set(names).count == 1 else { return }
    self[index].help.append(
      "write '\(name):' on a line above it, if that is the name that is missing"
    )
    removeAll { finding in
      if case .undeclaredNames? = finding.subject { true } else { false }
    }
  }

  /// Removes findings about the indentation of keys that belong to a missing name.
  private mutating func dropIndentationsWithoutName() {
    let unnamed = beginnings { $0.subject == .missingName }
    removeAll { finding in
      finding.subject == .indentation
        && ([finding.range] + finding.notes.compactMap(\.range)).contains {
          unnamed.contains(Beginning($0))
        }
    }
  }

  /// Removes findings about the indentation of lines below a wrong key, and of the line directly after an entry with errors, which is
  /// indented too much if a line above it is missing.
  private mutating func dropIndentations(after entries: [SourceRange], in sources: SourceMap) {
    guard contains(where: { $0.subject == .indentation }) else { return }
    let keys = beginnings(where: \.isAboutPlace)
    let errors = filter { $0.severity == .error && $0.subject != .indentation }.map(\.range)
      .sorted()
    let next = Set(
      entries.filter { entry in
        let start = SourceRange(file: entry.file, lower: Int(entry.lower), upper: Int(entry.lower))
        let index = errors.indices.partitioned { !(errors[$0] < start) }
        return index < errors.count && errors[index].file == entry.file
          && errors[index].lower <= entry.upper
      }.map(sources.beginning)
    )
    indentKeys(before: filter { $0.subject == .indentation }, in: sources)
    removeAll { finding in
      guard finding.subject == .indentation else { return false }
      let around = finding.notes.first { $0.message == Note.mappingAround }?.range
      return next.contains(Beginning(finding.range))
        || around.map { keys.contains(Beginning($0)) } ?? false
    }
  }

  /// Suggests for a wrong key to indent it as much as a line below it whose indentation is between the key's and its content's, instead of
  /// changing the key.
  private mutating func indentKeys(before lines: [Diagnostic], in sources: SourceMap) {
    for line in lines {
      guard let around = line.notes.first(where: { $0.message == Note.mappingAround })?.range,
        let index = firstIndex(where: {
          $0.isAboutPlace && !$0.fixIts.isEmpty && Beginning($0.range) == Beginning(around)
        })
      else { continue }
      let file = sources[around.file]
      let text = SourceLines(file)
      let own = text.line(at: Int(around.lower))
      guard text.textStart(of: own) == Int(around.lower) else { continue }
      let column = text.indentation(of: own)
      let places = [line.range] + line.notes.compactMap(\.range)
      let inner = places.map { ($0, text.indentation(of: text.line(at: Int($0.lower)))) }
        .filter { $0.1 > column }
      guard let (place, indentation) = inner.min(by: { $0.1 < $1.1 }) else { continue }
      let (key, other) = (file.text(of: self[index].range), file.text(of: place))
      self[index].help.append("indent '\(key)' as much as '\(other)'")
      self[index].fixIts = [.indent(around, from: column, to: indentation)]
    }
  }

  /// Removes findings about keys in lines whose indentation is ambiguous, which findings without a fix already report.
  private mutating func dropGuessedPlaces() {
    let guessed = Set(
      filter { $0.subject == .indentation && $0.fixIts.isEmpty }.flatMap { finding in
        [finding.range]
          + finding.notes.filter { $0.message == Note.sameIndentation }.compactMap(\.range)
      }.map { Beginning($0) }
    )
    guard !guessed.isEmpty else { return }
    removeAll { $0.isAboutPlace && guessed.contains(Beginning($0.range)) }
  }

  /// Joins the findings about a bracket that isn't closed and about its value, which has only one part and needs no bracket.
  private mutating func joinOpenBrackets(in sources: SourceMap) {
    var needless: Set<Beginning> = []
    for index in indices {
      guard case .openBracket(let bracket)? = self[index].subject else { continue }
      let end = Swift.max(bracket.upper, self[index].range.lower)
      let content = sources[bracket.file].bytes[Int(bracket.upper)..<Int(end)]
      let isWrong = contains { $0.severity == .error && Beginning($0.range) == Beginning(bracket) }
      guard isWrong, !content.contains(where: ":,[{".utf8.contains) else { continue }
      needless.insert(Beginning(bracket))
      let text = sources[bracket.file].text(of: bracket)
      self[index].message = "this '\(text)' isn't closed"
      self[index].range = bracket
      self[index].notes = []
      self[index].help = ["remove it"]
      self[index].fixIts = [FixIt("remove '\(text)'", .unsafe, replace: bracket, with: "")]
    }
    guard !needless.isEmpty else { return }
    removeAll { finding in
      if case .openBracket? = finding.subject { return false }
      return finding.severity == .error && needless.contains(Beginning(finding.range))
    }
  }

  /// Joins the findings about an empty key and about a misplaced key in the next line, which may belong in the empty one.
  private mutating func joinEmptyKeys(in sources: SourceMap) {
    let empty = filter { $0.rule == "wrong-value-type" && $0.range.lower == $0.range.upper }
    guard !empty.isEmpty else { return }
    let unknown: Set = ["unknown-key", "unknown-property", "misplaced-key"]
    var holders: [Beginning: SourceRange] = [:]
    for finding in empty {
      holders[sources.beginning(after: finding.range)] = finding.range
    }
    var joined: Set<SourceRange> = []
    for index in indices
    where unknown.contains(self[index].rule) || self[index].rule == "yaml-syntax" {
      // A line below the next line can't be nested either.
      let next =
        unknown.contains(self[index].rule)
        ? self[index].range : self[index].notes.first { $0.message == Note.lineWithValue }?.range
      guard let next, let holder = holders[Beginning(next)] else { continue }
      joined.insert(holder)
      self[index].notes.append(
        Note("the key above it has no content; indent its content more", at: holder)
      )
    }
    removeAll { $0.rule == "wrong-value-type" && joined.contains($0.range) }
  }
}

extension Diagnostic {
  /// Whether the finding is about a key or a name that isn't valid where it is.
  var isAboutPlace: Bool {
    ["unknown-key", "unknown-property", "undeclared-name", "misplaced-key"].contains(rule)
  }
}

extension SourceMap {
  /// Returns the lines of a range.
  fileprivate func wholeLine(around range: SourceRange) -> SourceRange {
    let bytes = self[range.file].bytes
    let start = bytes[..<Int(range.lower)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = bytes[Int(range.upper)...].firstIndex(of: 0x0A) ?? bytes.count
    return SourceRange(file: range.file, lower: start, upper: end)
  }

  /// Returns where the next text after a range begins, skipping comments.
  fileprivate func beginning(after range: SourceRange) -> Beginning {
    let bytes = self[range.file].bytes
    var offset = Int(range.upper)
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "#"):
        while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
      default: return Beginning(range.file, offset)
      }
    }
    return Beginning(range.file, offset)
  }
}
