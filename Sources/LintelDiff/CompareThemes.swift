import LintelAppearance
import LintelSchema
package import LintelTheme

/// What changes on screen from one theme to another.
///
/// Boxes of contexts are compared only where they overlap, and nodes once a pair, so that the work follows the distinct results.
///
/// - Parameters:
///   - old: the older theme.
///   - new: the newer one.
///   - query: names of a context; what it leaves out may be anything. Promos are those that run, if it names any.
/// - Returns: the differences in the contexts asked for.
/// - Throws: if no theme has what the query names.
package func differences(
  from old: ComparedTheme,
  to new: ComparedTheme,
  matching query: ContextQuery = ContextQuery()
) throws(ContextQueryError) -> ThemeDifferences {
  let asked = try AskedContexts(query, old.theme, new.theme)
  let contexts = SharedContexts(old, new)
  let box = asked.box(of: contexts)
  var comparison = ThemeComparison(old, new, contexts)
  return ThemeDifferences(
    space: contexts,
    structure: structureDifferences(from: old, to: new).filter(asked.includes),
    causes: box.map { comparison.causes(in: $0) } ?? [],
    pushes: box.map { pushDifferences(from: old, to: new, contexts, in: $0) }?
      .filter(asked.includes) ?? [],
    settings: box.map { settingDifferences(from: old, to: new, contexts, in: $0) } ?? []
  )
}

/// Compares two themes context by context.
private struct ThemeComparison {
  /// The nodes of one bar in both trees.
  private typealias Pair = NodeDifferences.Pair

  /// The older theme.
  private let old: ComparedTheme
  /// The newer theme.
  private let new: ComparedTheme
  /// The contexts that both themes have.
  private let contexts: SharedContexts
  /// Compares nodes.
  private var nodes: NodeDifferences
  /// Divides boxes so that one context speaks for all.
  private var scopes: CauseScopes
  /// Says what makes a value change.
  private var finder: CauseFinder
  /// The promos to run in the example of a box; nil where no such combination exists.
  private var running: [PromoLiterals: [Int]?] = [:]

  /// Prepares the comparison.
  init(_ old: ComparedTheme, _ new: ComparedTheme, _ contexts: SharedContexts) {
    self.old = old
    self.new = new
    self.contexts = contexts
    nodes = NodeDifferences(old.tree, new.tree)
    scopes = CauseScopes(old, new, contexts)
    finder = CauseFinder(old, new)
  }

  /// Every change within a box, by cause, in the order of the sources.
  mutating func causes(in asked: SharedBox) -> [CausedChanges] {
    var found = OrderedGroups<DifferenceCause, (change: ValueChange, box: SharedBox)>()
    for (pair, boxes) in overlaps(in: asked) {
      for change in nodes.changes(pair) {
        for box in boxes {
          for part in scopes.parts(of: box, for: change.place.leaf) {
            for (cause, boxes) in causes(of: change, in: part) {
              found.add(boxes.map { (change, $0) }, to: cause)
            }
          }
        }
      }
    }
    return found.all.map { cause, changes in
      let changes = properties(changes)
      return CausedChanges(
        cause: cause,
        changes: changes,
        contexts: SharedBox.joined(changes.flatMap(\.contexts), of: contexts.devices)
      )
    }.sorted { $0.cause.isBefore($1.cause) }
  }

  /// What makes a value change in a part, and where.
  private mutating func causes(
    of change: ValueChange,
    in part: SharedBox
  ) -> [(key: DifferenceCause, values: [SharedBox])] {
    guard let running = running(in: part) else { return [] }
    let cell = SharedCell(part, running: running, in: contexts)
    var found = OrderedGroups<DifferenceCause, SharedBox>()
    for cause in finder.causes(of: change, in: cell) { found.add([part], to: cause) }
    guard found.all.isEmpty else { return found.all }
    // More may differ within the part than was looked at.
    for part in scopes.parts(of: part, forBarOf: change.place.leaf) {
      guard let running = self.running(in: part) else { continue }
      let cell = SharedCell(part, running: running, in: contexts)
      for cause in finder.causes(ofBarOf: change, in: cell) { found.add([part], to: cause) }
    }
    return found.all
  }

  /// The overlapping boxes of both trees that show different nodes.
  private mutating func overlaps(in asked: SharedBox) -> [(pair: Pair, boxes: [SharedBox])] {
    var found: [Pair: Set<SharedBox>] = [:]
    let before = contexts.boxes(of: old.tree, \.old, in: asked)
    let after = contexts.boxes(of: new.tree, \.new, in: asked)
    var afterByScreen: [Int: [Int]] = [:]
    for (index, entry) in after.enumerated() {
      for screen in entry.box.screens { afterByScreen[screen, default: []].append(index) }
    }
    for entry in before {
      for index in Set(entry.box.screens.flatMap { afterByScreen[$0] ?? [] }).sorted() {
        let other = after[index]
        let pairs = Self.pairs(entry.entry, other.entry).filter { !nodes.changes($0).isEmpty }
        guard !pairs.isEmpty, let box = entry.box.intersection(other.box),
          running(in: box) != nil
        else { continue }
        for part in contexts.existing(in: box) {
          for pair in pairs { found[pair, default: []].insert(part) }
        }
      }
    }
    return found.sorted { $0.key < $1.key }
      .map { ($0.key, SharedBox.joined(Array($0.value), of: contexts.devices)) }
  }

