/// Identifies a dimension of a space.
package struct DimensionID: Hashable, Comparable, Sendable {
  /// The place of the dimension in its space, from 0.
  package let index: Int

  /// Creates the id of the dimension at a place of a space.
  package init(_ index: Int) { self.index = index }

  /// Orders dimensions as their space does.
  package static func < (a: DimensionID, b: DimensionID) -> Bool { a.index < b.index }
}

/// Identifies a result of a decision.
///
/// A `TerminalTable` assigns the ids. The two results of yes-or-no decisions have fixed ids.
@usableFromInline
package struct TerminalID: Hashable, Comparable, Sendable {
  /// A number below 2³¹, so that it fits into a decision's id.
  @usableFromInline let index: UInt32

  /// Creates the id of the result at an index of a table.
  @usableFromInline init(index: UInt32) { self.index = index }

  /// The number of ids that a table assigns before this one.
  @inlinable package var place: Int { Int(index) }

  /// The negative result of a yes-or-no decision.
  package static let no = TerminalID(index: 0)

  /// The positive result of a yes-or-no decision.
  package static let yes = TerminalID(index: 1)

  /// The result of contexts that don't exist, in decisions that `DecisionStore.masked(_:by:)` returns.
  ///
  /// It isn't the largest number, because tables mark free places with the key of a pair of that one.
  package static let outside = TerminalID(index: 0x7FFF_FFFD)

  /// A temporary mark, which another decision replaces; no finished decision has it as a result.
  static let replaced = TerminalID(index: 0x7FFF_FFFE)

  /// Orders results by when their ids were assigned.
  @inlinable package static func < (a: TerminalID, b: TerminalID) -> Bool { a.index < b.index }
}

/// Identifies a decision in its store.
///
/// Two decisions of one store are the same function if and only if their ids are equal.
@usableFromInline
package struct DecisionID: Hashable, Sendable {
  /// A terminal's index with the highest bit set, or a node's index.
  @usableFromInline let bits: UInt32

  /// Creates the decision with the same result in every context.
  @inlinable package init(_ terminal: TerminalID) { bits = terminal.index | 0x8000_0000 }

  init(node: Int) { bits = UInt32(truncatingIfNeeded: node) }

  /// Creates an id from its bits, as tables store it.
  init(bits: UInt32) { self.bits = bits }

  /// The result, or `nil` if it isn't the same in every context.
  @inlinable package var terminal: TerminalID? {
    bits & 0x8000_0000 == 0 ? nil : TerminalID(index: bits & 0x7FFF_FFFF)
  }

  /// The node that asks first; meaningless for a terminal.
  var node: Int { Int(bits) }

  /// Whether the decision has the same result in every context.
  var isTerminal: Bool { bits & 0x8000_0000 != 0 }
}

/// A table that gives equal results equal ids, in the order in which they first appear.
///
/// Its functions can be inlined, so that other modules compile them for their own type of results.
@usableFromInline
package struct TerminalTable<Terminal: Hashable & Sendable>: Sendable {
  /// The results, by the index of their ids.
  @usableFromInline var terminals: [Terminal] = []
  @usableFromInline var ids: [Terminal: TerminalID] = [:]

  /// Creates an empty table.
  @inlinable package init() {}

  /// Returns the id of a result, and creates one if the result is new.
  @inlinable package mutating func id(of terminal: Terminal) -> TerminalID {
    if let id = ids[terminal] { return id }
    let id = append(terminal)
    ids[terminal] = id
    return id
  }

  /// The number of assigned ids.
  @inlinable package var count: Int { terminals.count }

  /// Returns whether this table assigned an id.
  @inlinable package func contains(_ id: TerminalID) -> Bool { id.place < terminals.count }

  /// Assigns an id to a result that the caller keeps track of; `id(of:)` doesn't find it.
  @inlinable package mutating func append(_ terminal: Terminal) -> TerminalID {
    terminals.append(terminal)
    return TerminalID(index: UInt32(truncatingIfNeeded: terminals.count - 1))
  }

  /// The result with an id, or `nil` if this table didn't assign the id.
  @inlinable package subscript(id: TerminalID) -> Terminal? {
    contains(id) ? terminals[id.place] : nil
  }
}
