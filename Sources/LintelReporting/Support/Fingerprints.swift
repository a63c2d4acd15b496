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
        file.renamed(report.paths.fromRepository(file.path))
      }
    )
    let findings = report.findings + report.silenced.map(\.finding)
    let identified = findings.identified(in: sources, report.roots)
    let all = inParts(of: identified.count, minimumCountPerPart: 200) { part in
      identified[part].map { $0.identity?.fingerprint ?? "" }
    }.flatMap(\.self)
    values = Array(all.prefix(report.findings.count))
    silenced = Array(all.dropFirst(report.findings.count))
  }
}
