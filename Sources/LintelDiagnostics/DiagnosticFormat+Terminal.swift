/// The parts of a terminal report besides its diagnostics.
package struct TerminalOptions: Sendable {
  /// Whether to use ANSI escapes for colors.
  package var colors = false
  /// Returns the address of a rule's page for a hyperlink, or `nil` for none.
  package var link: @Sendable (_ rule: String) -> String? = { _ in nil }
  /// The lines above the total.
  package var remarks: [String] = []
  /// The last line, or `nil` for the total of the diagnostics.
  package var total: String?

  /// Creates options for plain text: without colors, links, or remarks.
  package init() {}
}

/// Returns diagnostics with their source lines, and a total at the end.
///
/// The first line of each diagnostic is the same as in the concise format, so that editors find the place in both. If several files
/// have diagnostics, each file has a heading with its own total. The text ends in a line feed unless it's empty.
package func renderTerminal(
  _ diagnostics: [Diagnostic],
  in sources: SourceMap,
  options: TerminalOptions
) -> String {
  guard !diagnostics.isEmpty else { return "" }
  let style = TerminalStyle(usesColors: options.colors, link: options.link)
  let files = diagnostics.split { $0.range.file != $1.range.file }
  var parts: [String] = []
  for group in files {
    if files.count > 1, let first = group.first {
      let path = oneLine(sources[first.range.file].path)
      parts.append(style.paint("\(path): \(total(of: Array(group)))", .heading) + "\n")
    }
    parts += group.map { TerminalDiagnostic($0, in: sources, style: style).rendered }
  }
  let remarks = options.remarks.map { $0 + "\n" }.joined()
  let last = options.total ?? total(of: diagnostics)
  return parts.joined(separator: "\n") + "\n" + remarks + style.paint(last, .heading) + "\n"
}

extension Array {
  /// Returns slices of consecutive elements, split wherever `part` returns `true` for two neighbors.
  fileprivate func split(where part: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var slices: [ArraySlice<Element>] = []
    var start = 0
    for index in indices where index > 0 && part(self[index - 1], self[index]) {
      slices.append(self[start..<index])
      start = index
    }
    return isEmpty ? [] : slices + [self[start...]]
  }
}

/// Returns the number of findings of each severity, such as `2 errors, 1 warning`, or `no findings`.
package func total(of diagnostics: [Diagnostic]) -> String {
  let parts = Severity.allCases.reversed().compactMap { severity -> String? in
    let count = diagnostics.count { $0.severity == severity }
    guard count > 0 else { return nil }
    return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
  }
  return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
}

private struct TerminalDiagnostic {
  private let diagnostic: Diagnostic
  /// The files that its ranges refer to.
  private let sources: SourceMap
  private let style: TerminalStyle
  /// The width in cells of the finding's widest line number, so that all its snippets align.
  private let gutter: Int

  init(_ diagnostic: Diagnostic, in sources: SourceMap, style: TerminalStyle) {
    self.diagnostic = diagnostic
    self.sources = sources
    self.style = style
    let ranges = [diagnostic.range] + diagnostic.notes.compactMap(\.range)
    let widest = ranges.map { sources.location(of: $0).line }.max() ?? 1
    gutter = String(widest).utf8.count
  }

  /// The finding as text: its heading, source lines with marks, notes, help, and the lines after each fix.
  var rendered: String {
    let role = TerminalStyle.role(of: diagnostic.severity)
    let heading = style.paint("\(diagnostic.severity.rawValue):", role)
    let message = style.paint(oneLine(diagnostic.message), .heading)
    var output =
      "\(place(diagnostic.range)) \(heading) \(message) [\(style.linked(diagnostic.rule))]\(fixability)\n"
    var marks = [SourceSnippet.Mark(range: diagnostic.range, role: role, symbol: "^")]
    var notes: [Note] = []
    for note in diagnostic.notes where !add(note, to: &marks) { notes.append(note) }
    output += source(diagnostic.range.file).lines(marks)
    for note in notes {
      if let range = note.range {
        output += "\(place(range)) \(style.paint("note:", .note)) \(oneLine(note.message))\n"
        output += source(range.file).lines([.init(range: range, role: .note, symbol: "^")])
      } else {
        output += remark("note", note.message)
      }
    }
    for help in diagnostic.help { output += remark("help", help) }
    for fixIt in diagnostic.fixIts {
      output += remark("fix", fixIt.title + suffix(for: fixIt.applicability))
      if let file = fixIt.edits.first?.range.file {
        output += source(file).lines(changedBy: fixIt, in: file)
      }
    }
    return output
  }

  /// The text after the rule if `lintel lint --fix` can fix the finding.
  private var fixability: String {
    switch diagnostic.fixability {
    case .safe: " " + style.paint("[fixable]", .insertion)
    case .unsafe: " " + style.paint("[fixable, unsafe]", .insertion)
    case .placeholder, nil: ""
    }
  }

  /// Returns a range's location as `path:line:column:`, in color.
  private func place(_ range: SourceRange) -> String {
    style.paint(sources.place(of: range) { oneLine($0) } + ":", .place)
  }

  /// Returns snippets of a file, with line numbers as wide as the finding's.
  private func source(_ file: FileID) -> SourceSnippet {
    SourceSnippet(file: sources[file], style: style, gutter: gutter)
  }

  /// Adds a note next to its place in the finding's own snippet, and returns whether it fits there.
  private func add(_ note: Note, to marks: inout [SourceSnippet.Mark]) -> Bool {
    guard let range = note.range, range.file == diagnostic.range.file else { return false }
    let isOwn = range == marks[0].range && marks[0].label.isEmpty
    var mark =
      isOwn ? marks[0] : SourceSnippet.Mark(range: range, role: .note, symbol: "-")
    mark.label = note.message
    guard source(range.file).hasRoom(for: mark) else { return false }
    if isOwn { marks[0] = mark } else { marks.append(mark) }
    return true
  }

  /// Returns a note or help without a place; the lines after the first are aligned with it.
  private func remark(_ word: String, _ text: String) -> String {
    let margin = String(repeating: " ", count: gutter + 2)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let indentation = margin + String(repeating: " ", count: word.count + 4)
    let joined = lines.map { oneLine(String($0)) }.joined(separator: "\n" + indentation)
    return "\(margin)\(style.paint("=", .gutter)) \(style.paint(word + ":", .note)) \(joined)\n"
  }

  /// Returns a warning about applying a fix, or an empty string for a safe one.
  private func suffix(for applicability: FixIt.Applicability) -> String {
    switch applicability {
    case .safe: ""
    case .unsafe: " (check it: the meaning may change)"
    case .placeholder: " (fill in what is missing)"
    }
  }
}
