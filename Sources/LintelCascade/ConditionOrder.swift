package import LintelTheme

/// The order of a theme's conditions by specificity, prepared so that a comparison takes a few machine words.
///
/// Sets that apply in the same contexts get the same key, however they're written: two promos on the same dates are one
/// condition. The small dimensions are combined into a bit pattern, in which "at least as specific" is inclusion.
///
/// This is a class because every comparison uses it, and copies of a structure would retain and release its tables.
package final class ConditionOrder: Sendable {
  /// The relation between two conditions.
  package enum Relation: Hashable, Sendable {
    /// The conditions are the same in every dimension.
    case equal
    /// The first condition is narrower.
    case narrower
    /// The second condition is narrower.
    case wider
    /// Neither is narrower, because each is narrower in some dimension or they're disjoint.
    case incomparable
  }

  /// The sets of a condition: the large ones by id, and the others as an index of their combination.
  package struct Key: Hashable, Sendable {
    let brand: Int32
    /// The set of required promos.
    let promos: Int32
    let screen: Int32
    /// The combination of all small dimensions.
    let small: Int32
  }

  let brands: SetRanges
  let promos: PromoSets
  let screens: SetRanges
  let small: SmallSets
  /// The key of each condition, by `ConditionID`.
  package let keys: [Key]

  /// Prepares comparisons of conditions, which are indexed by their ids.
  package init(_ space: ContextSpace, _ conditions: [Condition]) {
    brands = SetRanges(space.domains[Dimension.brand.index])
    promos = PromoSets(space)
    screens = SetRanges(space.domains[Dimension.screen.index])
    var small = SmallSets(space)
    var keys: [Key] = []
    keys.reserveCapacity(conditions.count)
    for condition in conditions {
      keys.append(
        Key(
          brand: condition[.brand].rawValue,
          promos: promos.canonical[condition[.promos].index],
          screen: condition[.screen].rawValue,
          small: small.intern(condition)
        )
      )
    }
    self.small = small
    self.keys = keys
  }

  func applies(_ condition: ConditionID, at cell: Cell) -> Bool {
    let key = keys[condition.index]
    return brands.contains(key.brand, value: Int32(cell[.brand]))
      && screens.contains(key.screen, value: Int32(cell[.screen]))
      && small.applies(key.small, at: cell) && promos.applies(key.promos, running: cell.promos)
  }

  /// Returns whether `a` is at least as specific as `b` in every dimension.
  package func isAtMost(_ a: ConditionID, _ b: ConditionID) -> Bool {
    let (a, b) = (keys[a.index], keys[b.index])
    return brands.isAtMost(a.brand, b.brand) && screens.isAtMost(a.screen, b.screen)
      && promos.isAtMost(a.promos, b.promos) && small.isAtMost(a.small, b.small)
  }

  /// Returns whether `a` is at least as specific as `b` in the large dimension with a bit of `LargeBox.signature`.
  func isAtMost(_ a: Int32, _ b: Int32, _ dimension: Int) -> Bool {
    switch dimension {
    case 1: brands.isAtMost(a, b)
    case 2: promos.isAtMost(a, b)
    default: screens.isAtMost(a, b)
    }
  }

  /// Returns whether two conditions are the same in every dimension.
  package func areEqual(_ a: ConditionID, _ b: ConditionID) -> Bool {
    a == b || keys[a.index] == keys[b.index]
  }

  /// Returns whether two declarations differ only in their values, so that they apply in the same cells and win or lose together.
  func arePeers(_ a: Declaration, _ b: Declaration) -> Bool {
    a.priority == b.priority && a.layer == b.layer && a.styleDepth == b.styleDepth
      && a.shorthandSteps == b.shorthandSteps && areEqual(a.condition, b.condition)
  }

  /// Returns the relation between two conditions.
  package func relation(_ a: ConditionID, _ b: ConditionID) -> Relation {
    if areEqual(a, b) { return .equal }
    if isAtMost(a, b) { return .narrower }
    return isAtMost(b, a) ? .wider : .incomparable
  }

  /// Returns the first dimension in which `a` is narrower than `b`, or `nil` if there is none.
  func narrowerDimension(_ a: ConditionID, _ b: ConditionID) -> Dimension? {
    let (x, y) = (keys[a.index], keys[b.index])
    if x.brand != y.brand, brands.isAtMost(x.brand, y.brand) { return .brand }
    if x.promos != y.promos, promos.isAtMost(x.promos, y.promos) { return .promos }
    if x.screen != y.screen, screens.isAtMost(x.screen, y.screen) { return .screen }
    return small.narrowerDimension(x.small, y.small)
  }
}
