import LintelDecisions
import LintelTheme

/// The contexts in which promos can run together, for lists of promos.
///
/// Only promos that the declarations of one target mention multiply in its decision, so its construction leaves out the combinations
/// of these that never happen.
struct FeasiblePromos: Sendable {
  /// The contexts by promos, ascending.
  private var known: [[Int]: DecisionID] = [:]

  /// Returns a decision that is negative where promos of the declarations are on that never run together, and that asks for no others.
  mutating func contexts(
    forPromosIn declarations: some Collection<Declaration>,
    of theme: Theme,
    _ dimensions: ContextDimensions,
    _ store: inout DecisionStore
  ) throws(TooLarge) -> DecisionID {
    let all = theme.space.calendar.promos
    if all.count < 2 { return DecisionID(.yes) }
    // Most declarations don't depend on promos.
    let sets = declarations.lazy.map { theme.conditions[$0.condition.index][.promos] }
    let numbers = Set(Set(sets.filter { $0 != .top }).flatMap(theme.space.requiredSwitches))
    let promos = all.indices.filter(numbers.contains)
    if promos.count < 2 { return DecisionID(.yes) }
    if let contexts = known[promos] { return contexts }
    let contexts = try dimensions.feasibleContexts(of: promos, in: &store)
    known[promos] = contexts
    return contexts
  }
}
