import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let deadDeclaration = LintRule(
    id: "dead-declaration",
    severity: .warning,
    summary: "A declaration holds somewhere and wins nowhere.",
    rationale: """
      Wherever it holds, stronger declarations hold too: one of them, or several that cover it together. An author who changes it \
      sees no change, and takes the tool for broken.
      """,
    advice: "Remove it, or remove or narrow what covers it.",
    triggering: [
      Example(
        """
        # A phone and a pad are all that there is.
        screens:
          home:
            toolbar: { tint: "#00569E" }
            when phone: { toolbar: { tint: "#084C6B" } }
            when pad: { toolbar: { tint: "#123456" } }
        """,
        at: [4]
      ),
      Example(
        """
        # Every brand has a color of its own.
        tabBar: { tint: "#00569E" }
        brands:
          day: { tabBar: { tint: "#084C6B" } }
          night: { tabBar: { tint: "#7CC0FF" } }
        """,
        at: [2]
      ),
    ],
    nonTriggering: [
      Example(
        """
        # It still shows outside of the screens.
        toolbar: { tint: "#00569E" }
        screens:
          home: { toolbar: { tint: "#084C6B" } }
          list: { toolbar: { tint: "#123456" } }
        """
      ),
      Example(
        """
        # It shows on phones.
        screens:
          home:
            toolbar: { tint: "#00569E" }
            when pad: { toolbar: { tint: "#084C6B" } }
        """
      ),
    ],
    check: { analysis in
      let dead = Set(analysis.findings.dead)
      let entries = analysis.wholeEntries(where: { dead.contains($0) })
      let paths = KeyPaths(to: Set(entries.map(\.entry.keyRange)), in: analysis.roots)
      return entries.compactMap { entry in
        guard let first = entry.declarations.first else { return nil }
        let stronger = analysis.cascade.stronger(than: first)
        // What repeats it is redundant as long as it is there; that has to go first.
        let isRepeated = entry.declarations.contains { declaration in
          analysis.cascade.stronger(than: declaration).contains { $0.value == declaration.value }
        }
        return Diagnostic(
          "dead-declaration",
          .warning,
          "'\(entry.entry.path)' is never used: wherever it holds, stronger declarations hold too",
          at: entry.entry.keyRange,
          notes: analysis.notes(on: stronger, label: "this beats it"),
          help: ["remove it, or narrow what beats it"],
          fixIts: isRepeated ? [] : analysis.removal(of: [entry], paths),
          property: entry.entry.path
        )
      }
    }
  )
}

extension Cascade {
  /// The declarations of the same target that beat one where both hold, the nearest first.
  func stronger(than declaration: Declaration) -> [Declaration] {
    declarations(of: declaration.target).filter { precedence.beats($0, declaration) }
  }
}

extension Analysis {
  /// The most places that a note list names, so that a base value that a thousand screens override stays readable.
  private static let shownPlaces = 6

  /// A note for each place, each once, and how many more there are.
  func notes(on declarations: [Declaration], label: String) -> [Note] {
    var seen: Set<SourceRange> = []
    let ranges = declarations.map { theme.entries[Int($0.entry)].valueRange }
      .filter { seen.insert($0).inserted }
    let notes = ranges.prefix(Self.shownPlaces).map { Note(label, at: $0) }
    let more = ranges.count - notes.count
    return more > 0 ? notes + [Note("and \(more) more")] : Array(notes)
  }

  /// The entries all of whose declarations fulfil a condition, wherever they are used.
  ///
  /// That a slot is the theme's own comes with every declaration inside a slot and is not judged.
  func wholeEntries(where isMeant: (Declaration) -> Bool) -> [WrittenEntry] {
    let places = places
    var hasFailed = Array(repeating: false, count: theme.entries.count)
    for declaration in theme.declarations {
      let place = places[Int(declaration.entry)]
      if !hasFailed[place], !isMeant(declaration), !isImplied(declaration) {
        hasFailed[place] = true
      }
    }
    return entries { declaration in
      !hasFailed[places[Int(declaration.entry)]] && isMeant(declaration) && !isImplied(declaration)
    }
  }

  private func isImplied(_ declaration: Declaration) -> Bool {
    declaration.breadth > 0 && leaf(of: declaration)?.property.way == .slot
  }
}
