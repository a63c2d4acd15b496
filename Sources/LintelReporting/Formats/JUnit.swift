import LintelBackends
import LintelDiagnostics

extension ReportFormat {
  /// A test report in which every finding is a test that fails, and every file without one a test that passes.
  static let junit = ReportFormat("junit", "a test report in JUnit XML") { report, _ in
    let byFile = Dictionary(grouping: report.findings, by: \.range.file)
    let suites = report.sources.files.indices.map { index in
      suite(for: FileID(index), byFile[FileID(index)] ?? [], in: report)
    }
    let count = report.findings.count
    let tests = suites.reduce(0) { $0 + $1.children.count }
    return XMLElement(
      "testsuites",
      [("name", "lintel lint")] + counts(tests: tests, failures: count),
      suites
    ).document
  }

  /// Returns the test suite of one file, with one passing test if the file has no findings.
  private static func suite(
    for file: FileID,
    _ findings: [Diagnostic],
    in report: Report
  ) -> XMLElement {
    let path = report.paths.fromRepository(report.sources[file].path)
    var names: [String: Int] = [:]
    let cases = findings.map { finding in
      let location = report.sources.location(of: finding.range)
      let name = "\(finding.rule) (\(location.line):\(location.column))"
      let count = names[name, default: 0] + 1
      names[name] = count
      return XMLElement(
        "testcase",
        [
          ("classname", "lintel.\(finding.rule)"),
          ("name", count == 1 ? name : "\(name) #\(count)"),
          ("file", path), ("line", "\(location.line)"), ("time", "0"),
        ],
        [
          XMLElement(
            "failure",
            [("type", finding.severity.rawValue), ("message", oneLine(finding.message))],
            text: text(of: finding, in: report)
          )
        ]
      )
    }
    let clean = XMLElement(
      "testcase",
      [("classname", "lintel"), ("name", "no findings"), ("file", path), ("time", "0")]
    )
    return XMLElement(
      "testsuite",
      [("name", path)] + counts(tests: max(1, cases.count), failures: cases.count),
      cases.isEmpty ? [clean] : cases
    )
  }

  /// Returns counts without durations, because two runs on the same files must produce the same bytes.
  private static func counts(tests: Int, failures: Int) -> [(key: String, value: String)] {
    [
      ("tests", "\(tests)"), ("failures", "\(failures)"), ("errors", "0"), ("skipped", "0"),
      ("time", "0"),
    ]
  }

  /// Returns the finding as the text of a failed test.
  private static func text(of finding: Diagnostic, in report: Report) -> String {
    renderConcise([finding], in: report.sources, path: report.paths.fromRepository)
      + "see: \(report.run.reference(to: finding.rule))\n"
  }
}
