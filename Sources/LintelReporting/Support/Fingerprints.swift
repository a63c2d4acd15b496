import LintelDiagnostics
import LintelLint

/// Names for the findings of a report that don't depend on edits elsewhere in the file, or on where the tool runs.
struct Fingerprints {
  /// The names of the findings that are shown, in their order; each name is unique.
  let values: [String]
  let silenced: [String]

  /// Names all findings of a report, in O(n).
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
