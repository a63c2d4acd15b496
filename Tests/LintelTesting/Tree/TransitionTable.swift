import LintelCascade
import LintelDiff
import LintelSchema
import LintelTheme

@testable import LintelAppearance

/// Decides every push of `flows:` in every context on systems with appearance objects.
///
/// The boxes of the two screens are intersected, and joined again where the decision is the same, so that the work is proportional to
/// the number of distinct looks.
struct TransitionTable {
  /// The facts about one side of a push that determine the transition.
  private struct SideKey: Hashable {
    /// The index of the bar, or `nil` if the theme doesn't style it.
    let bar: Int?
    /// The index of the settings, or `nil` for none.
    let settings: Int?
    /// Whether every bar has a scroll edge, as on iOS 15 and later.
    let hasEdges: Bool
    /// Whether bars are glass, as on iOS 26 and later.
    let hasGlass: Bool
  }

  private let tree: AppearanceTree
  private let schema: Schema
  private var space: BoxSpace
  /// The sides created so far.
  private var sides: [SideKey: TransitionSide] = [:]
  /// Every distinct decision once.
  private var decisions = Interner<TransitionDecision>()

  init(_ tree: AppearanceTree, _ space: BoxSpace, schema: Schema) {
    self.tree = tree
    self.space = space
    self.schema = schema
  }

  /// The transitions by screens, in the order of the tree; a push that is listed twice counts once.
  mutating func transitions() -> [Transition] {
    guard !tree.flows.isEmpty else { return [] }
    let number = Dictionary(
      tree.screens.enumerated().map { ($0.element.name, $0.offset + 1) },
      uniquingKeysWith: { first, _ in first }
    )
    var pushes: Set<SIMD2<Int>> = []
    for flow in tree.flows {
      if let from = number[flow.from], let to = number[flow.to] { pushes.insert([from, to]) }
    }
    var entries: [Int: [(box: ContextBox, entry: TreeEntry)]] = [:]
    let screens = Set(pushes.flatMap { [$0.x, $0.y] })
    for entry in tree.contexts where entry.endIOS.map({ $0 > UIKitCuts.objects }) ?? true {
      let box = space.box(of: entry)
      for screen in entry.screens where screens.contains(screen) {
        entries[screen, default: []].append((box, entry))
      }
    }
    return pushes.sorted { ($0.x, $0.y) < ($1.x, $1.y) }.flatMap { push in
      transitions(push, entries[push.x] ?? [], entries[push.y] ?? [])
    }
  }

  /// The transitions of one push, with the contexts in which they apply, where `from` and `to` are those of the two screens.
  private mutating func transitions(
    _ push: SIMD2<Int>,
    _ from: [(box: ContextBox, entry: TreeEntry)],
    _ to: [(box: ContextBox, entry: TreeEntry)]
  ) -> [Transition] {
    var parts: [BoxedNode] = []
    for (fromBox, fromEntry) in from {
      for (toBox, toEntry) in to {
        guard let box = space.intersection(fromBox, toBox) else { continue }
        // UIKit's own objects may change where the theme doesn't.
        for step in box.firstVersion..<box.endVersion {
          let ios = space.steps[Int(step)].first
          let decision = transitionDecision(from: side(fromEntry, ios), to: side(toEntry, ios))
          var part = box
          part.firstVersion = step
          part.endVersion = step + 1
          parts.append(BoxedNode(box: part, node: decisions.id(of: decision)))
        }
      }
    }
    let names = (tree.screens[push.x - 1].name, tree.screens[push.y - 1].name)
    let distinct = Set(parts.map(\.node))
    if distinct.count == 1, let only = distinct.first {
      return [Transition(from: names.0, to: names.1, decision: decisions[only], contexts: [])]
    }
    var boxes: [Int32: [ContextEntry]] = [:]
    for part in BoxMerging.merged(parts, in: &space) {
      boxes[part.node, default: []].append(space.entry(of: part.box, screens: []).box)
    }
    return boxes.map { node, contexts in
      Transition(
        from: names.0,
        to: names.1,
        decision: decisions[node],
        contexts: contexts.sorted { $0.isBefore($1) }
      )
    }.sorted { $0.contexts[0].isBefore($1.contexts[0]) }
  }

  /// One side of a push in a context.
  private mutating func side(_ entry: TreeEntry, _ ios: Version) -> TransitionSide {
    let key = SideKey(
      bar: entry.bars[.navigationBar],
      settings: entry.settings,
      hasEdges: TransitionSide.hasEdges(on: ios),
      hasGlass: TransitionSide.hasGlass(on: ios)
    )
    if let known = sides[key] { return known }
    let settings = entry.settings.map { tree.settings[$0].values } ?? []
    let side = TransitionSide(
      bar: key.bar.map { tree.bars[$0] },
      settings: settings.reduce(into: [:]) { $0[$1.leaf] = $1.value },
      on: ios,
      in: tree,
      schema: schema
    )
    sides[key] = side
    return side
  }
}

extension BoxSpace {
  /// The box of an entry, regardless of its screens.
  fileprivate mutating func box(of entry: TreeEntry) -> ContextBox {
    ContextBox(
      brands: brandSet(entry.brands),
      promos: promoSet(PromoLiterals(on: entry.switchesOn, off: entry.switchesOff)),
      firstVersion: firstStep(from: entry.firstIOS),
      endVersion: entry.endIOS.map { firstStep(from: $0) } ?? Int16(steps.count),
      devices: entry.devices.reduce(0) { $0 | 1 << UInt8($1.rawValue) }
    )
  }
}
