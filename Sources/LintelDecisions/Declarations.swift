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
  /// The conditions that declarations can refer to.
  private(set) var conditions: Conditions
  /// The declarations, in the order in which they were made.
  private var entries: ContiguousArray<Entry> = []

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

  /// An empty list whose conditions are its own.
  package init(in space: Space) {
    self.init(sharing: Conditions(in: space))
  }

  /// An empty list whose conditions exist already, for other lists too.
  package init(sharing conditions: Conditions) {
    self.conditions = conditions
  }

  /// The dimensions that conditions can mention.
  package var space: Space { conditions.space }

  /// How many declarations there are.
  package var count: Int { entries.count }

  /// All declarations, in the order in which they were made.
  package var all: [DeclarationID] {
    entries.indices.map { DeclarationID(place: Int32(truncatingIfNeeded: $0)) }
  }

  /// Adds a condition of this list alone, as `Conditions.add` does.
  package mutating func addCondition(_ clauses: [Clause], weight: Int? = nil) -> ConditionID {
    conditions.add(clauses, weight: weight)
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

  /// What is known of a declaration.
  subscript(id: DeclarationID) -> Entry { entries[id.index] }
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
