/// Which of two declarations of one target wins wherever both hold.
///
/// A strict partial order: the first key decides in which two declarations differ, and incomparable conditions never reach
/// the last ones, which would make cycles.
package struct Precedence: Sendable {
  /// The key by which one declaration beats another.
  package enum Reason: Hashable, Sendable {
    case layer
    case priority
    /// The dimension is the first in which the winner's condition is narrower.
    case specificity(Dimension)
    /// Written in place, or through fewer `use:`.
    case hops
    /// Written out, where the other comes from a shorthand, or from a broader one.
    case longhand
  }

  package let order: ConditionOrder

  package init(_ space: ContextSpace, _ conditions: [Condition]) {
    order = ConditionOrder(space, conditions)
  }

  package func beats(_ a: Declaration, _ b: Declaration) -> Bool {
    if a.layer != b.layer { return a.layer > b.layer }
    if a.priority != b.priority { return a.priority > b.priority }
    if !order.areEqual(a.condition, b.condition) { return order.isAtMost(a.condition, b.condition) }
    if a.hops != b.hops { return a.hops < b.hops }
    return a.breadth < b.breadth
  }

  /// Those of some declarations that none of them beats, in their order.
  ///
  /// The order is transitive, so that each has to be held against those alone that nothing has beaten yet: mostly one.
  package func unbeaten(_ declarations: some Sequence<Declaration>) -> [Declaration] {
    var unbeaten: [Declaration] = []
    for declaration in declarations {
      if unbeaten.contains(where: { beats($0, declaration) }) { continue }
      unbeaten.removeAll { beats(declaration, $0) }
      unbeaten.append(declaration)
    }
    return unbeaten
  }

  /// Why `a` beats `b`, nil if it does not.
  package func reason(_ a: Declaration, beats b: Declaration) -> Reason? {
    guard beats(a, b) else { return nil }
    if a.layer != b.layer { return .layer }
    if a.priority != b.priority { return .priority }
    if let dimension = order.narrowerDimension(a.condition, b.condition) {
      return .specificity(dimension)
    }
    return a.hops != b.hops ? .hops : .longhand
  }
}
