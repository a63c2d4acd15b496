import LintelDiagnostics
import LintelSchema
import LintelSyntax
import LintelTheme

extension LintRule {
  // If the following entries fit below the key, the help shows them indented.
  static let emptyBlock = LintRule(
    .warning("empty-block", in: .reading),
    summary: "A key has nothing below it, but needs properties or names.",
    rationale: """
      Usually, the lines after it have lost their indentation. They then set something else, such as the window's \
      tint instead of the toolbar's.
      """,
    advice:
      "Indent the lines that belong to the key, remove it, or write `{}` after a bar or a name to leave it empty on purpose.",
    """
    # This sets the window's tint.
    toolbar: ←
    tint: label

    toolbar:
      tint: label
    """,
    check: { analysis in
      analysis.roots.sorted { $0.key < $1.key }.filter(\.value.isInFileWithEmptyNodes).flatMap {
        _,
        root in
        var search = EmptyBlockSearch(analysis)
        search.look(in: root, at: .topLevel, then: nil)
        return search.found
      }
    }
  )
}

/// Searches a file for keys that have nothing below them.
private struct EmptyBlockSearch {
  /// The kind of a mapping.
  enum Place {
    case topLevel
    /// A block below the top level, and whether names below its `screens:` declare screens, as in a brand's own block.
    case block(declaresScreens: Bool)
    /// The names below `brands:`, `promos:`, `screens:` or `styles:`, and the values below a mode.
    case names(of: BlockKey, declares: Bool)
    case modes(declares: Bool)
    case tokens
    /// The names of a group of tokens.
    case tokensOfGroup
    /// A list, or the names of groups.
    case list
    /// A bar or a component, and whether the path to it names a slot or a state.
    case component(SchemaNode, isNarrowed: Bool)
  }

  /// The next entries after a key, in its own mapping or in one farther out.
  struct Rest {
    let entries: ArraySlice<YAMLEntry>
    let place: Place
  }

  private let analysis: Analysis
  private let groups: Set<String>
  /// The findings, in the order in which files are walked.
  private(set) var found: [Finding] = []

  init(_ analysis: Analysis) {
    self.analysis = analysis
    groups = Set(analysis.theme.groups)
  }

  /// Examines the entries of a mapping and all entries below them.
  mutating func look(in mapping: YAMLNode, at place: Place, then outer: Rest?) {
    guard mapping.kind == .mapping else { return }
    let entries = Array(mapping.entries)
    for (index, entry) in entries.enumerated() {
      if case .tokensOfGroup = place { judgeToken(entry) }
      guard let inner = self.place(below: entry.key.text, at: place) else { continue }
      let others = entries[(index + 1)...]
      let rest = others.isEmpty ? outer : Rest(entries: others, place: place)
      if isBarAmongNames(entry, entries, at: place) {
        let previous = index > 0 ? entries[index - 1] : nil
        found.append(barAmongNames(entry, below: previous.flatMap { $0.value.isEmpty ? $0 : nil }))
      }
      if entry.value.isEmpty {
        judge(entry, at: place, opening: inner, rest)
      } else if entry.value.kind == .mapping, entry.value.entries.isEmpty {
        judgeBraces(entry, opening: inner)
      } else {
        look(in: entry.value, at: inner, then: rest)
      }
    }
  }

  // MARK: Places

  /// The kind of mapping below a key, or `nil` if the key has a value or is unknown.
  private func place(below key: String, at place: Place) -> Place? {
    switch place {
    case .topLevel: return self.place(below: key, isTop: true, declaresScreens: true)
    case .block(let declares):
      return self.place(below: key, isTop: false, declaresScreens: declares)
    case .names(let kind, let declares):
      return .block(declaresScreens: declares && kind == .brands)
    case .modes(let declares): return .names(of: .modes, declares: declares)
    case .tokens: return TokenGroup(rawValue: key) == nil ? nil : .tokensOfGroup
    case .tokensOfGroup, .list: return nil
    case .component(let node, let isNarrowed):
      return WhenKey.isMeant(by: key) ? place : component(below: key, node, isNarrowed: isNarrowed)
    }
  }

  /// The kind of mapping below a key of a block.
  private func place(below key: String, isTop: Bool, declaresScreens: Bool) -> Place? {
    guard let block = BlockKey(rawValue: key) else {
      return WhenKey.isMeant(by: key)
        ? .block(declaresScreens: false) : component(below: key, analysis.schema.root)
    }
    switch block {
    case .brands, .promos: return .names(of: block, declares: isTop)
    case .modes: return .modes(declares: isTop)
    case .screens: return .names(of: block, declares: declaresScreens)
    case .styles: return isTop ? .names(of: block, declares: true) : nil
    case .tokens: return .tokens
    case .assets, .imports, .groups, .flows: return isTop ? .list : nil
    case .use, .proxies, .instances: return .list
    case .lintel, .theme, .ios, .glass, .extends, .from, .until, .with, .class,
      .navigationController, .appVersions, .priority, .final:
      return nil
    }
  }

