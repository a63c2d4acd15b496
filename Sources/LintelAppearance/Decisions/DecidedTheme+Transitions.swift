import LintelDecisions
import LintelSchema
import LintelTheme

extension DecidedTheme {
  /// How the bar changes on each push of `flows:`, on systems with appearance objects, by screens in the theme's order; nil if there are
  /// more contexts than can be listed.
  package var transitions: [Transition]? {
    var found: [Transition] = []
    do throws(TooLarge) {
      for push in pushes { found += try transitions(push) }
    } catch {
      return nil
    }
    return found
  }

  /// The schemes of one push, each with the contexts in which the bar changes so.
  private func transitions(_ push: Push) throws(TooLarge) -> [Transition] {
    let screens = [push.from, push.to].map { theme.space.screens[$0].name }
    func transition(_ decision: TransitionDecision, _ contexts: [ContextEntry]) -> Transition {
      Transition(from: screens[0], to: screens[1], decision: decision, contexts: contexts)
    }
    if case .transition(let only) = outcome(of: push.transition) { return [transition(only, [])] }
    let brands = brands.filter { brand in
      [push.from, push.to].allSatisfy { theme.space.exists(screen: $0 + 1, inBrand: brand) }
    }
    var contexts = OrderedGroups<TransitionDecision, ContextEntry>()
    for (outcome, box) in try boxes(of: push.transition) {
      guard case .transition(let decision) = outcome else { continue }
      let entries = dimensions.entries(of: box, since: UIKitCuts.objects).compactMap { entry in
        var entry = entry
        entry.brands = entry.brands.filter(brands.contains)
        return entry.brands.isEmpty ? nil : entry
      }
      contexts.add(entries, to: decision)
    }
    let sorted = contexts.all.filter { !$0.values.isEmpty }.map { decision, contexts in
      transition(decision, contexts.sorted { $0.isBefore($1) })
    }
    return sorted.sorted { $0.contexts[0].isBefore($1.contexts[0]) }
  }
}

extension ContextDimensions {
  /// The contexts of a box that can happen as the tree has them, on every screen; several if the box has gaps between versions.
  fileprivate func entries(of box: DecisionBox, since oldest: Version) -> [ContextEntry] {
    var entry = ContextEntry(
      brands: Array(contexts.brands.indices),
      promosOn: [],
      promosOff: [],
      screens: [],
      firstIOS: versions[0].first,
      endIOS: nil,
      devices: contexts.devices,
      bars: CaseMap(),
      settings: nil
    )
    var spans = [versions.indices]
    for clause in box.clauses {
      let values = clause.values.ranges.flatMap { $0.map { Int($0) } }
      switch axis(of: clause.dimension) {
      case .screen, .slot, .item, .release: break
      case .brand: entry.brands = values
      case .ios: spans = clause.values.ranges.map { Int($0.lowerBound)..<Int($0.upperBound) }
      case .trait(let trait): entry.devices.removeAll { !values.contains($0[trait]) }
      case .promo(let promo):
        if values == [1] { entry.promosOn.append(promo) } else { entry.promosOff.append(promo) }
      case .mode(let mode):
        let numbers = contexts.calendar.switches.numbers(ofMode: mode)
        let on = values.map { numbers.lowerBound + $0 }
        if on.count == 1 {
          entry.promosOn += on
        } else {
          entry.promosOff += numbers.filter { !on.contains($0) }
        }
      }
    }
    let (calendar, on) = (contexts.calendar, entry.promosOn)
    guard calendar.isFeasible(on: on, off: entry.promosOff) else { return [] }
    // What can't run beside the others is off in any case.
    entry.promosOff.removeAll { !calendar.isFeasible(on: on + [$0], off: []) }
    entry.promosOn.sort()
    entry.promosOff.sort()
    return spans.compactMap { span in
      var part = entry
      part.firstIOS = max(oldest, versions[span.lowerBound].first)
      part.endIOS = span.upperBound < versions.count ? versions[span.upperBound].first : nil
      return part.endIOS.map { $0 <= part.firstIOS } ?? false ? nil : part
    }
  }
}
