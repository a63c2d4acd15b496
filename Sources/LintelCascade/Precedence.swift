package import LintelTheme

/// The order that decides which of two declarations of a target wins wherever both apply.
///
/// The order is a strict partial order. The first key in which two declarations differ decides, and declarations with incomparable
/// conditions aren't compared by the later keys, which would cause cycles.
///
/// The keys and their order are those of the guide's page *What wins, and conflicts*: layer,
/// priority, specificity, place, and longhand.
package struct Precedence: Sendable {
  /// The key by which one declaration overrides another.
  package enum Reason: Hashable, Sendable {
    /// The winner is in a higher layer.
    case layer
    /// The winner has a higher priority in the same layer.
    case priority
    /// The winner's condition is narrower; the dimension is the first in which it is.
    case specificity(Dimension)
    /// The winner is written in place, or reached through fewer `use:` steps.
    case styleDepth
    /// The winner is a longhand, or comes from a shorthand with a narrower scope than the loser's.
    case longhand
    /// The winner is `system`, which leaves the slot to UIKit regardless of declarations for its appearance object.
    case systemSlot
  }

  package let order: ConditionOrder

  package init(_ space: ContextSpace, _ conditions: [Condition]) {
    order = ConditionOrder(space, conditions)
  }

  /// Returns whether `a` overrides `b` wherever both apply, which is `false` if they tie.
  package func overrides(_ a: Declaration, _ b: Declaration) -> Bool {
    if a.layer != b.layer { return a.layer > b.layer }
    if a.priority != b.priority { return a.priority > b.priority }
    if !order.areEqual(a.condition, b.condition) { return order.isAtMost(a.condition, b.condition) }
    if a.styleDepth != b.styleDepth { return a.styleDepth < b.styleDepth }
    return a.shorthandSteps < b.shorthandSteps
  }

  /// Returns the declarations that none of the others overrides, in their order.
  ///
  /// The order is transitive, so each declaration is compared only with those that haven't lost yet, which is usually one. Of peers in a row,
  /// only the first is compared, because the others win or lose with it.
  package func winners(among declarations: some Sequence<Declaration>) -> [Declaration] {
    var winners: [Declaration] = []
    for declaration in declarations {
      if let last = winners.last, order.arePeers(last, declaration) {
        winners.append(declaration)
        continue
      }
      if winners.contains(where: { overrides($0, declaration) }) { continue }
      winners.removeAll { overrides(declaration, $0) }
      winners.append(declaration)
    }
    return winners
  }

  /// Returns the reason why `a` overrides `b`, or `nil` if it doesn't.
  package func reason(_ a: Declaration, overrides b: Declaration) -> Reason? {
    guard overrides(a, b) else { return nil }
    if a.layer != b.layer { return .layer }
    if a.priority != b.priority { return .priority }
    if let dimension = order.narrowerDimension(a.condition, b.condition) {
      return .specificity(dimension)
    }
    return a.styleDepth != b.styleDepth ? .styleDepth : .longhand
  }
}
