import LintelDiagnostics
import LintelSyntax

/// Gives every comment and blank line of a file the entry that it belongs to, as a reader would.
///
/// A comment beside something belongs to that; one on a line of its own to the entry right below it; one with a blank line below it
/// heads all that follows up to the next such comment; what is indented farther than what follows ends the block that it is
/// indented as.
struct FormattingReader {
  /// The latest end of a collection, and the column of the text that follows; a column of -1 means
  /// the end of the file.
  private struct Limit {
    /// The end, as an offset in bytes.
    let offset: Int
    /// The column, from 0.
    let column: Int
  }

  /// The file.
  private let source: FormattingSource
  /// The comments that have no entry yet, in the order of the file.
  private var comments: ArraySlice<FormattingSource.Comment>

  /// The tree of a file that was parsed without errors.
  static func tree(of file: SourceFile, root: YAMLNode) -> FormattingTree {
    var reader = FormattingReader(FormattingSource(file, root: root))
    return reader.tree(of: root)
  }

  /// Starts at the top of the file.
  private init(_ source: FormattingSource) {
    self.source = source
    comments = source.comments[...]
  }

  /// Reads the whole document, with its markers.
  private mutating func tree(of node: YAMLNode) -> FormattingTree {
    var opening: [FormattingComment] = []
    var marker: FormattingComment?
    let start = source.documentStart
    if let start {
      opening = take(before: start)
      marker = takeBeside(start, before: source.bytes.count)
    }
    let end = source.documentEnd
    let limit = Limit(offset: end ?? source.bytes.count, column: -1)
    var entry = FormattingEntry(value: .scalar(FormattingScalar(lines: [])))
    readValue(node, of: &entry, upTo: limit, in: -1)
    var tree = FormattingTree(root: entry.value)
    tree.opening = opening + entry.leading + entry.between
    tree.marker = (start != nil, marker)
    let rest = take(before: source.bytes.count)
    tree.end = (end != nil, [entry.besideKey, entry.trailing].compactMap(\.self) + rest)
    return tree
  }

  // MARK: Collections

  /// Reads a collection.
  ///
  /// - Parameters:
  ///   - node: The collection.
  ///   - limit: Where the collection around it ends.
  ///   - outerColumn: The column of that collection; -1 for the whole file.
  ///   - isInline: Whether it begins on the line of its key or dash.
  ///   - outer: The entry whose value it is; comments can move there.
  /// - Returns: The collection with the comments that belong to it.
  private mutating func collection(
    _ node: YAMLNode,
    upTo limit: Limit,
    in outerColumn: Int,
    isInline: Bool = false,
    of outer: inout FormattingEntry
  ) -> FormattingCollection {
    let isRoot = outerColumn < 0
    var result = FormattingCollection(isMapping: node.kind == .mapping, isFlow: node.isFlow)
    // A comment ends its line, so that what holds one is written over several.
    if node.isFlow, let next = comments.first, next.lower < Int(node.range.upper) {
      result.isFlow = false
    }
    let parts =
      result.isMapping
      ? node.entries.map {
        (key: Optional($0.key), value: $0.value, start: Int($0.key.range.lower))
      }
      : node.elements.map {
        (key: nil, value: $0, start: source.dash(before: $0) ?? Int($0.range.lower))
      }
    let column = parts.first.map { source.column(of: $0.start) } ?? 0
    for (index, part) in parts.enumerated() {
      let next =
        index + 1 < parts.count
        ? Limit(offset: parts[index + 1].start, column: column)
        : node.isFlow ? Limit(offset: Int(node.range.upper) - 1, column: -1) : limit
      var entry = FormattingEntry(value: .scalar(FormattingScalar(lines: [])))
      if isInline, index == 0 {
        // Comments between a dash and its content belong to the element.
        outer.leading += take(before: part.start)
        entry.isReached = outer.isReached
      } else {
        let isHeader =
          isRoot && index == 0 && part.key.map { Self.headerKeys.contains($0.text) } ?? false
        place(take(before: part.start), above: part.start, isHeader: isHeader, in: &result, &entry)
      }
      if let key = part.key { entry.key = source.key(key, value: part.value) }
      readValue(part.value, of: &entry, upTo: next, in: column)
      entry.isApart =
        entry.trailing?.reach == .line && entry.between.isEmpty
        && !source.isOnLine(part.start, of: Int(part.value.range.lower))
      append(entry, to: &result)
    }
    if node.isFlow {
      result.footer = take(before: Int(node.range.upper))
    } else {
      // A list right below its key owns nothing that is indented as the key is.
      let isUnindented = !result.isMapping && !isInline && column == outerColumn
      let least = isUnindented ? column + 1 : column
      result.footer = isRoot ? take(before: limit.offset) : takeFooter(from: least, upTo: limit)
    }
    result.isBound = result.isBound || result.footer.contains { $0.reach == .region }
    return result
  }

