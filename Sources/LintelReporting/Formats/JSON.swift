import LintelBackends
import LintelDiagnostics

extension ReportFormat {
  /// Everything that is known, for the user's own programs; `version` increases if a member changes its meaning or is removed.
  static let json = ReportFormat("json", "everything, as one JSON document") { report, _ in
    let totals = report.totals
    let document: JSONValue = [
      "version": 1,
      "tool": ["name": "lintel", "version": .string(report.run.version)],
      "summary": [
        "errors": .number(Double(totals.errors)),
        "warnings": .number(Double(totals.warnings)),
        "infos": .number(Double(totals.infos)),
        "suppressed": .number(Double(totals.suppressed)),
        "baselined": .number(Double(totals.baselined)),
      ],
      "diagnostics": .array(FindingJSON(report).all),
    ]
    return document.text()
  }

  /// One finding a line, for tools that read line by line.
  static let jsonLines = ReportFormat("jsonl", "everything, one line per finding") { report, _ in
    FindingJSON(report).lines
  }
}

private struct FindingJSON {
  private let report: Report
  /// The fingerprint of each finding, in their order.
  private let fingerprints: [String]
  private let paths: [JSONValue]

  /// Prepares paths and fingerprints, which all findings share.
  init(_ report: Report) {
    self.report = report
    fingerprints = Fingerprints(of: report).values
    paths = report.sources.files.map { .string(report.paths.fromRepository($0.path)) }
  }

  var all: [JSONValue] { report.findings.indices.map(value) }

  /// The findings, one per line; many are written on two threads.
  var lines: String {
    inParts(of: report.findings.count, minimumCountPerPart: 200) { part in
      part.reduce(into: "") { lines, index in
        lines += value(of: index).text(.compact)
        lines += "\n"
      }
    }.joined()
  }

  /// Returns a finding, by its position, with everything that is known about it.
  private func value(of index: Int) -> JSONValue {
    let finding = report.findings[index]
    return [
      "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "message": .string(readableLines(finding.message)),
      "path": path(finding.range),
      "range": value(of: finding.range),
      "notes": .array(
        finding.notes.map { note in
          [
            "message": .string(readableLines(note.message)),
            "path": note.range.map(path) ?? .null,
            "range": note.range.map(value) ?? .null,
          ]
        }
      ),
      "help": .array(finding.help.map { .string(readableLines($0)) }),
      "fixes": .array(finding.fixIts.map(value)),
      "property": finding.property.map(JSONValue.string) ?? .null,
      "layer": finding.facts?.layer.map(JSONValue.string) ?? .null,
      "conditions": .array((finding.facts?.conditions ?? []).map(JSONValue.string)),
      "witness": finding.facts.map(witnessJSON) ?? .null,
      "url": report.run.address(of: finding.rule).map(JSONValue.string) ?? .null,
      "fingerprint": .string(fingerprints[index]),
    ]
  }

  private func value(of fix: FixIt) -> JSONValue {
    [
      "title": .string(readableLines(fix.title)),
      "applicability": .string(fix.applicability.rawValue),
      "edits": .array(
        fix.edits.map { edit in
          [
            "path": path(edit.range), "range": value(of: edit.range),
            "newText": .string(edit.newText),
          ]
        }
      ),
    ]
  }

  private func path(_ range: SourceRange) -> JSONValue { paths[Int(range.file.rawValue)] }

  private func value(of range: SourceRange) -> JSONValue {
    let span = report.sources.span(of: range)
    return ["start": value(span.start, range.lower), "end": value(span.end, range.upper)]
  }

  /// Returns a location; columns count Unicode scalars, and offsets count UTF-8 bytes from 0.
  private func value(_ location: SourceLocation, _ offset: Int32) -> JSONValue {
    [
      "line": .number(Double(location.line)), "column": .number(Double(location.column)),
      "offset": .number(Double(offset)),
    ]
  }
}

/// Returns a context in which a finding shows, dimension by dimension, or `null` if the finding doesn't have one.
func witnessJSON(_ facts: Diagnostic.Facts) -> JSONValue {
  facts.witness.isEmpty
    ? .null : .object(facts.witness.map { JSONMember($0.dimension, .string($0.value)) })
}
