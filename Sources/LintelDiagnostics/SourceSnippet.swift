/// Lines of a file with marks under ranges, in the terminal format.
struct SourceSnippet {
  /// A range to underline, and the text next to the underline.
  struct Mark {
    /// The range to underline, limited to its part on the first line.
    let range: SourceRange
    /// The text to the right of the underline, or an empty string for none.
    var label = ""
    /// The role of the mark, which determines its color.
    let role: TerminalStyle.Role
    /// The character of the underline: a caret for the place of a finding, and a dash for other places.
    let symbol: Character
  }

  /// The maximum length in bytes of a line that is printed completely.
  private static let widest = 160
  /// The number of bytes of a longer line that are printed before a range.
  private static let context = 50
  /// The maximum number of cells from the start of a line to the end of a label next to an underline.
  private static let maximumLabelEnd = 140

  let file: SourceFile
  let style: TerminalStyle
  /// The width of line numbers in cells.
  let gutter: Int

  /// Returns the lines in which ranges start, in order and without duplicates, with marks under the ranges.
  func lines(_ marks: [Mark]) -> String {
    let byLine = Dictionary(grouping: marks) { line(of: $0.range) }
    var output = ""
    var previous: Int?
    for (line, marks) in byLine.sorted(by: { $0.key < $1.key }) {
      if let previous, line > previous + 1 { output += style.paint("...", .gutter) + "\n" }
      previous = line
      let shown = ShownLine(around: marks[0].range, in: textRange(of: line), of: file)
      output += numbered(line, shown.text)
      for mark in marks.sorted(by: { $0.range < $1.range }) {
        let cells = shown.cells(of: mark.range)
        let indentation = String(repeating: " ", count: cells.lowerBound)
        let underline = String(repeating: mark.symbol, count: cells.count)
        let label = mark.label.isEmpty ? "" : " " + oneLine(mark.label)
        output += unnumbered(indentation + style.paint(underline + label, mark.role))
      }
    }
    return output
  }

  /// Returns whether a label fits next to its underline, in a line that is printed completely.
  func hasRoom(for mark: Mark) -> Bool {
    let text = textRange(of: line(of: mark.range))
    guard text.count <= Self.widest, !mark.label.contains("\n") else { return false }
    let cells = ShownLine(around: mark.range, in: text, of: file).cells(of: mark.range)
    return cells.upperBound + 1 + DisplayText(mark.label.utf8).width <= Self.maximumLabelEnd
  }

  /// A line as it's printed, which is only a part of a long line.
  private struct ShownLine {
    /// The bytes of the file that are printed.
    private let bytes: Range<Int>
    /// The same bytes as the terminal displays them.
    private let display: DisplayText
    /// An ellipsis if the line starts earlier, or an empty string.
    private let begins: String
    /// An ellipsis if the line continues, or an empty string.
    private let ends: String

    /// Selects the part of a line that contains a range.
    init(around range: SourceRange, in line: Range<Int>, of file: SourceFile) {
      bytes = Self.window(around: range, in: line, of: file)
      display = DisplayText(file.bytes[bytes])
      begins = line.lowerBound < bytes.lowerBound ? "…" : ""
      ends = bytes.upperBound < line.upperBound ? "…" : ""
    }

    /// The text to print, with its ellipses.
    var text: String { begins + display.text + ends }

    func cells(of range: SourceRange) -> Range<Int> {
      let start = display.cell(at: Int(range.lower) - bytes.lowerBound)
      let end = display.cell(at: min(Int(range.upper), bytes.upperBound) - bytes.lowerBound)
      return start + begins.count..<max(start + 1, end) + begins.count
    }

    /// Returns the bytes to print, which are the whole line or about 160 bytes that start shortly before the range,
    /// without splitting a character.
    private static func window(
      around range: SourceRange,
      in line: Range<Int>,
      of file: SourceFile
    ) -> Range<Int> {
      guard line.count > widest else { return line }
      var lower = max(line.lowerBound, min(Int(range.lower), line.upperBound) - context)
      var upper = min(line.upperBound, lower + widest)
      while lower > line.lowerBound, file.bytes[lower] & 0xC0 == 0x80 { lower -= 1 }
      while upper < line.upperBound, file.bytes[upper] & 0xC0 == 0x80 { upper += 1 }
      return lower..<upper
    }
  }

  /// Returns the new lines after a fix, or an empty string if it changes several lines, a long one, or another file.
  func lines(changedBy fixIt: FixIt, in id: FileID) -> String {
    let edits = fixIt.edits.filter { $0.range.file == id }
    guard edits.count == fixIt.edits.count, let first = edits.map(\.range.lower).min(),
      let last = edits.map(\.range.upper).max()
    else { return "" }
    let line = file.lines.line(at: Int(first))
    let range = textRange(of: line)
    guard line == file.lines.line(at: Int(last)), range.count <= Self.widest else { return "" }
    let shifted = edits.map { edit in
      FixIt.Edit(
        range: SourceRange(
          file: id,
          lower: Int(edit.range.lower) - range.lowerBound,
          upper: Int(edit.range.upper) - range.lowerBound
        ),
        newText: edit.newText
      )
    }
    let bytes = applying(shifted, to: Array(file.bytes[range]))
    let changed = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    return changed.map { part in
      let text = style.paint(DisplayText(part).text, .insertion)
      return numbered(line, text, separator: "+")
    }.joined()
  }

  private func numbered(_ line: Int, _ text: String, separator: String = "|") -> String {
    let number = String(line + 1)
    let padding = String(repeating: " ", count: max(0, gutter - number.utf8.count))
    let margin = style.paint(" \(padding)\(number) \(separator)", .gutter)
    return text.isEmpty ? "\(margin)\n" : "\(margin) \(text)\n"
  }

  /// Returns a line below a source line, with an empty margin.
  private func unnumbered(_ text: String) -> String {
    style.paint(" \(String(repeating: " ", count: gutter)) |", .gutter) + " \(text)\n"
  }

  /// Returns the bytes of a line without a byte-order mark and line break.
  private func textRange(of line: Int) -> Range<Int> {
    let starts = file.lines.starts
    var start = Int(starts[line])
    var end = line + 1 < starts.count ? Int(starts[line + 1]) : file.bytes.count
    while end > start, file.bytes[end - 1] == 0x0A || file.bytes[end - 1] == 0x0D { end -= 1 }
    if start == 0, file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, end) }
    return start..<max(start, end)
  }

  /// Returns the zero-based line in which a range starts.
  private func line(of range: SourceRange) -> Int { file.lines.line(at: Int(range.lower)) }
}
