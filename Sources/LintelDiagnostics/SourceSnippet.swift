/// A line of a file with carets under a range, as the terminal format shows it.
struct SourceSnippet {
  /// Longer lines are shown in part.
  private static let widest = 160
  private static let context = 50

  let file: SourceFile
  let style: TerminalStyle
  /// The cells that line numbers take.
  let gutter: Int

  /// The line in which a range begins, and carets under what of it that line holds.
  func lines(for range: SourceRange, role: TerminalStyle.Role) -> String {
    let line = file.lines.line(at: Int(range.lower))
    let lineRange = window(around: range, in: textRange(of: line))
    let text = DisplayText(file.bytes[lineRange])
    let begins = textRange(of: line).lowerBound < lineRange.lowerBound ? "…" : ""
    let ends = lineRange.upperBound < textRange(of: line).upperBound ? "…" : ""
    let start = text.cell(at: Int(range.lower) - lineRange.lowerBound)
    let end = text.cell(at: min(Int(range.upper), lineRange.upperBound) - lineRange.lowerBound)
    let carets = String(repeating: "^", count: max(1, end - start))
    let indentation = String(repeating: " ", count: start + begins.count)
    return numbered(line, begins + text.text + ends)
      + unnumbered(indentation + style.paint(carets, role))
  }

  /// The lines that a change leaves in place of those that it touches; empty if there are many.
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

  private func unnumbered(_ text: String) -> String {
    style.paint(" \(String(repeating: " ", count: gutter)) |", .gutter) + " \(text)\n"
  }

  /// A line's bytes without a byte-order mark and its break.
  private func textRange(of line: Int) -> Range<Int> {
    let starts = file.lines.starts
    var start = Int(starts[line])
    var end = line + 1 < starts.count ? Int(starts[line + 1]) : file.bytes.count
    while end > start, file.bytes[end - 1] == 0x0A || file.bytes[end - 1] == 0x0D { end -= 1 }
    if start == 0, file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, end) }
    return start..<max(start, end)
  }

  private func window(around range: SourceRange, in line: Range<Int>) -> Range<Int> {
    guard line.count > Self.widest else { return line }
    var lower = max(line.lowerBound, min(Int(range.lower), line.upperBound) - Self.context)
    var upper = min(line.upperBound, lower + Self.widest)
    while lower > line.lowerBound, file.bytes[lower] & 0xC0 == 0x80 { lower -= 1 }
    while upper < line.upperBound, file.bytes[upper] & 0xC0 == 0x80 { upper += 1 }
    return lower..<upper
  }
}
