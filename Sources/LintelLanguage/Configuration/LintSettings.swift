package import LintelDiagnostics

/// How findings are judged: which of them count, how much, and by what numbers.
package struct LintSettings: Sendable {
  /// What a configuration may make of a rule.
  package enum Level: String, Hashable, Sendable, CaseIterable {
    case off
    case info
    case warning
    case error

    package init(_ severity: Severity) {
      switch severity {
      case .info: self = .info
      case .warning: self = .warning
      case .error: self = .error
      }
    }

    /// Nil for a rule that is off.
    package var severity: Severity? {
      switch self {
      case .off: nil
      case .info: .info
      case .warning: .warning
      case .error: .error
      }
    }
  }

  /// The levels of some files.
  package struct PathLevels: Sendable {
    package var pattern: PathPattern
    package var levels: [String: Level]

    package init(_ pattern: PathPattern, _ levels: [String: Level]) {
      self.pattern = pattern
      self.levels = levels
    }
  }

  /// The working folder, absolute: the paths of sources are relative to it.
  package var folder = "/"
  /// By the ids of rules.
  package var levels: [String: Level] = [:]
  /// Beat `levels`; of several that name a rule the last holds.
  package var paths: [PathLevels] = []
  /// From the command line; beat all others.
  package var forced: [String: Level] = [:]
  /// Files in which Lintel reports only errors.
  package var excluded: [PathPattern] = []
  /// What differs from an option's standard.
  package var values: [RuleOption: RuleOption.Value] = [:]

  package init() {}

  /// The level of a rule in a file; nil if none is configured.
  package func level(of rule: String, in path: String) -> Level? {
    if let level = forced[rule] { return level }
    let absolute = SourcePath.join(folder, path)
    for entry in paths.reversed() {
      if let level = entry.levels[rule], entry.pattern.matches(absolute) { return level }
    }
    return levels[rule]
  }

  package func isExcluded(_ path: String) -> Bool {
    let absolute = SourcePath.join(folder, path)
    return excluded.contains { $0.matches(absolute) }
  }

  /// Gives findings the severities of these settings, and leaves out those that are off.
  package func applied(to findings: [Diagnostic], in sources: SourceMap) -> [Diagnostic] {
    guard !levels.isEmpty || !paths.isEmpty || !forced.isEmpty || !excluded.isEmpty else {
      return findings
    }
    let isExcluded = sources.files.map { self.isExcluded($0.path) }
    return findings.compactMap { finding in
      let file = Int(finding.range.file.rawValue)
      // Findings that must be errors stay errors, wherever these settings come from.
      guard finding.severity != .error else { return finding }
      guard !isExcluded[file] else { return nil }
      let level = level(of: finding.rule, in: sources.files[file].path) ?? Level(finding.severity)
      guard let severity = level.severity else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
  }

  package func number(_ option: RuleOption) -> Double {
    guard case .number(let number) = values[option] ?? option.standard else { return 0 }
    return number
  }

  package func flag(_ option: RuleOption) -> Bool {
    (values[option] ?? option.standard) == .flag(true)
  }
}

extension LintRule {
  /// Whether a configuration may give the rule a level: an error stays one.
  package func mayBe(_ level: LintSettings.Level) -> Bool {
    severity != .error || level == .error
  }
}
