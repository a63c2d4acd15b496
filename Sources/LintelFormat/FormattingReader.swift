import LintelDiagnostics
import LintelSyntax

/// Assigns every comment and blank line of a file to an entry, as a reader would.
///
/// A comment at the end of a line belongs to the text before it. A comment on a separate line belongs to the entry directly below it.
/// If a blank line follows it, it heads everything up to the next such comment. A comment that is indented farther than the following
/// text ends the block with that indentation.
struct FormattingReader {
  /// The latest end of a collection, and the column of the text that follows, which is -1 at the end of
  /// the file.
  private struct Limit {
    let offset: Int
    /// The column, from 0.
    let column: Int
  }

  private let source: FormattingSource
  /// The comments that don't have an entry yet, in the order of the file.
  private var comments: ArraySlice<FormattingSource.Comment>

  /// Returns the tree of a file without syntax errors.
  static func tree(of file: SourceFile, root: YAMLNode) -> FormattingTree {
    var reader = FormattingReader(FormattingSource(file, root: root))
    return reader.tree(of: root)
  }

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

  /// Reads a collection and the comments that belong to it, and moves some of these to the entry whose value it is.
  ///
  /// The limit is the end of the collection around it, whose column is -1 for the whole file. An inline collection begins on the line of
  /// its dash.
  private mutating func collection(
    _ node: YAMLNode,
    upTo limit: Limit,
    in outerColumn: Int,
    isInline: Bool = false,
    of outer: inout FormattingEntry
  ) -> FormattingCollection {
    let isRoot = outerColumn < 0
    var result = FormattingCollection(isMapping: node.kind == .mapping, isFlow: node.isFlow)
    // A comment ends its line, so a collection with a comment is written on several lines.
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
        entry.isSuppressed = outer.isSuppressed
      } else {
        let isHeader =
          isRoot && index == 0 && part.key.map { Self.headerKeys.contains($0.text) } ?? false
        place(take(before: part.start), above: part.start, isHeader: isHeader, in: &result, &entry)
      }
      if let key = part.key { entry.key = source.key(key, value: part.value) }
      readValue(part.value, of: &entry, upTo: next, in: column)
      entry.hasSeparateValueLine =
        entry.trailing?.reach == .line && entry.between.isEmpty
        && !source.isOnLine(part.start, of: Int(part.value.range.lower))
      append(entry, to: &result)
    }
    if node.isFlow {
      result.footer = take(before: Int(node.range.upper))
    } else {
      // A list with the indentation of its key doesn't own comments with that indentation.
      let isUnindented = !result.isMapping && !isInline && column == outerColumn
      let least = isUnindented ? column + 1 : column
      result.footer = isRoot ? take(before: limit.offset) : takeFooter(from: least, upTo: limit)
    }
    result.isBound = result.isBound || result.footer.contains { $0.reach == .region }
    return result
  }

  /// The keys at the beginning of a file, where a comment above the first key is about the file.
  private static let headerKeys: Set<String> = [
    "lintel", "theme", "ios", "glass", "assets", "imports",
  ]

  /// Splits the comments above an entry into those that head what follows and those that belong to the entry.
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
    // A comment that silences a region must stay between what is in the region and what isn't.
    if let last = found.lastIndex(where: { $0.reach == .region }) {
      split = max(split, last + 1)
      entry.isBound = next.map { $0 < split } ?? false
      collection.isBound = true
    }
    let head = Array(found[..<split])
    entry.leading = Array(found[split...])
    entry.isSuppressed = entry.isSuppressed || found.contains { $0.reach == .nextLine }
    let hasBlank = entry.leading.first?.hasBlankAbove ?? source.hasBlank(above: start)
    entry.hasBlankAbove = hasBlank && head.isEmpty
    if isFirst || !head.isEmpty {
      collection.sections.append(
        FormattingSection(head: head, hasBlankBelowHead: !head.isEmpty && hasBlank)
      )
    }
  }

  /// Adds an entry to the last section, or to a separate section if it must not move.
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

  /// Reads the value of an entry with the comments before, inside, and next to it, where the entry's column is -1 for the root.
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
      if !isRoot, !isInline, let next = comments.first, !next.comment.isAloneOnLine,
        next.lower < lower,
        next.comment.reach != .nextLine
      {
        entry.besideKey = next.comment
        comments.removeFirst()
      }
      let content = collection(node, upTo: limit, in: column, isInline: isInline, of: &entry)
      entry.value = .collection(content)
    } else {
      // An empty value has no text, so a comment after its key is next to the value.
      if node.kind != .scalar || upper > lower { entry.between = take(before: lower) }
      if isRoot { (entry.leading, entry.between) = (entry.between, []) }
      entry.value = leaf(node, of: &entry, upTo: limit, in: column)
      if entry.trailing == nil {
        entry.trailing = takeBeside(max(lower, upper - 1), before: limit.offset)
      }
    }
    let own = entry.leading + entry.between + [entry.besideKey, entry.trailing].compactMap(\.self)
    let beside = [entry.besideKey, entry.trailing, entry.between.first { !$0.isAloneOnLine }]
    entry.isSuppressed =
      entry.isSuppressed || own.contains { $0.reach == .nextLine }
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
      !next.comment.isAloneOnLine && source.isOnLine(next.lower, of: upper - 1) ? next.comment : nil
    }
    let isSuppressed =
      entry.isSuppressed || entry.leading.contains { $0.reach != nil }
      || entry.between.contains { $0.reach != nil } || inner.contains { $0.comment.reach != nil }
      || beside?.reach != nil
    if isSuppressed, !source.isOnLine(lower, of: upper - 1) {
      comments = comments.dropFirst(inner.count)
      return .verbatim(source.verbatim(node))
    }
    return .collection(collection(node, upTo: limit, in: column, of: &entry))
  }

  // MARK: Comments

  /// Removes and returns all comments up to an offset.
  private mutating func take(before offset: Int) -> [FormattingComment] {
    let found = comments.prefix { $0.lower < offset }
    comments = comments.dropFirst(found.count)
    return found.map(\.comment)
  }

  /// Removes and returns the comment on the line of an offset.
  ///
  /// A comment that silences findings on the next line is left for the content of that line.
  private mutating func takeBeside(_ offset: Int, before limit: Int) -> FormattingComment? {
    guard let next = comments.first, !next.comment.isAloneOnLine, next.lower < limit,
      source.isOnLine(next.lower, of: offset)
    else { return nil }
    if next.comment.reach == .nextLine {
      comments[comments.startIndex].comment.isAloneOnLine = true
      return nil
    }
    comments.removeFirst()
    return next.comment
  }

  /// Removes and returns the comments after a block that are indented at least as far as the block.
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
