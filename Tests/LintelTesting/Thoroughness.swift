import Foundation

/// How many of the random cases a run of the tests goes through.
package enum Thoroughness {
  /// Whether all cases run, as for `make thorough` and in CI; other runs, which people wait for, take a part that is always the same.
  package static let isFull = ProcessInfo.processInfo.environment["LINTEL_THOROUGH"] != nil

  /// The number of rounds: `full` for a full run, `usually` for any other.
  package static func rounds(_ full: Int, usually: Int) -> Int { isFull ? full : usually }

  /// Returns all cases in a full run, or every `step`th case, including the last one, in any other run.
  package static func part<Case>(of all: [Case], every step: Int) -> [Case] {
    isFull
      ? all : stride(from: (all.count + step - 1) % step, to: all.count, by: step).map { all[$0] }
  }
}
