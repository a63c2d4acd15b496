import Foundation

/// Code that asks the stand-in for UIKit which version runs, since on Linux every `#available` is true.
package enum SimulatedVersions {
  private static let test = "#available(iOS "
  private static let end = ", *)"
  private static let simulated = "Simulation.isAtLeast(iOS: "
  private static let negatedTest = "#unavailable(iOS "
  private static let negated = "!Simulation.isAtLeast(iOS: "

  /// The code with another test in the place of each `#available` and `#unavailable`, and no other difference.
  package static func copy(of code: String) -> String {
    let copy = replacing(negatedTest, ")", by: negated, ")", in: code)
    return replacing(test, end, by: simulated, ")", in: copy)
  }

  /// The code that a copy was made from.
  package static func original(of copy: String) -> String {
    let code = replacing(negated, ")", by: negatedTest, ")", in: copy)
    return replacing(simulated, ")", by: test, end, in: code)
  }

  /// Replaces what stands before and behind a version; anything else in between stays, and shows.
  private static func replacing(
    _ head: String,
    _ tail: String,
    by newHead: String,
    _ newTail: String,
    in code: String
  ) -> String {
    let parts = code.components(separatedBy: head)
    return parts[0]
      + parts.dropFirst().map { part in
        let version = part.prefix { $0.isNumber || $0 == "." }
        let rest = part.dropFirst(version.count)
        guard !version.isEmpty, rest.hasPrefix(tail) else { return head + part }
        return newHead + version + newTail + rest.dropFirst(tail.count)
      }.joined()
  }
}
