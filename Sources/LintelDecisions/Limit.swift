/// The limit on the size of a decision while it's made.
///
/// It applies to the diagram before equal parts are shared, because that diagram takes time and memory. Nodes that a store already has
/// take neither.
///
/// A caller that reaches the limit reports it as a finding or an error. It never continues with part
/// of a decision.
package struct Limit: Hashable, Sendable {
  /// The largest number of nodes.
  package var nodes: Int

  /// The largest number of branches, with neighboring values that lead to the same place as one branch.
  package var branches: Int

  /// The largest number of list entries that construction examines, of boxes, and of values that a transfer looks up.
  package var steps: Int

  /// Creates a custom limit.
  package init(nodes: Int, branches: Int, steps: Int) {
    self.nodes = nodes
    self.branches = branches
    self.steps = steps
  }

  /// The default limit, enough for a million declarations that each decide a different context.
  package static let standard = Limit(nodes: 1 << 22, branches: 1 << 23, steps: 1 << 28)
}

/// An error for a decision that exceeds its limit.
///
/// The store keeps nothing of the decision.
package struct TooLarge: Error, Hashable, Sendable {
  /// The dimension that was being asked when the limit was reached.
  package let dimension: DimensionID

  /// The declarations that overlap there in too many ways, or an empty list if decisions were combined.
  package let declarations: [DeclarationID]

  package init(dimension: DimensionID, declarations: [DeclarationID]) {
    self.dimension = dimension
    self.declarations = declarations
  }

  /// Returns the error with the declarations of another list, or with none.
  package func naming(_ declarations: [DeclarationID]) -> TooLarge {
    TooLarge(dimension: dimension, declarations: declarations)
  }
}
