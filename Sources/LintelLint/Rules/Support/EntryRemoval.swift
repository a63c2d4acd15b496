package import LintelDiagnostics
package import LintelSyntax
import LintelTheme

/// The edits that remove entries from a file, and the keys around them that would be left empty.
///
/// An entry that declares a name stays: a brand, a promo, a mode's value, or a screen without content becomes `{}`.
/// All other lines stay unchanged, as do all other bytes in braces except for a comma.
struct EntryRemoval {
  private let file: SourceFile
  private let lines: SourceLines
  private let id: FileID
  /// The comments of the whole file, in source order.
  private let comments: [SourceRange]
  private var removedKeys: Set<SourceRange> = []
  /// Whether each examined entry is removed because it would be left empty, by the range of its key.
  private var known: [SourceRange: Bool] = [:]
  /// The edits, which don't overlap.
  private(set) var edits: [FixIt.Edit] = []
  private(set) var removesComment = false

  /// Creates the edits for entries of one file, or returns `nil` if one of them shares its place with text that can't be kept.
  init?(_ paths: [WrittenPath], in sources: SourceMap, _ comments: [FileID: [SourceRange]]) {
    guard let id = paths.first?.root.range.file,
      paths.allSatisfy({ $0.root.range.file == id })
    else { return nil }
    self.id = id
    self.comments = comments[id] ?? []
    file = sources[id]
    lines = SourceLines(file)
    removedKeys = Set(paths.compactMap { $0.entries.last?.key.range })
    // The outermost keys that would be left empty, by the mapping around them.
    var tops = OrderedGroups<SourceRange, (path: WrittenPath, index: Int)>()
    for path in paths {
      guard let top = outermostGone(in: path) else { continue }
      tops.add([(path, top)], to: path.parent(of: top).range)
    }
    for (_, tops) in tops.all {
      let (path, index) = tops[0]
      let parent = path.parent(of: index)
      // Find the entries without examining those that stay.
      let positions = Set(tops.map { $0.path.entries[$0.index].key.range.lower }).sorted().map {
        lower in
        parent.entries.indices.partitioned { parent.entries[$0].key.range.lower >= lower }
      }
      let owner = index > 0 ? path.entries[index - 1] : nil
      let isRemoved =
        if let owner, let value = valueLeft(of: path, index) {
          replaceByValue(parent, positions, value, of: owner)
        } else {
          parent.isFlow
            ? removeInBraces(parent, positions)
            : removeLines(parent.entries, positions, below: owner)
        }
      guard isRemoved else { return nil }
    }
  }

  // MARK: Entries to remove

  /// Returns the index of the outermost key of a path that is removed, on request or because it would be left empty.
  private mutating func outermostGone(in path: WrittenPath) -> Int? {
    let entries = path.entries
    // A key that would be left empty contains only keys that are removed, so the search goes outward from a removed one.
    guard var top = entries.firstIndex(where: { removedKeys.contains($0.key.range) }) else {
      return nil
    }
    let first = entries[0].key.text
    while top > 0 {
      let third = top > 2 ? entries[2].key.text : ""
      guard isGone(entries[top - 1], depth: top, first, third) else { break }
      top -= 1
    }
    return top
  }

  /// Whether an entry is removed.
  ///
  /// - Parameters:
  ///   - entry: the entry.
  ///   - depth: the number of keys that lead to the entry, including its own.
  ///   - first: the first of these keys.
  ///   - third: the third of them, if there are as many before the entry's own.
  /// - Returns: whether the entry is removed on request or because it would be left empty.
  private mutating func isGone(
    _ entry: YAMLEntry,
    depth: Int,
    _ first: String,
    _ third: String
  ) -> Bool {
    let range = entry.key.range
    if removedKeys.contains(range) { return true }
    if let known = known[range] { return known }
    let entries = entry.value.entries
    let inner = depth == 3 ? entry.key.text : third
    var isGone = !entries.isEmpty && !Self.declares(depth: depth, first, third)
    var position = 0
    while isGone, position < entries.count {
      isGone = self.isGone(entries[position], depth: depth + 1, first, inner)
      position += 1
    }
    known[range] = isGone
    return isGone
  }

  /// Whether a key declares a name, regardless of its content.
  static func declares(_ keys: [String]) -> Bool {
    declares(depth: keys.count, keys.first ?? "", keys.count > 2 ? keys[2] : "")
  }

