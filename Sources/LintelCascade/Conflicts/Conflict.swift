package import LintelTheme

/// A context in which something can be seen to happen.
package struct Witness: Hashable, Sendable {
  /// The context.
  package let cell: Cell
  /// An instant at which exactly the dated promos of the cell run, as `2027-06-01`; empty if no promo of the theme is dated.
  package let date: String
}

/// Declarations of one target and layer that tie with different values: a connected cluster of them.
package struct Conflict: Hashable, Sendable {
  /// Two declarations that are maximal together in some cell, with different values.
  package struct Pair: Hashable, Sendable {
    /// The declaration that comes first in the theme.
    package let a: Declaration
    /// The other one.
    package let b: Declaration
    /// A cell in which they are.
    package let witness: Witness
  }

  /// The property or token.
  package let target: TargetID
  /// The layer of all declarations.
  package let layer: Layer
  /// Every declaration of the cluster, sorted by entry.
  package let declarations: [Declaration]
  /// All pairs of a small cluster, the first ones of a large one.
  package let pairs: [Pair]
  /// Whether all of them have equal conditions.
  package let isDuplicateDefinition: Bool
}

/// Two declarations of a target at equal conditions, in one layer, with one value.
package struct DuplicateDeclaration: Hashable, Sendable {
  /// The declaration that comes first in the theme.
  package let first: Declaration
  /// The other one.
  package let second: Declaration
}

/// A declaration of a `final` block, and one of a higher layer that overrides it.
package struct FinalOverride: Hashable, Sendable {
  /// The declaration of the final block.
  package let final: Declaration
  /// The declaration that overrides it.
  package let override: Declaration
  /// A context in which it does.
  package let witness: Witness
}

/// What can be known of a theme's declarations without looking at what their values resolve to.
///
/// Each finding has a witness, a context in which it can be seen. Tests replay the witnesses
/// against the cascade.
package struct CascadeFindings: Sendable {
  /// Creates an empty set of findings.
  package init() {}

  /// Sorted by target and layer.
  package var conflicts: [Conflict] = []
  /// Groups that would be conflicts if their values didn't resolve alike in every context.
  package var coincidences: [Conflict] = []
  /// Declarations that repeat each other.
  package var duplicates: [DuplicateDeclaration] = []
  /// Those that hold in no context that can happen.
  package var unreachable: [Declaration] = []
  /// Those that hold somewhere and win nowhere.
  package var dead: [Declaration] = []
  /// Overrides of final blocks.
  package var finalOverrides: [FinalOverride] = []
}
