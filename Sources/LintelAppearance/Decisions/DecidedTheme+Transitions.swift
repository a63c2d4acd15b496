import LintelDecisions
import LintelTheme

extension DecidedTheme {
  /// How the bar changes on each push of `flows:` on systems with appearance objects, or `nil` if there are too many contexts to list.
  ///
  /// The transitions are in the theme's order of screens.
  package var transitions: [Transition]? {
    var found: [Transition] = []
    do throws(TooLarge) {
      for push in pushes { found += try transitions(push) }
    } catch {
      return nil
    }
    return found
  }

  /// Returns the schemes of one push, each with the contexts in which it applies.
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
        entry.screens = []
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
