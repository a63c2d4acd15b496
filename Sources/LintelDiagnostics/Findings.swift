/// A list to which a stage adds its findings.
package protocol Findings {
  mutating func append(_ finding: Diagnostic)
}

extension FindingList: Findings {}

extension [Diagnostic]: Findings {}

extension Findings {
  /// Adds a finding with the parameters of `Diagnostic`, which is an error unless another severity is given.
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

  /// Adds a finding about a text without a valid value, and returns `nil` as its value.
  package mutating func reject<Value>(_ finding: Diagnostic) -> Value? {
    append(finding)
    return nil
  }

  /// Adds an error about a text without a valid value, and returns `nil` as its value.
  package mutating func reject<Value>(
    _ rule: String,
    _ message: String,
    at range: SourceRange,
    help: [String] = [],
    fixIts: [FixIt] = []
  ) -> Value? {
    append(rule, message, at: range, help: help, fixIts: fixIts)
    return nil
  }
}

extension [Note] {
  /// Returns up to `most` notes about a file, followed by one that counts the omitted ones, if any; the noun is singular.
  package func shown(_ most: Int = 50, of noun: String? = nil) -> [Note] {
    let rest = count - most
    let others = noun.map(rest.more) ?? "\(rest) more"
    return rest > 0 ? prefix(most) + [Note("\(others) in this file")] : self
  }
}
