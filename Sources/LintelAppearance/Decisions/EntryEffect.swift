import LintelCascade
package import LintelDecisions
package import LintelSchema
package import LintelTheme

/// The number of contexts in which an entry applies, and where it wins.
///
/// The number counts only dimensions that the entry and its rivals ask for: a promo that makes no
/// difference doesn't double it.
package struct EntryEffect: Sendable {
  /// The number of contexts in which the entry applies.
  package var contexts: UInt128 = 0
  /// The number of those contexts in which another entry wins.
  package var losses: UInt128 = 0
  /// The brands in which the entry wins in some context, as indices into the theme's brands.
  package var brands: Set<Int> = []
  /// The slots in which the entry wins in some context.
  package var slots: Set<AppearanceSlot> = []
}

extension ThemeDecisions {
  /// Counts where the declarations of a target that are written in one place apply and win, in a theme without conflicts.
  ///
  /// - Parameters:
  ///   - target: a leaf or a token.
  ///   - entries: indices of the entries; a place in a style has several of them.
  /// - Returns: the counts, or `nil` if the entries don't declare the target or there are too many contexts to count.
  /// - Throws: `TooLarge` if a limit is exceeded.
  package func effect(
    of target: TargetID,
    from entries: Set<Int32>
  ) throws(TooLarge) -> EntryEffect? {
    let conditions = cascade.declarations(of: target).filter { entries.contains($0.entry) }
      .map { cascade.theme.conditions[$0.condition.index] }
    var seen: Set<DecisionID> = []
    var effect = EntryEffect()
    for part in parts(of: target) {
      var applies = constant(.flag(false))
      for condition in conditions { applies = try either(applies, region(of: condition, in: part)) }
      if applies.terminal == .no { continue }
      let winners = try self.entries(of: target, in: part)
      let verdict = try combine(winners, applies) { winner, applies in
        guard applies == .flag(true), case .entry(let entry) = winner else { return .number(0) }
        return .number(entries.contains(entry) ? 1 : 2)
      }
      if outcomes(of: verdict).contains(.number(1)) {
        effect.slots.insert(part.slot)
        let brands = values(of: [ContextDimensions.brand], in: verdict) { $0 == .number(1) }
        effect.brands.formUnion(brands.flatMap { $0.ranges.joined() }.map(Int.init))
      }
      // Parts that are decided alike count once.
      guard seen.insert(verdict).inserted else { continue }
      guard let counts = try counts(of: verdict) else { return nil }
      for (outcome, count) in counts where outcome != .number(0) {
        effect.contexts += count
        if outcome == .number(2) { effect.losses += count }
      }
    }
    return effect.contexts > 0 ? effect : nil
  }

  /// Returns the slots and tab item parts in which a target has values.
  private func parts(of target: TargetID) -> [Part] {
    let leaf = cascade.theme.leaf(of: target).map { Schema.standard[$0] }
    let slots = leaf?.bar?.slots ?? [.standard]
    let dependsOnItems = cascade.declarations(of: target).contains {
      cascade.theme.conditions[$0.condition.index][.item] != .top
    }
    let items = dependsOnItems ? ItemLayout.allCases.count * ItemState.tabItem.count : 1
    return slots.flatMap { slot in (0..<items).map { Part(slot, item: $0) } }
  }
}
