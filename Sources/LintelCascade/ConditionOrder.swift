package import LintelTheme

/// The order of specificity over a theme's conditions, prepared so that a comparison is a few machine words.
///
/// Sets that hold in the same contexts get the same key, however they are written: two promos on the same dates are one
/// condition. The small dimensions together become one bit pattern in which "at least as specific" is inclusion.
///
/// An object, since every comparison goes through it, and copies of its tables would be counted.
package final class ConditionOrder: Sendable {
  /// How one condition relates to another.
  package enum Relation: Hashable, Sendable {
    /// Both conditions apply in the same contexts, and are written alike.
    case equal
    /// The first condition is more specific.
    case narrower
    /// The second condition is more specific.
    case wider
    /// Neither is more specific: each is narrower in some dimension, or they are disjoint.
    case incomparable
  }

  /// The sets of a condition: the large ones by id, the others as an index into the small keys.
  package struct Key: Hashable, Sendable {
    /// The set of brands.
    let brand: Int32
    /// The set of required promos.
    let promos: Int32
    /// The set of screens.
    let screen: Int32
    /// The combination of all small dimensions.
    let small: Int32
  }

  /// The order of sets of brands.
  let brands: SetRanges
  /// The order of sets of promos.
  let promos: PromoSets
  /// The order of sets of screens.
  let screens: SetRanges
  /// The order of the combinations of small dimensions.
  let small: SmallSets
  /// Indexed by `ConditionID`.
  package let keys: [Key]

  /// Prepares comparisons of some conditions.
  ///
  /// - Parameters:
  ///   - space: the contexts of the theme.
  ///   - conditions: the conditions by their ids.
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

  /// Whether a condition holds at a cell.
  package func holds(_ condition: ConditionID, at cell: Cell) -> Bool {
    let key = keys[condition.index]
    return brands.contains(key.brand, value: Int32(cell[.brand]))
      && screens.contains(key.screen, value: Int32(cell[.screen]))
      && small.holds(key.small, at: cell) && promos.holds(key.promos, running: cell.promos)
  }

  /// Whether `a` is at least as specific as `b` in every dimension.
  package func isAtMost(_ a: ConditionID, _ b: ConditionID) -> Bool {
    isAtMost(keys[a.index], keys[b.index])
  }

  /// The same for the keys of two conditions.
  func isAtMost(_ a: Key, _ b: Key) -> Bool {
    brands.isAtMost(a.brand, b.brand) && screens.isAtMost(a.screen, b.screen)
      && promos.isAtMost(a.promos, b.promos) && small.isAtMost(a.small, b.small)
  }

  /// The same for the sets of the large dimension with a bit of `LargeBox.signature`.
  func isAtMost(_ a: Int32, _ b: Int32, _ dimension: Int) -> Bool {
    switch dimension {
    case 1: brands.isAtMost(a, b)
    case 2: promos.isAtMost(a, b)
    default: screens.isAtMost(a, b)
    }
  }

  /// Whether two conditions are the same in every dimension.
  package func areEqual(_ a: ConditionID, _ b: ConditionID) -> Bool {
    a == b || keys[a.index] == keys[b.index]
  }

  /// Returns how one condition relates to another.
  package func relation(_ a: ConditionID, _ b: ConditionID) -> Relation {
    if areEqual(a, b) { return .equal }
    if isAtMost(a, b) { return .narrower }
    return isAtMost(b, a) ? .wider : .incomparable
  }

  /// The first dimension in which `a` is narrower than `b`, nil if there is none.
  package func narrowerDimension(_ a: ConditionID, _ b: ConditionID) -> Dimension? {
    let (x, y) = (keys[a.index], keys[b.index])
    if x.brand != y.brand, brands.isAtMost(x.brand, y.brand) { return .brand }
    if x.promos != y.promos, promos.isAtMost(x.promos, y.promos) { return .promos }
    if x.screen != y.screen, screens.isAtMost(x.screen, y.screen) { return .screen }
    return small.narrowerDimension(x.small, y.small)
  }
}
