import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // The rule reports an entry only if all of its declarations are dead, because a shorthand can be partly in use.
  static let deadDeclaration = LintRule(
    .warning("dead-declaration"),
    summary: "A declaration applies somewhere and is overridden everywhere.",
    rationale: """
      Wherever it applies, one or several other declarations override it. If you change it, nothing changes in the \
      app.
      """,
    advice: "Remove it, or remove or narrow what overrides it.",
    """
    # Every device is a phone or a pad.
    screens:
      home:
        toolbar: { tint: "#00569E" } ←
        when phone: { toolbar: { tint: "#084C6B" } }
        when pad: { toolbar: { tint: "#123456" } }

    # It still applies outside the screens.
    toolbar: { tint: "#00569E" }
    screens:
      home: { toolbar: { tint: "#084C6B" } }
      list: { toolbar: { tint: "#123456" } }
    """,
    check: { analysis in
      let dead = Set(analysis.findings.dead)
      // Without a redundant override of the same value, the entry has an effect, so the finding about the override is enough, if the
      // configuration doesn't turn it off.
      let isOff = analysis.options.lint.leavesOut(.redundantOverride)
      let repeated = isOff ? [] : analysis.repeatedDeclarations
      let entries = analysis.wholeEntries(where: { dead.contains($0) })
        .filter { $0.declarations.allSatisfy { !repeated.contains($0) } }
      return analysis.removingNoSlot(entries).compactMap { entry in
        let overriders = entry.declarations.first.map { declaration in
          analysis.cascade.overriders(of: declaration, atMost: Analysis.shownPlaces)
        }
        return Finding(
          "'\(entry.entry.path)' never has an effect: other declarations override it wherever it applies",
          at: entry.entry.keyRange,
          notes: analysis.notes(on: overriders ?? [], label: "this overrides it"),
          help: ["remove it, or narrow what overrides it"],
          fixIts: analysis.removal(of: [entry]),
          property: entry.entry.path
        )
      }
    }
  )
}

extension Cascade {
  /// Returns declarations that together override another one wherever it applies, the nearest of each context, or all that override it
  /// somewhere if more than `limit` are needed.
  fileprivate func overriders(of declaration: Declaration, atMost limit: Int) -> [Declaration] {
    let conditions = theme.conditions
    let own = conditions[declaration.condition.index]
    let rivals = declarations(of: declaration.target)
    let slots = theme.leaf(of: declaration.target).flatMap { Schema.standard[$0].bar }?.slots
    var nearest: [Declaration] = []
    while nearest.count <= limit {
      let search = CellSearch(
        theme.space,
        separatedBy: nearest.map { conditions[$0.condition.index] },
        isFirstEnough: true,
        excluding: { _ in true }
      )
      guard let left = search.cells(inAll: [own], slots: slots ?? AppearanceSlot.allCases) else {
        break
      }
      guard let cell = left.first?.cell else { return nearest }
      let next = rivals.first { applies($0, at: cell) && precedence.overrides($0, declaration) }
      guard let next else { break }
      nearest.append(next)
    }
    return rivals.filter { other in
      precedence.overrides(other, declaration)
        && theme.space.mayOverlap(conditions[other.condition.index], own)
    }
  }
}

/// Entries and notes that several rules share.
extension Analysis {
  /// The largest number of places in a list of notes, because a thousand screens can override one value.
  fileprivate static let shownPlaces = 6

  /// Returns a note for each place, without repetition, and a note with the number of places beyond the limit.
  func notes(on declarations: [Declaration], label: String) -> [Note] {
    var seen: Set<SourceRange> = []
    let ranges = declarations.map { theme.entries[Int($0.entry)].valueRange }
      .filter { seen.insert($0).inserted }
    let notes = ranges.prefix(Self.shownPlaces).map { Note(label, at: $0) }
    let more = ranges.count - notes.count
    return more > 0 ? notes + [Note("and \(more) more")] : Array(notes)
  }

  /// Returns the entries whose declarations all pass a test, in every use of an entry.
  func wholeEntries(where isMeant: (Declaration) -> Bool) -> [WrittenEntry] {
    // Every declaration inside a slot implies that the slot has an object. This implied declaration isn't tested.
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

  /// Whether a declaration only gives its slot an appearance object.
  private func isImplied(_ declaration: Declaration) -> Bool {
    declaration.shorthandSteps > 0 && leaf(of: declaration)?.property.destination == .slot
  }
}
