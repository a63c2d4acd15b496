extension FeasibleSpace {
  /// A cell that isn't covered.
  struct Found {
    let brand: Int32
    let screen: Int32
    /// The bit of the small cell in its word.
    let bit: Int
  }

  /// Returns a cell of brands × screens × small cells that stronger declarations don't cover, or `nil` if there is none.
  ///
  /// The search cuts one large dimension at a time, and only where the set of a stronger declaration begins or ends.
  func uncovered(_ brand: Int32, _ screen: Int32, _ cells: UInt64, by covers: [Cover])
    -> Found?
  {
    if let found = corner(brand, screen, cells, by: covers) { return found }
    var rest = cells
    var across: [Cover] = []
    var parts: [Cover] = []
    for cover in covers {
      if !brands.contains(cover.brand, brand) {
        parts.append(cover)
      } else if !screens.contains(cover.screen, screen) {
        across.append(cover)
      } else {
        rest &= ~cover.mask
        if rest == 0 { return nil }
      }
    }
    parts.removeAll { $0.mask & rest == 0 }
    // If these declarations cover everything, adding those that begin or end inside doesn't change that.
    guard let bare = uncovered(in: screen, rest, by: across) else { return nil }
    guard !parts.isEmpty else {
      return Found(brand: brands.first(brand), screen: bare.screen, bit: bare.bit)
    }
    return brands.sets.firstSegment(of: brand, cutBy: parts.map(\.brand)) { start, open in
      let found =
        open.isEmpty ? bare : uncovered(in: screen, rest, by: across + open.map { parts[$0] })
      return found.map { Found(brand: start, screen: $0.screen, bit: $0.bit) }
    }
  }

  /// Returns a cell in the first brand and screen of a box if they aren't covered, which is common for "no screen" and root brands.
  private func corner(
    _ brand: Int32,
    _ screen: Int32,
    _ cells: UInt64,
    by covers: [Cover]
  ) -> Found? {
    let (brand, screen) = (brands.first(brand), screens.first(screen))
    var rest = cells
    for cover in covers
    where rest & cover.mask != 0 && brands.sets.contains(cover.brand, value: brand)
      && screens.sets.contains(cover.screen, value: screen)
    {
      rest &= ~cover.mask
    }
    return rest == 0 ? nil : Found(brand: brand, screen: screen, bit: rest.trailingZeroBitCount)
  }

  /// Returns a cell of screens × small cells, within one brand, that stronger declarations don't cover.
  private func uncovered(
    in screen: Int32,
    _ cells: UInt64,
    by covers: [Cover]
  ) -> (screen: Int32, bit: Int)? {
    var rest = cells
    var parts: [Cover] = []
    for cover in covers {
      if screens.contains(cover.screen, screen) {
        rest &= ~cover.mask
        if rest == 0 { return nil }
      } else {
        parts.append(cover)
      }
    }
    guard !parts.isEmpty else { return (screens.first(screen), rest.trailingZeroBitCount) }
    return screens.sets.firstSegment(of: screen, cutBy: parts.map(\.screen)) { start, open in
      let left = open.reduce(rest) { $0 & ~parts[$1].mask }
      return left == 0 ? nil : (start, left.trailingZeroBitCount)
    }
  }
}

extension SetRanges {
  /// Cuts a set where any of several others that overlap it begins or ends, and tries the parts from left to right.
  ///
  /// `body` receives the first value of a part, and the indices of the others that contain it; its first result counts.
  func firstSegment<Result>(
    of set: Int32,
    cutBy others: [Int32],
    _ body: (_ start: Int32, _ open: [Int]) -> Result?
  ) -> Result? {
    // Each event is a number that sorts by position, with ends before beginnings.
    var events: [UInt64] = ranges(of: set).map { UInt64($0.lowerBound) << 33 | 1 << 32 }
    for (index, other) in others.enumerated() {
      for range in ranges(of: other) {
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
          // The set itself begins here. Its end is found by `contains`.
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
