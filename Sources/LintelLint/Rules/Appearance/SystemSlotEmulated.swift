import LintelAppearance
import LintelDecisions
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // UINavigationItem.h: *Items will use the bar's appearance if nil*.
  static let systemSlotEmulated = LintRule(
    .info("system-slot-emulated"),
    summary:
      "A slot that a screen leaves to the system is compiled as a copy of UIKit's own fallback.",
    rationale: """
      UIKit prefers an object that the bar has for a slot to the screen's objects for other slots. So a screen can't \
      leave a slot to the system if the bar has an object for it. The outputs give the screen an object that looks \
      like UIKit's fallback.
      """,
    advice:
      "If you want the copy, there is nothing to do. Otherwise, leave the slot to the system on the whole bar.",
    """
    navigationBar:
      background: { preset: opaque, color: "#FFFFFF" }
    screens:
      home:
        navigationBar: { scrollEdge: system } ←

    navigationBar:
      background: { preset: opaque, color: "#FFFFFF" }
      scrollEdge: system
    """,
    lookCheck: eachLook { analysis, looks throws(TooLarge) in
      var found: [Finding] = []
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
  )
}

extension Analysis {
  /// Returns the finding about one entry, an info because the copy looks the same and costs little.
  fileprivate func emulated(_ place: LookPlace, _ kind: BarKind) -> Finding {
    let entry = theme.entries[Int(place.entry)]
    let screen = place.cell[.screen]
    let name = screen > 0 ? " on screen '\(theme.space.screens[screen - 1].name)'" : ""
    return Finding(
      "'\(entry.path)' needs a copy of the object that UIKit falls back to\(name)",
      at: entry.valueRange,
      notes: [
        Note("UIKit prefers the bar's object for the slot to the screen's objects for other slots")
      ],
      help: ["leave the slot to the system for all screens to avoid the copy"],
      property: "\(kind.rawValue).slot"
    )
  }
}