  /// The keys that a file begins with: a comment above the first of them is about the file.
  private static let headerKeys: Set<String> = [
    "lintel", "theme", "ios", "glass", "assets", "imports",
  ]

  /// Divides the comments above an entry into those that head what follows and those that are about the entry.
  private func place(
    _ found: [FormattingComment],
    above start: Int,
    isHeader: Bool,
    in collection: inout FormattingCollection,
    _ entry: inout FormattingEntry
  ) {
    let isFirst = collection.sections.isEmpty
    guard !found.isEmpty else {
      entry.hasBlankAbove = source.hasBlank(above: start)
      if isFirst { collection.sections.append(FormattingSection()) }
      return
    }
    var split = found.count
    if !source.hasBlank(above: start) {
      split = found.lastIndex { $0.hasBlankAbove } ?? 0
    }
    let next = found.firstIndex { $0.reach == .nextLine }
    if let next { split = min(split, found[...next].lastIndex { $0.hasBlankAbove } ?? 0) }
    if isHeader, next == nil { split = found.count }
    // What silences a region has to stay between what is in it and what is not.
    if let last = found.lastIndex(where: { $0.reach == .region }) {
      split = max(split, last + 1)
      entry.isBound = next.map { $0 < split } ?? false
      collection.isBound = true
    }
    let head = Array(found[..<split])
    entry.leading = Array(found[split...])
    entry.isReached = entry.isReached || found.contains { $0.reach == .nextLine }
    let hasBlank = entry.leading.first?.hasBlankAbove ?? source.hasBlank(above: start)
    entry.hasBlankAbove = hasBlank && head.isEmpty
    if isFirst || !head.isEmpty {
      collection.sections.append(
        FormattingSection(head: head, hasBlankBelowHead: !head.isEmpty && hasBlank)
      )
    }
  }

  /// Adds an entry to the last section; one that must not move gets a section of its own.
  private func append(_ entry: FormattingEntry, to collection: inout FormattingCollection) {
    if collection.sections.isEmpty { collection.sections.append(FormattingSection()) }
    let last = collection.sections.count - 1
    let follows = collection.sections[last].entries.last?.isBound ?? false
    if (entry.isBound || follows) && !collection.sections[last].entries.isEmpty {
      collection.sections.append(FormattingSection(entries: [entry]))
    } else {
      collection.sections[last].entries.append(entry)
    }
    collection.isBound = collection.isBound || entry.isBound
  }

  // MARK: Values

