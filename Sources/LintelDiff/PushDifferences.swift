import LintelAppearance
import LintelSchema
import LintelTheme

/// Returns the pushes whose scheme changes in the contexts of the query.
func pushDifferences(
  _ changes: [(push: ShownTheme.Push, change: SharedDecisions.PushChange, boxes: [SharedBox])],
  _ contexts: SharedContexts,
  in asked: SharedBox
) -> [PushDifference] {
  let screens = Dictionary(contexts.screens.map { ($0.name, $0) }) { first, _ in first }
  var found = OrderedGroups<ShownTheme.Push, PushDifference>()
  for (push, change, boxes) in changes {
    let ends = [push.from, push.to].compactMap { screens[$0] }
    let area = contexts.area(of: asked, ends)
    let inside = contexts.possible(boxes, in: area)
    guard !inside.isEmpty else { continue }
    let difference = PushDifference(
      from: push.from,
      to: push.to,
      old: change.old,
      new: change.new,
      contexts: contexts.joined(inside)
    )
    found.add([difference], to: push)
  }
  return found.all.flatMap { _, differences in
    differences.sorted { $0.words.lexicographicallyPrecedes($1.words) }
  }
}

extension SharedContexts {
  /// The contexts of the query in which both screens of a push exist, on versions that have transitions, but for all screens.
  fileprivate func area(of asked: SharedBox, _ ends: [Name]) -> SharedBox {
    var box = asked
    box.screens = whole.screens
    box.firstIOS = max(box.firstIOS, UIKitCuts.objects)
    guard hasConfinedScreens else { return box }
    box.brands.removeAll { brand in !ends.allSatisfy { exists($0, in: brands[brand]) } }
    return box
  }
}

extension PushDifference {
  fileprivate var words: [String] {
    [old.scheme.rawValue, new.scheme.rawValue, old.reason.rawValue, new.reason.rawValue]
  }
}