  /// The component that a key, which may be dotted, leads to, or `nil` if it doesn't lead to one.
  private func component(
    below key: String,
    _ start: SchemaNode,
    isNarrowed: Bool = false
  ) -> Place? {
    var node = start
    var isNarrowed = isNarrowed
    for step in key.split(separator: ".", omittingEmptySubsequences: false) {
      switch node[String(step)] {
      case .node(let child), .itemLayout(_, let child): node = child
      case .slot, .itemState: isNarrowed = true
      case nil: return nil
      }
    }
    return .component(node, isNarrowed: isNarrowed)
  }

  // MARK: Judging

  /// Whether a bar is read as a name, while a name next to it has nothing below it.
  private func isBarAmongNames(
    _ entry: YAMLEntry,
    _ entries: [YAMLEntry],
    at place: Place
  ) -> Bool {
    guard case .names = place, BarKind(rawValue: entry.key.text) != nil,
      entry.value.kind == .mapping
    else { return false }
    return entries.contains { $0.value.isEmpty }
  }

  /// Reports a key without content, unless the place allows it.
  private mutating func judge(
    _ entry: YAMLEntry,
    at place: Place,
    opening inner: Place,
    _ rest: Rest?
  ) {
    let following = following(entry, opening: inner, rest)
    switch inner {
    case .topLevel, .tokensOfGroup: return
    case .component(let node, _):
      // If a value is also valid there, its absence is already an error.
      guard node.shorthand == nil, node.leaf == nil else { return }
    case .block:
      // A key alone declares a name, but conditions, patterns, and groups need content.
      if case .names(let kind, let declares) = place {
        let name = entry.key.text
        let isOfMany =
          kind == .screens && (groups.contains(name) || name.utf8.contains(UInt8(ascii: "*")))
        guard isOfMany || !declares else { return }
      }
    case .names(.modes, declares: true):
      // A mode without values is an error.
      return
    case .names, .modes, .tokens, .list: break
    }
    found.append(diagnostic(entry, following, rest))
  }

  /// Reports empty braces where a value is valid too, because only a bar or a named block can be empty on purpose.
  private mutating func judgeBraces(_ entry: YAMLEntry, opening inner: Place) {
    guard case .component(let node, _) = inner, node.shorthand != nil || node.leaf != nil,
      !node.children.isEmpty
    else { return }
    let properties = node.children.map(\.key).shortList(conjunction: "or", most: 3)
    let help = "write a value, or a property such as \(properties), or remove '\(entry.key.text)'"
    let message = "'\(entry.key.text)' has neither a value nor properties"
    found.append(Finding(message, at: entry.key.range, help: [help]))
  }

  /// Reports empty braces as a token, which declare neither a value nor the tokens of a group.
  private mutating func judgeToken(_ entry: YAMLEntry) {
    guard entry.value.kind == .mapping, entry.value.entries.isEmpty else { return }
    let help = "write a value, or remove '\(entry.key.text)'"
    let message = "token '\(entry.key.text)' has no value"
    found.append(Finding(message, at: entry.key.range, help: [help]))
  }

  /// The entries directly after a key, on separate lines, that would be valid below it.
  private func following(
    _ entry: YAMLEntry,
    opening inner: Place,
    _ rest: Rest?
  ) -> ArraySlice<YAMLEntry> {
    guard let next = rest else { return [] }
    let run = next.entries.prefix { fits($0, in: inner, besides: next.place) }
    let lines = SourceLines(analysis.sources[entry.key.range.file])
    let isOnLines = run.allSatisfy { entry in
      let start = Int(entry.key.range.lower)
      return lines.textStart(of: lines.line(at: start)) == start
    }
    return isOnLines ? run : []
  }

  /// Whether an entry would be valid below a key, and for names and tokens isn't valid where it is.
  private func fits(_ entry: YAMLEntry, in place: Place, besides outer: Place) -> Bool {
    let key = entry.key.text
    guard !entry.value.isEmpty else { return false }
    switch place {
    case .topLevel, .tokensOfGroup, .list: return false
    case .block:
      return analysis.schema.root[String(key.prefix { $0 != "." })] != nil
    case .component(let node, let isNarrowed):
      switch node[String(key.prefix { $0 != "." })] {
      case .node, .itemLayout: return true
      case .slot, .itemState: return !isNarrowed
      case nil: return false
      }
    case .names, .modes:
      return entry.value.kind == .mapping && isUnknown(key, at: outer)
    case .tokens:
      return entry.value.kind == .mapping && TokenGroup(rawValue: key) != nil
        && isUnknown(key, at: outer)
    }
  }

