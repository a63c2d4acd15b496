import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let hiddenBySystemSlot = LintRule(
    id: "hidden-by-system-slot",
    severity: .warning,
    summary: "A style never shows, because every slot that it is for is left to the system.",
    rationale: """
      'scrollEdge: system' (and the same in other slots) leaves the slot to UIKit's own fallback, whatever is declared for \
      it. A declaration outside of a slot doesn't undo that.
      """,
    advice:
      "Write the style under the slot's key, which makes the slot the theme's own, or take ': system' out.",
    triggering: [
      Example(
        """
        tabBar:
          background: { preset: opaque, color: systemBackground }
          allSlots: system
        """,
        at: [2]
      ),
      Example(
        """
        navigationBar:
          background: opaque
          scrollEdge: system
        screens:
          home:
            navigationBar: { title: { color: label }, allSlots: system }
        """,
        at: [6]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar:
          background: { preset: opaque, color: systemBackground }
          scrollEdge: system
        """
      ),
      Example(
        """
        navigationBar: { background: opaque, scrollEdge: system }
        screens:
          home: { navigationBar: { scrollEdge: { background: transparent } } }
        """
      ),
    ],
    check: { analysis in
      let bars = BarKind.allCases.filter { bar in
        analysis.cascade.declarations(of: TargetID(analysis.schema[.slot, of: bar])).contains {
          analysis.value(of: $0).keyword() == SlotOwner.system
        }
      }
      guard !bars.isEmpty else { return [] }
      let entries = analysis.entries { declaration in
        guard let leaf = analysis.leaf(of: declaration), let bar = leaf.bar else { return false }
        return bars.contains(bar) && leaf.property.way == .appearance
          && analysis.value(of: declaration) != .unset
      }
      var findings: [Diagnostic] = []
      var groups: [String: Int] = [:]
      for entry in entries {
        let fates = entry.declarations.map(analysis.systemFate)
        guard fates.allSatisfy({ !$0.shows }), let system = fates.compactMap(\.system).first else {
          continue
        }
        let cause = analysis.written(system).entry.keyRange
        let group = "\(entry.block.path) \(cause)"
        if let index = groups[group] {
          findings[index].notes.append(Note("nor does this", at: entry.entry.keyRange))
          continue
        }
        groups[group] = findings.count
        findings.append(
          Diagnostic(
            "hidden-by-system-slot",
            .warning,
            "'\(entry.entry.path)' never shows, since its slots are left to the system",
            at: entry.entry.keyRange,
            notes: [Note("they are left to the system here", at: cause)],
            help: ["write it under the slot's key, such as 'scrollEdge:', or take ': system' out"],
            property: entry.path
          )
        )
      }
      return findings
    }
  )
}

extension Analysis {
  /// Whether a declaration shows anywhere, and what leaves its slots to the system where it wins.
  fileprivate func systemFate(
    of declaration: Declaration
  ) -> (shows: Bool, system: Declaration?) {
    guard let bar = leaf(of: declaration)?.bar else { return (true, nil) }
    let slotLeaf = schema[.slot, of: bar]
    var system: Declaration?
    let switches = winners.declarations(of: slotLeaf, meeting: declaration)
    guard let contexts = contexts(of: declaration, toldApartBy: switches) else {
      return (true, nil)
    }
    for cell in contexts {
      for slot in slots(of: declaration, in: bar).slots {
        var cell = cell
        cell[.slot] = slot.rawValue
        let winner = winners.winner(of: slotLeaf, at: cell)
        guard let winner, value(of: winner).keyword() == SlotOwner.system else {
          return (true, nil)
        }
        system = system ?? winner
      }
    }
    return (false, system)
  }
}
