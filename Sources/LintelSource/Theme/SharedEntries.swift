import LintelTheme

/// Moves what all screens of an app share to the top level.
enum SharedEntries {
  /// Returns what an entry is about, regardless of its screen.
  private static func spot(_ entry: DraftEntry) -> DraftEntry { entry.spot { $0.screen = nil } }

  /// Moves entries that all of several screens have with the same value to the top level, unless a conditional entry sets the property.
  static func hoisting(_ entries: [DraftEntry], classes: [SourceClass]) -> [DraftEntry] {
    let known = Set(classes.filter { $0.kind == .viewController }.map(\.name))
    // The look of a navigation controller's class isn't that of its screens, because other classes may show the same screens.
    let containers = Set(classes.filter { $0.kind == .navigationController }.map(\.name))
    let own = entries.filter { $0.screen.map(containers.contains) ?? false }
    let entries = entries.filter { !($0.screen.map(containers.contains) ?? false) }
    let screens = known.union(entries.compactMap(\.screen))
    guard screens.count > 1 else { return entries + own }
    let spots = Dictionary(grouping: entries, by: spot)
    let narrowed = Set(entries.filter { $0.condition != .always }.map(\.property))
    var result: [DraftEntry] = []
    for (spot, all) in spots {
      let values = Set(all.map(\.value))
      guard Set(all.compactMap(\.screen)) == screens, all.count == screens.count,
        values.count == 1, values.first != .unset, !narrowed.contains(spot.property),
        var shared = all.min(by: { $0.isBefore($1) })
      else {
        result += all
        continue
      }
      shared.screen = nil
      shared.sources = Set(all.flatMap(\.sources)).sorted()
      result.append(shared)
    }
    return withoutRepetitions(result + own).sorted { $0.isBefore($1) }
  }

  /// Removes entries of screens that only repeat the top level under the same condition.
  private static func withoutRepetitions(_ entries: [DraftEntry]) -> [DraftEntry] {
    let shared = Dictionary(
      entries.filter { $0.screen == nil }.map { (spot($0), $0.value) }
    ) { first, _ in first }
    // A screen's narrower entry may be what another of its entries overrides.
    let counts = Dictionary(grouping: entries) { [$0.screen ?? "", $0.property.path] }
      .mapValues(\.count)
    return entries.filter { entry in
      guard entry.screen != nil, shared[spot(entry)] == entry.value else { return true }
      let all = Set(
        entries.filter { $0.screen == nil && $0.property == entry.property }.map(\.condition)
      )
      return (counts[[entry.screen ?? "", entry.property.path]] ?? 0) > all.count
    }
  }
}
