/// Holds decisions over one space as reduced, ordered, shared diagrams.
///
/// A node asks one dimension. Its runs divide the dimension's values: each run ends before a value and leads to a child, and
/// neighboring runs lead to different children. Children ask later dimensions than their parents. Equal nodes are one node, and a node
/// with a single run doesn't exist, so a function has one id.
///
/// Nodes live in flat arrays. A child's id is smaller than its parent's, so a walk by ascending id visits children first and needs no
/// recursion.
///
/// A store is a value: a copy can be changed without changing the original. Decisions of a store
/// stay valid in copies of it, but have no meaning in other stores.
package struct DecisionStore: Sendable {
  /// The dimensions that decisions can ask.
  package let space: Space
  /// The order in which all decisions of the store ask dimensions.
  package let order: DimensionOrder
  /// The limit on the size of decisions while they're made.
  package var limit: Limit
  /// For each position, whether the values of its dimension have no order, as is the case for names.
  private let unordered: [Bool]
  /// The position of the dimension whose first value means that no name is given.
  private let optional: Int?
  /// The position of each node's dimension.
  private var positions: ContiguousArray<Int32> = []
  /// The index of each node's first run, and the end of the last node's runs.
  private var starts: ContiguousArray<Int> = [0]
  /// The first value after each run.
  private var ends: ContiguousArray<Int32> = []
  /// The decision that each run leads to.
  private var children: ContiguousArray<DecisionID> = []
  /// The results of operations that are often repeated, by their arguments.
  var conjunctions = IndexTable()
  var markings = IndexTable()
  var choices = IndexTable()
  var maskings = IndexTable()
  var simplifications = IndexTable()
  /// For each care set that was used, the positions at which it asks.
  var positionsAskedByCareSet: [DecisionID: [Bool]] = [:]
  /// The decisions that were searched for shorter questions, and the questions that were found.
  var shortened = IndexTable()
  var shortQuestions: [DecisionID: Question] = [:]
  /// A hash table with open addressing: a node's index plus 1, or 0 for a free place.
  private var table = ContiguousArray<UInt32>(repeating: 0, count: 64)

  /// Creates a store without nodes.
  ///
  /// - Parameters:
  ///   - space: the dimensions that decisions can ask.
  ///   - order: the order in which decisions ask them, or `nil` for that of the space.
  ///   - unordered: dimensions whose values have no order, such as names. A value that doesn't matter becomes like most others instead
  ///     of its neighbor.
  ///   - optional: the unordered dimension whose first value means that no name is given. A name that can be like this value is like it.
  ///   - limit: the limit on the size of decisions.
  package init(
    _ space: Space,
    order: DimensionOrder? = nil,
    unordered: [DimensionID] = [],
    optional: DimensionID? = nil,
    limit: Limit = .standard
  ) {
    self.space = space
    self.limit = limit
    let order = order ?? DimensionOrder(in: space)
    self.order = order
    var isUnordered = Array(repeating: false, count: order.count)
    for dimension in unordered { isUnordered[order.position(of: dimension)] = true }
    self.unordered = isUnordered
    self.optional = optional.map(order.position)
  }

  /// Returns whether the values of the dimension at a position have no order.
  func isUnordered(_ position: Int) -> Bool { unordered[position] }

  /// Returns whether the first value of the dimension at a position means that no name is given.
  func isOptional(_ position: Int) -> Bool { position == optional }

  /// The number of nodes in the store, for all of its decisions.
  package var totalNodeCount: Int { positions.count }

  // MARK: - Reading nodes

  /// Returns the position at which a decision asks first, or the position after all dimensions for a terminal.
  func position(of decision: DecisionID) -> Int {
    decision.isTerminal ? order.count : Int(positions[decision.node])
  }

  /// Returns the indices of a node's runs.
  func runs(of decision: DecisionID) -> Range<Int> {
    starts[decision.node]..<starts[decision.node + 1]
  }

  func end(ofRun run: Int) -> Int32 { ends[run] }

  func child(ofRun run: Int) -> DecisionID { children[run] }

  /// Returns the number of values of the dimension at a position.
  func valueCount(at position: Int) -> Int32 {
    Int32(truncatingIfNeeded: space.valueCount(of: order.dimension(at: position)))
  }

  func child(of decision: DecisionID, at value: Int) -> DecisionID {
    let runs = runs(of: decision)
    return children[runs.dropLast().partitioned { Int(ends[$0]) > value }]
  }

  /// Returns the nodes of a decision, children before their parents.
  func nodes(of root: DecisionID) -> ContiguousArray<DecisionID> {
    if root.isTerminal { return [] }
    // Nothing leads back to the root.
    var seen = IndexTable()
    var result: ContiguousArray<DecisionID> = [root]
    var next = 0
    while next < result.count {
      for run in runs(of: result[next]) {
        let child = children[run]
        if !child.isTerminal, seen.insert(UInt64(child.bits)) { result.append(child) }
      }
      next += 1
    }
    result.sort { $0.bits < $1.bits }
    return result
  }

  // MARK: - Making nodes

  /// Returns the decision that asks the dimension at a position, which can be an existing one.
  ///
  /// All children must ask later positions, and the runs must cover every value of the dimension. With one run, the result is its child.
  mutating func decision(at position: Int, _ runs: Runs) -> DecisionID {
    if runs.count == 1 { return runs.children[0] }
    let mask = table.count - 1
    var slot = Int(truncatingIfNeeded: runs.hash(at: position)) & mask
    while table[slot] != 0 {
      let node = Int(table[slot]) - 1
      if equals(node, position, runs) { return DecisionID(node: node) }
      slot = (slot + 1) & mask
    }
    let node = positions.count
    positions.append(Int32(truncatingIfNeeded: position))
    ends.append(contentsOf: runs.ends)
    children.append(contentsOf: runs.children)
    starts.append(ends.count)
    table[slot] = UInt32(truncatingIfNeeded: node + 1)
    if positions.count * 2 > table.count { growTable() }
    return DecisionID(node: node)
  }

  /// Returns whether a node has the given position and runs.
  private func equals(_ node: Int, _ position: Int, _ runs: Runs) -> Bool {
    let start = starts[node]
    guard Int(positions[node]) == position, starts[node + 1] - start == runs.count else {
      return false
    }
    for index in 0..<runs.count
    where ends[start + index] != runs.ends[index] || children[start + index] != runs.children[index]
    {
      return false
    }
    return true
  }

  /// Doubles the hash table.
  private mutating func growTable() {
    table = ContiguousArray(repeating: 0, count: table.count * 2)
    let mask = table.count - 1
    for node in positions.indices {
      var hash = mixed(UInt64(positions[node]))
      for run in starts[node]..<starts[node + 1] {
        hash = Runs.hash(hash, ends[run], children[run])
      }
      var slot = Int(truncatingIfNeeded: hash) & mask
      while table[slot] != 0 { slot = (slot + 1) & mask }
      table[slot] = UInt32(truncatingIfNeeded: node + 1)
    }
  }
}

