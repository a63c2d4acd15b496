import LintelTheme

/// The sets of promos that conditions require to run.
///
/// The closure of a requirement is the set of promos that run in every possible set that meets it. Requirements with equal
/// closures apply at the same times and share a canonical id. One requirement is at least as specific as another if its closure
/// contains the other's.
struct PromoSets: Sendable {
  /// The id that represents all sets that apply at the same times, by `SetID`, which is 0 for ⊤.
  let canonical: [Int32]
  /// The closure of each set in ascending order, by `SetID`, or `nil` if no possible set of promos meets the requirement.
  let closure: [[Int32]?]
  /// The promos that the author requires, in ascending order.
  let required: [[Int32]]

  init(_ space: ContextSpace) {
    let sets = space.domains[Dimension.promos.index].entries.indices
    required = sets.map { space.requiredSwitches(SetID($0)).map(Int32.init) }
    closure = required.map { required in
      let minimal = space.calendar.smallestSets(containing: required.map(Int.init))
      guard let first = minimal.first else { return nil }
      return first.running.filter { promo in
        minimal.allSatisfy { $0.running.contains(promo) }
      }.map(Int32.init)
    }
    var ids: [[Int32]?: Int32] = [:]
    var canonical: [Int32] = [0]
    for (index, closure) in closure.enumerated().dropFirst() {
      let id = ids[closure] ?? Int32(index)
      ids[closure] = id
      canonical.append(id)
    }
    self.canonical = canonical
  }

  /// Returns whether canonical set `a` is at least as specific as `b`.
  func isAtMost(_ a: Int32, _ b: Int32) -> Bool {
    if a == b || b == 0 { return true }
    guard a != 0 else { return false }
    guard let inner = closure[Int(a)] else { return true }
    guard let outer = closure[Int(b)] else { return false }
    return outer.allSatisfy(inner.contains)
  }

  /// Returns whether a set's requirement is met while exactly the given promos run.
  func applies(_ set: Int32, running: [Int]) -> Bool {
    set == 0 || required[Int(set)].allSatisfy { running.contains(Int($0)) }
  }
}
