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
    let brand = contexts.brands[box.brands[0]]
    let screen = contexts.screens[box.screens[0]]
    old = contexts.oldSpace.cell(
      brand: brand.old,
      promos: contexts.oldSpace.calendar.switches.completed(
        running.map { contexts.promos[$0].old }.sorted()
      ),
      screen: screen.old,
      ios: box.firstIOS,
      device: box.devices[0]
    )
    new = contexts.newSpace.cell(
      brand: brand.new,
      promos: contexts.newSpace.calendar.switches.completed(
        running.map { contexts.promos[$0].new }.sorted()
      ),
      screen: screen.new,
      ios: box.firstIOS,
      device: box.devices[0]
    )
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
