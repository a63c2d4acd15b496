import LintelTheme

/// The space in which boxes of contexts are cut and searched: the sets of the large dimensions, and their possible combinations.
struct FeasibleSpace {
  /// The cells that a stronger declaration covers: brands × screens × small cells, while its promos run.
  struct Cover {
    let brand: Int32
    let screen: Int32
    /// The set of promos that must run.
    let promos: Int32
    /// The small cells, as bits.
    let mask: UInt64
  }

  private(set) var brands: LargeSets
  private(set) var screens: LargeSets
  private(set) var promos: RunningSets
  /// The combinations of brands and screens in which the screens don't exist.
  private var absences: [Cover] = []
  /// The same combinations by the set of screens, computed on demand.
  private var absencesByScreens: [Int32: [Cover]] = [:]

  init(_ space: ContextSpace, _ order: ConditionOrder) {
    brands = LargeSets(space.domains[Dimension.brand.index], mentioned: order.keys.map(\.brand))
    screens = LargeSets(space.domains[Dimension.screen.index], mentioned: order.keys.map(\.screen))
    promos = RunningSets(space, order.promos, mentioned: order.keys.map(\.promos))
    var groups: [[Range<Int32>]: [Int]] = [:]
    for (index, screen) in space.screens.enumerated() {
      if let brands = screen.brands { groups[brands, default: []].append(index + 1) }
    }
    let allBrands = 0..<Int32(space.brands.count)
    for (present, values) in groups.sorted(by: { $0.value[0] < $1.value[0] }) {
      let absent = Ranges.subtracting([allBrands], present)
      guard !absent.isEmpty else { continue }
      absences.append(
        Cover(
          brand: brands.append(absent, within: 0),
          screen: screens.append(Ranges.normalized(values), within: 0),
          promos: 0,
          mask: .max
        )
      )
    }
  }

  /// Returns the overlap of two boxes, or `nil` if it's empty or its promos never run together.
  mutating func overlap(_ a: LargeBox, _ b: LargeBox) -> LargeBox? {
    guard overlapInSpace(a, b) else { return nil }
    let promos = self.promos.union(a.promos, b.promos)
    guard !self.promos.smallest(promos).isEmpty else { return nil }
    return LargeBox(
      brand: brands.intersection(a.brand, b.brand),
      promos: promos,
      screen: screens.intersection(a.screen, b.screen)
    )
  }

  /// Returns whether two boxes share brands and screens.
  func overlapInSpace(_ a: LargeBox, _ b: LargeBox) -> Bool {
    brands.overlap(a.brand, b.brand) && screens.overlap(a.screen, b.screen)
  }

  /// Returns whether `outer` contains every cell of `inner`.
  mutating func contains(_ outer: LargeBox, _ inner: LargeBox) -> Bool {
    brands.contains(outer.brand, inner.brand) && screens.contains(outer.screen, inner.screen)
      && promos.isMet(outer.promos, wherever: inner.promos)
  }

  /// Returns the sets in conditions that may overlap a box, for each large dimension.
  mutating func candidates(for box: LargeBox) -> LargeCandidates {
    LargeCandidates(
      brands: brands.candidates(for: box.brand),
      promos: box.promos == 0 ? [] : promos.candidates(for: box.promos)[...],
      screens: screens.candidates(for: box.screen)
    )
  }

  /// Returns the combinations of brands and screens that overlap a box and don't exist.
  private mutating func absences(in box: LargeBox) -> [Cover] {
    if absences.isEmpty { return [] }
    let known = absencesByScreens[box.screen]
    let all = known ?? absences.filter { screens.overlap($0.screen, box.screen) }
    if known == nil { absencesByScreens[box.screen] = all }
    return all.filter { brands.overlap($0.brand, box.brand) }
  }

  /// Returns whether some cell of a box is certainly uncovered, because the covered parts together have fewer cells than the box.
  mutating func isTooLarge(
    _ box: OverlapBox,
    for overriders: [Int32],
    of target: TargetDeclarations
  ) -> Bool {
    let (brand, screen) = (box.large.brand, box.large.screen)
    var rest = 0
    for word in 0..<target.cells.wordCount { rest += target.mask(box, word).nonzeroBitCount }
    let size = rest
    rest *= brands.commonCount(brand, brand) * screens.commonCount(screen, screen)
    for absence in absences(in: box.large) {
      rest -=
        brands.commonCount(absence.brand, brand) * screens.commonCount(absence.screen, screen)
        * size
    }
    for index in overriders {
      let large = target.large[Int(index)]
      var cells = 0
      for word in 0..<target.cells.wordCount {
        cells += (target.mask(Int(index), word) & target.mask(box, word)).nonzeroBitCount
      }
      rest -=
        brands.commonCount(large.brand, brand) * screens.commonCount(large.screen, screen) * cells
      if rest <= 0 { return false }
    }
    return rest > 0 && !promos.smallest(box.large.promos).isEmpty
  }

  /// Returns whether a box has a possible cell.
  mutating func canHappen(_ box: OverlapBox, of target: TargetDeclarations) -> Bool {
    let large = box.large
    guard
      !brands.isEmpty(large.brand), !screens.isEmpty(large.screen),
      !promos.smallest(large.promos).isEmpty, target.shareCells(box.first, box)
    else { return false }
    return absences.isEmpty || uncovered(box, by: [], of: target) != nil
  }

  /// Returns a possible cell of a box, with a date, that stronger declarations don't cover, or `nil` if there is none.
  ///
  /// The declarations are indices into `target.all`, and overlap the box in brands and screens.
  mutating func uncovered(
    _ box: OverlapBox,
    by overriders: [Int32],
    of target: TargetDeclarations
  ) -> Witness? {
    let large = box.large
    guard !brands.isEmpty(large.brand), !screens.isEmpty(large.screen) else { return nil }
    let absent = absences(in: large)
    let smallest = promos.smallest(large.promos)
    var active: [Cover] = []
    for word in 0..<target.cells.wordCount {
      let mask = target.mask(box, word)
      if mask == 0 { continue }
      var open = Array(smallest.reversed())
      while let running = open.popLast() {
        active.removeAll(keepingCapacity: true)
        active += absent
        for index in overriders {
          let large = target.large[Int(index)]
          let common = mask & target.mask(Int(index), word)
          if common == 0 || !promos.isMet(large.promos, by: running) { continue }
          active.append(
            Cover(brand: large.brand, screen: large.screen, promos: large.promos, mask: common)
          )
        }
        guard let found = uncovered(large.brand, large.screen, mask, by: active) else { continue }
        let others = overriders.lazy.map { target.large[Int($0)].promos }
        if let next = promos.withOpenMode(running, askedBy: Array(others)) {
          open += next.reversed()
          continue
        }
        var cell = Cell(promos: promos.completed(running))
        cell[.brand] = Int(found.brand)
        cell[.screen] = Int(found.screen)
        target.cells.assign(bit: found.bit, ofWord: word, to: &cell)
        return Witness(cell: cell, date: running.date)
      }
    }
    return nil
  }
}
