import LintelAppearance
import LintelSchema
import LintelTheme

/// A context that two themes have, as a cell of each.
struct SharedCell: Hashable {
  /// The context's coordinates in the older theme.
  var old: Cell
  /// The context's coordinates in the newer theme.
  var new: Cell

  /// The first context of a box, in a part of a bar.
  ///
  /// - Parameters:
  ///   - box: not empty.
  ///   - running: the promos that run.
  ///   - contexts: what the box is made of.
  init(_ box: SharedBox, running: [Int], in contexts: SharedContexts) {
    let context = contexts.first(of: box, on: box.screens[0], running: running)
    old = contexts.oldSpace.cell(of: context.old)
    new = contexts.newSpace.cell(of: context.new)
  }

  /// The same context in a slot and a part of a tab item.
  func at(_ slot: AppearanceSlot, item: Int) -> SharedCell {
    var cell = self
    cell.old[.slot] = slot.rawValue
    cell.new[.slot] = slot.rawValue
    cell.old[.item] = item
    cell.new[.item] = item
    return cell
  }
}

/// Translates a place to coordinates.
extension ValuePlace {
  /// The value of `Dimension.item`; the first for a leaf outside of tab items.
  var item: Int {
    guard let layout, let state, let index = ItemState.tabItem.firstIndex(of: state) else {
      return 0
    }
    return layout.rawValue * ItemState.tabItem.count + index
  }
}
