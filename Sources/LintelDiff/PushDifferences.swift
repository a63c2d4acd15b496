import LintelAppearance
import LintelSchema
import LintelTheme

/// The pushes of both themes that take another scheme, in the contexts in which they do.
func pushDifferences(
  from old: ComparedTheme,
  to new: ComparedTheme,
  _ contexts: SharedContexts,
  in asked: SharedBox
) -> [PushDifference] {
  struct Push: Hashable {
    let from: String
    let to: String
  }
  struct Decisions: Hashable {
    let old: TransitionDecision
    let new: TransitionDecision
  }
  let (oldIndex, newIndex) = (SharedIndex(contexts, \.old), SharedIndex(contexts, \.new))
  func boxes(
    _ transition: Transition,
    _ index: SharedIndex,
    _ tree: AppearanceTree
  ) -> [SharedBox] {
    guard !transition.contexts.isEmpty else { return [contexts.whole] }
    return transition.contexts.compactMap { index.box(of: $0, endingAt: tree.endIOS) }
  }
  let before = Dictionary(grouping: old.tree.transitions) { Push(from: $0.from, to: $0.to) }
  var found = OrderedGroups<Push, (decisions: Decisions, box: SharedBox)>()
  for after in new.tree.transitions {
    let push = Push(from: after.from, to: after.to)
    let area = contexts.area(of: asked, from: push.from, to: push.to)
    for other in before[push] ?? [] where other.decision.scheme != after.decision.scheme {
      let decisions = Decisions(old: other.decision, new: after.decision)
      for a in boxes(other, oldIndex, old.tree) {
        for b in boxes(after, newIndex, new.tree) {
          guard let box = a.intersection(b)?.intersection(area),
            contexts.running(on: box.promosOn, off: box.promosOff) != nil
          else { continue }
          found.add([(decisions, box)], to: push)
        }
      }
    }
  }
  return found.all.flatMap { push, changes in
    var boxes = OrderedGroups<Decisions, SharedBox>()
    for change in changes { boxes.add([change.box], to: change.decisions) }
    return boxes.all.map { decisions, boxes in
      PushDifference(
        from: push.from,
        to: push.to,
        old: decisions.old,
        new: decisions.new,
        contexts: SharedBox.joined(boxes, of: contexts.devices)
      )
    }.stablySorted { $0.words.lexicographicallyPrecedes($1.words) }
  }
}

/// Limits contexts to those in which a push can happen.
extension SharedContexts {
  /// The contexts asked for in which both screens of a push exist, on systems that have transitions; on every screen.
  fileprivate func area(of asked: SharedBox, from: String, to: String) -> SharedBox {
    var box = asked
    box.screens = Array(screens.indices)
    box.firstIOS = max(box.firstIOS, UIKitCuts.objects)
    let ends = screens.filter { $0.name == from || $0.name == to }
    box.brands.removeAll { brand in
      !ends.allSatisfy { screen in
        oldSpace.exists(screen: screen.old, inBrand: brands[brand].old)
          && newSpace.exists(screen: screen.new, inBrand: brands[brand].new)
      }
    }
    return box
  }
}

/// Compares differences of pushes.
extension PushDifference {
  /// The schemes and reasons, before and after.
  fileprivate var words: [String] {
    [old.scheme.rawValue, new.scheme.rawValue, old.reason.rawValue, new.reason.rawValue]
  }
}
