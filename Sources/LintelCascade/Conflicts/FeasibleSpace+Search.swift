extension FeasibleSpace {
  /// A cell that is left over.
  struct Found {
    /// The brand's value.
    let brand: Int32
    /// The screen's value.
    let screen: Int32
    /// The bit of the small cell.
    let bit: Int
  }

  /// A cell of brands × screens × small cells that no beater covers, nil if there is none.
  ///
  /// Cuts one large dimension at a time, and only where a beater begins or ends.
  func uncovered(_ brand: Int32, _ screen: Int32, _ cells: UInt64, by beaters: [Beater]) -> Found? {
    if let found = corner(brand, screen, cells, by: beaters) { return found }
    var rest = cells
    var across: [Beater] = []
    var parts: [Beater] = []
    for beater in beaters {
      if !brands.contains(beater.brand, brand) {
        parts.append(beater)
      } else if !screens.contains(beater.screen, screen) {
        across.append(beater)
      } else {
        rest &= ~beater.mask
        if rest == 0 { return nil }
      }
    }
    parts.removeAll { $0.mask & rest == 0 }
    // What is covered without the parts that begin or end inside is covered with them.
    guard let bare = uncovered(in: screen, rest, by: across) else { return nil }
    guard !parts.isEmpty else {
      return Found(brand: brands.first(brand), screen: bare.screen, bit: bare.bit)
    }
    return brands.firstSegment(of: brand, cutBy: parts.map(\.brand)) { start, open in
      let found =
        open.isEmpty ? bare : uncovered(in: screen, rest, by: across + open.map { parts[$0] })
      return found.map { Found(brand: start, screen: $0.screen, bit: $0.bit) }
    }
  }

  /// The first brand and screen of a box, which more often than not are left over: "no screen", and a brand that others extend.
  private func corner(
    _ brand: Int32,
    _ screen: Int32,
    _ cells: UInt64,
    by beaters: [Beater]
  ) -> Found? {
    let (brand, screen) = (brands.first(brand), screens.first(screen))
    var rest = cells
    for beater in beaters
    where rest & beater.mask != 0 && brands.contains(beater.brand, value: brand)
      && screens.contains(beater.screen, value: screen)
    {
      rest &= ~beater.mask
    }
    return rest == 0 ? nil : Found(brand: brand, screen: screen, bit: rest.trailingZeroBitCount)
  }

  /// The same in one brand.
  private func uncovered(
    in screen: Int32,
    _ cells: UInt64,
    by beaters: [Beater]
  ) -> (screen: Int32, bit: Int)? {
    var rest = cells
    var parts: [Beater] = []
    for beater in beaters {
      if screens.contains(beater.screen, screen) {
        rest &= ~beater.mask
        if rest == 0 { return nil }
      } else {
        parts.append(beater)
      }
    }
    guard !parts.isEmpty else { return (screens.first(screen), rest.trailingZeroBitCount) }
    return screens.firstSegment(of: screen, cutBy: parts.map(\.screen)) { start, open in
      let left = open.reduce(rest) { $0 & ~parts[$1].mask }
      return left == 0 ? nil : (start, left.trailingZeroBitCount)
    }
  }
}

extension LargeSets {
  /// Cuts a set where any of the others begins or ends, and tries the parts from left to right.
  ///
  /// - Parameters:
  ///   - set: the set to cut.
  ///   - others: sets that overlap it.
  ///   - body: takes the first value of a part, and the positions of those among `others` that contain it.
  /// - Returns: the first result that is not nil.
  func firstSegment<Result>(
    of set: Int32,
    cutBy others: [Int32],
    _ body: (_ start: Int32, _ open: [Int]) -> Result?
  ) -> Result? {
    // Each event is a number that sorts by place, and what ends before what begins.
    var events: [UInt64] = ranges(set).map { UInt64($0.lowerBound) << 33 | 1 << 32 }
    for (index, other) in others.enumerated() {
      for range in ranges(other) {
        events.append(UInt64(range.lowerBound) << 33 | 1 << 32 | UInt64(index + 1))
        events.append(UInt64(range.upperBound) << 33 | UInt64(index + 1))
      }
    }
    events.sort()
    var open: [Int] = []
    var next = 0
    while next < events.count {
      let start = Int32(events[next] >> 33)
      while next < events.count, Int32(events[next] >> 33) == start {
        let index = Int(events[next] & 0xFFFF_FFFF) - 1
        if index < 0 {
          // The set itself begins here; where it ends is seen by asking it.
        } else if events[next] >> 32 & 1 == 1 {
          open.append(index)
        } else {
          open.removeAll { $0 == index }
        }
        next += 1
      }
      if contains(set, value: start), let result = body(start, open) { return result }
    }
    return nil
  }
}
