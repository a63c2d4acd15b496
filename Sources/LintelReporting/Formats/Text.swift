import LintelDiagnostics
import LintelRuns

extension ReportFormat {
  /// Findings with their source lines, for people at a terminal.
  static let text = ReportFormat(
    "text",
    "source lines, carets, notes, and fixes",
    for: .people,
    usualLimit: 100,
    usualLimitOfRule: nil
  ) { report, style in
    var options = TerminalOptions()
    options.colors = style.colors
    if style.hyperlinks { options.link = { report.run.address(of: $0) } }
    options.remarks = remarks(on: report)
    options.total = report.totals.text
    return renderTerminal(report.findings, in: report.sources, options: options)
  }

  /// Returns the lines below the findings: which findings aren't shown, and what to do next.
  private static func remarks(on report: Report) -> [String] {
    var remarks: [String] = []
    if report.hiddenCount > 0 {
      let count = report.hiddenCount
      let rules = report.hidden.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      let shown = rules.prefix(5).map { "\($0.value) of \($0.key)" }
      let others = rules.count > 5 ? ["and of \((rules.count - 5).more("rule"))"] : []
      remarks.append(
        "\(count) more \(count == 1 ? "finding isn't" : "findings aren't") shown, "
          + "\((shown + others).joined(separator: ", ")); '--max-problems 0' shows all"
      )
    }
    if let fixes = fixes(for: report) { remarks.append(fixes) }
    if let rule = report.findings.max(by: { $0.severity < $1.severity })?.rule {
      remarks.append("'lintel rules ID' explains a rule: lintel rules \(rule)")
    }
    return remarks
  }

  /// Returns how many findings the tool can still fix, and with which commands, or `nil` if there are none.
  private static func fixes(for report: Report) -> String? {
    let safe = report.run.fixed == nil ? report.findings.filter { $0.fixability == .safe } : []
    let unsafe =
      report.run.fixed == .unsafe ? [] : report.findings.filter { $0.fixability == .unsafe }
    // The looks of a theme with errors can't be compared, so all other fixes wait for the errors.
    let isWaiting = report.findings.contains { $0.severity == .error && $0.fixability != .safe }
    func ready(_ findings: [Diagnostic]) -> Int {
      findings.count { !isWaiting || $0.severity == .error }
    }
    let (now, more) = (ready(safe), ready(unsafe))
    let (safeLater, unsafeLater) = (safe.count - now, unsafe.count - more)
    let then = "after the errors are corrected"
    guard let start = offer(now, more) else {
      return offer(safeLater, unsafeLater).map { "\($0) \(then)" }
    }
    let later = safeLater + unsafeLater
    if later == 0 { return start }
    // The command that was named last also fixes what waits, unless it is the one for only safe fixes.
    let isSafeAlone = unsafeLater > 0 && more == 0
    return "\(start), and \(isSafeAlone ? "with '--unsafe-fixes' " : "")\(later) more \(then)"
  }

  /// Returns the commands that fix some numbers of findings, or `nil` if there are none.
  private static func offer(_ safe: Int, _ unsafe: Int) -> String? {
    switch (safe, unsafe) {
    case (0, 0): nil
    case (_, 0): "'lintel lint --fix' fixes \(safe) of these"
    case (0, _): "'lintel lint --fix --unsafe-fixes' fixes \(unsafe) of these"
    case (_, _):
      "'lintel lint --fix' fixes \(safe) of these, and '--unsafe-fixes' fixes \(unsafe) more"
    }
  }
}
