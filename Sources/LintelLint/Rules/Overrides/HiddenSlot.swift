import LintelAppearance
import LintelCascade
import LintelSchema
import LintelTheme

extension LintRule {
  // Layers are compared before slots, which authors often don't expect; those who intend it write `allSlots`.
  static let hiddenSlot = LintRule(
    .warning("hidden-slot"),
    summary: "A declaration for every slot overrides what a lower layer sets for one slot.",
    rationale: """
      A higher layer overrides a lower one in every slot, so a screen's `background` also fills the scroll edge that \
      its brand keeps transparent. The bar looks right while the content is scrolled, and wrong at the scroll edge.
      """,
    advice:
      "Write it under `scrolled:` to keep the scroll edge, or under `allSlots:` to style every slot on purpose.",
    """
    # The theme keeps the edge transparent, but the screen colors it.
    navigationBar:
      background: default
      scrollEdge: { background: transparent }
    screens:
      map: { navigationBar: { background: { color: "#F4EFE6" } } } ←

    navigationBar:
      background: default
      scrollEdge: { background: transparent }
    screens:
      map: { navigationBar: { scrolled: { background: { color: "#F4EFE6" } } } }
    """,
    check: { analysis in
      let hidden = analysis.byOverride(analysis.hiddenSlots)
      let entries = analysis.entries(declaring: { hidden[$0] != nil })
      let written = entries.isEmpty ? [] : Set(analysis.theme.entries.map(\.keyRange))
      return analysis.byComponent(entries).map { group in
        let slots = group.entries.flatMap(\.declarations).flatMap { hidden[$0] ?? [] }
        return analysis.hiddenSlotDiagnostic(
          group,
          slots,
          SlottedKeys(group, analysis.roots, written: written)
        )
      }
    }
  )
}

extension Analysis {
  /// The declarations of lower layers for some slots that an override for every slot hides.
  fileprivate func hiddenSlots(_ override: Override) -> [Declaration] {
    let broad = override.declaration
    let mayHide = override.fallbacks.contains { fallback in
      fallback.winners.contains { condition(of: $0)[.slot] != .top }
    }
    guard mayHide, condition(of: broad)[.slot] == .top, let leaf = leaf(of: broad),
      leaf.bar != nil, leaf.property.destination != .slot,
      !(broad.shorthandSteps > 0 && value(of: broad) == .unset)
    else { return [] }
    let winners = override.fallbacks.flatMap(\.winners).filter { narrow in
      let slot = condition(of: narrow)[.slot]
      return narrow.layer < broad.layer && slot != .top
        && slot != ContextSpace.slotSet(.allSlots) && narrow.value != broad.value
        && !repeatsBroad(narrow) && !isLeftToSystem(narrow, where: broad)
    }
    // A screen that doesn't scroll shows only one slot, so the declaration can't mean any other.
    return winners.isEmpty || neverScrolls(broad) ? [] : winners
  }

  /// Whether UIKit draws the slots of a declaration wherever an override for every slot applies, so that the override doesn't affect them.
  private func isLeftToSystem(_ narrow: Declaration, where broad: Declaration) -> Bool {
    guard let bar = leaf(of: narrow)?.bar else { return false }
    let slots = slots(of: narrow, in: bar)
    return winners.declarations(of: schema[.slot, of: bar], meeting: broad).contains { owner in
      value(of: owner).keyword() == SlotOwner.system && owner.layer >= broad.layer
        && applies(owner, wherever: broad) && self.slots(of: owner, in: bar).isSuperset(of: slots)
    }
  }

  /// Whether declarations for every slot set the same values as an entry for some slots, so that the slots don't differ.
  private func repeatsBroad(_ narrow: Declaration) -> Bool {
    let siblings = declarations(of: narrow.entry).filter {
      leaf(of: $0)?.property.destination != .slot
    }
    return siblings.allSatisfy { sibling in
      cascade.declarations(of: sibling.target).contains { other in
        other.layer == sibling.layer && other.value == sibling.value
          && condition(of: other)[.slot] == .top && applies(other, wherever: sibling)
      }
    }
  }

  fileprivate func hiddenSlotDiagnostic(
    _ group: EntryGroup,
    _ hidden: [Declaration],
    _ slotted: SlottedKeys?
  ) -> Finding {
    let bar = group.path.prefix { $0 != "." }
    let rest = group.path.dropFirst(bar.count + 1)
    let places = hidden.reduce(into: SlotSet()) { places, declaration in
      guard let kind = leaf(of: declaration)?.bar else { return }
      places.formUnion(slots(of: declaration, in: kind))
    }
    let isScreen = group.entries.flatMap(\.declarations).contains { $0.layer == .screen }
    // 'hidden-at-edge' covers a screen's style for scrolled content where a brand or promo styles the edge.
    let isEdgeTaken = isScreen && hidden.contains(where: stylesEdgeAboveTopLevel)
    let key = isEdgeTaken ? nil : Self.key(leaving: places)
    let kept = "the lower layer's value" + (places.isMixed ? " at the scroll edge" : "")
    let own = isEdgeTaken ? SlotKey.scrollEdge : .compact
    let all = "\(bar).allSlots.\(rest)"
    return Finding(
      "'\(group.path)' also applies \(places.places), and overrides what a lower layer sets there",
      at: group.range,
      notes: notes(on: hidden, label: "this is overridden"),
      help: [
        key.map { "write '\(bar).\($0.rawValue).\(rest)' to keep \(kept)" }
          ?? "declare '\(bar).\(own.rawValue).\(rest)' next to it to set what shows there",
        "or '\(all)' to style every slot on purpose",
      ],
      fixIts: [key, .allSlots].compactMap { $0 }.compactMap { slotted?.fix($0) },
      property: group.path
    )
  }

  /// The key that leaves out slots, or `nil` for those of the compact size, because 'missing-slot' covers a style without them.
  private static func key(leaving hidden: SlotSet) -> SlotKey? {
    if hidden.isSubset(of: .atEdge) || hidden.isMixed { return .scrolled }
    return hidden.contains(.standard) ? .scrollEdge : nil
  }

  /// Groups entries by the component of a bar that they style, in the order of their places.
  func byComponent(_ entries: [WrittenEntry]) -> [EntryGroup] {
    func component(_ entry: Entry) -> String {
      entry.path.split(separator: ".").prefix(2).joined(separator: ".")
    }
    let groups = Dictionary(grouping: entries) { "\($0.entry.block)|\(component($0.entry))" }
    return groups.values.map { members in
      let first = members[0].entry
      return EntryGroup(members, path: members.count == 1 ? first.path : component(first))
    }
    .sorted { $0.range < $1.range }
  }
}

extension SlotSet {
  /// Whether the set has slots at the scroll edge and others, not all of the compact size.
  fileprivate var isMixed: Bool {
    !isDisjoint(with: .atEdge) && !isSubset(of: .atEdge)
      && !isSubset(of: SlotSet(SlotKey.compact.slots))
  }
}
