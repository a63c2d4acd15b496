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

/// Names a condition of a list of declarations.
package struct ConditionID: Hashable, Comparable, Sendable {
  /// The place of the condition in the list, from 0.
  package let index: Int32

  /// By the order in which conditions were added.
  package static func < (a: ConditionID, b: ConditionID) -> Bool {
    a.index < b.index
  }
}

/// Names a declaration, by its place in the list.
package struct DeclarationID: Hashable, Comparable, Sendable {
  /// The place of the declaration in the list, from 0.
  let place: Int32

  /// How many declarations were made before this one.
  package var index: Int { Int(place) }

  /// By the order in which declarations were made.
  package static func < (a: DeclarationID, b: DeclarationID) -> Bool {
    a.place < b.place
  }
}

/// A list of declarations: each says that a result is wanted wherever a condition holds.
///
/// A declaration beats another one where both hold if the first of these differences says so:
///
/// 1. Its level is higher.
/// 2. Its condition is *narrower*. A condition that mentions no dimension is wider than all that mention one. Otherwise the narrower one
///    mentions every dimension that the other one mentions, its weight is smaller, and the order of conditions
///    (`Resolution.isNarrower`) says so.
/// 3. At the same condition, its rank is higher.
///
/// Whatever order of conditions is used, this is a strict partial order if the order of conditions is one. An order that finds a
/// condition narrower although it leaves out a dimension can be had by mentioning the dimension with all of its values.
package struct Declarations: Sendable {
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
  /// The declarations, in the order in which they were made.
  private var entries: ContiguousArray<Entry> = []

  /// A clause whose ranges are in the list that all clauses share.
  private struct FlatClause: Sendable {
    /// The dimension that the clause mentions.
    let dimension: DimensionID
    /// The index of its first range.
    let start: Int32
    /// The index behind its last range.
    let end: Int32
  }

  /// What is known of a declaration but for its condition's clauses.
  struct Entry: Sendable {
    /// Where the result is wanted.
    let condition: ConditionID
    /// The higher level beats the lower one.
    let level: Int32
    /// At the same condition and level, the higher rank beats the lower one.
    let rank: Int32
    /// The result that is wanted.
    let result: TerminalID
  }

  /// An empty list.
  package init(in space: Space) {
    self.space = space
  }

  /// How many declarations there are.
  package var count: Int { entries.count }

  /// All declarations, in the order in which they were made.
  package var all: [DeclarationID] {
    entries.indices.map { DeclarationID(place: Int32(truncatingIfNeeded: $0)) }
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
  package mutating func addCondition(_ clauses: [Clause], weight: Int? = nil) -> ConditionID {
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

  /// Adds a declaration.
  ///
  /// - Parameters:
  ///   - result: what is wanted.
  ///   - condition: where it is wanted.
  ///   - level: the higher level beats the lower one.
  ///   - rank: at the same condition and level, the higher rank beats the lower one.
  /// - Returns: the new declaration.
  @discardableResult
  package mutating func declare(
    _ result: TerminalID,
    where condition: ConditionID,
    level: Int32 = 0,
    rank: Int32 = 0
  ) -> DeclarationID {
    entries.append(Entry(condition: condition, level: level, rank: rank, result: result))
    return DeclarationID(place: Int32(truncatingIfNeeded: entries.count - 1))
  }

  // MARK: - Reading

  /// What is known of a declaration.
  subscript(id: DeclarationID) -> Entry { entries[id.index] }

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

/// The results of declarations where they hold.
///
/// A cascade is declarations and a resolution: the declarations say what is wanted where, and the
/// resolution says what happens where none or several of them hold.
package struct Resolution: Sendable {
  /// The result of contexts in which no declaration holds.
  package let undeclared: TerminalID

  /// The common result of two results where neither of their declarations overrides the other.
  let join: @Sendable (TerminalID, TerminalID) -> TerminalID

  /// Whether a condition is narrower than another one; by inclusion if there is none.
  let isNarrower: (@Sendable (ConditionID, ConditionID) -> Bool)?

  /// - Parameters:
  ///   - undeclared: the result of contexts in which no declaration holds.
  ///   - isNarrower: a strict partial order of conditions; by inclusion of their sets if it is left out.
  ///   - join: combines two results where neither of their declarations overrides the other. It
  ///     must be associative and commutative, and
  ///     give equal results back. A result that absorbs all others says that there is a conflict.
  package init(
    undeclared: TerminalID,
    isNarrower: (@Sendable (ConditionID, ConditionID) -> Bool)? = nil,
    join: @escaping @Sendable (TerminalID, TerminalID) -> TerminalID
  ) {
    self.undeclared = undeclared
    self.isNarrower = isNarrower
    self.join = join
  }
}
