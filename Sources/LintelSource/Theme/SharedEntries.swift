import LintelLanguage
import LintelSchema

/// Moves what all screens of an app share to the top level.
enum SharedEntries {
  /// Moves entries that every screen of the app has, with the same value and nothing else at the top level.
  ///
  /// - Parameters:
  ///   - entries: the entries of all screens.
  ///   - classes: the app's own classes; an app has to have at least two view controllers.
  /// - Returns: the entries, fewer of them.
  static func hoisting(_ entries: [DraftEntry], classes: [SourceClass]) -> [DraftEntry] {
    struct Spot: Hashable {
      let condition: DraftCondition
      let property: DraftProperty
      let slot: String?
    }
    let known = Set(classes.filter { $0.kind == .viewController }.map(\.name))
    let screens = known.union(entries.compactMap(\.screen))
    guard screens.count > 1 else { return entries }
    let spots = Dictionary(grouping: entries) { entry in
      Spot(condition: entry.condition, property: entry.property, slot: entry.slot?.rawValue)
    }
    let narrowed = Set(entries.filter { $0.condition != .always }.map(\.property))
    var result: [DraftEntry] = []
    for (spot, all) in spots {
      let values = Set(all.map(\.value))
      guard Set(all.compactMap(\.screen)) == screens, all.count == screens.count,
        values.count == 1, values.first != .unset, !narrowed.contains(spot.property),
        spot.slot == nil || spot.property.keys == ["slot"] || all.count == screens.count,
        var shared = all.min(by: { $0.isBefore($1) })
      else {
        result += all
        continue
      }
      shared.screen = nil
      shared.sources = Set(all.flatMap(\.sources)).sorted()
      result.append(shared)
    }
    return result.sorted { $0.isBefore($1) }
  }
}