  /// The pairs of nodes of two contexts: one for each bar, and one for settings.
  private static func pairs(_ old: ContextEntry, _ new: ContextEntry) -> [Pair] {
    BarKind.allCases.map { Pair(bar: $0, old: old.bars[$0] ?? -1, new: new.bars[$0] ?? -1) }
      + [Pair(bar: nil, old: old.settings ?? -1, new: new.settings ?? -1)]
  }

  /// Promos that satisfy a box, as few as possible; nil if none do.
  private mutating func running(in box: SharedBox) -> [Int]? {
    let literals = PromoLiterals(on: box.promosOn, off: box.promosOff)
    if let known = running[literals] { return known }
    let found = contexts.running(on: box.promosOn, off: box.promosOff)
    running[literals] = .some(found)
    return found
  }

  /// Puts together slots in which a property changes in the same way, in the same contexts.
  private func properties(
    _ changes: [(change: ValueChange, box: SharedBox)]
  ) -> [PropertyChange] {
    struct Key: Hashable {
      let place: ValuePlace
      let old: ResolvedValue?
      let new: ResolvedValue?
      let contexts: [SharedBox]
    }
    var boxes = OrderedGroups<ValueChange, SharedBox>()
    for (change, box) in changes { boxes.add([box], to: change) }
    var slots = OrderedGroups<Key, AppearanceSlot>()
    for (change, boxes) in boxes.all.stablySorted(by: { $0.key.place < $1.key.place }) {
      let place = change.place
      let key = Key(
        place: ValuePlace(place.leaf, layout: place.layout, state: place.state),
        old: change.old,
        new: change.new,
        contexts: SharedBox.joined(boxes, of: contexts.devices)
      )
      slots.add([place.slot].compactMap(\.self), to: key)
    }
    let found = slots.all.map { key, slots in
      PropertyChange(
        leaf: key.place.leaf,
        slots: slots,
        layout: key.place.layout,
        state: key.place.state,
        old: key.old,
        new: key.new,
        contexts: key.contexts
      )
    }
    return found.stablySorted { $0.isBefore($1) }
  }
}

extension SharedContexts {
  /// The contexts of a tree in terms of what both themes have, without those that only one has.
  ///
  /// - Parameters:
  ///   - tree: one of the two trees.
  ///   - side: its indices in names.
  ///   - asked: what is looked at.
  /// - Returns: each box with its entry.
  fileprivate func boxes(
    of tree: AppearanceTree,
    _ side: KeyPath<Name, Int>,
    in asked: SharedBox
  ) -> [(box: SharedBox, entry: ContextEntry)] {
    let index = SharedIndex(self, side)
    return tree.contexts.compactMap { entry in
      index.box(of: entry, endingAt: tree.endIOS)?.intersection(asked).map { ($0, entry) }
    }
  }
}

/// Orders changes of properties within one cause.
extension PropertyChange {
  /// Whether a change is listed before another: by leaf, slot, layout, and state.
  fileprivate func isBefore(_ other: PropertyChange) -> Bool {
    let place = ValuePlace(leaf, in: slots.first, layout: layout, state: state)
    let otherPlace = ValuePlace(
      other.leaf,
      in: other.slots.first,
      layout: other.layout,
      state: other.state
    )
    if place != otherPlace { return place < otherPlace }
    return zip(contexts, other.contexts).first { $0 != $1 }.map { $0 < $1 }
      ?? (contexts.count < other.contexts.count)
  }
}

extension DifferenceCause {
  /// What is in the newer theme by its place there, what is gone behind it; no two causes are alike in all of it.
  fileprivate func isBefore(_ other: DifferenceCause) -> Bool {
    switch (new?.range, other.new?.range) {
    case (let a?, let b?) where a != b: return a < b
    case (_?, nil): return true
    case (nil, _?): return false
    case (_, _): break
    }
    switch (old?.range, other.old?.range) {
    case (let a?, let b?) where a != b: return a < b
    case (_?, nil): return true
    case (nil, _?): return false
    case (_, _): break
    }
    return key.lexicographicallyPrecedes(other.key)
  }

  /// What tells causes apart that have the same places.
  private var key: [String] {
    [kind.rawValue, name] + [new, old].flatMap { [$0?.block ?? "", $0?.value ?? ""] }
  }
}
