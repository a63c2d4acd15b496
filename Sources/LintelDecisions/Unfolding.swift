/// Where a branch of an unfolded diagram leads: to an existing decision, or to a state that still has to be unfolded.
enum Step: Equatable, Sendable {
  /// An existing decision.
  case settled(DecisionID)
  /// A state, by its number.
  case state(Int32)
}

/// A diagram that is made top down: states in the order of their discovery, each with a position and runs.
///
/// Operations that can meet exponentially many paths look up equal states while they unfold. After all states are known, `fold` turns
/// them into nodes, from the last position to the first. Neither half needs recursion, so a space can have any number of dimensions.
struct Unfolding: Sendable {
  /// The position that each state asks.
  private var positions: ContiguousArray<Int32> = []
  /// The index of each unfolded state's first run.
  private var starts: ContiguousArray<Int> = []
  /// The first value after each run.
  private var ends: ContiguousArray<Int32> = []
  /// Where each run leads.
  private var steps: ContiguousArray<Step> = []
  /// The largest numbers of states, which become nodes, and of runs, which become branches.
  private var limit: Limit

  /// Creates an empty diagram, with at most as many nodes as `Int32` can number.
  init(limit: Limit) {
    self.limit = limit
    self.limit.nodes = min(limit.nodes, Int(Int32.max) - 1)
  }

  /// The next state to unfold, or `nil` if there is none.
  var pending: Int? { starts.count < positions.count ? starts.count : nil }

  var isTooLarge: Bool { positions.count > limit.nodes || ends.count > limit.branches }

  func position(of state: Int) -> Int { Int(positions[state]) }

  /// Adds a state, whose children must all have later positions.
  mutating func addState(at position: Int) -> Step {
    positions.append(Int32(truncatingIfNeeded: position))
    return .state(Int32(truncatingIfNeeded: positions.count - 1))
  }

  /// Begins the runs of the pending state.
  mutating func begin() { starts.append(ends.count) }

  /// Adds a run to the state that began last.
  mutating func append(upTo end: Int32, _ step: Step) {
    if let start = starts.last, ends.count > start, let last = steps.last, last == step {
      ends[ends.count - 1] = end
    } else {
      ends.append(end)
      steps.append(step)
    }
  }

  func runs(of state: Int) -> Range<Int> {
    starts[state]..<(state + 1 < starts.count ? starts[state + 1] : ends.count)
  }

  /// The states in the lower halves of numbers, those that ask the last positions first.
  private var fromTheEnd: ContiguousArray<UInt64> {
    var keys: ContiguousArray<UInt64> = []
    keys.reserveCapacity(positions.count)
    for (state, position) in positions.enumerated() {
      keys.append(UInt64(UInt32(position)) << 32 | UInt64(UInt32(state)))
    }
    if keys.count > 1 { keys.sort { $0 > $1 } }
    return keys
  }

  /// Makes nodes of all states, and returns the decision of each state.
  func fold(into store: inout DecisionStore) -> ContiguousArray<DecisionID> {
    var results = ContiguousArray(filledWith: DecisionID(.no), count: positions.count)
    var runs = Runs()
    for key in fromTheEnd {
      let state = Int(key & 0xFFFF_FFFF)
      runs.removeAll()
      for run in self.runs(of: state) {
        switch steps[run] {
        case .settled(let decision): runs.append(upTo: ends[run], decision)
        case .state(let child): runs.append(upTo: ends[run], results[Int(child)])
        }
      }
      results[state] = store.decision(at: position(of: state), runs)
    }
    return results
  }
}
