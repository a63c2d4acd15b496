package import LintelDiagnostics
package import LintelSyntax
import LintelTheme

/// A file without some of its entries, and without what would be left empty around them.
///
/// An entry that declares a name stays: a brand, a promo, or a screen without content becomes `{}`.
/// All other lines stay as they are, and in braces all other bytes but a comma.
struct EntryRemoval {
  /// The file that contains the entries.
  private let file: SourceFile
  /// The lines of the file.
  private let lines: SourceLines
  /// The id of the file, for the edits.
  private let id: FileID
  /// Of the whole file, in source order.
  private let comments: [SourceRange]
  /// The keys of what goes.
  private var gone: Set<SourceRange> = []
  /// What has been found out of the entries on the way to those, by key.
  private var known: [SourceRange: Bool] = [:]
  /// The edits, which don't overlap.
  private(set) var edits: [FixIt.Edit] = []
  /// Whether a comment goes with them.
  private(set) var losesComment = false

  /// Nil if one of the entries shares its place with something that could not be kept.
  ///
  /// - Parameters:
  ///   - paths: down to the entries, which are in one file.
  ///   - sources: the theme's files.
  ///   - comments: their comments.
  init?(_ paths: [WrittenPath], in sources: SourceMap, _ comments: [FileID: [SourceRange]]) {
    guard let id = paths.first?.root.range.file,
      paths.allSatisfy({ $0.root.range.file == id })
    else { return nil }
    self.id = id
    self.comments = comments[id] ?? []
    file = sources[id]
    lines = SourceLines(file)
    gone = Set(paths.compactMap { $0.entries.last?.key.range })
    var order: [SourceRange] = []
    var parts: [SourceRange: Part] = [:]
    for path in paths {
      // The outermost of the keys that have nothing else in them.
      guard let top = path.entries.indices.first(where: { isGone(path, at: $0) }) else { continue }
      let parent = path.parent(of: top)
      if parts[parent.range] == nil { order.append(parent.range) }
      let owner = top > 0 ? path.entries[top - 1] : nil
      parts[parent.range, default: Part(parent: parent, owner: owner)].keys
        .insert(path.entries[top].key.range)
    }
    for part in order.compactMap({ parts[$0] }) {
      guard remove(part) else { return nil }
    }
  }

  /// What goes from one mapping.
  private struct Part {
    /// The mapping.
    let parent: YAMLNode
    /// What the mapping belongs to; nil for the top of the file.
    let owner: YAMLEntry?
    /// The keys of what goes from it.
    var keys: Set<SourceRange> = []

    /// The positions of what goes, ascending, found without looking at what stays.
    var positions: [Int] {
      keys.map { key in
        parent.entries.indices.partitioned { parent.entries[$0].key.range.lower >= key.lower }
      }.sorted()
    }
  }

  // MARK: What goes

  /// Whether the key at an index of a path goes, because it was asked for or because nothing is
  /// left in it.
  private mutating func isGone(_ path: WrittenPath, at index: Int) -> Bool {
    var around = Array(path.entries.prefix(index))
    return isGone(path.entries[index], below: &around)
  }

  /// The same for an entry, given those around it.
  private mutating func isGone(_ entry: YAMLEntry, below around: inout [YAMLEntry]) -> Bool {
    if gone.contains(entry.key.range) { return true }
    if let known = known[entry.key.range] { return known }
    around.append(entry)
    let entries = entry.value.entries
    // Most are too deep to declare a name, and need not be read.
    var isGone = !entries.isEmpty && !(around.count <= 4 && Self.declares(around.map(\.key.text)))
    var position = 0
    while isGone, position < entries.count {
      isGone = self.isGone(entries[position], below: &around)
      position += 1
    }
    around.removeLast()
    known[entry.key.range] = isGone
    return isGone
  }

  /// Whether a key declares a name, whatever is below it.
  static func declares(_ keys: [String]) -> Bool {
    switch keys.count {
    case 2: return ["brands", "promos", "screens", "styles", "groups"].contains(keys[0])
    case 4: return keys[0] == "brands" && keys[2] == "screens"
    default: return false
    }
  }

  // MARK: Edits

  /// Removes what goes from one mapping; false if something else would have to go with it.
  private mutating func remove(_ part: Part) -> Bool {
    part.parent.isFlow(in: file)
      ? removeInBraces(part.parent, part.positions)
      : removeLines(part.parent.entries, part.positions, below: part.owner)
  }

  /// Removes each run of neighbors with the comma before it, or behind it where nothing is before.
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

