import LintelBackends
import LintelDiagnostics

extension ReportFormat {
  /// A Code Quality report, which GitLab shows in merge requests.
  static let gitlab = ReportFormat("gitlab", "a Code Quality report of GitLab", for: .programs) {
    report,
    _ in
    let fingerprints = Fingerprints(of: report)
    return JSONValue.array(
      zip(report.findings, fingerprints.values).map { issue($0, fingerprint: $1, in: report) }
    ).text()
  }

  private static func issue(
    _ finding: Diagnostic,
    fingerprint: String,
    in report: Report
  ) -> JSONValue {
    let span = report.sources.span(of: finding.range)
    return [
      // GitLab shows the description and not the name of the check.
      "description": .string("\(finding.rule): \(oneLine(finding.message))"),
      "check_name": .string(finding.rule),
      "fingerprint": .string(fingerprint),
      "severity": .string(word(for: finding.severity)),
      "location": [
        "path": .string(report.paths.fromRepository(report.sources[finding.range.file].path)),
        "positions": ["begin": position(span.start), "end": position(span.end)],
      ],
    ]
  }

  private static func position(_ location: SourceLocation) -> JSONValue {
    ["line": .number(Double(location.line)), "column": .number(Double(location.column))]
  }

  private static func word(for severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
