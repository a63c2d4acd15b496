/// The groups that can still change the result of a state.
enum Floor: Equatable, Sendable {
  /// No group can.
  case final
  /// Groups of this tier or a higher one can, and each of them overrides the state's result so far.
  case below(Int32)
  /// Groups of this tier or a higher one can, and the state's result so far belongs to this tier.
  case at(Int32)

  /// The lowest tier that can change anything.
  var tier: Int32? {
    switch self {
    case .final: nil
    case .below(let tier), .at(let tier): tier
    }
  }

  /// The floor as one word of the state table.
  fileprivate var bits: UInt32 {
    switch self {
    case .final: 0
    case .below(let tier): UInt32(tier) * 2 + 1
    case .at(let tier): UInt32(tier) * 2 + 2
    }
  }

  /// Reads a floor from a word of the state table.
  fileprivate init(bits: UInt32) {
    let tier = Int32(truncatingIfNeeded: (bits &- 1) / 2)
    self = bits == 0 ? .final : bits % 2 == 1 ? .below(tier) : .at(tier)
  }
}

/// What construction knows after some dimensions are decided.
///
/// States that know the same are one state.
struct ConstructionState: Equatable, Sendable {
  /// The position of the next dimension to ask.
  ///
  /// All groups that begin there or later are still fresh.
  var position = 0
  /// The groups that can still change the result.
  var floor = Floor.final
  /// The joint result of the strongest declarations that hold and that no other one of their tier can override.
  var best: TerminalID?
  /// The remaining contexts that exist.
  var care = DecisionID(TerminalID.yes)
  /// Groups that hold but that an open group of their tier can still override, in ascending order.
  var held: ContiguousArray<Int32> = []
  /// Groups that can still hold, with only some of their dimensions asked so far, in ascending order.
  var open: ContiguousArray<Int32> = []
}

/// A table that gives equal states equal numbers, stored as one flat list of words.
struct StateTable: Sendable {
  /// The states, each as five words and its lists.
  private var words: ContiguousArray<UInt32> = []
  /// The start of each state, and the end of the last one.
  private var starts: ContiguousArray<Int> = [0]
  /// A hash table with open addressing: a state's number plus 1, or 0 for a free place.
  private var table = ContiguousArray<UInt32>(repeating: 0, count: 64)

  mutating func number(of state: ConstructionState) -> (number: Int, isNew: Bool) {
    let start = words.count
    words.append(UInt32(truncatingIfNeeded: state.position))
    words.append(state.floor.bits)
    words.append(state.best.map { $0.index + 1 } ?? 0)
    words.append(state.care.bits)
    words.append(UInt32(truncatingIfNeeded: state.held.count))
    for group in state.held { words.append(UInt32(bitPattern: group)) }
    for group in state.open { words.append(UInt32(bitPattern: group)) }
    let mask = table.count - 1
    var slot = Int(truncatingIfNeeded: hash(start..<words.count)) & mask
    while table[slot] != 0 {
      let number = Int(table[slot]) - 1
      if equals(starts[number]..<starts[number + 1], start..<words.count) {
        words.removeLast(words.count - start)
        return (number, false)
      }
      slot = (slot + 1) & mask
    }
    let number = starts.count - 1
    starts.append(words.count)
    table[slot] = UInt32(truncatingIfNeeded: number + 1)
    if starts.count * 2 > table.count { grow() }
    return (number, true)
  }

  /// Reads a state into another one, whose storage it reuses.
  func read(_ number: Int, into state: inout ConstructionState) {
    let start = starts[number]
    state.position = Int(words[start])
    state.floor = Floor(bits: words[start + 1])
    state.best = words[start + 2] == 0 ? nil : TerminalID(index: words[start + 2] - 1)
    state.care = DecisionID(bits: words[start + 3])
    let split = start + 5 + Int(words[start + 4])
    state.held.removeAll(keepingCapacity: true)
    state.open.removeAll(keepingCapacity: true)
    for index in (start + 5)..<split { state.held.append(Int32(bitPattern: words[index])) }
    for index in split..<starts[number + 1] { state.open.append(Int32(bitPattern: words[index])) }
  }

  private func hash(_ range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0
    for index in range { hash = mixed(hash ^ UInt64(words[index])) }
    return hash
  }

  /// Returns whether two stretches of words are equal.
  private func equals(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    guard a.count == b.count else { return false }
    for offset in 0..<a.count where words[a.lowerBound + offset] != words[b.lowerBound + offset] {
      return false
    }
    return true
  }

  /// Doubles the hash table.
  private mutating func grow() {
    table = ContiguousArray(repeating: 0, count: table.count * 2)
    let mask = table.count - 1
    for number in 0..<(starts.count - 1) {
      var slot = Int(truncatingIfNeeded: hash(starts[number]..<starts[number + 1])) & mask
      while table[slot] != 0 { slot = (slot + 1) & mask }
      table[slot] = UInt32(truncatingIfNeeded: number + 1)
    }
  }
}
