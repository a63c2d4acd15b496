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

  /// Returns the limit for a decision that is made from declarations whose conditions list a number of ranges of values.
  ///
  /// A decision with far more nodes than its declarations name values repeats them in combinations. It's too large for every reader, so
  /// nobody waits for it.
  func forDeclarations(mentioning mentions: Int) -> Limit {
    var own = self
    own.nodes = min(nodes, max(Self.leastNodes, mentions * Self.nodesPerMention))
    return own
  }

  /// The number of nodes that a decision may have regardless of its declarations, unless the limit is lower.
  private static let leastNodes = 1 << 16
  /// The number of nodes that a decision may have for each range of values in its declarations.
  private static let nodesPerMention = 16

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

  /// Returns the error with the declarations of another list, or with none.
  package func naming(_ declarations: [DeclarationID]) -> TooLarge {
    TooLarge(dimension: dimension, declarations: declarations)
  }
}
