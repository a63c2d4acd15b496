import LintelDiagnostics

extension ReportFormat {
  /// One line for each place, as compilers write them, for editors and `grep`.
  static let concise = ReportFormat(
    "concise",
    "a line for each place",
    for: .people,
    usualLimitOfRule: 100
  ) { report, _ in
    renderConcise(report.findings, in: report.sources)
  }
}
