/// Determines which switches can be on at the same time, because in code all of them can, but a promo runs alone by default.
///
/// Switches that set different values of the same property stay separate, because which of them shows depends on the order of the
/// code.
struct PromoCompanions {
  /// The switches that are promos, sorted.
  private let flags: [String]
  /// The pairs of switches that set different values of the same property.
  private var rivals: [String: Set<String>] = [:]

  /// Finds the pairs in the entries of a theme; `flags` are the switches that are promos.
  init(_ entries: [DraftEntry], _ flags: Set<String>) {
    self.flags = flags.sorted()
    let conditional = entries.filter { !flags.isDisjoint(with: $0.condition.flags.keys) }
    let spots = Dictionary(grouping: conditional) { entry in
      entry.spot { $0.condition = .always }
    }
    for all in spots.values {
      for (at, first) in all.enumerated() {
        for second in all[(at + 1)...] where second.value != first.value {
          let (a, b) = (Set(first.condition.flags.keys), Set(second.condition.flags.keys))
          // An entry that requires more switches is narrower.
          for one in a.subtracting(b) where flags.contains(one) {
            for other in b.subtracting(a) where flags.contains(other) {
              rivals[one, default: []].insert(other)
              rivals[other, default: []].insert(one)
            }
          }
        }
      }
    }
  }

  /// Returns the value of `with` in a switch's promo, or `nil` for none; each pair is in the promo that comes first.
  func text(of flag: String) -> String? {
    let others = flags.filter { $0 != flag }
    let own = rivals[flag] ?? []
    guard others.contains(where: { !own.contains($0) }) else { return nil }
    if own.isEmpty { return "any" }
    let later = others.filter { $0 > flag && !own.contains($0) && !(rivals[$0] ?? []).isEmpty }
    return later.isEmpty ? nil : "[\(later.map(DraftNames.name).joined(separator: ", "))]"
  }
}
