import LintelDiagnostics

extension ReportFormat {
  /// The lines that Xcode shows in the issue navigator and at the line, with absolute paths, and nothing else.
  static let xcode = ReportFormat(
    "xcode",
    "findings that Xcode shows at their lines",
    for: .people,
    usualLimitOfRule: 100
  ) { report, _ in
    report.findings.map { lines(for: $0, in: report) }.joined()
  }

  /// Returns the lines of a finding: the message, then each line of its notes and help.
  ///
  /// Xcode lists errors and warnings; it lists a `note` on its own with the line.
  private static func lines(for finding: Diagnostic, in report: Report) -> String {
    let place = place(finding.range, in: report)
    var output =
      "\(place): \(finding.severity.level): \(oneLine(finding.message)) [#\(finding.rule)]\n"
    for note in finding.notes {
      let notePlace = note.range.map { Self.place($0, in: report) } ?? place
      for line in note.message.split(separator: "\n") {
        output += "\(notePlace): note: \(oneLine(String(line)))\n"
      }
    }
    for line in finding.help.flatMap({ $0.split(separator: "\n") }) {
      output += "\(place): note: \(oneLine(String(line)))\n"
    }
    return output
  }

  /// Returns a place as Xcode reads it, with an absolute path.
  private static func place(_ range: SourceRange, in report: Report) -> String {
    report.sources.place(of: range) { oneLine(report.paths.absolute($0)) }
  }
}
