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
      for situation in survey.situations {
        for kind in BarKind.allCases {
          guard let leaves = BackgroundLeaves(of: kind, in: analysis.schema) else { continue }
          let places = kind.slots.map { ShownPlace(situation: situation, bar: kind, slot: $0) }
          for place in places {
            guard survey.shadow(at: place, leaves) == .takenAway,
              let origin = analysis.origin(of: leaves.shadowColor, at: place),
              origin.slotPath?.hasSuffix(".standard") != true, found[origin.entry.keyRange] == nil
            else { continue }
            let other = places.first { other in
              // At the edge a bar is often without one on purpose.
              (place.slot.isAtEdge == other.slot.isAtEdge || other.slot.isAtEdge)
                && survey.shadow(at: other, leaves) == .shows
            }
            guard let other else { continue }
            found[origin.entry.keyRange] = Diagnostic(
              "shadow-in-some-slots",
              .warning,
              "the shadow is gone \(SlotSet(place.slot).places), and shows \(SlotSet(other.slot).places)",
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
  fileprivate func shadow(at place: ShownPlace, _ leaves: BackgroundLeaves) -> Shadow {
    guard let index = object(at: place) else { return .absent }
    let object = tree.appearances[index]
    switch object.value(of: leaves.shadowColor) {
    case ResolvedValue.none?, .color(.system("clear", _))?:
      return object.image(of: leaves.shadowImage) == nil ? .takenAway : .absent
    case .some: return .shows
    case nil: return object.configure == Preset.transparentBackground ? .absent : .shows
    }
  }
}
