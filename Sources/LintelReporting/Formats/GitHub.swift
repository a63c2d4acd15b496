import LintelDiagnostics

extension ReportFormat {
  /// Workflow commands, which GitHub Actions shows at the lines of a pull request.
  ///
  /// Source: `command.ts` of actions/toolkit for the escapes, `ActionCommandManager` of actions/runner for what it drops.
  static let github = ReportFormat("github", "annotations for GitHub Actions") { report, _ in
    guard report.totals.shown > 0 else { return "" }
    // GitHub shows at most ten of each kind, so errors must come first.
    let commands = Severity.allCases.reversed().flatMap { severity in
      report.findings.filter { $0.severity == severity }.map { command(for: $0, in: report) }
    }
    return commands.joined() + command("notice", [("title", "lintel")], report.totals.text)
  }

  /// Returns the command that annotates the line of a finding.
  private static func command(for finding: Diagnostic, in report: Report) -> String {
    let span = report.sources.span(of: finding.range)
    let path = report.paths.fromRepository(report.sources[finding.range.file].path)
    var properties = [
      ("file", path), ("line", "\(span.start.line)"), ("endLine", "\(span.end.line)"),
    ]
    // The runner drops the columns of ranges that span several lines.
    if span.start.line == span.end.line {
      properties += [("col", "\(span.start.column)"), ("endColumn", "\(span.end.column)")]
    }
    properties.append(("title", "lintel (\(finding.rule))"))
    return command(
      finding.severity.choice(error: "error", warning: "warning", info: "notice"),
      properties,
      message(of: finding, in: report)
    )
  }

  /// Returns the text of an annotation: the message, the notes, the help, and where the rule is explained.
  private static func message(of finding: Diagnostic, in report: Report) -> String {
    var lines = [oneLine(finding.message)]
    for note in finding.notes {
      let place = note.range.map { range in
        report.sources.place(of: range) { oneLine(report.paths.fromRepository($0)) } + ": "
      }
      lines.append("  \(place ?? "")note: \(indented(note.message))")
    }
    lines += finding.help.map { "  help: \(indented($0))" }
    lines.append("  see: \(report.run.reference(to: finding.rule))")
    return lines.joined(separator: "\n")
  }

  /// Returns a text with spaces before each line after the first.
  private static func indented(_ text: String) -> String {
    readableLines(text).split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n    ")
  }

  /// Returns a command such as `error` as a line of the log; only this function and the next know how commands are escaped.
  private static func command(
    _ name: String,
    _ properties: [(key: String, value: String)],
    _ message: String
  ) -> String {
    let list = properties.map { "\($0.key)=\(escaped($0.value, isProperty: true))" }
      .joined(separator: ",")
    return "::\(name) \(list)::\(escaped(message, isProperty: false))\n"
  }

  /// Returns a text with `%`, line breaks, and, in properties, `:` and `,` as percent codes.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
