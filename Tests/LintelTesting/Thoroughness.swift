import Foundation

/// How many of the random cases a run of the tests goes through.
package enum Thoroughness {
  /// Whether all cases run, as for `make thorough` and in CI; other runs, which people wait for, take a part that is always the same.
  package static let isFull = ProcessInfo.processInfo.environment["LINTEL_THOROUGH"] != nil

  /// The number of rounds: `full` for a full run, `usually` for any other.
  package static func rounds(_ full: Int, usually: Int) -> Int { isFull ? full : usually }
}
