/// How large a decision may become while it is made.
///
/// What counts is the diagram before equal parts are shared, since that is what takes time and memory. What a store has made before takes
/// neither.
///
/// A caller that meets the limit reports it as a finding or an error. It never goes on with part of
/// a decision.
package struct Limit: Hashable, Sendable {
  /// The most nodes.
  package var nodes: Int

  /// The most branches, where neighboring values that lead to the same place are one.
  package var branches: Int

  /// The most entries of lists that construction looks at, of boxes, and of values that a transfer looks up.
  package var steps: Int

  /// A limit of one's own.
  package init(nodes: Int, branches: Int, steps: Int) {
    self.nodes = nodes
    self.branches = branches
    self.steps = steps
  }

  /// Holds a million declarations that each decide a context of their own.
  package static let standard = Limit(nodes: 1 << 22, branches: 1 << 23, steps: 1 << 28)
}

/// Says that a decision exceeds its limit.
///
/// Nothing of the decision is kept.
package struct TooLarge: Error, Hashable, Sendable {
  /// The dimension that was being asked when the limit was reached.
  package let dimension: DimensionID

  /// The declarations that overlap there in too many ways; empty where decisions were combined.
  package let declarations: [DeclarationID]

  /// Says what was asked when the limit was reached.
  package init(dimension: DimensionID, declarations: [DeclarationID]) {
    self.dimension = dimension
    self.declarations = declarations
  }
}
