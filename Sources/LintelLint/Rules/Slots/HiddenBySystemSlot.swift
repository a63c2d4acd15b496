import LintelAppearance
import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  static let hiddenBySystemSlot = LintRule(
    .warning("hidden-by-system-slot"),
    summary: "A style never shows, because all of its slots are left to the system.",
    rationale: """
      `scrollEdge: system` (and the same in other slots) leaves the slot to UIKit's own fallback, regardless of other \
      declarations. A declaration outside a slot doesn't undo that.
      """,
    advice:
      "Write the style under the slot's key, so that the theme styles the slot, or remove `: system`.",
    """
    tabBar:
      background: { preset: opaque, color: systemBackground } ←
      allSlots: system

    navigationBar:
      background: { preset: opaque, color: systemBackground }
      scrollEdge: system
    """,
    check: { analysis in
      let bars = BarKind.allCases.filter { bar in
        analysis.cascade.declarations(of: TargetID(analysis.schema[.slot, of: bar])).contains {
          analysis.value(of: $0).keyword() == SlotOwner.system
        }
      }
      guard !bars.isEmpty else { return [] }
      let entries = analysis.entries { declaration in
        guard let leaf = analysis.leaf(of: declaration), let bar = leaf.bar else { return false }
        return bars.contains(bar) && leaf.property.destination == .appearance
          && (analysis.value(of: declaration) != .unset
            || analysis.condition(of: declaration)[.slot] != .top)
      }
      return entries.joinedFindings(noting: "this doesn't either") { entry in
        let fates = entry.declarations.map(analysis.systemFate)
        guard fates.allSatisfy({ !$0.shows }), let system = fates.compactMap(\.system).first else {
          return nil
        }
        let cause = analysis.written(system).entry.keyRange
        let finding = Finding(
          "'\(entry.entry.path)' never shows, because its slots are left to the system",
          at: entry,
          notes: [Note("they are left to the system here", at: cause)],
          help: [
            entry.slotPath == nil
              ? "write it under the slot's key, such as 'scrollEdge:', or remove ': system'"
              : "remove it, or remove ': system'"
          ]
        )
        return ("\(entry.block.path) \(cause)", finding)
      }
    }
  )
}

extension Analysis {
  /// Whether a declaration shows in any context, and if not, the first declaration that leaves its slots to the system.
  fileprivate func systemFate(of declaration: Declaration) -> (shows: Bool, system: Declaration?) {
    guard let bar = leaf(of: declaration)?.bar else { return (true, nil) }
    let slotLeaf = schema[.slot, of: bar]
    var system: Declaration?
    let switches = winners.declarations(of: slotLeaf, meeting: declaration)
    guard let contexts = contexts(of: declaration, separatedBy: switches) else {
      return (true, nil)
    }
    for cell in contexts {
      for slot in slots(of: declaration, in: bar).slots {
        let winner = winners.winner(of: slotLeaf, at: cell.with(.slot, slot.rawValue))
        guard let winner, value(of: winner).keyword() == SlotOwner.system else {
          return (true, nil)
        }
        system = system ?? winner
      }
    }
    return (false, system)
  }
}
