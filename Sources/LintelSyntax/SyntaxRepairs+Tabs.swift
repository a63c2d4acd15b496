import LintelDiagnostics

extension SyntaxRepairs {
  /// The text that replaces one tab of indentation, so that reading can continue.
  private static let tabWidth: [UInt8] = [0x20, 0x20]

  /// Reports tabs in indentation once for the whole file.
  func tabRepair(_ failure: SyntaxFailure) -> SyntaxRepair? {
    guard failure.place < bytes.count else { return nil }
    let line = lines.line(at: failure.place)
    let isTab =
      failure.problem.contains("a tab character")
      || failure.problem.contains("cannot start any token") && bytes[failure.place] == 0x09
    guard isTab else { return nil }
    let all = (line..<lines.count).filter { !indentingTabs(of: $0).isEmpty }
    guard let first = all.first, first == line || lines.isEmpty(line) else {
      return separatingTab(failure.place)
    }
    let indented = all.filter { !lines.isEmpty($0) }
    return SyntaxRepair(
      diagnostic: indented.isEmpty ? nil : tabIndentation(indented),
      patches: all.flatMap { line in
        indentingTabs(of: line).map { SourcePatch($0, $0 + 1, Self.tabWidth) }
      }
    )
  }

  /// Returns an error about tabs in the indentation of some lines.
  func tabIndentation(_ indented: [Int]) -> Diagnostic {
    let tabs = indented.map(indentingTabs)
    let start = tabs[0][0]
    // A fixed width keeps the nesting only if lines are indented by nothing but tabs.
    let isRegular = (0..<lines.count).allSatisfy { line in
      let start = lines.start(of: line)
      return lines.isEmpty(line) || start == bytes.count || bytes[start] != 0x20
    }
    let edits = tabs.joined().map { tab in FixIt.Edit(range: range(tab, tab + 1), newText: "  ") }
    let further = indented.count - 1
    return error(
      "a tab is used as indentation",
      at: range(start, lines.textStart(of: indented[0])),
      rule: "tab-indentation",
      notes: further == 0
        ? []
        : [
          Note(
            "\(further == 1 ? "another line is" : "\(further) more lines are") indented by tabs, too"
          )
        ],
      help: ["indent with spaces"],
      fixIts: isRegular ? [FixIt("indent with two spaces for each tab", .safe, edits: edits)] : []
    )
  }

  /// Returns the offsets of the tabs before a line's text.
  func indentingTabs(of line: Int) -> [Int] {
    let indentation = bytes[lines.start(of: line)..<lines.end(of: line)]
      .prefix { $0 == 0x20 || $0 == 0x09 }
    return indentation.indices.filter { bytes[$0] == 0x09 }
  }

  /// Repairs a tab after an indicator, such as `-`, that indents the text after it.
  private func separatingTab(_ place: Int) -> SyntaxRepair {
    var end = place
    while end < bytes.count, bytes[end] == 0x09 || bytes[end] == 0x20 { end += 1 }
    return SyntaxRepair(
      "a tab is used as indentation",
      at: range(place, end),
      rule: "tab-indentation",
      help: ["write a space"],
      fixIts: [FixIt("write a space", replace: range(place, end), with: " ")]
    )
  }
}
