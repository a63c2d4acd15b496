/// Findings as a stage comes upon them, up to a number from which on nobody reads them.
///
/// Without an end a file of many megabytes in which every line is wrong would take up the machine.
package struct FindingList: Sendable {
  /// The findings in the order in which the stage adds them.
  package private(set) var all: [Diagnostic] = []
  /// How many are kept.
  package var limit: Int

  /// Creates an empty list.
  ///
  /// - Parameter limit: how many findings it keeps, before one that says that there are more.
  package init(limit: Int) {
    self.limit = limit
  }

  /// Adds a finding; where the first has no room, one that says so.
  package mutating func append(_ finding: Diagnostic) {
    if all.count < limit {
      all.append(finding)
    } else if all.count == limit {
      all.append(
        "too-many-findings",
        "there are more than \(limit) findings, and Lintel leaves out the rest",
        at: finding.range,
        help: ["fix the first ones, which may cause the others, and run again"]
      )
    }
  }

  /// Adds several findings in their order.
  package static func += (list: inout FindingList, findings: some Sequence<Diagnostic>) {
    for finding in findings { list.append(finding) }
  }
}
