import LintelDecisions
import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let systemSlotEmulated = LintRule(
    id: "system-slot-emulated",
    severity: .info,
    summary: """
      A slot that a screen leaves to the system is compiled as a copy of UIKit's own fallback.
      """,
    rationale: """
      UIKit takes an object that the bar has for a slot before it looks at the screen's other \
      ones. So a screen can't leave a slot alone where the bar has an object for it; the outputs \
      give it one that looks as UIKit's fallback does.
      """,
    advice: """
      Nothing, if the copy is what you want. Leave the slot to the system on the whole bar if it \
      is not.
      """,
    triggering: [
      Example(
        """
        navigationBar:
          background: { preset: opaque, color: "#FFFFFF" }
        screens:
          home:
            navigationBar: { scrollEdge: system }
        """,
        at: [5]
      ),
      Example(
        """
        navigationBar: { background: opaque }
        screens:
          product:
            navigationBar:
              title: { color: label }
              scrollEdge: system
          product.reviews: {}
        """,
        at: [6]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar:
          background: { preset: opaque, color: "#FFFFFF" }
          scrollEdge: system
        """
      ),
      Example(
        """
        navigationBar:
          background: { preset: opaque, color: "#FFFFFF" }
        screens:
          home:
            navigationBar: { scrollEdge: { background: transparent } }
        """
      ),
    ],
    check: { analysis in
      analysis.lookFindings { looks throws(TooLarge) in
        var found: [Diagnostic] = []
        for kind in BarKind.allCases {
          let bar = try looks.bar(kind)
          let leaf = LeafRoles.standard[kind].slot
          for (slot, isEmulated) in try bar.emulated() {
            for place in try looks.places(of: isEmulated, by: looks.entry(of: leaf, in: slot)) {
              found.append(analysis.emulated(place, kind))
            }
          }
        }
        return found
      }
    }
  )
}

extension Analysis {
  fileprivate func emulated(_ place: LookPlace, _ kind: BarKind) -> Diagnostic {
    let entry = theme.entries[Int(place.entry)]
    let screen = place.cell[.screen]
    let name = screen > 0 ? " on screen '\(theme.space.screens[screen - 1].name)'" : ""
    return Diagnostic(
      "system-slot-emulated",
      .info,
      "'\(entry.path)' needs a copy of UIKit's fallback\(name)",
      at: entry.valueRange,
      notes: [
        Note("UIKit takes an object that the bar has for the slot before the screen's other ones")
      ],
      help: ["leave the slot to the system for all screens if the copy is not wanted"],
      property: "\(kind.rawValue).slot"
    )
  }
}
