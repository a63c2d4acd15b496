/// Writes a tree as lines.
struct FormattingLayout {
  /// The longest line that is not broken, comments left out.
  static let width = 120
  /// The number of blanks before a comment at the end of a line.
  private static let commentGap = 2

  /// A line, and the comment that follows on it.
  private struct Line {
    /// The text, indentation included.
    var text: String
    /// The comment beside it.
    var comment: FormattingComment?
  }

  /// The text of a file.
  ///
  /// - Parameters:
  ///   - tree: the tree to write.
  ///   - lineBreak: what ends each line.
  /// - Returns: lines that each end in a break.
  static func text(of tree: FormattingTree, lineBreak: String) -> String {
    var lines = lines(of: tree.opening, indent: 0)
    if tree.marker.isWritten { lines.append(Line(text: "---", comment: tree.marker.comment)) }
    var root = FormattingEntry(value: tree.root)
    if case .collection(let collection) = tree.root, !collection.sections.isEmpty {
      lines += Self.lines(of: collection, indent: 0, isTopLevel: true)
    } else {
      root.isReached = true
      lines += Self.lines(of: root, behind: nil, indent: 0)
    }
    if tree.end.isWritten { lines.append(Line(text: "...")) }
    for line in Self.lines(of: tree.end.comments, indent: 0) { lines.append(line) }
    return text(of: lines, lineBreak: lineBreak)
  }

  /// A number of spaces; none for a negative number.
  private static func blanks(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }

  /// The width of a text in Unicode scalars, the unit of all columns here.
  private static func width(_ text: String) -> Int {
    text.unicodeScalars.count
  }

  // MARK: Comments and blank lines

  /// Adds a blank line unless the last one is blank already.
  private static func addBlank(to lines: inout [Line]) {
    guard let last = lines.last, !last.text.isEmpty || last.comment != nil else { return }
    lines.append(Line(text: ""))
  }

  /// Comments on lines of their own; a blank line above the first is left to whom they are for.
  private static func lines(of comments: [FormattingComment], indent: Int) -> [Line] {
    var lines: [Line] = []
    for comment in comments {
      if comment.hasBlankAbove { addBlank(to: &lines) }
      lines.append(Line(text: blanks(indent) + comment.text))
    }
    return lines
  }

  /// Puts comments behind lines, in columns where an author did.
  private static func text(of lines: [Line], lineBreak: String) -> String {
    var result = ""
    var start = 0
    while start < lines.count {
      guard lines[start].comment != nil else {
        result += lines[start].text + lineBreak
        start += 1
        continue
      }
      let run = lines[start...].prefix { $0.comment != nil }
      let columns = FormattingColumns.columns(
        of: run.map { line in
          FormattingColumns.Line(
            width: width(line.text),
            column: line.comment?.column ?? 0,
            isLoose: line.comment?.isLoose ?? false
          )
        },
        gap: commentGap
      )
      for (line, column) in zip(run, columns) {
        let space = blanks(column - width(line.text))
        result += line.text + space + (line.comment?.text ?? "") + lineBreak
      }
      start = run.endIndex
    }
    return result
  }

  // MARK: Collections

  /// Writes a collection.
  ///
  /// - Parameters:
  ///   - collection: The entries.
  ///   - indent: The number of spaces before each line.
  ///   - isTopLevel: Whether blank lines divide its entries.
  /// - Returns: The lines, without blank ones at either end.
  private static func lines(
    of collection: FormattingCollection,
    indent: Int,
    isTopLevel: Bool = false
  ) -> [Line] {
    var result: [Line] = []
    var wasLong = false
    for section in collection.sections {
      if section.head.first?.hasBlankAbove ?? false { addBlank(to: &result) }
      result += lines(of: section.head, indent: indent)
      let columns = valueColumns(of: section.entries, indent: indent)
      for (index, entry) in section.entries.enumerated() {
        let own = lines(of: entry, indent: indent, valueColumn: columns[index])
        // At the top level, an entry of more than one line is set apart.
        let isLong = isTopLevel && own.count > entry.leading.count + 1
        let isBelowHead = index == 0 && !section.head.isEmpty
        if isBelowHead ? section.hasBlankBelowHead : entry.hasBlankAbove || isLong || wasLong {
          addBlank(to: &result)
        }
        result += own
        wasLong = isLong
      }
    }
    if collection.footer.first?.hasBlankAbove ?? false { addBlank(to: &result) }
    return result + lines(of: collection.footer, indent: indent)
  }

  /// The columns of values, as distances from their keys; nil for a value that doesn't share only
  /// its key's line.
  private static func valueColumns(of entries: [FormattingEntry], indent: Int) -> [Int?] {
    var result: [Int?] = Array(repeating: nil, count: entries.count)
    var run: [(index: Int, line: FormattingColumns.Line)] = []
    func finish() {
      let columns = FormattingColumns.columns(of: run.map(\.line), gap: 1)
      for (member, column) in zip(run, columns) { result[member.index] = column }
      run = []
    }
    for (index, entry) in entries.enumerated() {
      let hasValue =
        entry.between.isEmpty && !entry.isApart
        && line(of: entry, indent: indent).map { !$0.isEmpty } ?? false
      if !hasValue || entry.hasBlankAbove { finish() }
      guard hasValue, let key = entry.key else { continue }
      let width = width(key.text) + 1
      run.append(
        (
          index,
          FormattingColumns.Line(
            width: width,
            column: key.valueColumn ?? width + 1,
            isLoose: key.isLoose
          )
        )
      )
    }
    finish()
    return result
  }

