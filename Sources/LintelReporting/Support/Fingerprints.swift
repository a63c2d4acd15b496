import LintelDiagnostics
import LintelLint

/// Names for the findings of a report that stay the same while the rest of the file is edited, and wherever the tool is run.
struct Fingerprints {
  /// Of the findings that are shown, in their order; each is unique.
  let values: [String]
  /// Of the silenced ones.
  let silenced: [String]

  /// Names all findings of a report; O(n) in their number.
  init(of report: Report) {
    let sources = SourceMap(
      report.sources.files.map { file in
        SourceFile(path: report.paths.fromRepository(file.path), bytes: file.bytes)
      }
    )
    let findings = report.findings + report.silenced.map(\.finding)
    let all = findings.identified(in: sources, report.roots)
      .map { $0.identity?.fingerprint ?? "" }
    values = Array(all.prefix(report.findings.count))
    silenced = Array(all.dropFirst(report.findings.count))
  }
}
