import LintelDiagnostics
import LintelLint
import LintelSyntax
import LintelTheme

/// What the formatter needs from a file in addition to its nodes: lines, columns, comments, and the notation of scalars.
struct FormattingSource {
  /// A comment and its place.
  struct Comment {
    /// The offset of its `#`.
    let lower: Int
    var comment: FormattingComment
  }

  let bytes: [UInt8]
  /// All comments, in the order of the file.
  private(set) var comments: [Comment] = []
  /// The offset of the `---` that begins the document, if any.
  private(set) var documentStart: Int?
  /// The offset of the `...` that ends the document, or `nil` if the document ends with the file.
  private(set) var documentEnd: Int?
  private let lines: SourceLines
  /// The offsets at which the lines begin, for columns.
  private let table: LineTable

  /// Collects the comments of a file without syntax errors.
  init(_ file: SourceFile, root: YAMLNode) {
    bytes = file.bytes
    lines = SourceLines(file)
    table = file.lines
    comments = LintelSyntax.comments(in: file, of: root).map { range in
      let lower = Int(range.lower)
      let line = lines.line(at: lower)
      let directive = SuppressionComment(range, in: file)
      let verb = directive.flatMap { SuppressionComment.Verb(rawValue: $0.verb.text) }
      let blanks = bytes[lines.start(of: line)..<lower].reversed().prefix {
        $0 == 0x20 || $0 == 0x09
      }
      return Comment(
        lower: lower,
        comment: FormattingComment(
          text: text(lower, Int(range.upper)),
          reach: verb?.reach,
          column: column(of: lower),
          isLoose: blanks.count > 2,
          isAloneOnLine: lines.textStart(of: line) == lower,
          hasBlankAbove: isBlank(line - 1)
        )
      )
    }
    documentStart = (0...lines.line(at: Int(root.range.lower))).first { begins($0, with: "---") }
      .map { lines.start(of: $0) }
    let last = lines.line(at: max(Int(root.range.lower), Int(root.range.upper) - 1))
    documentEnd = (last + 1..<max(last + 1, lines.count)).first { begins($0, with: "...") }
      .map { lines.start(of: $0) }
  }

  private func text(_ lower: Int, _ upper: Int) -> String {
    String(decoding: bytes[lower..<upper], as: UTF8.self)
  }

  /// Whether a line begins with a document marker, `---` or `...`.
  private func begins(_ line: Int, with sign: String) -> Bool {
    let rest = bytes[lines.start(of: line)..<lines.textEnd(of: line)]
    guard rest.starts(with: sign.utf8) else { return false }
    return rest.dropFirst(3).first.map { $0 == 0x20 || $0 == 0x09 } ?? true
  }

  // MARK: Lines

  /// Whether a line contains only spaces and tabs.
  private func isBlank(_ line: Int) -> Bool {
    line >= 0 && lines.textStart(of: line) >= lines.textEnd(of: line)
  }

  /// Whether the line above that of an offset is blank.
  func hasBlank(above offset: Int) -> Bool {
    isBlank(lines.line(at: offset) - 1)
  }

  func isOnLine(_ offset: Int, of other: Int) -> Bool {
    lines.line(at: offset) == lines.line(at: other)
  }

  /// Returns the column of an offset in Unicode scalars, from 0.
  func column(of offset: Int) -> Int {
    table.location(at: offset, in: bytes).column - 1
  }

  /// Returns the offset of an element's dash, or `nil` in brackets.
  func dash(before element: YAMLNode) -> Int? {
    var index = Int(element.range.lower)
    while index > 0 {
      index -= 1
      let line = lines.line(at: index)
      let start = lines.start(of: line)
      let content = bytes[start...index]
      if let sign = content.lastIndex(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
        if let comment = comment(on: line), comment <= sign {
          index = comment
          continue
        }
        return bytes[sign] == UInt8(ascii: "-") ? sign : nil
      }
      index = start
    }
    return nil
  }

  /// Returns the offset of the comment on a line, if any.
  private func comment(on line: Int) -> Int? {
    let (start, end) = (lines.start(of: line), lines.end(of: line))
    let first = comments.indices.partitioned { comments[$0].lower >= start }
    return first < comments.count && comments[first].lower < end ? comments[first].lower : nil
  }

  // MARK: Texts

  /// Returns a key in its canonical form, with the distance to its value.
  func key(_ key: YAMLNode, value: YAMLNode) -> FormattingKey {
    let (lower, upper) = (Int(key.range.lower), Int(key.range.upper))
    let start = Int(value.range.lower)
    let isOnSameLine = start > upper && isOnLine(lower, of: start)
    let blanks = isOnSameLine ? bytes[upper..<start].count { $0 == 0x20 || $0 == 0x09 } : 0
    let text = scalar(key, onOneLine: true).lines[0]
    // After '?', a key can begin like a document marker, which ends the document at the beginning of a line.
    let needsQuotes = text.isEmpty || text.hasPrefix("---") || text.hasPrefix("...")
    return FormattingKey(
      name: key.text,
      text: needsQuotes ? yamlScalar(key.text, mayBePlain: false) : text,
      hasColon: bytes[upper..<max(upper, start)].contains(UInt8(ascii: ":")),
      valueColumn: isOnSameLine ? column(of: start) - column(of: lower) : nil,
      isLoose: blanks > 1
    )
  }