/// The runs of a node that is being made; neighbors that lead to the same child become one run.
struct Runs: Sendable {
  /// The first value after each run, in ascending order.
  private(set) var ends: ContiguousArray<Int32> = []
  private(set) var children: ContiguousArray<DecisionID> = []

  var count: Int { ends.count }

  mutating func append(upTo end: Int32, _ child: DecisionID) {
    if let last = children.last, last == child {
      ends[ends.count - 1] = end
    } else {
      ends.append(end)
      children.append(child)
    }
  }

  /// Adds the values up to `end` that don't have a run yet, if there are any.
  mutating func fill(upTo end: Int32, with child: DecisionID) {
    if ends.last ?? 0 < end { append(upTo: end, child) }
  }

  /// Removes all runs, but keeps their storage for the next node.
  mutating func removeAll() {
    ends.removeAll(keepingCapacity: true)
    children.removeAll(keepingCapacity: true)
  }

  func hash(at position: Int) -> UInt64 {
    var hash = mixed(UInt64(truncatingIfNeeded: position))
    for index in 0..<count { hash = Self.hash(hash, ends[index], children[index]) }
    return hash
  }

  static func hash(_ hash: UInt64, _ end: Int32, _ child: DecisionID) -> UInt64 {
    mixed(hash ^ (UInt64(UInt32(bitPattern: end)) << 32 | UInt64(child.bits)))
  }
}
