/// The values that a condition allows one dimension.
package struct Clause: Hashable, Sendable {
  /// The dimension that is mentioned.
  package let dimension: DimensionID
  /// The values that it may have.
  package let values: ValueSet

  /// Mentions a dimension.
  package init(_ dimension: DimensionID, _ values: ValueSet) {
    self.dimension = dimension
    self.values = values
  }
}

/// Names a condition, by its place in the list that it was added to.
package struct ConditionID: Hashable, Comparable, Sendable {
  /// The place of the condition in the list, from 0.
  package let index: Int32

  /// By the order in which conditions were added.
  package static func < (a: ConditionID, b: ConditionID) -> Bool {
    a.index < b.index
  }
}

/// Conditions in the terms of a space; any number of lists of declarations can share them.
package struct Conditions: Sendable {
  /// The dimensions that conditions can mention.
  package let space: Space
  /// For each condition the index of its first clause, and the end of the last one.
  private var conditionStarts: ContiguousArray<Int32> = [0]
  /// The clauses of all conditions.
  private var clauses: ContiguousArray<FlatClause> = []
  /// The ranges of all clauses.
  private var ranges: ContiguousArray<Range<Int32>> = []
  /// For each condition its weight.
  private var weights: ContiguousArray<Int> = []

  /// A clause whose ranges are in the list that all clauses share.
  private struct FlatClause: Sendable {
    /// The dimension that the clause mentions.
    let dimension: DimensionID
    /// The index of its first range.
    let start: Int32
    /// The index behind its last range.
    let end: Int32
  }

  /// No conditions yet.
  package init(in space: Space) {
    self.space = space
  }

  /// Adds a condition.
  ///
  /// Conditions aren't compared: two with the same clauses are two conditions, and an order of conditions may tell them apart.
  ///
  /// - Parameters:
  ///   - clauses: the dimensions that the condition mentions. It holds where each has one of its values.
  ///   - weight: smaller for narrower conditions. If it is left out, it counts values, which suits every order by
  ///     inclusion.
  /// - Returns: the new condition.
  package mutating func add(_ clauses: [Clause], weight: Int? = nil) -> ConditionID {
    var own = clauses
    if own.count > 1 {
      own.sort { $0.dimension < $1.dimension }
      var merged: [Clause] = []
      for clause in own {
        if let last = merged.last, last.dimension == clause.dimension {
          let values = last.values.intersection(clause.values)
          merged[merged.count - 1] = Clause(clause.dimension, values)
        } else {
          merged.append(clause)
        }
      }
      own = merged
    }
    var counted = 0
    for clause in own {
      let start = Int32(truncatingIfNeeded: ranges.count)
      let valueCount = Int32(truncatingIfNeeded: space.valueCount(of: clause.dimension))
      for range in clause.values.ranges {
        let inside = range.clamped(to: 0..<valueCount)
        if !inside.isEmpty { ranges.append(inside) }
        counted += inside.count
      }
      // A dimension that isn't mentioned counts for one value more than it has.
      counted -= Int(valueCount) + 1
      let end = Int32(truncatingIfNeeded: ranges.count)
      self.clauses.append(FlatClause(dimension: clause.dimension, start: start, end: end))
    }
    conditionStarts.append(Int32(truncatingIfNeeded: self.clauses.count))
    weights.append(weight ?? counted)
    return ConditionID(index: Int32(truncatingIfNeeded: weights.count - 1))
  }

  // MARK: - Reading

  /// The weight of a condition, which is smaller for narrower ones.
  func weight(of condition: ConditionID) -> Int { weights[Int(condition.index)] }

  /// The indices of a condition's clauses, which are sorted by dimension.
  func clauses(of condition: ConditionID) -> Range<Int> {
    Int(conditionStarts[Int(condition.index)])..<Int(conditionStarts[Int(condition.index) + 1])
  }

  /// The dimension that a clause mentions.
  func dimension(ofClause clause: Int) -> DimensionID { clauses[clause].dimension }

  /// The indices of a clause's ranges.
  func ranges(ofClause clause: Int) -> Range<Int> {
    Int(clauses[clause].start)..<Int(clauses[clause].end)
  }

  /// The range at an index of `ranges(ofClause:)`.
  func range(_ index: Int) -> Range<Int32> { ranges[index] }

  // MARK: - The order

  /// Whether the first condition mentions every dimension that the second one mentions.
  func mentions(_ a: ConditionID, allOf b: ConditionID) -> Bool {
    let (own, others) = (clauses(of: a), clauses(of: b))
    guard own.count >= others.count else { return false }
    var clause = own.lowerBound
    for other in others {
      while clause < own.upperBound, clauses[clause].dimension < clauses[other].dimension {
        clause += 1
      }
      guard clause < own.upperBound, clauses[clause].dimension == clauses[other].dimension else {
        return false
      }
    }
    return true
  }

  /// Whether every set of the first condition, which mentions all that the second one does, is contained in that of the second.
  ///
  /// A dimension that isn't mentioned is larger than every set.
  private func isIncluded(_ a: ConditionID, in b: ConditionID) -> Bool {
    var clause = clauses(of: a).lowerBound
    for other in clauses(of: b) {
      while clauses[clause].dimension < clauses[other].dimension { clause += 1 }
      let inner = ValueSet(ranges(ofClause: clause).map { range($0) })
      let outer = ValueSet(ranges(ofClause: other).map { range($0) })
      guard inner.isSubset(of: outer) else { return false }
    }
    return true
  }

  /// Whether a condition comes before another one in the order of conditions.
  ///
  /// Equal conditions aren't narrower than one another, since their weights are equal.
  func isNarrower(_ a: ConditionID, _ b: ConditionID, by resolution: Resolution) -> Bool {
    if clauses(of: b).isEmpty, !clauses(of: a).isEmpty { return true }
    guard weight(of: a) < weight(of: b), mentions(a, allOf: b) else { return false }
    return resolution.isNarrower?(a, b) ?? isIncluded(a, in: b)
  }
}