  /// Returns a scalar in its canonical form, on one line if required, as in brackets and for a key.
  ///
  /// Otherwise, a text on several lines keeps its lines, except if rare line breaks end some of them: their indentation couldn't change.
  /// No other text is broken or joined.
  func scalar(_ node: YAMLNode, onOneLine: Bool = false) -> FormattingScalar {
    let (lower, upper) = (Int(node.range.lower), Int(node.range.upper))
    let hasRareBreak = lines.rareBreak(from: lower, to: upper) != nil
    let isOneLine = !hasRareBreak && (upper <= lower || isOnLine(lower, of: upper - 1))
    let onOneLine = onOneLine || hasRareBreak
    let text = node.text
    var quoted: FormattingScalar { FormattingScalar(lines: [yamlScalar(text, mayBePlain: false)]) }
    var unjoined: FormattingScalar { FormattingScalar(lines: writtenLines(lower, upper)) }
    switch node.style {
    case .literal, .folded:
      return onOneLine || endsInBlanks(text) ? quoted : block(node, text)
    case .plain:
      if isOneLine { return FormattingScalar(lines: [self.text(lower, upper)]) }
      guard onOneLine else { return unjoined }
      return hasLineBreak(text) ? quoted : FormattingScalar(lines: [text])
    case .singleQuoted, .doubleQuoted:
      // An escape may represent something invisible.
      let isEscaped =
        node.style == .doubleQuoted && bytes[lower..<upper].contains(UInt8(ascii: "\\"))
      if !isEscaped, isPlainForAll(text) { return FormattingScalar(lines: [text]) }
      guard isOneLine else { return onOneLine ? quoted : unjoined }
      let needsEscapes = text.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
      let keeps = node.style == .doubleQuoted || needsEscapes
      return FormattingScalar(lines: [keeps ? self.text(lower, upper) : "\"\(text)\""])
    }
  }

  /// Returns the lines of a text without the blanks that folding removes.
  private func writtenLines(_ lower: Int, _ upper: Int) -> [String] {
    (lines.line(at: lower)...lines.line(at: upper - 1)).map { line in
      let first = max(lower, lines.textStart(of: line))
      let last = min(upper, lines.textEnd(of: line))
      var end = last
      // A blank can be escaped.
      if end > first, bytes[end - 1] == UInt8(ascii: "\\"), end < min(upper, lines.end(of: line)) {
        let blank = bytes[end]
        if blank == 0x20 || blank == 0x09 { end += 1 }
      }
      return first < end ? text(first, end) : ""
    }
  }

  /// Whether a block of lines ends with a line of only blanks, which can't be distinguished from the space after the block.
  private func endsInBlanks(_ text: String) -> Bool {
    text.split(separator: "\n").last?.allSatisfy { $0 == " " || $0 == "\t" } ?? true
  }

  /// Returns a block of lines without its indentation.
  private func block(_ node: YAMLNode, _ text: String) -> FormattingScalar {
    let header = lines.line(at: Int(node.range.lower))
    let last = lines.line(at: max(Int(node.range.lower), Int(node.range.upper) - 1))
    var sign = bytes[Int(node.range.lower)] == UInt8(ascii: "|") ? "|" : ">"
    let trailing = text.utf8.reversed().prefix { $0 == 0x0A }.count
    let content = last > header ? Array(header + 1...last) : []
    let first = content.first { !isBlank($0) }
    let written = String(decoding: bytes[Int(node.range.lower)...].prefix(3), as: UTF8.self)
    let indicated = written.dropFirst().prefix(2).first { $0.isNumber }
    // With a number, the indentation is the parent's plus that number. The text's own leading spaces show how much that is.
    let lead =
      text.split(separator: "\n", omittingEmptySubsequences: true).first?
      .prefix { $0 == " " }.count ?? 0
    let indentation = first.map { lines.indentation(of: $0) - (indicated == nil ? 0 : lead) } ?? 0
    if indicated != nil && lead > 0 { sign += "2" }
    if trailing == 0 { sign += "-" } else if trailing > 1 || content.isEmpty { sign += "+" }
    var result = content.map { line -> String in
      let start = min(lines.start(of: line) + indentation, lines.end(of: line))
      let end = contentEnd(of: line)
      return start < end ? self.text(start, end) : ""
    }
    if trailing > 1 { result += Array(repeating: "", count: trailing - 1) }
    return FormattingScalar(lines: [sign] + result, isBlock: true)
  }

  /// Returns the end of a line, including trailing blanks but not its break.
  private func contentEnd(of line: Int) -> Int {
    var end = lines.end(of: line)
    while end > lines.start(of: line), bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }

  /// Returns brackets on several lines as they are written.
  func verbatim(_ node: YAMLNode) -> FormattingVerbatim {
    let (lower, upper) = (Int(node.range.lower), Int(node.range.upper))
    let first = lines.line(at: lower)
    return FormattingVerbatim(
      lines: (first...lines.line(at: upper - 1)).map { line in
        let start = max(lower, lines.start(of: line))
        let end = min(upper, lines.textEnd(of: line))
        return start < end ? text(start, end) : ""
      },
      column: lines.indentation(of: first)
    )
  }
}

extension SuppressionComment.Verb {
  /// The lines that the comment affects.
  fileprivate var reach: FormattingComment.Reach {
    switch self {
    case .disableLine: .line
    case .disableNextLine: .nextLine
    case .disable, .enable: .region
    }
  }
}
