import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let doubtfulCompactSlot = LintRule(
    id: "doubtful-compact-slot",
    severity: .info,
    summary: "A style for compact size may never show from iOS 17 on.",
    rationale: """
      A phone on its side used to make its bars compact. On iOS 17 and later authors have seen that it does not; Apple says nothing, and \
      the slots are not deprecated.
      """,
    advice: "Check on a device whether the slot shows, before putting work into it.",
    triggering: [
      Example(
        """
        ios: 17..18
        navigationBar:
          background: opaque
          compact: { background: { color: secondarySystemBackground } }
        """,
        at: [4]
      ),
      Example(
        """
        ios: 18..27
        toolbar:
          compactScrollEdge: { tint: label }
        """,
        at: [3]
      ),
    ],
    nonTriggering: [
      Example(
        """
        ios: 16..18
        navigationBar:
          background: opaque
          compact: { background: { color: secondarySystemBackground } }
        """
      ),
      Example(
        """
        ios: 17..18
        navigationBar: { background: opaque, scrollEdge: { background: transparent } }
        """
      ),
    ],
    check: { analysis in
      let compact: SlotSet = [SlotSet(.compact), SlotSet(.compactScrollEdge)]
      let entries = analysis.entries { declaration in
        guard let leaf = analysis.leaf(of: declaration), leaf.stylesBar, let bar = leaf.bar,
          analysis.condition(of: declaration)[.slot] != .top,
          let oldest = analysis.versions(of: declaration)?.oldest, oldest >= Version(17)
        else { return false }
        let slots = analysis.slots(of: declaration, in: bar)
        return !slots.isEmpty && slots.isSubset(of: compact)
      }
      // An author who styles all four slots shows on purpose which of them UIKit uses.
      guard let first = entries.first else { return [] }
      return [
        Diagnostic(
          "doubtful-compact-slot",
          .info,
          "'\(first.slotPath ?? first.entry.path)' may never show from iOS 17 on",
          at: first.entry.keyRange,
          notes: [Note("a phone on its side has been seen to keep bars of standard size there")]
            + entries.dropFirst().prefix(5).map { Note("nor may this", at: $0.entry.keyRange) },
          property: first.path
        )
      ]
    }
  )
}
