import LintelBackends
import LintelDiagnostics

extension ReportFormat {
  /// The XML of Checkstyle, which many build servers read.
  static let checkstyle = ReportFormat("checkstyle", "Checkstyle's XML") { report, _ in
    let byFile = Dictionary(grouping: report.findings, by: \.range.file)
    let files = report.sources.files.indices.compactMap { index -> XMLElement? in
      guard let findings = byFile[FileID(index)] else { return nil }
      let path = report.paths.fromRepository(report.sources[FileID(index)].path)
      return XMLElement("file", [("name", path)], findings.map { element(for: $0, in: report) })
    }
    return XMLElement("checkstyle", [("version", "4.3")], files).document
  }

  /// Returns a finding as an `error` element, which Checkstyle has for every severity.
  private static func element(for finding: Diagnostic, in report: Report) -> XMLElement {
    let location = report.sources.location(of: finding.range)
    return XMLElement(
      "error",
      [
        ("line", "\(location.line)"), ("column", "\(location.column)"),
        ("severity", finding.severity.rawValue), ("message", oneLine(finding.message)),
        ("source", "lintel.\(finding.rule)"),
      ]
    )
  }
}
