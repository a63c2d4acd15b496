import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelSyntax
import LintelTheme

extension LintRule {
  static let largeTitlesByScreen = LintRule(
    .info("large-titles-by-screen"),
    summary: "A screen switches large titles on or off for the whole bar.",
    rationale: """
      `prefersLargeTitles` belongs to the navigation bar, which the screens of a stack share. Changing it during a push changes the \
      insets of both screens, and their content jumps. UIKit's setting for a screen is `largeTitleDisplay`. The runtime library \
      translates one into the other. Code that applies styles on its own doesn't.
      """,
    advice:
      "Write `prefersLargeTitles: true` once, for the bar, and `largeTitleDisplay: always` or `never` for each screen.",
    """
    screens:
      home:
        navigationBar: { prefersLargeTitles: true } ←
      detail: {}

    largeTitleDisplay: never
    navigationBar: { prefersLargeTitles: true }
    screens:
      home: { largeTitleDisplay: always }
      detail: {}
    """,
    gathersPlaces: true,
    check: { analysis in
      let leaf = analysis.schema[.prefersLargeTitles]
      // A screen that repeats the bar's value changes nothing, and 'redundant-override' covers it.
      let repeating =
        analysis.options.lint.leavesOut(.redundantOverride)
        ? [] : Set(analysis.redundantOverrides.groups.flatMap(\.entries).flatMap(\.declarations))
      let entries = analysis.entries(of: leaf) { declaration in
        analysis.condition(of: declaration)[.screen] != .top && !repeating.contains(declaration)
      }
      guard let first = entries.first else { return [] }
      let shown = entries.dropFirst().prefix(5).map { Note("so does this", at: $0.entry.keyRange) }
      let rest = entries.count - 1 - shown.count
      return [
        Finding(
          "'prefersLargeTitles' of a screen changes the bar that all screens share",
          at: first,
          notes: shown + (rest > 0 ? [Note("and \(rest.more("screen"))")] : []),
          help: [
            "write it once for the bar, and 'largeTitleDisplay: always' or 'never' for each screen"
          ],
          fixIts: analysis.largeTitles(byScreen: entries, TargetID(leaf)).map { [$0] } ?? []
        )
      ]
    }
  )
}

extension Analysis {
  /// Returns a fix that sets the display of the title for each screen, and large titles once for the bar.
  ///
  /// There is none if other declarations of the two properties interfere, if an entry belongs to a style, or if the text is arranged in an
  /// unusual way.
  fileprivate func largeTitles(byScreen entries: [WrittenEntry], _ target: TargetID) -> FixIt? {
    let others = cascade.declarations(of: target).filter { condition(of: $0)[.screen] == .top }
    let displays = cascade.declarations(of: TargetID(schema[.largeTitleDisplay]))
    let own = Set(entries.flatMap(\.declarations).map(\.condition))
    let isForAll = others.contains { value(of: $0) == .boolean(true) }
    guard others.allSatisfy({ $0.layer == .base && value(of: $0) == .boolean(true) }),
      // Any other screen that sets the display of its title would get a large title.
      displays.allSatisfy({ own.contains($0.condition) || isForAll && $0.layer != .base }),
      entries.allSatisfy({ $0.entry.uses.isEmpty && $0.declarations.count == 1 })
    else { return nil }
    var edits: [FixIt.Edit] = []
    for entry in entries {
      guard let path = WrittenPath(to: entry.entry.keyRange, in: roots),
        case .boolean(let isLarge)? = entry.declarations.first.map(value),
        let own = displayEdits(path, isLarge ? "always" : "never")
      else { return nil }
      edits += own
    }
    if !isForAll {
      guard let root = roots[theme.nameRange.file], !root.isFlow,
        let name = root.entries.first(where: { $0.key.text == "theme" })
      else { return nil }
      let lines = SourceLines(sources[name.value.range.file])
      let place = lines.start(of: lines.line(at: Int(name.key.range.lower)))
      let range = SourceRange(file: name.key.range.file, lower: place, upper: place)
      let text = "largeTitleDisplay: never\nnavigationBar.prefersLargeTitles: true\n"
      edits.append(FixIt.Edit(range: range, newText: text))
    }
    return FixIt("write 'largeTitleDisplay' in each screen", .unsafe, edits: edits)
  }

  /// Replaces the entry, and the mapping around it if it is alone there; a screen's existing `largeTitleDisplay` stays.
  private func displayEdits(_ path: WrittenPath, _ mode: String) -> [FixIt.Edit]? {
    guard let entry = path.entries.last else { return nil }
    let isDotted = entry.key.text.contains(".")
    let bar = isDotted ? path.entries.count - 1 : path.entries.count - 2
    guard bar > 0 else { return nil }
    let block = path.parent(of: bar)
    let isDeclared = block.entries.contains { $0.key.text == "largeTitleDisplay" }
    let isAlone = isDotted || path.entries[bar].value.entries.count == 1
    let text = "largeTitleDisplay: \(mode)"
    if isDeclared || !isAlone {
      guard let removal = EntryRemoval([path], in: sources, comments) else { return nil }
      if isDeclared { return removal.edits }
      let key = path.entries[bar].key.range
      let file = sources[key.file]
      let lines = SourceLines(file)
      let indent = Int(key.lower) - lines.start(of: lines.line(at: Int(key.lower)))
      let separator = block.isFlow ? ", " : "\n" + String(repeating: " ", count: indent)
      let place = SourceRange(file: key.file, lower: Int(key.lower), upper: Int(key.lower))
      return [FixIt.Edit(range: place, newText: text + separator)] + removal.edits
    }
    let whole = path.entries[bar]
    return [FixIt.Edit(range: whole.key.range.union(whole.value.range), newText: text)]
  }
}
