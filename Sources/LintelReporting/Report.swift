package import LintelDiagnostics
package import LintelLint
package import LintelRuns
package import LintelSyntax

/// Everything that a run found, ready for every format.
package struct Report: Sendable {
  /// The files of all themes of the run, each once, sorted by path.
  package let sources: SourceMap
  /// The nodes of the files that were parsed.
  package let roots: [FileID: YAMLNode]
  /// The findings to show, sorted by file, place, rule, and message, each once.
  package private(set) var findings: [Diagnostic]
  /// The number of findings of each rule that aren't among those.
  package private(set) var hidden: [String: Int] = [:]
  /// Findings that a comment or the baseline silences, sorted like those that are shown.
  package private(set) var silenced: [SilencedFinding]
  /// The number of findings, including those that `limited` leaves out.
  package let totals: ReportTotals
  package let paths: ReportPaths
  package let run: RunFacts

  /// Creates a report from findings in any order, whose ranges refer to the files.
  package init(
    sources: SourceMap,
    roots: [FileID: YAMLNode] = [:],
    findings: [Diagnostic],
    silenced: [SilencedFinding] = [],
    paths: ReportPaths,
    run: RunFacts
  ) {
    self.sources = sources
    self.roots = roots
    self.findings = findings.sortedForOutput()
    self.silenced = silenced.sorted { a, b in
      (a.finding.range, a.finding.rule, a.finding.message, a.kind.rawValue, a.justification ?? "")
        < (
          b.finding.range, b.finding.rule, b.finding.message, b.kind.rawValue, b.justification ?? ""
        )
    }
    self.paths = paths
    self.run = run
    totals = ReportTotals(of: self.findings, silenced: silenced)
  }

  /// Returns the report with at most `limit` findings, the most severe and first ones, and the totals of all; `nil` keeps every finding.
  package func limited(to limit: Int?) -> Report {
    guard let limit, limit < findings.count else { return self }
    let chosen = findings.indices
      .sorted { (findings[$1].severity, $0) < (findings[$0].severity, $1) }
      .prefix(limit)
    var report = self
    report.findings = chosen.sorted().map { findings[$0] }
    let shown = Set(chosen)
    for index in findings.indices where !shown.contains(index) {
      report.hidden[findings[index].rule, default: 0] += 1
    }
    return report
  }

  /// Returns the report with at most `limit` findings of each rule, and a finding with the number of the others.
  ///
  /// The totals stay those of all findings. `nil` keeps every finding.
  package func limited(ofRule limit: Int?) -> Report {
    guard let limit, limit < findings.count + silenced.count else { return self }
    let byRule = Dictionary(grouping: findings.indices, by: { findings[$0].rule })
    var report = self
    // Showing one more finding takes no more room than saying that there is one more.
    for (rule, indices) in byRule where indices.count > limit + 1 {
      report.hidden[rule, default: 0] += indices.count - limit
    }
    // The totals include the silenced findings that are left out.
    var quiet: [String: Int] = [:]
    report.silenced = silenced.filter { entry in
      quiet[entry.finding.rule, default: 0] += 1
      return quiet[entry.finding.rule, default: 0] <= limit
    }
    var counts: [String: Int] = [:]
    report.findings = findings.compactMap { finding in
      guard let rest = report.hidden[finding.rule], hidden[finding.rule] == nil else {
        return finding
      }
      let count = counts[finding.rule, default: 0]
      counts[finding.rule] = count + 1
      if count < limit { return finding }
      guard count == limit else { return nil }
      let indices = byRule[finding.rule] ?? []
      return Diagnostic(
        finding.rule,
        as: indices.dropFirst(limit).map { findings[$0].severity }.max() ?? finding.severity,
        "and \(rest) more like it, starting here",
        at: finding.range,
        help: ["'--max-problems 0' shows all"]
      )
    }
    return report
  }

  /// Returns the report as a format shows it; `limit` is the number that the user chose, 0 for all, or `nil` for the format's default.
  package func limited(for format: ReportFormat, to limit: Int?) -> Report {
    if let limit { return limited(to: limit == 0 ? nil : limit) }
    return limited(ofRule: format.usualLimitOfRule).limited(to: format.usualLimit)
  }

  /// The number of findings that are left out.
  package var hiddenCount: Int { hidden.values.reduce(0, +) }
}

/// A finding that a comment or the baseline silences.
package struct SilencedFinding: Hashable, Sendable {
  /// The way in which a finding is silenced, with SARIF's names.
  package enum Kind: String, Hashable, Sendable {
    /// A comment in the theme.
    case inSource
    /// The baseline.
    case external
  }

  package let finding: Diagnostic
  /// The way in which the finding is silenced.
  package let kind: Kind
  /// The reason that the comment gives.
  package let justification: String?

  package init(_ finding: Diagnostic, _ kind: Kind, justification: String? = nil) {
    self.finding = finding
    self.kind = kind
    self.justification = justification
  }
}

/// The numbers of findings.
package struct ReportTotals: Hashable, Sendable {
  package let errors: Int
  package let warnings: Int
  package let infos: Int
  /// The number of findings that comments silence.
  package let suppressed: Int
  /// The number of findings that the baseline silences.
  package let baselined: Int

  init(of findings: [Diagnostic], silenced: [SilencedFinding]) {
    errors = findings.count { $0.severity == .error }
    warnings = findings.count { $0.severity == .warning }
    infos = findings.count { $0.severity == .info }
    suppressed = silenced.count { $0.kind == .inSource }
    baselined = silenced.count { $0.kind == .external }
  }

  /// The number of findings that aren't silenced.
  package var shown: Int { errors + warnings + infos }

  /// One line, such as `2 errors, 1 warning; 3 in the baseline`; `no findings` if there are none.
  package var text: String { text(in: "") }

  /// Returns the same line with a place, such as ` in 2 files`, after the findings that are shown.
  package func text(in place: String) -> String {
    let parts = [(errors, "error"), (warnings, "warning"), (infos, "info")]
      .filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    let shown = parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    let quiet = [(suppressed, "silenced by comments"), (baselined, "in the baseline")]
      .filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)" }
    return ([shown + place] + (quiet.isEmpty ? [] : [quiet.joined(separator: ", ")]))
      .joined(separator: "; ")
  }
}

/// Facts about a run besides its findings.
package struct RunFacts: Sendable {
  /// The tool's version, such as `1.4.0`.
  package var version: String
  package var exitStatus: Int32
  /// The address of the page of all rules, to which `#ID` is added for one rule, or `nil` if it isn't on the web.
  package var rulesPage: String?
  /// The fixes that have been applied before, or `nil` for none.
  package var fixed: FixLevel?
  /// Returns the rule with an id, whose page goes into the report, or `nil` if there is none.
  package var rule: @Sendable (_ id: String) -> LintRule? = { LintRule.named($0) }

  package init(version: String, exitStatus: Int32 = 0, rulesPage: String? = nil) {
    self.version = version
    self.exitStatus = exitStatus
    self.rulesPage = rulesPage
  }

  /// Returns the address of a rule's page, or `nil` if it isn't on the web.
  func address(of rule: String) -> String? { rulesPage.map { "\($0)#\(rule)" } }

  /// Returns where a rule is explained: an address, or the command that prints its page.
  func reference(to rule: String) -> String { address(of: rule) ?? "lintel rules \(rule)" }
}
