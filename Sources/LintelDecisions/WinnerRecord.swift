/// Records, while declarations are unfolded, which groups win somewhere.
///
/// A group that holds unbeaten in its tier wins if a path leads on to a result without meeting a higher tier. Whether there is one is
/// known once all states are.
struct WinnerRecord: Sendable {
  /// For each group whether it is known to win somewhere.
  private var isWinning: ContiguousArray<Bool>
  /// Groups that win if what their state has lasts.
  private var candidates: ContiguousArray<(state: Int32, group: Int32)> = []
  /// For each state: whether what it has lasts up to a result in one step, and the states that it lasts to.
  private var lasts: ContiguousArray<Bool> = []
  /// For each state the index of its first entry in `nextStates`.
  private var nextStarts: ContiguousArray<Int> = []
  /// The states that what a state has lasts to.
  private var nextStates: ContiguousArray<Int32> = []

  /// Creates a record in which no group wins yet.
  init(groupCount: Int) {
    isWinning = ContiguousArray(repeating: false, count: groupCount)
  }

  /// Whether a group is known to win already.
  func isKnown(_ group: Int32) -> Bool { isWinning[Int(group)] }

  /// Begins the next state.
  mutating func begin() {
    lasts.append(false)
    nextStarts.append(nextStates.count)
  }

  /// Notes that a step from the state that was begun last doesn't beat what it has.
  mutating func carry(to step: Step) {
    // The root's own step comes before any state; nothing is above it.
    guard let state = lasts.indices.last else { return }
    switch step {
    case .settled: lasts[state] = true
    case .state(let next): nextStates.append(next)
    }
  }

  /// Notes that a group holds unbeaten where a step leads.
  mutating func add(_ group: Int32, at step: Step) {
    switch step {
    case .settled: isWinning[Int(group)] = true
    case .state(let state): candidates.append((state, group))
    }
  }

  /// Which groups win somewhere.
  ///
  /// - Parameter states: all states, children before their parents.
  /// - Returns: whether it does, for each group.
  func winning(statesFromTheEnd states: ContiguousArray<Int>) -> ContiguousArray<Bool> {
    var lasts = lasts
    for state in states {
      let end = state + 1 < nextStarts.count ? nextStarts[state + 1] : nextStates.count
      let lastsOn = nextStates[nextStarts[state]..<end].contains { lasts[Int($0)] }
      if lastsOn { lasts[state] = true }
    }
    var result = isWinning
    for (state, group) in candidates where lasts[Int(state)] { result[Int(group)] = true }
    return result
  }
}
