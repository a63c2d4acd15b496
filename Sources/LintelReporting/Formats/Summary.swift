import LintelDiagnostics

extension ReportFormat {
  /// The number of findings of each rule, for a first look at a large project; the most severe and most frequent rules come first.
  static let summary = ReportFormat(
    "summary",
    "the number of findings for each rule",
    usualLimitOfRule: nil
  ) { report, _ in
    let groups = Dictionary(grouping: report.findings) {
      RuleKey(rule: $0.rule, severity: $0.severity)
    }
    let rows = groups.map { key, findings in
      (key: key, count: findings.count, files: Set(findings.map(\.range.file)).count)
    }
    .sorted { ($1.key.severity, $1.count, $0.key.rule) < ($0.key.severity, $0.count, $1.key.rule) }
    let cells =
      [["rule", "severity", "findings", "files"]]
      + rows.map { [$0.key.rule, $0.key.severity.rawValue, "\($0.count)", "\($0.files)"] }
    let files = Set(report.findings.map(\.range.file)).count
    let total = report.totals.text(in: files > 1 ? " in \(files) files" : "")
    return (rows.isEmpty ? "" : table(cells) + "\n") + total + "\n"
  }

  /// Findings that are counted together.
  private struct RuleKey: Hashable {
    let rule: String
    /// The severity, which can differ by file.
    let severity: Severity
  }

  /// Returns a table with words on the left and numbers on the right of their columns.
  private static func table(_ rows: [[String]]) -> String {
    let widths = (0..<4).map { column in rows.map { $0[column].utf8.count }.max() ?? 0 }
    return rows.map { row in
      zip(row.indices, row).map { index, cell in
        let padding = String(repeating: " ", count: widths[index] - cell.utf8.count)
        return index < 2 ? cell + padding : padding + cell
      }
      .joined(separator: "  ") + "\n"
    }
    .joined()
  }
}