  private func isUnknown(_ key: String, at place: Place) -> Bool {
    let first = String(key.prefix { $0 != "." })
    switch place {
    case .topLevel, .block:
      return BlockKey(rawValue: first) == nil && analysis.schema.root[first] == nil
        && !WhenKey.isMeant(by: key)
    case .component(let node, _): return node[first] == nil && !WhenKey.isMeant(by: key)
    case .names, .modes, .tokensOfGroup, .list: return false
    case .tokens: return TokenGroup(rawValue: first) == nil
    }
  }

  // MARK: Findings

  /// Returns the finding about a key, with the following lines indented if they would be valid below it.
  private func diagnostic(
    _ entry: YAMLEntry,
    _ following: ArraySlice<YAMLEntry>,
    _ rest: Rest?
  ) -> Finding {
    var help = ["indent the lines that belong to it, or remove it"]
    var fixIts: [FixIt] = []
    if let moved = IndentedEntries(following, below: entry, in: analysis.sources) {
      help = [moved.help, "or remove '\(entry.key.text)'"]
      // If the entries aren't valid where they are, indenting them is the only possibility.
      let isWrong = rest.map { rest in
        following.allSatisfy { isUnknown($0.key.text, at: rest.place) }
      }
      if isWrong == true { fixIts = [moved.fix] }
    }
    return Finding(
      "'\(entry.key.text)' has nothing below it",
      at: entry.key.range,
      help: help,
      fixIts: fixIts
    )
  }

  /// Returns the finding about a bar that is read as the name of a screen or a brand.
  private func barAmongNames(_ entry: YAMLEntry, below name: YAMLEntry?) -> Finding {
    let moved = name.flatMap { IndentedEntries([entry], below: $0, in: analysis.sources) }
    return Finding(
      "Lintel reads '\(entry.key.text)' as a name, because it isn't indented below a name",
      at: entry.key.range,
      help: moved.map { [$0.help] } ?? ["indent it below the name that it belongs to"]
    )
  }
}

/// Entries of a block mapping, moved below a key.
private struct IndentedEntries {
  /// The number of lines beyond which the help cuts off the text.
  private static let maximumLines = 8

  let help: String
  /// The fix, which is unsafe because the author has to check it.
  let fix: FixIt

  /// Creates the edits, or returns `nil` if there are no entries.
  init?(_ entries: ArraySlice<YAMLEntry>, below entry: YAMLEntry, in sources: SourceMap) {
    guard let first = entries.first, let last = entries.last else { return nil }
    let names = entries.map { "'\($0.key.text)'" }.plainList()
    let id = first.key.range.file
    let file = sources[id]
    let lines = SourceLines(file)
    func column(_ entry: YAMLEntry) -> Int {
      let lower = Int(entry.key.range.lower)
      return lower - lines.start(of: lines.line(at: lower))
    }
    let shift = column(entry) + 2 - column(first)
    let start = Int(first.key.range.lower)
    let end = max(start, Int(last.value.range.upper) - 1)
    var edits: [FixIt.Edit] = []
    var shown = [String(repeating: " ", count: column(entry)) + entry.key.text + ":"]
    for line in lines.line(at: start)...lines.line(at: end) {
      let (lower, upper) = (lines.start(of: line), lines.textEnd(of: line))
      guard lower < upper else { continue }
      let written = String(decoding: file.bytes[lower..<upper], as: UTF8.self)
      let blanks = String(repeating: " ", count: max(shift, 0))
      // Lines farther to the left, which comments can be, lose only the spaces that they have.
      let cut = min(max(-shift, 0), lines.indentation(of: line))
      let place = SourceRange(file: id, lower: lower, upper: lower + cut)
      edits.append(FixIt.Edit(range: place, newText: blanks))
      shown.append(blanks + written.dropFirst(cut))
    }
    let rest = shown.count - Self.maximumLines
    let text = (shown.prefix(Self.maximumLines) + (rest > 0 ? ["…"] : [])).joined(separator: "\n")
    let belong = entries.count == 1 ? "belongs" : "belong"
    help = "if \(names) \(belong) to '\(entry.key.text)', write\n\(text)"
    fix = FixIt("indent \(names)", .unsafe, edits: edits)
  }
}
