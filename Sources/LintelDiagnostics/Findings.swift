/// A list that a stage adds its findings to.
package protocol Findings {
  /// Adds a finding.
  mutating func append(_ finding: Diagnostic)
}

extension FindingList: Findings {}

extension [Diagnostic]: Findings {}

extension Findings {
  /// Adds a finding, an error unless another severity is given; the parameters are those of `Diagnostic`.
  package mutating func append(
    _ rule: String,
    as severity: Severity = .error,
    _ message: String,
    at range: SourceRange,
    notes: [Note] = [],
    help: [String] = [],
    fixIts: [FixIt] = [],
    property: String? = nil
  ) {
    append(
      Diagnostic(
        rule,
        as: severity,
        message,
        at: range,
        notes: notes,
        help: help,
        fixIts: fixIts,
        property: property
      )
    )
  }

  /// Adds a finding about what has no value because of it, and returns nil in place of the value.
  package mutating func reject<Value>(_ finding: Diagnostic) -> Value? {
    append(finding)
    return nil
  }

  /// Adds an error about what has no value because of it, and returns nil in place of the value; the parameters are those of `Diagnostic`.
  package mutating func reject<Value>(
    _ rule: String,
    _ message: String,
    at range: SourceRange,
    notes: [Note] = [],
    help: [String] = [],
    fixIts: [FixIt] = [],
    property: String? = nil
  ) -> Value? {
    append(rule, message, at: range, notes: notes, help: help, fixIts: fixIts, property: property)
    return nil
  }
}

extension [Note] {
  /// The first of notes about one file, as many as an author looks through, and behind them one that counts the others.
  ///
  /// - Parameters:
  ///   - most: how many are shown.
  ///   - others: what the last one counts.
  /// - Returns: the notes.
  package func shown(_ most: Int = 50, others: String = "more") -> [Note] {
    let rest = count - most
    return rest > 0 ? prefix(most) + [Note("\(rest) \(others) in this file")] : self
  }
}
