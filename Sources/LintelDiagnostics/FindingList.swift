/// The findings of a stage, up to a limit.
///
/// Without a limit, a file of many megabytes with an error in every line would use up the machine's memory.
package struct FindingList: Sendable {
  /// The findings in the order in which the stage adds them.
  package private(set) var all: [Diagnostic] = []
  /// The maximum number of findings.
  package var limit: Int

  /// Creates an empty list, which accepts `limit` findings before one that reports that there are more.
  package init(limit: Int) { self.limit = limit }

  /// Adds a finding, or reports once that there are too many.
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
