import LintelAppearance
import LintelSchema
import LintelTheme

/// Pushes that take another scheme, in the contexts that are asked for.
func pushDifferences(
  _ changes: [(push: ShownTheme.Push, change: SharedDecisions.PushChange, boxes: [SharedBox])],
  _ contexts: SharedContexts,
  in asked: SharedBox
) -> [PushDifference] {
  var found = OrderedGroups<ShownTheme.Push, PushDifference>()
  for (push, change, boxes) in changes {
    let area = contexts.area(of: asked, from: push.from, to: push.to)
    let inside = contexts.possible(boxes, in: area)
    guard !inside.isEmpty else { continue }
    let difference = PushDifference(
      from: push.from,
      to: push.to,
      old: change.old,
      new: change.new,
      contexts: SharedBox.joined(inside, of: contexts.devices)
    )
    found.add([difference], to: push)
  }
  return found.all.flatMap { _, differences in
    differences.sorted { $0.words.lexicographicallyPrecedes($1.words) }
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
