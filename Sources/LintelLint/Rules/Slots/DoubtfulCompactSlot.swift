import LintelAppearance
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // Finds styles for the compact slots that apply only to iOS 17 and later, and reports the first.
  static let doubtfulCompactSlot = LintRule(
    .info("doubtful-compact-slot"),
    summary: "A style for the compact size may never show on iOS 17 and later.",
    rationale: """
      A phone in landscape used to have compact bars. On iOS 17 and later, it has been observed not to. Apple hasn't \
      documented a change, and the slots aren't deprecated.
      """,
    advice: "Check on a device whether the slot shows before you spend time on it.",
    """
    ios: 17..18
    navigationBar:
      background: opaque
      compact: { background: { color: secondarySystemBackground } } ←

    ios: 16..18
    navigationBar:
      background: opaque
      compact: { background: { color: secondarySystemBackground } }
    """,
    check: { analysis in
      let compact: SlotSet = [SlotSet(.compact), SlotSet(.compactScrollEdge)]
      let entries = analysis.entries { declaration in
        guard let leaf = analysis.leaf(of: declaration), leaf.stylesBar, let bar = leaf.bar,
          analysis.condition(of: declaration)[.slot] != .top,
          let oldest = analysis.shownVersions(of: declaration)?.oldest, oldest >= Version(17)
        else { return false }
        let slots = analysis.slots(of: declaration, in: bar)
        return !slots.isEmpty && slots.isSubset(of: compact)
      }
      guard let first = entries.first else { return [] }
      return [
        Finding(
          "'\(first.slotPath ?? first.entry.path)' may never show on iOS 17 and later",
          at: first,
          notes: [
            Note(
              "on these versions, phones in landscape have been observed to keep the standard size"
            )
          ]
            + entries.dropFirst().prefix(5).map {
              Note("this may not either", at: $0.entry.keyRange)
            }
        )
      ]
    }
  )
}
