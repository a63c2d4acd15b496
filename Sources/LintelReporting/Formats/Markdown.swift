import LintelDiagnostics
import LintelReference

extension ReportFormat {
  /// A table followed by the pages of its rules, for `$GITHUB_STEP_SUMMARY` and for comments on merge requests.
  static let markdown = ReportFormat("markdown", "a table with the pages of its rules") {
    report,
    _ in
    var output = "## Lintel: \(report.totals.text)\n"
    guard !report.findings.isEmpty else { return output }
    output += "\n| severity | place | finding | rule |\n|---|---|---|---|\n"
    output += report.findings.map { row(for: $0, in: report) }.joined()
    if report.hiddenCount > 0 { output += "\n\(report.hiddenCount) more aren't shown.\n" }
    for rule in Set(report.findings.map(\.rule)).sorted() {
      guard let page = report.run.rule(rule).map(rulePage) else { continue }
      let body = page.drop { $0 != "\n" }
      output += "\n<details><summary>\(rule)</summary>\n\(body)\n</details>\n"
    }
    return output
  }

  private static func row(for finding: Diagnostic, in report: Report) -> String {
    var lines = [markdownText(finding.message)]
    for note in finding.notes {
      let place = note.range.map { " (\(Self.place($0, in: report)))" } ?? ""
      lines.append("note: \(markdownText(note.message))\(place)")
    }
    lines += finding.help.map { "help: \(markdownText($0))" }
    let rule = report.run.address(of: finding.rule).map { "[\(finding.rule)](\($0))" }
    return "| \(finding.severity.rawValue) | \(place(finding.range, in: report)) "
      + "| \(lines.joined(separator: "<br>")) | \(rule ?? finding.rule) |\n"
  }

  /// Returns a place as `file:line:column` in code font.
  private static func place(_ range: SourceRange, in report: Report) -> String {
    markdownCode(report.sources.place(of: range, naming: report.paths.fromRepository))
  }
}
