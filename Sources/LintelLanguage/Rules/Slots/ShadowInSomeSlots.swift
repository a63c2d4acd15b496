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
    advice:
      "Write 'shadow: none' outside of the slots, and again in a block that styles a slot anew.",
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
      Example(
        """
        # The promo's preset starts afresh in one slot, and brings the preset's shadow back there.
        navigationBar: { background: opaque, shadow: none }
        promos:
          sale: { navigationBar: { compact: { background: opaque } } }
        """,
        at: [4],
        besides: ["shorthand-resets-longhand"]
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
      var found: [SourceRange: (finding: UnevenShadow, situations: [Int])] = [:]
      var gone: [[(slot: AppearanceSlot, other: AppearanceSlot)]?] =
        survey.tree.bars.map { _ in nil }
      for (index, situation) in survey.situations.enumerated() {
        for kind in BarKind.allCases {
          guard let leaves = survey.backgrounds[kind], let bar = situation.bars[kind] else {
            continue
          }
          let slots = gone[bar] ?? survey.slotsWithoutShadow(of: survey.tree.bars[bar], leaves)
          gone[bar] = slots
          for (slot, other) in slots {
            let finding = UnevenShadow(
              slot: slot,
              other: other,
              leaf: leaves.shadowColor,
              bar: kind,
              in: situation,
              analysis
            )
            guard let finding else { continue }
            found[finding.cause.entry.keyRange, default: (finding, [])].situations.append(index)
          }
        }
      }
      return found.values.map { $0.finding.diagnostic(in: analysis.words($0.situations)) }
        .sorted { $0.range < $1.range }
    }
  )
}

/// A shadow that is gone in one slot and shows in another one.
private struct UnevenShadow {
  let slot: AppearanceSlot
  let other: AppearanceSlot
  /// What to change: what takes the shadow away in a slot, or what brings it back in one.
  let cause: WrittenEntry
  /// What takes the shadow away in all slots, where the cause brings it back.
  let removal: WrittenEntry?

  /// Nil if the theme says so for the standard slot alone, whose shadow the others have only by UIKit's fallback.
  init?(
    slot: AppearanceSlot,
    other: AppearanceSlot,
    leaf: LeafID,
    bar: BarKind,
    in situation: Situation,
    _ analysis: Analysis
  ) {
    self.slot = slot
    self.other = other
    let places = [slot, other].map { ShownPlace(situation: situation, bar: bar, slot: $0) }
    guard let origin = analysis.origin(of: leaf, at: places[0]),
      origin.slotPath?.hasSuffix(".standard") != true
    else { return nil }
    // Outside of the slots it holds in all of them: what beats it in the other one is to blame.
    if origin.slotPath == nil, let shown = analysis.origin(of: leaf, at: places[1]),
      shown.entry.keyRange != origin.entry.keyRange
    {
      cause = shown
      removal = origin
    } else {
      cause = origin
      removal = nil
    }
  }

  /// The finding.
  ///
  /// - Parameter words: the contexts in which it is so; empty for all.
  /// - Returns: a warning at the cause.
  func diagnostic(in words: String) -> Diagnostic {
    let note = words.isEmpty ? [] : [Note("in \(words)")]
    guard let removal else {
      return Diagnostic(
        "shadow-in-some-slots",
        .warning,
        "the shadow is gone \(SlotSet(slot).places), and shows \(SlotSet(other).places)",
        at: cause.entry.keyRange,
        notes: note,
        help: ["write 'shadow: none' outside of the slots"],
        property: cause.path
      )
    }
    let place = cause.slotPath.map { "'\($0)'" } ?? "the same place"
    return Diagnostic(
      "shadow-in-some-slots",
      .warning,
      "the shadow shows \(SlotSet(other).places), and is gone \(SlotSet(slot).places)",
      at: cause.entry.keyRange,
      notes: note + [Note("this takes it away outside of the slots", at: removal.entry.keyRange)],
      help: ["write 'shadow: none' in \(place) of this block too"],
      property: cause.path
    )
  }
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
