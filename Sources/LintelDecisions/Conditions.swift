/// The values that a condition allows one dimension.
package struct Clause: Hashable, Sendable {
  package let dimension: DimensionID
  /// The values that the dimension can have.
  package let values: ValueSet

  package init(_ dimension: DimensionID, _ values: ValueSet) {
    self.dimension = dimension
    self.values = values
  }
}

/// Identifies a condition by its place in the list that it was added to.
package struct ConditionID: Hashable, Comparable, Sendable {
  /// The place of the condition in the list, from 0.
  package let index: Int32

  /// Orders conditions by when they were added.
  package static func < (a: ConditionID, b: ConditionID) -> Bool { a.index < b.index }
}

/// A list of conditions over a space, which any number of lists of declarations can share.
package struct Conditions: Sendable {
  /// The dimensions that conditions can mention.
  package let space: Space
  /// The index of each condition's first clause, and the end of the last condition's clauses.
  private var conditionStarts: ContiguousArray<Int32> = [0]
  private var clauses: ContiguousArray<FlatClause> = []
  private var ranges: ContiguousArray<Range<Int32>> = []
  private var weights: ContiguousArray<Int> = []

  /// A clause whose ranges are in the list that all clauses share.
  private struct FlatClause: Sendable {
    let dimension: DimensionID
    /// The index of the clause's first range.
    let start: Int32
    /// The index after the clause's last range.
    let end: Int32
  }

  /// Creates an empty list.
  package init(in space: Space) { self.space = space }

  /// Adds a condition.
  ///
  /// Conditions with the same clauses are still different conditions, which an order of conditions can distinguish.
  ///
  /// - Parameters:
  ///   - clauses: the dimensions that the condition mentions. It applies where each of them has one of its values.
  ///   - weight: a number that is smaller for narrower conditions. By default, it counts values, which suits every order by
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
      // An unmentioned dimension counts as one value more than it has.
      counted -= Int(valueCount) + 1
      let end = Int32(truncatingIfNeeded: ranges.count)
      self.clauses.append(FlatClause(dimension: clause.dimension, start: start, end: end))
    }
    conditionStarts.append(Int32(truncatingIfNeeded: self.clauses.count))
    weights.append(weight ?? counted)
    return ConditionID(index: Int32(truncatingIfNeeded: weights.count - 1))
  }

  // MARK: - Reading

  /// Returns the weight of a condition, which is smaller for narrower ones.
  func weight(of condition: ConditionID) -> Int { weights[Int(condition.index)] }

  /// Returns the indices of a condition's clauses, which are sorted by dimension.
  func clauses(of condition: ConditionID) -> Range<Int> {
    Int(conditionStarts[Int(condition.index)])..<Int(conditionStarts[Int(condition.index) + 1])
  }

  func dimension(ofClause clause: Int) -> DimensionID { clauses[clause].dimension }

  /// Returns the indices of a clause's ranges.
  func ranges(ofClause clause: Int) -> Range<Int> {
    Int(clauses[clause].start)..<Int(clauses[clause].end)
  }

  /// Returns the range at an index of `ranges(ofClause:)`.
  func range(_ index: Int) -> Range<Int32> { ranges[index] }

  // MARK: - The order

  /// Returns whether the first condition mentions every dimension that the second one mentions.
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

  /// Returns whether each set of the first condition, which must mention every dimension of the second one, is within that of the second.
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

  /// Returns whether the first condition is narrower than the second one.
  ///
  /// Equal conditions aren't narrower than each other, because their weights are equal.
  func isNarrower(_ a: ConditionID, _ b: ConditionID, by resolution: Resolution) -> Bool {
    if clauses(of: b).isEmpty, !clauses(of: a).isEmpty { return true }
    guard weight(of: a) < weight(of: b), mentions(a, allOf: b) else { return false }
    return resolution.isNarrower?(a, b) ?? isIncluded(a, in: b)
  }
}
