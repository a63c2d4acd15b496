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
}

extension PromoLiterals: Comparable {
  /// Compares the promos that run first.
  package static func < (a: PromoLiterals, b: PromoLiterals) -> Bool {
    if a.on != b.on { return a.on.lexicographicallyPrecedes(b.on) }
    return a.off.lexicographicallyPrecedes(b.off)
  }
}
