import LintelSchema

/// Where boxes of contexts are cut and searched: the sets of the large dimensions, and which of their combinations can happen.
struct FeasibleSpace {
  /// A box: sets of brands, promos and screens, and for each word of a target's small cells a mask.
  struct Box {
    var large: LayerIndex.Large
    var masks: [UInt64]
  }

  let space: ContextSpace
  private(set) var brands: LargeSets
  private(set) var screens: LargeSets
  var promos: RunningSets
  /// Brands × screens that don't exist there.
  private var absences: [UncoveredSearch.Beater] = []
  private var absencesByScreens: [Int32: [UncoveredSearch.Beater]] = [:]

  init(_ space: ContextSpace, _ order: ConditionOrder) {
    self.space = space
    brands = LargeSets(
      space.domains[Dimension.brand.index],
      mentioned: Set(order.keys.map(\.brand))
    )
    screens = LargeSets(
      space.domains[Dimension.screen.index],
      mentioned: Set(order.keys.map(\.screen))
    )
    promos = RunningSets(space, order.promos, mentioned: Set(order.keys.map(\.promos)))
    var groups: [[Range<Int32>]: [Int]] = [:]
    for (index, screen) in space.screens.enumerated() {
      if let brands = screen.brands { groups[brands, default: []].append(index + 1) }
    }
    let allBrands = 0..<Int32(space.brands.count)
    for (present, values) in groups.sorted(by: { $0.value[0] < $1.value[0] }) {
      let absent = Ranges.subtracting([allBrands], present)
      guard !absent.isEmpty else { continue }
      absences.append(
        UncoveredSearch.Beater(
          brand: brands.append(absent, within: 0),
          screen: screens.append(Ranges.normalized(values), within: 0),
          promos: 0,
          mask: .max
        )
      )
    }
  }

  /// The overlap of two boxes of large dimensions, nil if it is empty or its promos never run together.
  mutating func overlap(_ a: LayerIndex.Large, _ b: LayerIndex.Large) -> LayerIndex.Large? {
    guard brands.overlap(a.brand, b.brand) && screens.overlap(a.screen, b.screen) else {
      return nil
    }
    let promos = self.promos.union(a.promos, b.promos)
    guard !self.promos.smallest(promos).isEmpty else { return nil }
    return LayerIndex.Large(
      brand: brands.intersection(a.brand, b.brand),
      promos: promos,
      screen: screens.intersection(a.screen, b.screen)
    )
  }

  /// Whether every cell of `inner` lies in `outer`, as far as the large dimensions go.
  mutating func contains(_ outer: LayerIndex.Large, _ inner: LayerIndex.Large) -> Bool {
    brands.contains(outer.brand, inner.brand) && screens.contains(outer.screen, inner.screen)
      && promos.isMet(outer.promos, wherever: inner.promos)
  }

  private mutating func absences(in screens: Int32) -> [UncoveredSearch.Beater] {
    if absences.isEmpty { return [] }
    if let known = absencesByScreens[screens] { return known }
    let result = absences.filter { self.screens.overlap($0.screen, screens) }
    absencesByScreens[screens] = result
    return result
  }

  /// A cell of a box that can happen and that none of some declarations covers, nil if there is none.
  mutating func uncovered(
    _ box: Box,
    by beaters: [Int],
    in target: TargetDeclarations
  ) -> Witness? {
    let large = box.large
    guard !brands.isEmpty(large.brand), !screens.isEmpty(large.screen) else { return nil }
    let absent = absences(in: large.screen).filter { brands.overlap($0.brand, large.brand) }
    let running = promos.smallest(large.promos)
    for word in box.masks.indices where box.masks[word] != 0 {
      let all = beaters.map { index in
        UncoveredSearch.Beater(
          brand: target.large[index].brand,
          screen: target.large[index].screen,
          promos: target.large[index].promos,
          mask: target.mask(index, word)
        )
      }
      for running in running {
        let found = UncoveredSearch.find(
          UncoveredSearch.Box(brand: large.brand, screen: large.screen, mask: box.masks[word]),
          absent + all.filter { promos.isMet($0.promos, by: running) },
          brands,
          screens
        )
        guard let found else { continue }
        var cell = Cell(promos: running.promos)
        cell[.brand] = Int(found.brand)
        cell[.screen] = Int(found.screen)
        target.cells.assign(bit: found.bit, ofWord: word, to: &cell)
        return Witness(cell: cell, date: running.date)
      }
    }
    return nil
  }
}
