package import LintelDiagnostics
package import LintelLint
package import LintelRuns
package import LintelSyntax

/// Everything that a run found, ready for every format.
package struct Report: Sendable {
  /// The files of all themes of the run, each once, sorted by path.
  package let sources: SourceMap
  /// The nodes of those that have been parsed.
  package let roots: [FileID: YAMLNode]
  /// What is shown: sorted by file, place, rule and message, each once.
  package private(set) var findings: [Diagnostic]
  /// How many findings of each rule are left out of those.
  package private(set) var hidden: [String: Int] = [:]
  /// Findings that a comment or the baseline silences, sorted like those that are shown.
  package private(set) var silenced: [SilencedFinding]
  /// How many there are, those included that `limited` leaves out.
  package let totals: ReportTotals
  /// How files are named.
  package let paths: ReportPaths
  /// What is known about the run itself.
  package let run: RunFacts

  /// - Parameters:
  ///   - sources: the files.
  ///   - roots: the nodes of those that have been parsed.
  ///   - findings: in any order; ranges refer to the files.
  ///   - silenced: findings that a comment or the baseline silences.
  ///   - paths: how files are named.
  ///   - run: what is known of the run.
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

  /// The report with the most severe findings only, the first of them where some have to go.
  ///
  /// - Parameter limit: the greatest number to show; nil for all.
  /// - Returns: the same report with at most that many findings, and the totals of all.
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

  /// The report with the first findings of each rule, and with the number of further ones instead
  /// of the next.
  ///
  /// - Parameter limit: the greatest number of each rule's findings to show; nil for all.
  /// - Returns: the same report with as many findings of each rule at most and one more, and the totals of all.
  package func limited(ofRule limit: Int?) -> Report {
    guard let limit, limit < findings.count + silenced.count else { return self }
    let byRule = Dictionary(grouping: findings.indices, by: { findings[$0].rule })
    var report = self
    // One finding that can be shown takes no more room than saying that there is one more.
    for (rule, indices) in byRule where indices.count > limit + 1 {
      report.hidden[rule, default: 0] += indices.count - limit
    }
    // Of those that are kept quiet the totals tell.
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
        "and \(rest) more like it, from here on",
        at: finding.range,
        help: ["'--max-problems 0' shows all"]
      )
    }
    return report
  }

  /// The report as a format shows it.
  ///
  /// - Parameters:
  ///   - format: how it is written.
  ///   - limit: how many findings someone has asked for, 0 for all; nil for what the format usually shows.
  /// - Returns: the same report with the findings that are shown, and the totals of all.
  package func limited(for format: ReportFormat, to limit: Int?) -> Report {
    if let limit { return limited(to: limit == 0 ? nil : limit) }
    return limited(ofRule: format.usualLimitOfRule).limited(to: format.usualLimit)
  }

  /// How many findings are left out.
  package var hiddenCount: Int { hidden.values.reduce(0, +) }
}

/// A finding that is not held against the theme.
package struct SilencedFinding: Hashable, Sendable {
  /// What keeps it quiet; named as SARIF names them.
  package enum Kind: String, Hashable, Sendable {
    /// A comment in the theme.
    case inSource
    /// The baseline.
    case external
  }

  /// The finding.
  package let finding: Diagnostic
  /// What silences it.
  package let kind: Kind
  /// The reason that the comment gives.
  package let justification: String?

  /// Creates a silenced finding.
  package init(_ finding: Diagnostic, _ kind: Kind, justification: String? = nil) {
    self.finding = finding
    self.kind = kind
    self.justification = justification
  }
}

/// How many findings there are.
package struct ReportTotals: Hashable, Sendable {
  /// The number of errors.
  package let errors: Int
  /// The number of warnings.
  package let warnings: Int
  /// The number of findings that are just information.
  package let infos: Int
  /// Kept quiet by a comment.
  package let suppressed: Int
  /// Kept quiet by the baseline.
  package let baselined: Int

  /// Counts findings, and those that something silences.
  init(of findings: [Diagnostic], silenced: [SilencedFinding]) {
    errors = findings.count { $0.severity == .error }
    warnings = findings.count { $0.severity == .warning }
    infos = findings.count { $0.severity == .info }
    suppressed = silenced.count { $0.kind == .inSource }
    baselined = silenced.count { $0.kind == .external }
  }

  /// All but the silenced.
  package var shown: Int { errors + warnings + infos }

  /// One line, such as `2 errors, 1 warning; 3 in the baseline`; `no findings` if there are none.
  package var text: String { text(in: "") }

  /// The same with a place, such as ` in 2 files`, behind what is shown.
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

/// What is known of a run besides its findings.
package struct RunFacts: Sendable {
  /// The tool's version, such as `1.4.0`.
  package var version: String
  /// What the process is going to end with.
  package var exitStatus: Int32
  /// The address of the page of all rules, to which `#ID` leads to one; nil if there is none on the web.
  package var rulesPage: String?
  /// Which fixes have been applied before; nil for none.
  package var fixed: FixLevel?
  /// The rule with an id, whose page goes into the report; nil if there is none.
  package var rule: @Sendable (_ id: String) -> LintRule? = { LintRule.named($0) }

  /// Creates the facts about a run.
  package init(version: String, exitStatus: Int32 = 0, rulesPage: String? = nil) {
    self.version = version
    self.exitStatus = exitStatus
    self.rulesPage = rulesPage
  }

  /// The address of a rule's page.
  package func address(of rule: String) -> String? { rulesPage.map { "\($0)#\(rule)" } }

  /// Where a rule is explained: an address, or the command that prints its page.
  package func reference(to rule: String) -> String { address(of: rule) ?? "lintel rules \(rule)" }
}