  /// Reads the value of an entry with the comments between it and the key, in it and beside it; the entry's column is -1 for the root.
  private mutating func readValue(
    _ node: YAMLNode,
    of entry: inout FormattingEntry,
    upTo limit: Limit,
    in column: Int
  ) {
    let isRoot = column < 0
    let (lower, upper) = (Int(node.range.lower), Int(node.range.upper))
    let isBlock = node.kind != .scalar && !node.isFlow
    if isBlock {
      let isInline = entry.key == nil && !isRoot
      if !isRoot, !isInline, let next = comments.first, !next.comment.isAlone, next.lower < lower,
        next.comment.reach != .nextLine
      {
        entry.besideKey = next.comment
        comments.removeFirst()
      }
      let content = collection(node, upTo: limit, in: column, isInline: isInline, of: &entry)
      entry.value = .collection(content)
    } else {
      // Nothing is written for an empty value, so that what follows its key is beside it.
      if node.kind != .scalar || upper > lower { entry.between = take(before: lower) }
      if isRoot { (entry.leading, entry.between) = (entry.between, []) }
      entry.value = leaf(node, of: &entry, upTo: limit, in: column)
      if entry.trailing == nil {
        entry.trailing = takeBeside(max(lower, upper - 1), before: limit.offset)
      }
    }
    let own = entry.leading + entry.between + [entry.besideKey, entry.trailing].compactMap(\.self)
    let beside = [entry.besideKey, entry.trailing, entry.between.first { !$0.isAlone }]
    entry.isReached =
      entry.isReached || own.contains { $0.reach == .nextLine }
      || beside.contains { $0?.reach == .line }
    entry.isBound = entry.isBound || own.contains { $0.reach == .region }
    switch entry.value {
    case .scalar: break
    case .collection(let collection): entry.isBound = entry.isBound || collection.isBound
    case .verbatim: entry.isBound = true
    }
  }

  /// Reads a value without block collections: a scalar, or the content of brackets.
  private mutating func leaf(
    _ node: YAMLNode,
    of entry: inout FormattingEntry,
    upTo limit: Limit,
    in column: Int
  ) -> FormattingNode {
    let (lower, upper) = (Int(node.range.lower), Int(node.range.upper))
    guard node.kind != .scalar else {
      let scalar = source.scalar(node)
      if scalar.isBlock, let next = comments.first, next.lower < upper {
        entry.trailing = next.comment
        comments.removeFirst()
      }
      return .scalar(scalar)
    }
    let inner = comments.prefix { $0.lower < upper }
    let beside = comments.dropFirst(inner.count).first.flatMap { next in
      !next.comment.isAlone && source.isOnLine(next.lower, of: upper - 1) ? next.comment : nil
    }
    let isReached =
      entry.isReached || entry.leading.contains { $0.reach != nil }
      || entry.between.contains { $0.reach != nil } || inner.contains { $0.comment.reach != nil }
      || beside?.reach != nil
    if isReached, !source.isOnLine(lower, of: upper - 1) {
      comments = comments.dropFirst(inner.count)
      return .verbatim(source.verbatim(node))
    }
    return .collection(collection(node, upTo: limit, in: column, of: &entry))
  }

  // MARK: Comments

  /// Takes all comments up to an offset.
  private mutating func take(before offset: Int) -> [FormattingComment] {
    let found = comments.prefix { $0.lower < offset }
    comments = comments.dropFirst(found.count)
    return found.map(\.comment)
  }

  /// Takes the comment on the line of an offset.
  ///
  /// One that silences findings on the next line is left for what that line holds.
  private mutating func takeBeside(_ offset: Int, before limit: Int) -> FormattingComment? {
    guard let next = comments.first, !next.comment.isAlone, next.lower < limit,
      source.isOnLine(next.lower, of: offset)
    else { return nil }
    if next.comment.reach == .nextLine {
      comments[comments.startIndex].comment.isAlone = true
      return nil
    }
    comments.removeFirst()
    return next.comment
  }

  /// Takes the comments behind a block that are indented as it is.
  private mutating func takeFooter(from column: Int, upTo limit: Limit) -> [FormattingComment] {
    var found: [FormattingComment] = []
    while let next = comments.first, next.lower < limit.offset, next.comment.column >= column,
      next.comment.column > limit.column, next.comment.reach != .nextLine
    {
      found.append(next.comment)
      comments.removeFirst()
    }
    return found
  }
}
