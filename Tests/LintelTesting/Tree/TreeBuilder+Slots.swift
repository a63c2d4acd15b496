import LintelCascade
import LintelSchema
import LintelTheme

@testable import LintelAppearance

/// Chooses the slots that an app assigns, after all values are known.
extension TreeBuilder {
  /// The bars outside every screen, with their slots assigned.
  mutating func finishBase(_ part: BoxedNode) -> [BaseBar] {
    finish(pool.bars[part.node], over: part.box, base: nil).map {
      BaseBar(box: $0.box, bound: part.node, finished: $0.node)
    }
  }

  /// The nodes of settings, or -1 where there are none.
  func finishSettings(_ parts: [BoxedNode]) -> [BoxedNode] {
    parts.map { part in
      BoxedNode(box: part.box, node: pool.settings[part.node].isEmpty ? -1 : part.node)
    }
  }

  /// The finished bars of some screens, given the objects that the bars outside of screens have.
  mutating func finish(_ parts: [BoxedNode], on base: [BaseBar]) -> [BoxedNode] {
    var result: [BoxedNode] = []
    for overlap in space.overlaps(parts.map(\.box), base.map(\.box)) {
      let (part, other) = (parts[overlap.first], base[overlap.second])
      if part.node == other.bound {
        result.append(BoxedNode(box: overlap.box, node: other.finished))
      } else {
        result += finish(pool.bars[part.node], over: overlap.box, base: other.finished)
      }
    }
    return mergeBoxes(result)
  }

  /// Assigns the slots of a bar in a box, which is split where a version of UIKit adds slots and the bar looks different as a result.
  private mutating func finish(
    _ bar: BoundBar,
    over box: ContextBox,
    base: Int32?
  ) -> [BoxedNode] {
    let old = AppearanceLookup(
      bar: bar.kind,
      ios: Version(13),
      showsLargeTitles: bar.showsLargeTitles
    )
    let new = AppearanceLookup(
      bar: bar.kind,
      ios: UIKitCuts.edges,
      showsLargeTitles: bar.showsLargeTitles
    )
    let split = space.firstStep(from: UIKitCuts.edges)
    guard box.firstVersion < split else {
      return [finish(bar, [new], box, base)]
    }
    guard box.endVersion > split else { return [finish(bar, [old], box, base)] }
    if shown(bar, old) == shown(bar, new) {
      return [finish(bar, [old, new], box, base)]
    }
    var (older, newer) = (box, box)
    older.endVersion = split
    newer.firstVersion = split
    return [
      finish(bar, [old], older, base), finish(bar, [new], newer, base),
    ]
  }

  /// Assigns the slots of a bar over a box in which UIKit's lookup doesn't change.
  ///
  /// - Parameters:
  ///   - bar: The bar.
  ///   - lookups: UIKit's lookup on each version in the box.
  ///   - box: The contexts.
  ///   - base: What is assigned outside every screen, by id; nil if the bar is that one.
  /// - Returns: The box with the id of a finished bar, -1 if there is nothing to assign.
  private mutating func finish(
    _ bar: BoundBar,
    _ lookups: [AppearanceLookup],
    _ box: ContextBox,
    _ base: Int32?
  ) -> BoxedNode {
    let onBar = base.flatMap { $0 < 0 ? nil : finished[$0].assigned }
    if bar.isEmpty, onBar?.isEmpty ?? true {
      return BoxedNode(box: box, node: -1)
    }
    let assigned = slots.assigned(
      bar,
      on: base == nil ? nil : onBar ?? .empty,
      lookups,
      &pool
    )
    return BoxedNode(
      box: box,
      node: finished.id(
        of: FinishedBar(
          kind: bar.kind,
          assigned: assigned,
          shown: shown(bar, lookups[lookups.count - 1]),
          values: bar.values
        )
      )
    )
  }

  /// The object that each slot shows on the newest version of a box.
  private mutating func shown(
    _ bar: BoundBar,
    _ lookup: AppearanceLookup
  ) -> FinishedBar.Shown {
    var shown = FinishedBar.Shown(repeating: FinishedBar.untouched)
    let own = SlotSet(AppearanceSlot.allCases.filter { bar.objects[$0] != nil })
    for slot in bar.kind.slots {
      if bar.system.contains(slot) {
        shown[slot.rawValue] = FinishedBar.system
      } else if bar.hasObjects {
        let found = lookup.found(at: slot, bar: own)
        let object = bar.objects[found.slot] ?? pool.initial(of: bar.kind)
        shown[slot.rawValue] = found.isMadeTransparent ? pool.madeTransparent(object) : object
      }
    }
    return shown
  }
}
