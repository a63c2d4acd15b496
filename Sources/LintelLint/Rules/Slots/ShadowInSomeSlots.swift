import LintelAppearance
import LintelDecisions
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // The rule ignores shadows that are missing only at the edge, because that is common. The finding is at the entry that makes the
  // difference, with the contexts in which it does.
  static let shadowInSomeSlots = LintRule(
    .warning("shadow-in-some-slots"),
    summary: "A bar's shadow is removed in some slots and shows in others.",
    rationale: """
      UIKit has a shadow for each slot. The line appears and disappears when the phone rotates or the content \
      scrolls.
      """,
    advice:
      "Write `shadow: none` outside the slots, and again in blocks that restyle a slot.",
    """
    navigationBar:
      background: opaque
      compact: { shadow: none } ←

    navigationBar:
      background: opaque
      scrollEdge: { shadow: none }
    """,
    lookCheck: { analysis, looks in
      let found = looks.ask { known throws(TooLarge) in
        var shadows: [PlacedShadow] = []
        for looks in known.releases {
          for kind in BarKind.allCases {
            shadows += try analysis.unevenShadows(of: looks.bar(kind), looks)
          }
        }
        return Dictionary(grouping: shadows) { $0.shadow.cause.entry.keyRange }.values.map { same in
          let words = LookRegion(same.map(\.region))?.words(in: analysis.theme) ?? ""
          return same[0].shadow.finding(in: words)
        }
        .sorted { $0.range < $1.range }
      }
      return found ?? []
    }
  )
}

/// A shadow that is missing in one slot and shows in another, with contexts in which that happens.
private typealias PlacedShadow = (shadow: UnevenShadow, region: LookRegion)

extension Analysis {
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
      // Bars often have no shadow at the edge on purpose.
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

  /// Finds the entries to change where one entry removes the shadow of a slot, and the shadow shows in another slot.
  ///
  /// `gone` has the contexts of that entry, `meets` those in which the other slot shows its shadow, and `others` that slot's entries.
  private func causes(
    of gone: LookPlace,
    _ meets: DecisionID,
    _ slot: AppearanceSlot,
    _ other: AppearanceSlot,
    _ others: DecisionID,
    _ looks: Looks
  ) throws(TooLarge) -> [PlacedShadow] {
    let origin = entry(of: gone)
    // An entry for only the standard slot leaves the others to UIKit's fallback, which shows the shadow.
    guard origin.slotPath?.hasSuffix(".standard") != true else { return [] }
    let removed = UnevenShadow(slot: slot, other: other, cause: origin, removal: nil)
    guard origin.slotPath == nil else { return [(removed, gone.region)] }
    // Outside of slots, the entry applies to all of them, so the cause is the entry that overrides it in the other slot.
    let here = try gone.narrowed(meets)
    let shown = try looks.places(of: here, by: others).map { shown -> PlacedShadow in
      let cause = entry(of: shown)
      let isSame = cause.entry.keyRange == origin.entry.keyRange
      let back = UnevenShadow(slot: slot, other: other, cause: cause, removal: origin)
      return (isSame ? removed : back, shown.region)
    }
    let isUndeclared = try looks.decisions.both(
      here,
      looks.decisions.test(others) { $0 == .undeclared }
    )
    let own = looks.decisions.constant(.entry(gone.entry))
    return try shown + looks.places(of: isUndeclared, by: own).map { (removed, $0.region) }
  }
}

/// A shadow that is missing in one slot and shows in another.
private struct UnevenShadow {
  /// The slot without the shadow.
  let slot: AppearanceSlot
  let other: AppearanceSlot
  /// The entry to change, which removes the shadow in a slot or restores it in one.
  let cause: WrittenEntry
  /// The entry that removes the shadow in all slots, if the cause restores it.
  let removal: WrittenEntry?

  /// Returns a warning at the cause; without words, it applies to all contexts.
  func finding(in words: String) -> Finding {
    let note = words.isEmpty ? [] : [Note("in \(words)")]
    guard let removal else {
      return Finding(
        "the shadow doesn't show \(SlotSet(slot).places), but shows \(SlotSet(other).places)",
        at: cause,
        notes: note,
        help: ["write 'shadow: none' outside the slots"]
      )
    }
    let place = cause.slotPath.map { "'\($0)'" } ?? "the same place"
    return Finding(
      "the shadow shows \(SlotSet(other).places), but not \(SlotSet(slot).places)",
      at: cause,
      notes: note + [Note("this removes it outside the slots", at: removal.entry.keyRange)],
      help: ["write 'shadow: none' in \(place) of this block too"]
    )
  }
}

extension Appearance {
  /// Whether a shadow shows, `false` if the theme removes it, and `nil` if the preset has none or an image might still show.
  fileprivate func showsShadow(_ leaves: BackgroundLeaves) -> Bool? {
    switch value(of: leaves.shadowColor) {
    case ResolvedValue.none?, .color(.system("clear", _))?:
      return image(of: leaves.shadowImage) == nil ? false : nil
    case .some: return true
    case nil: return configure == Preset.transparentBackground ? nil : true
    }
  }
}
