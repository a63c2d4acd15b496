/// What runs and what does not, both ascending; promos in neither list do not matter.
package struct PromoLiterals: Hashable {
  /// What runs.
  package var on: [Int] = []
  /// What doesn't.
  package var off: [Int] = []

  /// Creates the literals of promos that run and of those that don't.
  package init(on: [Int] = [], off: [Int] = []) {
    self.on = on
    self.off = off
  }
}

/// Joins sets of promos.
extension PromoLiterals {
  /// Joins sets that differ in one promo, which runs in one and not in the other.
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

/// Orders sets of promos as boxes do.
extension PromoLiterals: Comparable {
  /// Compares what runs first.
  package static func < (a: PromoLiterals, b: PromoLiterals) -> Bool {
    if a.on != b.on { return a.on.lexicographicallyPrecedes(b.on) }
    return a.off.lexicographicallyPrecedes(b.off)
  }
}
