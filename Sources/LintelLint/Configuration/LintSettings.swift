package import LintelDiagnostics
import LintelTheme

/// How findings are judged: which of them count, how much, and by what numbers.
package struct LintSettings: Sendable {
  /// What a configuration may make of a rule.
  package enum Level: String, Hashable, Sendable, CaseIterable {
    /// The rule reports nothing.
    case off
    /// The rule reports information, which never makes a run fail by default.
    case info
    /// The rule reports warnings.
    case warning
    /// The rule reports errors.
    case error

    /// The level that reports with a severity.
    package init(_ severity: Severity) {
      self = Self(rawValue: severity.rawValue) ?? .off
    }

    /// The severity of the same name; nil for a rule that is off.
    package var severity: Severity? { Severity(rawValue: rawValue) }
  }

  /// The working folder, absolute: the paths of sources are relative to it.
  package var folder = "/"
  /// Levels, numbers, and the files in which Lintel reports only errors.
  package var configuration = Configuration()

  /// Creates settings in which every rule has its own severity and its own numbers.
  package init() {}

  /// The level of a rule in a file; nil if none is configured.
  package func level(of rule: String, in path: String) -> Level? {
    if let level = configuration.forced[rule] { return level.value }
    let absolute = SourcePath.join(folder, path)
    for entry in configuration.paths.reversed() {
      if let level = entry.value.levels[rule], entry.value.pattern.matches(absolute) {
        return level.value
      }
    }
    return configuration.levels[rule]?.value
  }

  /// Whether a rule that only a configuration turns on is off in all files.
  package func leavesOut(_ rule: LintRule) -> Bool {
    rule.isOff && configuration.forced[rule.id] == nil && configuration.levels[rule.id] == nil
      && configuration.paths.allSatisfy { $0.value.levels[rule.id] == nil }
  }

  /// Whether a file is left out, by its path relative to the working folder.
  package func isExcluded(_ path: String) -> Bool {
    let absolute = SourcePath.join(folder, path)
    return configuration.excluded.value.contains { $0.matches(absolute) }
  }

  /// Gives findings the severities of these settings, and leaves out those that are off.
  package func applied(to findings: [Diagnostic], in sources: SourceMap) -> [Diagnostic] {
    let standard = LintRule.all.filter(\.isOff).map(\.id)
    let hasLevels = !configuration.levels.isEmpty || !configuration.forced.isEmpty
    guard hasLevels || !configuration.paths.isEmpty || !configuration.excluded.value.isEmpty else {
      return findings.filter { !standard.contains($0.rule) }
    }
    let isExcluded = sources.files.map { self.isExcluded($0.path) }
    return findings.compactMap { finding in
      let file = Int(finding.range.file.rawValue)
      // Findings that must be errors stay errors, wherever these settings come from.
      guard finding.severity != .error else { return finding }
      guard !isExcluded[file] else { return nil }
      let level =
        level(of: finding.rule, in: sources.files[file].path)
        ?? (standard.contains(finding.rule) ? .off : Level(finding.severity))
      guard let severity = level.severity else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
  }

  /// The value of an option that is a number, in the option's unit.
  package func number(_ option: RuleOption) -> Double {
    guard case .number(let number) = value(of: option) else { return 0 }
    return number
  }

  /// The value of an option that is a switch.
  package func flag(_ option: RuleOption) -> Bool {
    value(of: option) == .flag(true)
  }

  /// The value of an option that is configured, or its standard.
  private func value(of option: RuleOption) -> RuleOption.Value {
    configuration.values[option]?.value ?? option.standard
  }
}

/// Asks which levels a rule accepts.
extension LintRule {
  /// The level without a configuration.
  package var level: LintSettings.Level { isOff ? .off : LintSettings.Level(severity) }

  /// Whether a configuration may give the rule a level: an error stays one.
  package func accepts(_ level: LintSettings.Level) -> Bool {
    severity != .error || level == .error
  }
}