  /// Whether a key declares a name, given the number of keys that lead to it, and the first and third of them.
  private static func declares(depth: Int, _ first: String, _ third: String) -> Bool {
    switch depth {
    case 2: ["brands", "promos", "screens", "styles", "groups"].contains(first)
    case 3: first == "modes"
    case 4: first == "brands" && third == "screens"
    default: false
    }
  }

  // MARK: Values by brand

  /// Returns the `default` of a token that has no values by brand without the key at an index, or `nil` for any other key.
  ///
  /// On its own, `default` would be the name of a token.
  private func valueLeft(of path: WrittenPath, _ index: Int) -> YAMLEntry? {
    let parent = path.parent(of: index)
    let isToken = path.entries[..<index].contains { entry in
      entry.key.text.split(separator: ".").contains("tokens")
    }
    guard path.entries[index].key.text == "brands", isToken, parent.entries.count == 2 else {
      return nil
    }
    return parent.entry("default")
  }

  /// Replaces a token's values by brand with its value for all brands.
  private mutating func replaceByValue(
    _ parent: YAMLNode,
    _ brands: [Int],
    _ kept: YAMLEntry,
    of owner: YAMLEntry
  ) -> Bool {
    let value = Int(kept.value.range.lower)..<Int(kept.value.range.upper)
    if kept.value.kind != .scalar, !kept.value.isFlow {
      let (line, first) = (
        lines.line(at: Int(kept.key.range.lower)), lines.line(at: value.lowerBound)
      )
      let span = lines.start(of: line)..<lines.start(of: first)
      removesComment = removesComment || !commentRanges(in: span).isEmpty
      add(span.lowerBound, span.upperBound)
      let shift = lines.indentation(of: first) - lines.indentation(of: line)
      for line in first...lines.line(at: value.upperBound - 1) {
        let start = lines.start(of: line)
        add(start, start + min(shift, lines.indentation(of: line)))
      }
      return removeLines(parent.entries, brands, below: nil)
    }
    guard let colon = colon(after: owner) else { return false }
    let whole =
      parent.isFlow
      ? Int(parent.range.lower)..<Int(parent.range.upper)
      : colon..<(parent.entries.map(Self.end).max() ?? value.upperBound)
    for (lower, upper, text) in [
      (whole.lowerBound, value.lowerBound, parent.isFlow ? "" : " "),
      (value.upperBound, whole.upperBound, ""),
    ] where lower < upper {
      removesComment = removesComment || !commentRanges(in: lower..<upper).isEmpty
      add(lower, upper, text)
    }
    return true
  }

  // MARK: Edits

  /// Removes each run of neighbors with the comma before it, or with the comma after it at the start.
  private mutating func removeInBraces(_ parent: YAMLNode, _ positions: [Int]) -> Bool {
    let entries = parent.entries
    if positions.count == entries.count {
      return cut(Int(parent.range.lower) + 1, Int(parent.range.upper) - 1, Array(entries))
    }
    var next = 0
    while next < positions.count {
      let first = positions[next]
      var end = first
      while next < positions.count, positions[next] == end {
        end += 1
        next += 1
      }
      let run = Array(entries[first..<end])
      let isCut =
        first > 0
        ? cut(Self.end(of: entries[first - 1]), Self.end(of: entries[end - 1]), run)
        : cut(Int(run[0].key.range.lower), Int(entries[end].key.range.lower), run)
      guard isCut else { return false }
    }
    return true
  }

  /// The offset after an entry, whose value can be missing.
  private static func end(of entry: YAMLEntry) -> Int {
    Int(max(entry.key.range.upper, entry.value.range.upper))
  }

  /// Removes entries and the commas, blanks, and comments around them, or returns `false` if there is other text.
  private mutating func cut(_ lower: Int, _ upper: Int, _ entries: [YAMLEntry]) -> Bool {
    guard lower <= upper, !entries.contains(where: { $0.value.isEmpty }) else { return false }
    var place = lower
    for entry in entries {
      guard take(place, Int(entry.key.range.lower)) else { return false }
      let span = Int(entry.key.range.lower)..<Self.end(of: entry)
      removesComment = removesComment || !commentRanges(in: span).isEmpty
      place = span.upperBound
    }
    guard take(place, upper) else { return false }
    add(lower, upper)
    return true
  }

