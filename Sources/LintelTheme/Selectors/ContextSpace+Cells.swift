package import LintelSchema

/// Tells where conditions hold.
extension ContextSpace {
  /// The cell of a context in the release that outputs are for, with the first slot and tab item part.
  package func cell(brand: Int, promos: [Int], screen: Int, ios: Version, device: Device) -> Cell {
    var cell = Cell(promos: promos)
    cell[.brand] = brand
    cell[.screen] = screen
    cell[.ios] = versions.lastIndex { $0.first <= ios } ?? 0
    cell[.device] = index(of: device)
    cell[.appVersion] = release
    return cell
  }

  /// Whether a condition holds at a cell in every dimension but slot and tab item part.
  package func holdsApartFromParts(_ condition: Condition, at cell: Cell) -> Bool {
    Dimension.ofContexts.allSatisfy { holds(condition[$0], of: $0, at: cell) }
  }

  /// Whether the sets of two conditions meet in every finite dimension; promos are left to the calendar.
  package func mayOverlap(_ a: Condition, _ b: Condition) -> Bool {
    Dimension.all.allSatisfy { dimension in
      let (x, y) = (a[dimension], b[dimension])
      if x == .top || y == .top || x == y || dimension == .promos { return true }
      let index = dimension.index
      return !Ranges.intersection(domains[index].values(of: x), domains[index].values(of: y))
        .isEmpty
    }
  }
}
