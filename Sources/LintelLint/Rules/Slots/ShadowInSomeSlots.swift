import LintelAppearance
import LintelDecisions
import LintelDiagnostics
import LintelSchema
import LintelTheme

/// Shadows that come back.
extension LintRule {
  /// Finds bars whose shadow is removed in one slot and shows in another.
  ///
  /// A shadow that is missing only at the edge is common and left alone. The finding is at the
  /// entry that makes the difference, with the contexts in which it does.
  static let shadowInSomeSlots = LintRule(
    .warning("shadow-in-some-slots"),
    summary: "A bar's shadow is removed in some slots and shows in others.",
    rationale: """
      UIKit has a shadow for each slot. The line appears and disappears when the phone rotates or the content \
      scrolls.
      """,
    advice:
      "Write 'shadow: none' outside of the slots, and again in blocks that restyle a slot.",
    """
    navigationBar:
      background: opaque
      compact: { shadow: none }
    """.found(at: 3),
    """
    toolbar:
      background: { preset: opaque, color: systemBackground }
      scrolled: { shadow: none }
    """.found(at: 3),
    """
    # The promo's preset starts afresh in one slot, and brings the preset's shadow back there.
    navigationBar: { background: opaque, shadow: none }
    promos:
      sale: { navigationBar: { compact: { background: opaque } } }
    """.found(at: 4).besides("shorthand-resets-longhand"),
    """
    navigationBar:
      background: opaque
      scrollEdge: { shadow: none }
    """.fine(),
    """
    navigationBar:
      background: opaque
      shadow: none
    """.fine(),
    check: { analysis in
      let found = analysis.looks.ask { known throws(TooLarge) in
        var shadows: [PlacedShadow] = []
        for looks in known.releases {
          for kind in BarKind.allCases {
            shadows += try analysis.unevenShadows(of: looks.bar(kind), looks)
          }
        }
        return Dictionary(grouping: shadows) { $0.shadow.cause.entry.keyRange }.values.map { same in
          let words = LookRegion(same.map(\.region))?.words(in: analysis.theme.space) ?? ""
          return same[0].shadow.finding(in: words)
        }
        .sorted { $0.range < $1.range }
      }
      return found ?? []
    }
  )
}

/// A shadow that is gone in one slot and shows in another one, with contexts in which it is so.
private typealias PlacedShadow = (shadow: UnevenShadow, region: LookRegion)

/// Shadows that are gone in one slot and show in another one.
extension Analysis {
  /// Compares the slots of one bar in one release.
  fileprivate func unevenShadows(
    of bar: ShownBar,
    _ looks: Looks
  ) throws(TooLarge) -> [PlacedShadow] {
    let decisions = looks.decisions
    let leaves = BackgroundLeaves(of: bar.kind, in: schema)
    var shadows: [(slot: AppearanceSlot, shadow: DecisionID)] = []
    for slot in bar.kind.slots {
      let shadow = decisions.map(try bar.background(in: slot)) { outcome in
        outcome.background?.showsShadow(leaves).map { .flag($0) } ?? .undeclared
      }
      shadows.append((slot, shadow))
    }
    let place = DecidedBar.Place(leaf: leaves.shadowColor, item: -1)
    var found: [PlacedShadow] = []
    for (slot, shadow) in shadows {
      var isGone = decisions.test(shadow) { $0 == .flag(false) }
      // At the edge a bar is often without one on purpose.
      for (other, otherShadow) in shadows where slot.isAtEdge == other.isAtEdge || other.isAtEdge {
        let shows = decisions.test(otherShadow) { $0 == .flag(true) }
        let meets = try decisions.both(isGone, shows)
        isGone = try decisions.both(isGone, decisions.not(shows))
        for gone in try looks.places(of: meets, by: bar.entry(of: place, in: slot)) {
          let others = try bar.entry(of: place, in: other)
          found += try causes(of: gone, meets, slot, other, others, looks)
        }
      }
    }
    return found
  }

  /// What a removed shadow and one that shows come from.
  ///
  /// - Parameters:
  ///   - gone: the contexts in which one entry removes the shadow.
  ///   - meets: where the shadow shows in the other slot.
  ///   - slot: the slot without the shadow.
  ///   - other: the slot with it.
  ///   - others: the entries that decide the shadow of the other slot.
  ///   - looks: the looks of the release.
  /// - Returns: what to change, in the contexts in which it does.
  /// - Throws: `TooLarge` if a limit is exceeded.
  private func causes(
    of gone: LookPlace,
    _ meets: DecisionID,
    _ slot: AppearanceSlot,
    _ other: AppearanceSlot,
    _ others: DecisionID,
    _ looks: Looks
  ) throws(TooLarge) -> [PlacedShadow] {
    let origin = entry(of: gone)
    // Of the standard slot alone the others have the shadow by UIKit's fallback.
    guard origin.slotPath?.hasSuffix(".standard") != true else { return [] }
    let removed = UnevenShadow(slot: slot, other: other, cause: origin, removal: nil)
    guard origin.slotPath == nil else { return [(removed, gone.region)] }
    // Outside of the slots it holds in all of them: what beats it in the other one is to blame.
    let here = try gone.narrowed(meets)
    let shown = try looks.places(of: here, by: others).map { shown -> PlacedShadow in
      let cause = entry(of: shown)
      let isSame = cause.entry.keyRange == origin.entry.keyRange
      let back = UnevenShadow(slot: slot, other: other, cause: cause, removal: origin)
      return (isSame ? removed : back, shown.region)
    }
    let isUnsaid = try looks.decisions.both(
      here,
      looks.decisions.test(others) { $0 == .undeclared }
    )
    let own = looks.decisions.constant(.entry(gone.entry))
    return try shown + looks.places(of: isUnsaid, by: own).map { (removed, $0.region) }
  }
}

/// A shadow that is gone in one slot and shows in another one.
private struct UnevenShadow {
  /// The slot without the shadow.
  let slot: AppearanceSlot
  /// The slot with it.
  let other: AppearanceSlot
  /// What to change: what takes the shadow away in a slot, or what brings it back in one.
  let cause: WrittenEntry
  /// What takes the shadow away in all slots, where the cause brings it back.
  let removal: WrittenEntry?

  /// The finding.
  ///
  /// - Parameter words: the contexts in which it is so; empty for all.
  /// - Returns: a warning at the cause.
  func finding(in words: String) -> Finding {
    let note = words.isEmpty ? [] : [Note("in \(words)")]
    guard let removal else {
      return Finding(
        "the shadow doesn't show \(SlotSet(slot).places), but shows \(SlotSet(other).places)",
        at: cause,
        notes: note,
        help: ["write 'shadow: none' outside of the slots"]
      )
    }
    let place = cause.slotPath.map { "'\($0)'" } ?? "the same place"
    return Finding(
      "the shadow shows \(SlotSet(other).places), but not \(SlotSet(slot).places)",
      at: cause,
      notes: note + [Note("this removes it outside of the slots", at: removal.entry.keyRange)],
      help: ["write 'shadow: none' in \(place) of this block too"]
    )
  }
}

/// Shadows of appearance objects.
extension Appearance {
  /// Whether a shadow is drawn, and not removed by the theme; nil if the preset has none.
  fileprivate func showsShadow(_ leaves: BackgroundLeaves) -> Bool? {
    switch value(of: leaves.shadowColor) {
    case ResolvedValue.none?, .color(.system("clear", _))?:
      return image(of: leaves.shadowImage) == nil ? false : nil
    case .some: return true
    case nil: return configure == Preset.transparentBackground ? nil : true
    }
  }
}
