import LintelAppearance
import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // UINavigationBar.h: a slot has an object or falls back to that of another slot. Findings of one block and bar are joined. A
  // declaration for a screen that doesn't scroll is `neverScrolled`, because no slot away from the edge shows there.
  static let missingSlot = LintRule(
    .warning("missing-slot"),
    summary:
      "A style is only for the standard slot, so it doesn't show on a phone in landscape or at the scroll edge.",
    rationale: """
      `standard` is one of four appearance objects, and UIKit doesn't merge them. At the scroll edge, it shows the \
      edge's object, or the standard one without its background. In the compact size, it prefers the bar's compact \
      object to the screen's standard one. So a style for `standard` only shows on a phone in portrait, behind \
      scrolled content.
      """,
    advice: """
      Write the style outside a slot to apply it to all slots, or under `scrolled` to apply it to both sizes away \
      from the edge.
      """,
    """
    navigationBar:
      standard:
        background: { preset: opaque, color: systemBackground } ←

    navigationBar:
      scrolled: { background: opaque }
    """,
    check: { analysis in
      let standard = ContextSpace.slotSet(.standard)
      let entries = analysis.entries { declaration in
        analysis.condition(of: declaration)[.slot] == standard
          && analysis.leaf(of: declaration)?.stylesBar == true
          && analysis.value(of: declaration) != .unset && !analysis.neverShows(declaration)
      }
      return entries.joinedFindings(noting: "this one does too") { entry in
        let missing = entry.declarations.reduce(into: SlotSet()) {
          $0.formUnion(analysis.slotsMissing(for: $1))
        }
        guard !missing.isEmpty, let declaration = entry.declarations.first,
          let bar = analysis.leaf(of: declaration)?.bar
        else { return nil }
        let lower = analysis.shown(insteadOf: declaration, in: missing, of: bar)
        // Outside of slots, it would override the lower layer's slot, for which 'hidden-slot' asks for 'allSlots'.
        let isBySlot = lower.map { analysis.condition(of: $0)[.slot] != .top } ?? false
        let every = isBySlot ? "under 'allSlots:'" : "outside 'standard:'"
        let finding = Finding(
          "'\(entry.slotPath ?? entry.entry.path)' doesn't apply \(missing.places)",
          at: entry,
          notes: lower.map {
            [Note("there, the bar shows this", at: analysis.written($0).entry.keyRange)]
          }
            ?? (missing.contains(.scrollEdge)
              ? [Note("at the scroll edge, UIKit shows a transparent background by default")] : []),
          help: [
            bar == .tabBar
              ? "write it \(every) for every slot, or 'scrollEdge: system' to leave the edge to UIKit"
              : "write it \(every) for every slot, or under 'scrolled:' for both sizes away from the edge"
          ]
        )
        return ("\(entry.block.path) \(bar.rawValue)", finding)
      }
    }
  )
}

extension Analysis {
  /// Returns the slots that UIKit has and that neither the declaration's own layer nor a higher one
  /// mentions.
  fileprivate func slotsMissing(for declaration: Declaration) -> SlotSet {
    guard let bar = leaf(of: declaration)?.bar, let newest = shownVersions(of: declaration)?.newest
    else { return [] }
    let lookup = AppearanceLookup(bar: bar, ios: newest, showsLargeTitles: false)
    return SlotSet(bar.slots.filter(lookup.has))
      .subtracting(slotsProvided(for: declaration, in: bar))
  }

  /// The declaration of a lower layer that applies to slots that a declaration leaves out.
  fileprivate func shown(
    insteadOf declaration: Declaration,
    in missing: SlotSet,
    of bar: BarKind
  ) -> Declaration? {
    cascade.declarations(of: declaration.target, below: declaration.layer).last { other in
      applies(other, wherever: declaration) && !slots(of: other, in: bar).isDisjoint(with: missing)
    }
  }
}
