/// Promos that run and promos that don't, both ascending; all other promos don't matter.
package struct PromoLiterals: Hashable {
  package var on: [Int] = []
  package var off: [Int] = []

  package init(on: [Int] = [], off: [Int] = []) {
    self.on = on
    self.off = off
  }
}

extension PromoLiterals {
  /// Joins sets that differ in one promo, which runs in one set and doesn't run in the other.
  package static func joined(_ sets: [PromoLiterals]) -> [PromoLiterals] {
    var sets = Set(sets)
    var didJoin: Bool
    repeat {
      didJoin = false
      for set in sets.sorted() where sets.contains(set) {
        for promo in set.on {
          var other = set
          other.on.removeAll { $0 == promo }
          let rest = other
          other.off = (other.off + [promo]).sorted()
          guard sets.remove(other) != nil else { continue }
          sets.remove(set)
          sets.insert(rest)
          didJoin = true
          break
        }
      }
    } while didJoin
    return sets.sorted()
  }

  /// Joins sets as `joined(_:)` does, and sets that differ only in the values of one mode and together have all of them.
  static func joined(_ sets: [PromoLiterals], modes: [Range<Int>]) -> [PromoLiterals] {
    var sets = joined(sets)
    let mentioned = modes.filter { mode in
      sets.contains { ($0.on + $0.off).contains(where: mode.contains) }
    }
    var count: Int
    repeat {
      count = sets.count
      for mode in mentioned where sets.count > 1 {
        sets = Dictionary(grouping: sets) { $0.without(mode) }.flatMap { rest, sets in
          let values = Set(sets.flatMap { $0.values(of: mode) })
          return values.count == mode.count ? [rest] : sets
        }
      }
      if sets.count < count { sets = joined(sets) }
    } while sets.count < count
    return sets.sorted()
  }

  /// The same set for any value of a mode.
  private func without(_ mode: Range<Int>) -> PromoLiterals {
    PromoLiterals(
      on: on.filter { !mode.contains($0) },
      off: off.filter { !mode.contains($0) }
    )
  }

  private func values(of mode: Range<Int>) -> [Int] {
    let chosen = on.filter(mode.contains)
    return chosen.isEmpty ? mode.filter { !off.contains($0) } : chosen
  }
}

extension PromoLiterals: Comparable {
  /// Compares the promos that run first.
  package static func < (a: PromoLiterals, b: PromoLiterals) -> Bool {
    if a.on != b.on { return a.on.lexicographicallyPrecedes(b.on) }
    return a.off.lexicographicallyPrecedes(b.off)
  }
}
