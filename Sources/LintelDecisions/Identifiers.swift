/// Names a dimension of a space.
package struct DimensionID: Hashable, Comparable, Sendable {
  /// The place of the dimension in its space, from 0.
  package let index: Int

  /// Names the dimension at a place of a space.
  package init(_ index: Int) {
    self.index = index
  }

  /// By the order in the space.
  package static func < (a: DimensionID, b: DimensionID) -> Bool {
    a.index < b.index
  }
}

/// Names a result that a decision can come to.
///
/// A `TerminalTable` gives out the ids. The two results of yes-or-no decisions have fixed ids.
@usableFromInline
package struct TerminalID: Hashable, Comparable, Sendable {
  /// Below 2³¹, so that a decision's id has room for it.
  @usableFromInline let index: UInt32

  /// Names the result at an index of a table.
  @usableFromInline init(index: UInt32) {
    self.index = index
  }

  /// How many ids a table gives out before this one.
  @inlinable package var place: Int { Int(index) }

  /// The negative result of a yes-or-no decision.
  package static let no = TerminalID(index: 0)

  /// The positive result of a yes-or-no decision.
  package static let yes = TerminalID(index: 1)

  /// The result of contexts that don't exist, in decisions that `DecisionStore.masked(_:by:)` returns.
  ///
  /// Not the largest number: tables mark free places with the key of a pair of that one.
  package static let outside = TerminalID(index: 0x7FFF_FFFD)

  /// Marks where one decision is to replace another; no decision has it as a result.
  static let replaced = TerminalID(index: 0x7FFF_FFFE)

  /// By the order in which the ids were given out.
  @inlinable package static func < (a: TerminalID, b: TerminalID) -> Bool {
    a.index < b.index
  }
}

/// Names a decision in its store.
///
/// Two decisions of one store are the same function exactly if their ids are equal.
@usableFromInline
package struct DecisionID: Hashable, Sendable {
  /// A terminal's index with the highest bit set, or a node's index.
  @usableFromInline let bits: UInt32

  /// Makes the decision with the same result in every context.
  @inlinable package init(_ terminal: TerminalID) {
    bits = terminal.index | 0x8000_0000
  }

  /// Names the node at an index.
  init(node: Int) {
    bits = UInt32(truncatingIfNeeded: node)
  }

  /// Names a decision by its bits, as tables store it.
  init(bits: UInt32) {
    self.bits = bits
  }

  /// The result, if it is the same in every context.
  @inlinable package var terminal: TerminalID? {
    bits & 0x8000_0000 == 0 ? nil : TerminalID(index: bits & 0x7FFF_FFFF)
  }

  /// The node that asks first; meaningless for a terminal.
  var node: Int { Int(bits) }

  /// Whether the decision is one result.
  var isTerminal: Bool { bits & 0x8000_0000 != 0 }
}

/// Gives equal results equal ids, in the order in which they are first seen.
///
/// What it does can be inlined, so that other modules compile it for their own type of results.
@usableFromInline
package struct TerminalTable<Terminal: Hashable & Sendable>: Sendable {
  /// The results by the index of their ids.
  @usableFromInline var terminals: [Terminal] = []
  /// The ids by result.
  @usableFromInline var ids: [Terminal: TerminalID] = [:]

  /// A table without results.
  @inlinable package init() {}

  /// The id of a result; a new one if the result is new.
  @inlinable package mutating func id(of terminal: Terminal) -> TerminalID {
    if let id = ids[terminal] { return id }
    let id = append(terminal)
    ids[terminal] = id
    return id
  }

  /// How many ids were given out.
  @inlinable package var count: Int { terminals.count }

  /// Whether this table gave out an id.
  @inlinable package func contains(_ id: TerminalID) -> Bool { id.place < terminals.count }

  /// Gives out an id for a result that the caller keeps track of: `id(of:)` doesn't find it.
  @inlinable package mutating func append(_ terminal: Terminal) -> TerminalID {
    terminals.append(terminal)
    return TerminalID(index: UInt32(truncatingIfNeeded: terminals.count - 1))
  }

  /// The result that has an id, or `nil` if this table didn't give out the id.
  @inlinable package subscript(id: TerminalID) -> Terminal? {
    contains(id) ? terminals[id.place] : nil
  }
}