  /// The offset behind an entry, whose value may be missing.
  private static func end(of entry: YAMLEntry) -> Int {
    Int(max(entry.key.range.upper, entry.value.range.upper))
  }

  /// Removes entries and the text between them, which may be only commas, blanks, and comments.
  private mutating func cut(_ lower: Int, _ upper: Int, _ entries: [YAMLEntry]) -> Bool {
    guard lower <= upper, !entries.contains(where: { $0.value.isEmpty }) else { return false }
    var place = lower
    for entry in entries {
      guard take(place, Int(entry.key.range.lower)) else { return false }
      let span = Int(entry.key.range.lower)..<Self.end(of: entry)
      losesComment = losesComment || !commentRanges(in: span).isEmpty
      place = span.upperBound
    }
    guard take(place, upper) else { return false }
    add(lower, upper)
    return true
  }

  /// Whether a stretch holds nothing that would have to be kept.
  private mutating func take(_ lower: Int, _ upper: Int) -> Bool {
    guard lower <= upper else { return false }
    let comments = commentRanges(in: lower..<upper)
    if !comments.isEmpty { losesComment = true }
    return (lower..<upper).allSatisfy { index in
      [UInt8(ascii: ","), 0x20, 0x09, 0x0A, 0x0D].contains(file.bytes[index])
        || comments.contains { $0.contains(index) }
    }
  }

  /// Removes the lines of entries; an owner that is left without content gets braces.
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
      losesComment = losesComment || !commentRanges(in: start..<end).isEmpty
      add(lines.start(of: first), lines.end(of: last))
    }
    guard positions.count == entries.count, let owner else { return true }
    var colon = Int(owner.key.range.upper)
    while colon < file.bytes.count, file.bytes[colon] == 0x20 { colon += 1 }
    guard colon < file.bytes.count, file.bytes[colon] == UInt8(ascii: ":") else { return false }
    add(colon + 1, colon + 1, " {}")
    return true
  }

  /// Adds an edit.
  private mutating func add(_ lower: Int, _ upper: Int, _ text: String = "") {
    let range = SourceRange(file: id, lower: lower, upper: upper)
    edits.append(FixIt.Edit(range: range, newText: text))
  }

  /// The spans of the comments that overlap another one.
  private func commentRanges(in span: Range<Int>) -> [Range<Int>] {
    comments.overlapping(span).map { Int($0.lower)..<Int($0.upper) }
  }
}

/// Comments by place.
extension [SourceRange] {
  /// Those that share a byte with a span; all are in the order of the source, and none reaches into another.
  fileprivate func overlapping(_ span: Range<Int>) -> ArraySlice<SourceRange> {
    let first = indices.partitioned { Int(self[$0].upper) > span.lowerBound }
    return self[first...].prefix { Int($0.lower) < span.upperBound }
  }
}

/// Fixes that remove what an author wrote.
extension Analysis {
  /// Removes entries; no fix where something else would have to go with them.
  ///
  /// - Parameters:
  ///   - keys: where their keys stand, or their values.
  ///   - title: what the fix is called.
  ///   - isSafe: whether nothing but a comment can be lost.
  /// - Returns: the fix, unsafe where a comment goes with an entry; empty without one.
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
    let losesComment = whole.contains(where: \.losesComment)
    return [FixIt(title, isSafe && !losesComment ? .safe : .unsafe, edits: whole.flatMap(\.edits))]
  }

  /// Removes entries that nothing is lost with, be they written where they hold.
  ///
  /// Other blocks may use the content of a style, so its author decides whether to remove it.
  func removal(of entries: [WrittenEntry], _ title: String = "remove it") -> [FixIt] {
    let isSafe = entries.allSatisfy(\.entry.uses.isEmpty)
    return removal(of: entries.map(\.entry.keyRange), title, isSafe: isSafe)
  }
}

/// Returns the edits that remove an entry, and what would be left empty around it.
///
/// - Parameters:
///   - key: the place of its key.
///   - sources: the theme's files.
///   - roots: the nodes of these files.
/// - Returns: nil if something else would have to go with the entry.
package func entryRemoval(
  of key: SourceRange,
  in sources: SourceMap,
  _ roots: [FileID: YAMLNode]
) -> [FixIt.Edit]? {
  guard let path = WrittenPath(to: key, in: roots) else { return nil }
  let own = [key.file: comments(in: sources[key.file], of: path.root)]
  guard let removal = EntryRemoval([path], in: sources, own), !removal.losesComment else {
    return nil
  }
  return removal.edits
}
