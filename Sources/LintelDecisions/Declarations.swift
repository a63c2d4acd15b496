/// Identifies a declaration by its place in the list.
package struct DeclarationID: Hashable, Comparable, Sendable {
  /// The place of the declaration in the list, from 0.
  let place: Int32

  /// The number of declarations that were made before this one.
  package var index: Int { Int(place) }

  /// Orders declarations by when they were made.
  package static func < (a: DeclarationID, b: DeclarationID) -> Bool { a.place < b.place }
}

extension DeclarationID {
  /// Creates the ID of the declaration at an index of its list.
  package init(index: Int) { self.init(place: Int32(index)) }
}

/// A list of declarations, each with a result that is wanted wherever a condition applies.
///
/// Where two declarations apply, the first of these criteria that distinguishes them decides. A declaration overrides the other if:
///
/// 1. Its level is higher.
/// 2. Its condition is *narrower*. A condition that mentions no dimension is wider than all conditions that mention one. Otherwise, the
///    narrower condition mentions every dimension that the other one mentions, its weight is smaller, and it's narrower by the order of
///    conditions (`Resolution.isNarrower`).
/// 3. Its rank is higher, and the conditions are the same.
///
/// This is a strict partial order if the order of conditions is one. For an order in which a condition can be narrower although it leaves
/// out a dimension, let the condition mention the dimension with all of its values.
package struct Declarations: Sendable {
  private(set) var conditions: Conditions
  /// The declarations, in the order in which they were made.
  private var entries: ContiguousArray<Entry> = []

  /// A declaration without the clauses of its condition.
  struct Entry: Sendable {
    /// The condition under which the result is wanted.
    let condition: ConditionID
    /// The level; a higher level overrides a lower one.
    let level: Int32
    /// The rank; with the same condition and level, a higher rank overrides a lower one.
    let rank: Int32
    let result: TerminalID
  }

  /// Creates an empty list with its own conditions.
  package init(in space: Space) { self.init(sharing: Conditions(in: space)) }

  /// Creates an empty list with conditions that other lists can share.
  package init(sharing conditions: Conditions) { self.conditions = conditions }

  /// The dimensions that conditions can mention.
  package var space: Space { conditions.space }

  /// The number of declarations.
  package var count: Int { entries.count }

  /// All declarations, in the order in which they were made.
  var all: [DeclarationID] {
    entries.indices.map { DeclarationID(place: Int32(truncatingIfNeeded: $0)) }
  }

  /// Adds a condition only to this list, as `Conditions.add` does.
  package mutating func addCondition(_ clauses: [Clause], weight: Int? = nil) -> ConditionID {
    conditions.add(clauses, weight: weight)
  }

  /// Adds a declaration.
  ///
  /// A higher level overrides a lower one. With the same condition and level, a higher rank overrides a lower one.
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

  subscript(id: DeclarationID) -> Entry { entries[id.index] }
}

/// The way in which the results of declarations combine.
///
/// A cascade consists of declarations and a resolution: the declarations have results that are wanted
/// where they apply, and the resolution has the result where none or several of them do.
package struct Resolution: Sendable {
  /// The result of contexts in which no declaration applies.
  package let undeclared: TerminalID

  /// Combines two results where neither of their declarations overrides the other.
  let join: @Sendable (TerminalID, TerminalID) -> TerminalID

  /// Returns whether a condition is narrower than another one; `nil` means by inclusion.
  let isNarrower: (@Sendable (ConditionID, ConditionID) -> Bool)?

  /// Creates a resolution.
  ///
  /// - Parameters:
  ///   - undeclared: the result of contexts in which no declaration applies.
  ///   - isNarrower: a strict partial order of conditions, or `nil` for the inclusion of their sets.
  ///   - join: combines two results where neither of their declarations overrides the other. It must
  ///     be associative and commutative, and return equal results unchanged. A result that absorbs all
  ///     others can represent a conflict.
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
