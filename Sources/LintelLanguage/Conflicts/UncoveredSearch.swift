/// Looks for a cell of a box that none of the declarations stronger than what fills the box covers.
///
/// Works while a certain set of promos runs, and on one word of small cells, which are bits; what is left are two large dimensions,
/// and each is cut only where a beater begins or ends.
struct UncoveredSearch {
  /// What a stronger declaration takes away: brands × screens × small cells.
  struct Beater {
    let brand: Int32
    let screen: Int32
    let promos: Int32
    let mask: UInt64
  }

  struct Box {
    var brand: Int32
    var screen: Int32
    var mask: UInt64
  }

  struct Found {
    let brand: Int32
    let screen: Int32
    let bit: Int
  }

  /// A part of one large dimension in which the same beaters hold.
  private struct Segment {
    let start: Int32
    let beaters: [Int]
  }

  /// The first cell that no beater covers, nil if there is none; every beater has to overlap the box in brands and screens.
  static func find(
    _ box: Box,
    _ beaters: [Beater],
    _ brands: LargeSets,
    _ screens: LargeSets
  ) -> Found? {
    var mask = box.mask
    var inner: [Beater] = []
    for beater in beaters {
      if brands.contains(beater.brand, box.brand) && screens.contains(beater.screen, box.screen) {
        mask &= ~beater.mask
        if mask == 0 { return nil }
      } else {
        inner.append(beater)
      }
    }
    inner.removeAll { $0.mask & mask == 0 }
    guard !inner.isEmpty else {
      return Found(
        brand: brands.first(box.brand),
        screen: screens.first(box.screen),
        bit: mask.trailingZeroBitCount
      )
    }
    let across = inner.filter { brands.contains($0.brand, box.brand) }
    let parts = inner.filter { !brands.contains($0.brand, box.brand) }
    guard !parts.isEmpty else {
      return find(mask, across, inScreens: box.screen, screens).map {
        Found(brand: brands.first(box.brand), screen: $0.screen, bit: $0.bit)
      }
    }
    var seenBare = false
    for segment in segments(of: box.brand, brands, parts.map(\.brand)) {
      if segment.beaters.isEmpty {
        if seenBare { continue }
        seenBare = true
      }
      let active = across + segment.beaters.map { parts[$0] }
      if let found = find(mask, active, inScreens: box.screen, screens) {
        return Found(brand: segment.start, screen: found.screen, bit: found.bit)
      }
    }
    return nil
  }

  private static func find(
    _ mask: UInt64,
    _ beaters: [Beater],
    inScreens box: Int32,
    _ screens: LargeSets
  ) -> (screen: Int32, bit: Int)? {
    var mask = mask
    var parts: [Beater] = []
    for beater in beaters {
      if screens.contains(beater.screen, box) {
        mask &= ~beater.mask
        if mask == 0 { return nil }
      } else {
        parts.append(beater)
      }
    }
    guard !parts.isEmpty else { return (screens.first(box), mask.trailingZeroBitCount) }
    for segment in segments(of: box, screens, parts.map(\.screen)) {
      let rest = segment.beaters.reduce(mask) { $0 & ~parts[$1].mask }
      if rest != 0 { return (segment.start, rest.trailingZeroBitCount) }
    }
    return nil
  }

  /// Cuts a set where any of the others begins or ends.
  private static func segments(
    of box: Int32,
    _ sets: LargeSets,
    _ others: [Int32]
  ) -> [Segment] {
    var events: [(at: Int32, opens: Bool, index: Int)] = []
    for range in sets.ranges(box) { events.append((range.lowerBound, true, -1)) }
    for (index, other) in others.enumerated() {
      for range in sets.ranges(other) {
        events.append((range.lowerBound, true, index))
        events.append((range.upperBound, false, index))
      }
    }
    events.sort { ($0.at, $0.opens ? 1 : 0) < ($1.at, $1.opens ? 1 : 0) }
    var result: [Segment] = []
    var open: [Int] = []
    var next = 0
    while next < events.count {
      let at = events[next].at
      while next < events.count, events[next].at == at {
        let event = events[next]
        if event.index >= 0 {
          if event.opens {
            open.append(event.index)
          } else {
            open.removeAll { $0 == event.index }
          }
        }
        next += 1
      }
      if sets.contains(box, value: at) { result.append(Segment(start: at, beaters: open)) }
    }
    return result
  }
}
