import LintelBackends
import LintelDiagnostics

extension ReportFormat {
  /// A Code Quality report, which GitLab shows in merge requests.
  static let gitlab = ReportFormat("gitlab", "a Code Quality report for GitLab") { report, _ in
    let fingerprints = Fingerprints(of: report)
    return JSONValue.array(
      zip(report.findings, fingerprints.values).map { issue($0, fingerprint: $1, in: report) }
    ).text()
  }

  /// Returns a finding as an issue in Code Climate's format; GitLab recognizes it by its fingerprint in the next run.
  private static func issue(
    _ finding: Diagnostic,
    fingerprint: String,
    in report: Report
  ) -> JSONValue {
    let span = report.sources.span(of: finding.range)
    return [
      // GitLab shows the description, but not the name of the check.
      "description": .string("\(finding.rule): \(oneLine(finding.message))"),
      "check_name": .string(finding.rule),
      "fingerprint": .string(fingerprint),
      "severity": .string(finding.severity.choice(error: "major", warning: "minor", info: "info")),
      "location": [
        "path": .string(report.paths.fromRepository(report.sources[finding.range.file].path)),
        "positions": ["begin": position(span.start), "end": position(span.end)],
      ],
    ]
  }

  /// Returns a line and a column, both counted from 1.
  private static func position(_ location: SourceLocation) -> JSONValue {
    ["line": .number(Double(location.line)), "column": .number(Double(location.column))]
  }
}