  /// The value of an entry, if it follows the key on one line.
  private static func line(of entry: FormattingEntry, indent: Int) -> String? {
    guard let line = FlowText.line(of: entry.value) else { return nil }
    guard case .collection(let collection) = entry.value, !collection.sections.isEmpty,
      !entry.isReached
    else { return line }
    let key = entry.key.map { width($0.text) + 2 } ?? 2
    return indent + key + width(line) <= width ? line : nil
  }

  // MARK: Entries

  /// Writes an entry, on as few lines as its content allows.
  private static func lines(of entry: FormattingEntry, indent: Int, valueColumn: Int?) -> [Line] {
    var entry = entry
    if case .collection(var collection) = entry.value {
      if collection.sections.isEmpty {
        // Empty brackets can't contain anything.
        entry.leading += collection.footer
      } else if entry.key == nil, !collection.isFlow {
        entry.leading += collection.takeLeading()
        entry.value = .collection(collection)
      }
    }
    let leading = lines(of: entry.leading, indent: indent)
    let prefix = entry.key.map { "\($0.text):" } ?? "-"
    guard !entry.between.isEmpty || entry.isApart else {
      var padded = prefix
      if let valueColumn { padded += blanks(valueColumn - width(prefix) - 1) }
      return leading + lines(of: entry, behind: padded, indent: indent)
    }
    // A comment divides the key from its value, or reaches the value's line alone.
    var first = Line(text: blanks(indent) + prefix)
    var between = entry.between
    if let beside = between.first, !beside.isAlone {
      first.comment = beside
      between.removeFirst()
    }
    let value = lines(of: entry, behind: nil, indent: indent + 2)
    return leading + [first] + lines(of: between, indent: indent + 2) + value
  }

  /// The value of an entry.
  ///
  /// - Parameters:
  ///   - entry: what it belongs to.
  ///   - prefix: the text before it on its first line: a key with its colon, or a dash; nil for
  ///     nothing.
  ///   - indent: where the prefix stands.
  /// - Returns: its lines, the first one with the prefix.
  private static func lines(
    of entry: FormattingEntry,
    behind prefix: String?,
    indent: Int
  ) -> [Line] {
    // Where what does not fit behind the prefix stands.
    let inner = prefix == nil ? indent : indent + 2
    let start = blanks(indent) + (prefix ?? "")
    func behind(_ text: String) -> String {
      text.isEmpty ? start : prefix == nil ? start + text : "\(start) \(text)"
    }
    func beside(_ texts: [String], hanging: Int) -> [Line] {
      var lines = texts.enumerated().map { index, text in
        Line(text: index == 0 ? behind(text) : text.isEmpty ? "" : blanks(hanging) + text)
      }
      lines[lines.count - 1].comment = entry.trailing
      return lines
    }
    switch entry.value {
    case .scalar(let scalar):
      var lines = beside(scalar.lines, hanging: inner)
      if scalar.isBlock {
        lines[lines.count - 1].comment = nil
        lines[0].comment = entry.trailing
      }
      return lines
    case .verbatim(let verbatim):
      let shift = indent - verbatim.column
      let rest = verbatim.lines.dropFirst().map { line in
        let text = line.drop { $0 == " " || $0 == "\t" }
        return blanks(max(inner, line.count - text.count + shift)) + text
      }
      return beside([verbatim.lines[0]] + rest, hanging: 0)
    case .collection(let collection):
      if let line = line(of: entry, indent: indent) { return beside([line], hanging: inner) }
      let column = width(behind("x")) - 1
      if let lines = FlowText.lines(of: collection, at: column, width: width) {
        return beside(lines, hanging: 0)
      }
      // A block, below the key or the dash that it belongs to.
      var lines = lines(of: collection, indent: inner)
      if prefix == "-" {
        lines[0].text = "\(start) " + lines[0].text.dropFirst(inner)
      } else if prefix != nil {
        // What stood in brackets may have a comment behind them.
        lines.insert(Line(text: start, comment: entry.besideKey ?? entry.trailing), at: 0)
      }
      return lines
    }
  }
}

/// Moves comments for the layout.
extension FormattingCollection {
  /// Takes the comments above the first entry, which can't follow a dash.
  fileprivate mutating func takeLeading() -> [FormattingComment] {
    guard !sections[0].entries.isEmpty else { return [] }
    let taken = sections[0].head + sections[0].entries[0].leading
    sections[0].head = []
    sections[0].entries[0].leading = []
    sections[0].entries[0].hasBlankAbove = false
    return taken
  }
}
