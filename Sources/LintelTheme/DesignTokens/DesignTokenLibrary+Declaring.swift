/// Turns choices of contexts into declarations of a theme.
extension DesignTokenLibrary {
  /// Declares the values for every brand, and the values for brands and promos that don't follow from these.
  mutating func declare() {
    let scopes = files.count + documents.count
    var declared: [[TokenKey: [Declaration]]] = Array(repeating: [:], count: scopes)
    var sets: [[String]] = [[]]
    while !sets.isEmpty {
      for promos in sets { declare(promos, &declared) }
      guard !isExhausted else { return reportExhausted() }
      sets = sets.flatMap(larger)
    }
    declarations = declared.flatMap { own in own.keys.sorted().flatMap { own[$0] ?? [] } }
  }

  /// Returns the sets with one more promo, limited to promos that can run at the same time, and that don't need two contexts of the
  /// same modifier.
  private func larger(than set: [String]) -> [[String]] {
    var modifiers: [[String: Int]] = []
    for case .promos(let contexts) in roles.joined() { modifiers.append(contexts) }
    let names = Set(modifiers.flatMap(\.keys)).sorted()
    return names.filter { name in set.last.map { $0 < name } ?? true }.map { set + [$0] }
      .filter { promos in
        modifiers.allSatisfy { contexts in Set(promos.compactMap { contexts[$0] }).count < 2 }
          && (promos.count < 2 || mayRunTogether(promos))
      }
  }

  /// Declares the values that differ while a sorted set of promos runs.
  private mutating func declare(_ promos: [String], _ declared: inout [[TokenKey: [Declaration]]]) {
    var rows: [String?: [[TokenKey: Declaration]]] = [:]
    let hasBase = hasBase || brands.isEmpty
    for brand in (hasBase ? [nil] : []) + brands.map({ Optional($0.name) }) {
      guard !isExhausted else { return }
      rows[brand] = self.rows(brand: brand, promos: promos)
    }
    for scope in declared.indices {
      declare(rows.mapValues { $0[scope] }, hasBase: hasBase, promos, &declared[scope])
    }
  }

  /// Declares the values of one file or document while promos run.
  ///
  /// The rows have the tokens of each brand, and those without a brand under `nil`. `hasBase` is whether brands that
  /// aren't contexts have values.
  private func declare(
    _ rows: [String?: [TokenKey: Declaration]],
    hasBase: Bool,
    _ promos: [String],
    _ declared: inout [TokenKey: [Declaration]]
  ) {
    for key in Set(rows.values.flatMap(\.keys)).sorted() {
      // Without a default, the value that all brands share is the value for all.
      let all = brands.compactMap { rows[$0.name]?[key] }
      let isShared = all.count == brands.count && all.allSatisfy { $0.value == all[0].value }
      let base = hasBase ? rows[nil]?[key] : isShared ? all.first : nil
      for (brand, own) in [(nil, base)] + brands.map({ ($0.name, rows[$0.name]?[key]) }) {
        guard var own, own.value != expected(declared[key] ?? [], brand, promos) else { continue }
        own.brand = brand
        own.promos = promos
        declared[key, default: []].append(own)
      }
    }
  }

  /// Returns a token's value for a brand while promos run, based on existing declarations, or `nil` if there is none or a conflict.
  private func expected(_ declared: [Declaration], _ brand: String?, _ promos: [String]) -> Value? {
    let family = family(of: brand)
    var holding = declared.compactMap { own in
      family.firstIndex(of: own.brand).flatMap { distance in
        Set(own.promos).isSubset(of: promos)
          ? (value: own.value, promos: Set(own.promos), distance: distance) : nil
      }
    }
    // A promo overrides a brand.
    if holding.contains(where: { !$0.promos.isEmpty }) { holding.removeAll { $0.promos.isEmpty } }
    let winners = holding.filter { own in
      !holding.contains { other in
        other.promos.isSuperset(of: own.promos) && other.distance <= own.distance
          && (other.promos != own.promos || other.distance != own.distance)
      }
    }
    return winners.allSatisfy { $0.value == winners[0].value } ? winners.first?.value : nil
  }

  /// Returns a brand and the brands that it extends, nearest first, followed by `nil` for every brand.
  private func family(of brand: String?) -> [String?] {
    var family: [String?] = []
    var next = brand
    while let name = next {
      family.append(name)
      next = brands.first { $0.name == name }?.parent
    }
    return family + [nil]
  }
}
