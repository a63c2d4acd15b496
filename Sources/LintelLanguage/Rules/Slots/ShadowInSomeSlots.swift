import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let shadowInSomeSlots = LintRule(
    id: "shadow-in-some-slots",
    severity: .warning,
    summary: "A bar's shadow is taken away in some slots and shows in others.",
    rationale: """
      The hairline then comes and goes when the phone is turned, or shows at the top of the content and not below it. UIKit keeps \
      a shadow for each slot.
      """,
    advice: "Write 'shadow: none' outside of the slots.",
    triggering: [
      Example(
        """
        navigationBar:
          background: opaque
          compact: { shadow: none }
        """,
        at: [3]
      ),
      Example(
        """
        toolbar:
          background: { preset: opaque, color: systemBackground }
          scrolled: { shadow: none }
        """,
        at: [3]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar:
          background: opaque
          scrollEdge: { shadow: none }
        """
      ),
      Example(
        """
        navigationBar:
          background: opaque
          shadow: none
        """
      ),
    ],
    check: { analysis in
      guard let survey = analysis.survey else { return [] }
      var found: [SourceRange: Diagnostic] = [:]
      var gone: [[(slot: AppearanceSlot, other: AppearanceSlot)]?] =
        survey.tree.bars.map { _ in nil }
      for situation in survey.situations {
        for kind in BarKind.allCases {
          guard let leaves = survey.backgrounds[kind], let bar = situation.bars[kind] else {
            continue
          }
          let slots = gone[bar] ?? survey.slotsWithoutShadow(of: survey.tree.bars[bar], leaves)
          gone[bar] = slots
          for (slot, other) in slots {
            let place = ShownPlace(situation: situation, bar: kind, slot: slot)
            guard let origin = analysis.origin(of: leaves.shadowColor, at: place),
              origin.slotPath?.hasSuffix(".standard") != true, found[origin.entry.keyRange] == nil
            else { continue }
            found[origin.entry.keyRange] = Diagnostic(
              "shadow-in-some-slots",
              .warning,
              "the shadow is gone \(SlotSet(slot).places), and shows \(SlotSet(other).places)",
              at: origin.entry.keyRange,
              help: ["write 'shadow: none' outside of the slots"],
              property: origin.path
            )
          }
        }
      }
      return found.values.sorted { $0.range < $1.range }
    }
  )
}

/// Whether a slot has a shadow.
private enum Shadow {
  case shows
  case takenAway
  /// The preset has none, or nothing is known.
  case absent
}

extension Survey {
  /// The slots of a bar from which a shadow is taken away, each with one in which there is one.
  fileprivate func slotsWithoutShadow(
    of bar: Bar,
    _ leaves: BackgroundLeaves
  ) -> [(slot: AppearanceSlot, other: AppearanceSlot)] {
    let shadows = bar.kind.slots.map { ($0, shadow(of: bar, in: $0, leaves)) }
    return shadows.filter { $0.1 == .takenAway }.compactMap { slot, _ in
      // At the edge a bar is often without one on purpose.
      shadows.first { other, shadow in
        (slot.isAtEdge == other.isAtEdge || other.isAtEdge) && shadow == .shows
      }.map { (slot, $0.0) }
    }
  }

  private func shadow(
    of bar: Bar,
    in slot: AppearanceSlot,
    _ leaves: BackgroundLeaves
  ) -> Shadow {
    guard case .appearance(let index) = bar.shown[slot] else { return .absent }
    let object = tree.appearances[index]
    switch object.value(of: leaves.shadowColor) {
    case ResolvedValue.none?, .color(.system("clear", _))?:
      return object.image(of: leaves.shadowImage) == nil ? .takenAway : .absent
    case .some: return .shows
    case nil: return object.configure == Preset.transparentBackground ? .absent : .shows
    }
  }
}
