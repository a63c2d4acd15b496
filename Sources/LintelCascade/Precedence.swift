package import LintelTheme

/// Which of two declarations of one target wins wherever both hold.
///
/// A strict partial order: the first key decides in which two declarations differ, and incomparable conditions never reach
/// the last ones, which would make cycles.
///
/// The keys, in this order, are those of the guide's page *What wins, and conflicts*: layer,
/// priority, specificity, place, and longhand.
package struct Precedence: Sendable {
  /// The key by which one declaration beats another.
  package enum Reason: Hashable, Sendable {
    /// The winner's layer is higher: a screen overrides a promo, a brand, and the top level.
    case layer
    /// Both are in one layer, and the winner's priority is higher.
    case priority
    /// The dimension is the first in which the winner's condition is narrower.
    case specificity(Dimension)
    /// Written in place, or through fewer `use:`.
    case styleDepth
    /// Written out, where the other comes from a shorthand, or from a broader one.
    case longhand
    /// `system` leaves the slot to UIKit, whatever is declared of its appearance object.
    case systemSlot
  }

  /// The order of the theme's conditions.
  package let order: ConditionOrder

  /// Prepares comparisons of declarations with some conditions.
  package init(_ space: ContextSpace, _ conditions: [Condition]) {
    order = ConditionOrder(space, conditions)
  }

  /// Whether `a` overrides `b` wherever both apply; false for two that tie.
  package func beats(_ a: Declaration, _ b: Declaration) -> Bool {
    if a.layer != b.layer { return a.layer > b.layer }
    if a.priority != b.priority { return a.priority > b.priority }
    if !order.areEqual(a.condition, b.condition) { return order.isAtMost(a.condition, b.condition) }
    if a.styleDepth != b.styleDepth { return a.styleDepth < b.styleDepth }
    return a.shorthandSteps < b.shorthandSteps
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
    return a.styleDepth != b.styleDepth ? .styleDepth : .longhand
  }
}
