import Foundation

/// Code that asks the stand-in for UIKit which version it simulates, because every `#available` is true on Linux.
package enum SimulatedVersions {
  private static let test = "#available(iOS "
  private static let end = ", *)"
  private static let simulated = "Simulation.isAtLeast(iOS: "
  private static let negatedTest = "#unavailable(iOS "
  private static let negated = "!Simulation.isAtLeast(iOS: "

  /// The code with each `#available` and `#unavailable` replaced by a question to the stand-in, and otherwise unchanged.
  package static func copy(of code: String) -> String {
    let copy = replacing(negatedTest, ")", by: negated, ")", in: code)
    return replacing(test, end, by: simulated, ")", in: copy)
  }

  package static func original(of copy: String) -> String {
    let code = replacing(negated, ")", by: negatedTest, ")", in: copy)
    return replacing(simulated, ")", by: test, end, in: code)
  }

  /// Replaces the text before and after a version; any other text in between stays and makes the copy differ.
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
