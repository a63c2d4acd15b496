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
    func cell(_ side: KeyPath<SharedContexts.Name, Int>, _ space: ContextSpace) -> Cell {
      space.cell(
        brand: contexts.brands[box.brands[0]][keyPath: side],
        promos: space.calendar.switches.completed(
          running.map { contexts.promos[$0][keyPath: side] }.sorted()
        ),
        screen: contexts.screens[box.screens[0]][keyPath: side],
        ios: box.firstIOS,
        device: box.devices[0]
      )
    }
    old = cell(\.old, contexts.oldSpace)
    new = cell(\.new, contexts.newSpace)
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
