import LintelDiagnostics

extension SyntaxRepairs {
  /// The text that replaces one tab of indentation while reading on.
  private static let tabWidth: [UInt8] = [0x20, 0x20]

  /// Reports tabs as indentation once for the whole file.
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

  /// Tabs as indentation on the lines given, in files that libyaml reads all the same.
  func tabIndentation(_ indented: [Int]) -> Diagnostic {
    let tabs = indented.map(indentingTabs)
    let start = tabs[0][0]
    // Only where nothing but tabs indents does a fixed width keep what is nested in what.
    let isRegular = (0..<lines.count).allSatisfy { line in
      let start = lines.start(of: line)
      return lines.isEmpty(line) || start == bytes.count || bytes[start] != 0x20
    }
    let edits = tabs.joined().map { tab in
      FixIt.Edit(range: range(tab, tab + 1), newText: "  ")
    }
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
      help: ["indent by spaces"],
      fixIts: isRegular ? [FixIt("indent by two spaces for each tab", .safe, edits: edits)] : []
    )
  }

  /// The offsets of the tabs in front of a line's text.
  func indentingTabs(of line: Int) -> [Int] {
    let indentation = bytes[lines.start(of: line)..<lines.end(of: line)]
      .prefix { $0 == 0x20 || $0 == 0x09 }
    return indentation.indices.filter { bytes[$0] == 0x09 }
  }

  /// A tab after an indicator, such as `-`, where what follows is indented by it.
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
