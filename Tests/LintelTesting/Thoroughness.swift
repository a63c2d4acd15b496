import Foundation

/// How much of what is drawn at random a run of the tests goes through.
package enum Thoroughness {
  /// Whether it's all of it, as for `make thorough` and in CI; a run that people wait for takes a part, which is the same every time.
  package static let isFull = ProcessInfo.processInfo.environment["LINTEL_THOROUGH"] != nil

  /// How many rounds there are.
  ///
  /// - Parameters:
  ///   - full: in a full run.
  ///   - usually: in any other.
  /// - Returns: one of them.
  package static func rounds(_ full: Int, usually: Int) -> Int { isFull ? full : usually }
}
