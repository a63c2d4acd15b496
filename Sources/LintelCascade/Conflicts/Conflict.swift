package import LintelTheme

/// A context that demonstrates a finding.
package struct Witness: Hashable, Sendable {
  package let cell: Cell
  /// A time at which exactly the cell's dated promos run, such as `2027-06-01`; empty without dated promos, and in a `DeclarationFate`.
  package let date: String
}

/// A connected group of declarations of one target and layer that tie with different values.
package struct Conflict: Hashable, Sendable {
  /// Two declarations with different values that both win in some cell.
  package struct Pair: Hashable, Sendable {
    /// The declaration that comes first in the theme.
    package let a: Declaration
    package let b: Declaration
    /// A cell in which both win.
    package let witness: Witness
  }

  package let target: TargetID
  /// The layer of all declarations.
  package let layer: Layer
  /// Every declaration of the group, sorted by entry.
  package let declarations: [Declaration]
  /// All pairs of a small group, or the first pairs of a large one.
  package let pairs: [Pair]
  /// Whether all declarations have equal conditions.
  package let isDuplicateDefinition: Bool

  /// Returns the groups that some of the pairs connect, which are only this conflict if all of its pairs are among them.
  package func groups(_ order: ConditionOrder, of isIncluded: (Pair) -> Bool) -> [Conflict] {
    let included = pairs.filter(isIncluded)
    if included.count == pairs.count { return [self] }
    var groups: [Set<Declaration>] = []
    for pair in included {
      let isJoined = { (group: Set<Declaration>) in
        group.contains(pair.a) || group.contains(pair.b)
      }
      let joined = groups.filter(isJoined).reduce(Set([pair.a, pair.b])) { $0.union($1) }
      groups.removeAll(where: isJoined)
      groups.append(joined)
    }
    return groups.map { group in
      let pairs = included.filter { group.contains($0.a) }
      return Conflict(
        target: target,
        layer: layer,
        declarations: declarations.filter(group.contains),
        pairs: pairs,
        isDuplicateDefinition: pairs.allSatisfy { order.areEqual($0.a.condition, $0.b.condition) }
      )
    }
  }
}

/// Two declarations of one target with equal conditions and values, in one layer.
package struct DuplicateDeclaration: Hashable, Sendable {
  /// The declaration that comes first in the theme.
  package let first: Declaration
  package let second: Declaration
}

/// A declaration of a `final` block, and a declaration in a higher layer that overrides it.
package struct FinalOverride: Hashable, Sendable {
  /// The declaration of the final block.
  package let final: Declaration
  /// The declaration that overrides it.
  package let override: Declaration
  /// A context in which it overrides the final one.
  package let witness: Witness
}

/// The findings about a theme's declarations that don't depend on what their values resolve to.
///
/// Each finding has a witness, a context that demonstrates it. Tests check the witnesses
/// with the cascade.
package struct CascadeFindings: Sendable {
  package init() {}

  /// The conflicts, sorted by target and layer.
  package var conflicts: [Conflict] = []
  /// Groups that would be conflicts if their values didn't resolve to the same result in every context.
  package var coincidences: [Conflict] = []
  /// Declarations that repeat each other.
  package var duplicates: [DuplicateDeclaration] = []
  /// The declarations that don't apply in any possible context.
  package var unreachable: [Declaration] = []
  /// The declarations that apply somewhere but never win.
  package var dead: [Declaration] = []
  /// Overrides of final blocks.
  package var finalOverrides: [FinalOverride] = []
}
