import LintelAppearance
import LintelSchema
import LintelTheme

/// A context of two themes, as a cell in each of them.
struct SharedCell: Hashable {
  var old: Cell
  var new: Cell

  /// Creates the first context of a box, which must not be empty, while some promos run.
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

extension ValuePlace {
  /// The value of `Dimension.item`, which is 0 outside of tab items.
  var item: Int {
    guard let layout, let state, let index = ItemState.tabItem.firstIndex(of: state) else {
      return 0
    }
    return layout.rawValue * ItemState.tabItem.count + index
  }
}