  /// Whether a stretch of text contains nothing that must be kept, noting whether it contains a comment.
  private mutating func take(_ lower: Int, _ upper: Int) -> Bool {
    guard lower <= upper else { return false }
    let comments = commentRanges(in: lower..<upper)
    if !comments.isEmpty { removesComment = true }
    return (lower..<upper).allSatisfy { index in
      [UInt8(ascii: ","), 0x20, 0x09, 0x0A, 0x0D].contains(file.bytes[index])
        || comments.contains { $0.contains(index) }
    }
  }

  /// Removes the lines of entries, and adds braces to an owner that is left without content.
  private mutating func removeLines(
    _ entries: YAMLEntries,
    _ positions: [Int],
    below owner: YAMLEntry?
  ) -> Bool {
    for entry in positions.lazy.map({ entries[$0] }) {
      let start = Int(entry.key.range.lower)
      let first = lines.line(at: start)
      let end = Self.end(of: entry)
      let last = lines.line(at: max(start, end - 1))
      guard lines.textStart(of: first) == start, !entry.value.isEmpty else { return false }
      let rest = min(end, lines.end(of: last))..<lines.end(of: last)
      guard take(rest.lowerBound, rest.upperBound) else { return false }
      removesComment = removesComment || !commentRanges(in: start..<end).isEmpty
      add(lines.start(of: first), lines.end(of: last))
    }
    guard positions.count == entries.count, let owner else { return true }
    guard let end = colon(after: owner) else { return false }
    add(end, end, " {}")
    return true
  }

  /// The offset after the colon of an entry, or `nil` if its key has none.
  private func colon(after entry: YAMLEntry) -> Int? {
    var colon = Int(entry.key.range.upper)
    while colon < file.bytes.count, file.bytes[colon] == 0x20 { colon += 1 }
    guard colon < file.bytes.count, file.bytes[colon] == UInt8(ascii: ":") else { return nil }
    return colon + 1
  }

  private mutating func add(_ lower: Int, _ upper: Int, _ text: String = "") {
    let range = SourceRange(file: id, lower: lower, upper: upper)
    edits.append(FixIt.Edit(range: range, newText: text))
  }

  private func commentRanges(in span: Range<Int>) -> [Range<Int>] {
    comments.overlapping(span).map { Int($0.lower)..<Int($0.upper) }
  }
}

extension [SourceRange] {
  /// The ranges that overlap a span, if all ranges are in source order and disjoint.
  fileprivate func overlapping(_ span: Range<Int>) -> ArraySlice<SourceRange> {
    let first = indices.partitioned { Int(self[$0].upper) > span.lowerBound }
    return self[first...].prefix { Int($0.lower) < span.upperBound }
  }
}

/// Fixes that remove entries.
extension Analysis {
  /// Returns a fix that removes entries, given by their keys or values, or nothing if that would remove something else.
  ///
  /// The fix is safe only if nothing but comments can be lost, and if it removes no comment.
  func removal(of keys: [SourceRange], _ title: String = "remove it", isSafe: Bool) -> [FixIt] {
    let found = keys.compactMap { WrittenPath(to: $0, in: roots) }
    let byFile = Dictionary(grouping: found, by: \.root.range.file)
    let removals = byFile.sorted { $0.key < $1.key }.map {
      EntryRemoval($0.value, in: sources, comments)
    }
    guard !found.isEmpty, found.count == keys.count, !removals.contains(where: { $0 == nil }) else {
      return []
    }
    let whole = removals.compactMap(\.self)
    let removesComment = whole.contains(where: \.removesComment)
    return [
      FixIt(title, isSafe && !removesComment ? .safe : .unsafe, edits: whole.flatMap(\.edits))
    ]
  }

  /// Returns a fix that removes entries, which is safe if none of them belongs to a style.
  func removal(of entries: [WrittenEntry], _ title: String = "remove it") -> [FixIt] {
    // Other blocks may use the content of a style, so its author decides whether to remove it.
    let isSafe = entries.allSatisfy(\.entry.uses.isEmpty)
    return removal(of: entries.map(\.entry.keyRange), title, isSafe: isSafe)
  }
}

/// Returns the edits that remove an entry, and the keys around it that would be left empty, or `nil` if they would remove
/// something else.
package func entryRemoval(
  of key: SourceRange,
  in sources: SourceMap,
  _ roots: [FileID: YAMLNode]
) -> [FixIt.Edit]? {
  guard let path = WrittenPath(to: key, in: roots) else { return nil }
  let own = [key.file: comments(in: sources[key.file], of: path.root)]
  guard let removal = EntryRemoval([path], in: sources, own), !removal.removesComment else {
    return nil
  }
  return removal.edits
}
