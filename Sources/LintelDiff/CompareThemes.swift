import LintelAppearance
import LintelDecisions
import LintelSchema
package import LintelTheme

/// Compares what two themes show on screen.
///
/// Each value is compared separately, so the work depends on the dimensions that make a value differ, and not on the number of contexts.
///
/// - Parameters:
///   - old: the older theme.
///   - new: the newer theme.
///   - query: the contexts to compare. A dimension that it doesn't name can have any value. If it names promos, only these run.
/// - Returns: the differences in the contexts of the query.
/// - Throws: an error if neither theme has a name in the query, or if the themes differ in more contexts than can be compared.
package func differences(
  from old: ComparedTheme,
  to new: ComparedTheme,
  matching query: ContextQuery = ContextQuery()
) throws(ComparisonError) -> ThemeDifferences {
  let asked: AskedContexts
  do throws(ContextQueryError) {
    asked = try AskedContexts(query, old.theme, new.theme)
  } catch {
    throw .unknownName(error)
  }
  let contexts = SharedContexts(old, new)
  let structure = structureDifferences(from: old, to: new, in: asked)
  var found = ThemeDifferences(space: contexts, structure: structure)
  guard let box = asked.box(of: contexts) else { return found }
  do throws(TooLarge) {
    guard var shared = try SharedDecisions(old, new, contexts) else { return found }
    found.settings = try settingDifferences(from: old, to: new, contexts, &shared, in: box)
    var comparison = ThemeComparison(old, new, contexts)
    found.causes = try comparison.causes(of: &shared, in: box)
    found.pushes = pushDifferences(try shared.pushes(), contexts, in: box).filter(asked.includes)
  } catch {
    throw .tooLarge
  }
  return found
}

/// Compares two themes value by value.
private struct ThemeComparison {
  private let contexts: SharedContexts
  private var finder: CauseFinder

  init(_ old: ComparedTheme, _ new: ComparedTheme, _ contexts: SharedContexts) {
    self.contexts = contexts
    finder = CauseFinder(old, new)
  }

  /// Returns the changes within a box by cause, in the order of the sources.
  mutating func causes(
    of shared: inout SharedDecisions,
    in asked: SharedBox
  ) throws(TooLarge) -> [CausedChanges] {
    var found = OrderedGroups<DifferenceCause, (change: ValueChange, box: SharedBox)>()
    for place in shared.places {
      guard let difference = try shared.difference(at: place) else { continue }
      let causes = try finder.causes(of: difference, in: &shared)
      for (change, causes, boxes) in try shared.boxes(of: difference, by: causes) {
        let changes = possible(boxes, in: asked).map { (change, $0) }
        for cause in finder.causes(causes) { found.add(changes, to: cause) }
      }
    }
    return found.all.filter { !$0.values.isEmpty }.map { cause, changes in
      let changes = properties(changes)
      return CausedChanges(
        cause: cause,
        changes: changes,
        contexts: contexts.joined(changes.flatMap(\.contexts))
      )
    }.sorted { $0.cause.isBefore($1.cause) }
  }

  /// The contexts in some boxes that can occur and that the query names.
  private func possible(_ boxes: [SharedBox], in asked: SharedBox) -> [SharedBox] {
    contexts.joined(contexts.possible(boxes, in: asked).flatMap(contexts.existing))
  }

  /// Combines the slots in which a property changes in the same way, in the same contexts.
  private func properties(_ changes: [(change: ValueChange, box: SharedBox)]) -> [PropertyChange] {
    var boxes = OrderedGroups<ValueChange, SharedBox>()
    for (change, box) in changes { boxes.add([box], to: change) }
    var slots = OrderedGroups<PropertyChange, AppearanceSlot>()
    for (change, boxes) in boxes.all.sorted(by: { $0.key.place < $1.key.place }) {
      let place = change.place
      let key = PropertyChange(
        place: ValuePlace(place.leaf, layout: place.layout, state: place.state),
        old: change.old,
        new: change.new,
        contexts: contexts.rejoined(boxes)
      )
      slots.add([place.slot].compactMap(\.self), to: key)
    }
    let found = slots.all.map { key, slots in
      var change = key
      change.slots = slots
      return change
    }
    return found.sorted { $0.isBefore($1) }
  }
}

extension PropertyChange {
  /// Whether a change is listed before another: by property, slot, layout, and state.
  fileprivate func isBefore(_ other: PropertyChange) -> Bool {
    if first != other.first { return first < other.first }
    return zip(contexts, other.contexts).first { $0 != $1 }.map { $0 < $1 }
      ?? (contexts.count < other.contexts.count)
  }

  private var first: ValuePlace {
    ValuePlace(place.leaf, in: slots.first, layout: place.layout, state: place.state)
  }
}

extension DifferenceCause {
  /// Whether a cause is listed before another: causes in the newer theme by their place, followed by removed declarations.
  fileprivate func isBefore(_ other: DifferenceCause) -> Bool {
    for ranges in [(new?.range, other.new?.range), (old?.range, other.old?.range)] {
      switch ranges {
      case (let a?, let b?) where a != b: return a < b
      case (_?, nil): return true
      case (nil, _?): return false
      case (_, _): break
      }
    }
    return key.lexicographicallyPrecedes(other.key)
  }

  /// The parts that distinguish causes with the same places.
  private var key: [String] {
    [kind.rawValue, name] + [new, old].flatMap { [$0?.block ?? "", $0?.value ?? ""] }
  }
}
