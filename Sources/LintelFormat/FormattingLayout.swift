/// Writes a tree as lines.
struct FormattingLayout {
  /// The maximum width of a line in brackets before it is broken, without its comment.
  static let width = 120
  /// The number of blanks before a comment at the end of a line.
  private static let commentGap = 2

  /// A line, and the comment at its end.
  private struct Line {
    /// The text, including its indentation.
    var text: String
    var comment: FormattingComment?
  }

  /// Returns the text of a file, in which every line ends with a line break.
  static func text(of tree: FormattingTree, lineBreak: String) -> String {
    var lines = lines(of: tree.opening, indent: 0)
    if tree.marker.isWritten { lines.append(Line(text: "---", comment: tree.marker.comment)) }
    var root = FormattingEntry(value: tree.root)
    if case .collection(let collection) = tree.root, !collection.sections.isEmpty {
      lines += Self.lines(of: collection, indent: 0, isTopLevel: true)
    } else {
      root.isSuppressed = true
      lines += Self.lines(of: root, behind: nil, indent: 0)
    }
    if tree.end.isWritten { lines.append(Line(text: "...")) }
    for line in Self.lines(of: tree.end.comments, indent: 0) { lines.append(line) }
    return text(of: lines, lineBreak: lineBreak)
  }

  /// Returns a number of spaces, or none for a negative number.
  private static func blanks(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }

  /// Returns the width of a text in Unicode scalars, the unit of all columns here.
  private static func width(_ text: String) -> Int {
    text.unicodeScalars.count
  }

  // MARK: Comments and blank lines

  /// Adds a blank line unless the last line is blank.
  private static func addBlank(to lines: inout [Line]) {
    guard let last = lines.last, !last.text.isEmpty || last.comment != nil else { return }
    lines.append(Line(text: ""))
  }

  /// Returns comments on separate lines, without a blank line above the first one, which the caller adds.
  private static func lines(of comments: [FormattingComment], indent: Int) -> [Line] {
    var lines: [Line] = []
    for comment in comments {
      if comment.hasBlankAbove { addBlank(to: &lines) }
      lines.append(Line(text: blanks(indent) + comment.text))
    }
    return lines
  }

  /// Adds comments to the ends of lines, in columns if the author aligned them.
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

  /// Returns the lines of a collection, without blank lines at either end, but with some around long entries at the top level.
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
        // At the top level, blank lines surround an entry of several lines.
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

  /// Returns the columns of values relative to their keys, or `nil` for a value that isn't entirely on the
  /// line of its key.
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
        entry.between.isEmpty && !entry.hasSeparateValueLine
        && line(of: entry, indent: indent).map { !$0.isEmpty } ?? false
      if !hasValue || entry.hasBlankAbove { finish() }
      guard hasValue, let key = entry.key else { continue }
      let width = width(key.text) + 1
      let column = key.valueColumn ?? width + 1
      let line = FormattingColumns.Line(width: width, column: column, isLoose: key.isLoose)
      run.append((index, line))
    }
    finish()
    return result
  }

  /// Returns the value of an entry, if it fits on the line of its key.
  private static func line(of entry: FormattingEntry, indent: Int) -> String? {
    guard let line = FlowText.line(of: entry.value) else { return nil }
    guard case .collection(let collection) = entry.value, !collection.sections.isEmpty,
      !entry.isSuppressed
    else { return line }
    let key = entry.key.map { width($0.text) + 2 } ?? 2
    return indent + key + width(line) <= width ? line : nil
  }

  // MARK: Entries

  /// Writes an entry on as few lines as its content allows.
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
    guard !entry.between.isEmpty || entry.hasSeparateValueLine else {
      var padded = prefix
      if let valueColumn { padded += blanks(valueColumn - width(prefix) - 1) }
      return leading + lines(of: entry, behind: padded, indent: indent)
    }
    // A comment separates the key from its value, or affects only the value's line.
    var first = Line(text: blanks(indent) + prefix)
    var between = entry.between
    if let beside = between.first, !beside.isAloneOnLine {
      first.comment = beside
      between.removeFirst()
    }
    let value = lines(of: entry, behind: nil, indent: indent + 2)
    return leading + [first] + lines(of: between, indent: indent + 2) + value
  }

  /// Returns the lines of an entry's value, the first with a prefix: a key with its colon, a dash, or nothing.
  private static func lines(
    of entry: FormattingEntry,
    behind prefix: String?,
    indent: Int
  ) -> [Line] {
    // The indentation of lines that don't fit after the prefix.
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
      // A block below its key or dash.
      var lines = lines(of: collection, indent: inner)
      if prefix == "-" {
        lines[0].text = "\(start) " + lines[0].text.dropFirst(inner)
      } else if prefix != nil {
        // A collection that was in brackets may have a comment after them.
        lines.insert(Line(text: start, comment: entry.besideKey ?? entry.trailing), at: 0)
      }
      return lines
    }
  }
}

extension FormattingCollection {
  /// Removes and returns the comments above the first entry, which can't follow a dash.
  fileprivate mutating func takeLeading() -> [FormattingComment] {
    guard !sections[0].entries.isEmpty else { return [] }
    let taken = sections[0].head + sections[0].entries[0].leading
    sections[0].head = []
    sections[0].entries[0].leading = []
    sections[0].entries[0].hasBlankAbove = false
    return taken
  }
}
