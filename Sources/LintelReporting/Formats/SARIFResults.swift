import LintelBackends
import LintelDiagnostics
import LintelLint

/// The results of a SARIF run: the findings, and those that a comment or the baseline silences.
struct SARIFResults {
  /// The ids of the rules that have findings, sorted; results refer to them by index.
  let rules: [String]
  private let report: Report
  /// The hashes by which GitHub recognizes results.
  private let lineHashes: LineHashes

  init(_ report: Report) {
    self.report = report
    lineHashes = LineHashes(report.sources)
    rules = Set((report.findings + report.silenced.map(\.finding)).map(\.rule)).sorted()
  }

  /// All results, starting with those that are shown.
  var all: [JSONValue] {
    let fingerprints = Fingerprints(of: report)
    let indices = Dictionary(uniqueKeysWithValues: zip(rules, rules.indices))
    let shown = zip(report.findings, fingerprints.values).map { finding, fingerprint in
      result(finding, indices[finding.rule] ?? 0, fingerprint, silenced: nil)
    }
    let silenced = zip(report.silenced, fingerprints.silenced).map { silenced, fingerprint in
      result(silenced.finding, indices[silenced.finding.rule] ?? 0, fingerprint, silenced: silenced)
    }
    return shown + silenced
  }

  /// Returns a result (section 3.27); `silenced` is `nil` for a finding that is shown.
  private func result(
    _ finding: Diagnostic,
    _ ruleIndex: Int,
    _ fingerprint: String,
    silenced: SilencedFinding?
  ) -> JSONValue {
    let places = finding.notes.filter { $0.range != nil }
    return .object(dropping: [
      ("ruleId", .string(finding.rule)),
      ("ruleIndex", .number(Double(ruleIndex))),
      ("level", .string(finding.severity.level)),
      ("message", ["text": .string(message(of: finding))]),
      ("locations", [["physicalLocation": physicalLocation(finding.range)]]),
      ("relatedLocations", places.isEmpty ? nil : .array(relatedLocations(places))),
      ("partialFingerprints", .object(fingerprintMembers(of: finding, fingerprint))),
      ("fixes", finding.fixIts.isEmpty ? nil : .array(finding.fixIts.map(fix))),
      ("suppressions", silenced.map { [suppression($0)] }),
      ("baselineState", baselineState(silenced).map(JSONValue.string)),
      ("properties", properties(of: finding)),
    ])
  }

  /// Returns a message; viewers show only its first sentence in lists, and notes with places are links to them, `[text](id)`.
  private func message(of finding: Diagnostic) -> String {
    var lines = ["\(oneLine(finding.message))."]
    var id = 0
    for note in finding.notes {
      let text = readableLines(note.message)
      if note.range != nil {
        id += 1
        lines.append("note: [\(linkText(text))](\(id))")
      } else {
        lines.append("note: \(text)")
      }
    }
    return (lines + finding.help.map { "help: \(readableLines($0))" }).joined(separator: "\n")
  }

  /// Returns the text of a link in a message, with brackets and backslashes escaped.
  private func linkText(_ text: String) -> String {
    String(text.flatMap { "\\[]".contains($0) ? ["\\", $0] : [$0] })
  }

  /// Returns the places of notes (section 3.27.22), numbered from 1.
  private func relatedLocations(_ notes: [Note]) -> [JSONValue] {
    zip(1..., notes).compactMap { id, note in
      note.range.map { range in
        [
          "id": .number(Double(id)), "physicalLocation": physicalLocation(range),
          "message": ["text": .string(readableLines(note.message))],
        ]
      }
    }
  }

  /// Returns a place (section 3.29).
  private func physicalLocation(_ range: SourceRange) -> JSONValue {
    ["artifactLocation": artifact(range.file), "region": region(range)]
  }

  /// Returns a file, by its address relative to the repository.
  private func artifact(_ file: FileID) -> JSONValue {
    ["uri": .string(report.paths.uriFromRepository(report.sources[file].path))]
  }

  /// Returns a region in lines and columns from 1; columns count UTF-16 code units, as the run declares.
  private func region(_ range: SourceRange) -> JSONValue {
    let span = report.sources.span(of: range, in: .utf16)
    return [
      "startLine": .number(Double(span.start.line)),
      "startColumn": .number(Double(span.start.column)),
      "endLine": .number(Double(span.end.line)),
      "endColumn": .number(Double(span.end.column)),
    ]
  }

  /// Returns `primaryLocationLineHash`, the only one that GitHub uses, and Lintel's own, which don't change with edits elsewhere.
  private func fingerprintMembers(of finding: Diagnostic, _ fingerprint: String) -> [JSONMember] {
    let line = report.sources[finding.range.file].lines.line(at: Int(finding.range.lower))
    let hash = lineHashes.hash(ofLine: line, in: finding.range.file)
    var members = [JSONMember("primaryLocationLineHash", .string(hash))]
    // A conflict is identified by all of its places, regardless of their order.
    if report.run.rule(finding.rule)?.hasEqualPlaces ?? false {
      members.append(JSONMember("lintelConflict/v1", .string(fingerprint)))
    }
    return members + [JSONMember("lintelFinding/v1", .string(fingerprint))]
  }

  /// Returns a fix (section 3.55), file by file.
  private func fix(_ fix: FixIt) -> JSONValue {
    let files = Set(fix.edits.map(\.range.file)).sorted()
    return [
      "description": ["text": .string(readableLines(fix.title))],
      "artifactChanges": .array(
        files.map { file in
          [
            "artifactLocation": artifact(file),
            "replacements": .array(
              fix.edits.filter { $0.range.file == file }.map { edit in
                [
                  "deletedRegion": region(edit.range),
                  "insertedContent": ["text": .string(edit.newText)],
                ]
              }
            ),
          ]
        }
      ),
      "properties": ["applicability": .string(fix.applicability.rawValue)],
    ]
  }

  /// Returns whether the baseline contains a result, or `nil` for every result if the baseline doesn't contain any.
  private func baselineState(_ silenced: SilencedFinding?) -> String? {
    guard report.totals.baselined > 0 else { return nil }
    return silenced?.kind == .external ? "unchanged" : "new"
  }

  /// Returns the reason why a result is silenced (section 3.35).
  private func suppression(_ silenced: SilencedFinding) -> JSONValue {
    .object(dropping: [
      ("kind", .string(silenced.kind.rawValue)),
      ("justification", silenced.justification.map { .string(readableLines($0)) }),
    ])
  }

  /// Returns additional members for programs: the property, the layer, and the context of a finding.
  private func properties(of finding: Diagnostic) -> JSONValue? {
    let members: [(key: String, value: JSONValue?)] = [
      ("property", finding.property.map(JSONValue.string)),
      ("layer", finding.facts?.layer.map(JSONValue.string)),
      ("witness", finding.facts.flatMap { $0.witness.isEmpty ? nil : witnessJSON($0) }),
    ]
    return members.contains { $0.value != nil } ? .object(dropping: members) : nil
  }
}
