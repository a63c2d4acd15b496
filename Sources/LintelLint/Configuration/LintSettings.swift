package import LintelDiagnostics
import LintelTheme

/// The severities of findings, and the options of rules.
package struct LintSettings: Sendable {
  /// The level that a configuration gives to a rule.
  package enum Level: String, Hashable, Sendable, CaseIterable {
    case off
    /// The rule reports infos, which by default never make a run fail.
    case info
    case warning
    case error

    /// The level that reports with a severity.
    package init(_ severity: Severity) {
      self = Self(rawValue: severity.rawValue) ?? .off
    }

    /// The severity of the same name, or `nil` for a rule that is off.
    package var severity: Severity? { Severity(rawValue: rawValue) }
  }

  /// The working folder, absolute, which the paths of sources are relative to.
  package var folder = "/"
  /// The levels and options of rules, and the files in which Lintel reports only errors.
  package var configuration = Configuration()

  /// Creates settings in which every rule has its default level and options.
  package init() {}

  /// The configured level of a rule in a file, or `nil` if there isn't one.
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

  /// Whether a rule is off in every file, by default or by the configuration.
  package func leavesOut(_ rule: LintRule) -> Bool {
    if rule.severity == .error { return false }
    if let forced = configuration.forced[rule.id] { return forced.value == .off }
    return (configuration.levels[rule.id]?.value ?? rule.level) == .off
      && configuration.paths.allSatisfy { ($0.value.levels[rule.id]?.value ?? .off) == .off }
  }

  /// Whether a file is excluded, by its path relative to the working folder.
  package func isExcluded(_ path: String) -> Bool {
    let absolute = SourcePath.join(folder, path)
    return configuration.excluded.value.contains { $0.matches(absolute) }
  }

  /// Applies the configured severities to findings that aren't errors, and leaves out those of rules that are off or in excluded files.
  package func applied(to findings: [Diagnostic], in sources: SourceMap) -> [Diagnostic] {
    let standard = LintRule.all.filter(\.isOff).map(\.id)
    let hasLevels = !configuration.levels.isEmpty || !configuration.forced.isEmpty
    guard hasLevels || !configuration.paths.isEmpty || !configuration.excluded.value.isEmpty else {
      return findings.filter { !standard.contains($0.rule) }
    }
    let isExcluded = sources.files.map { self.isExcluded($0.path) }
    return findings.compactMap { finding in
      let file = Int(finding.range.file.rawValue)
      // Errors stay errors, regardless of the origin of these settings.
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
  func flag(_ option: RuleOption) -> Bool {
    value(of: option) == .flag(true)
  }

  /// The configured value of an option, or its default.
  private func value(of option: RuleOption) -> RuleOption.Value {
    configuration.values[option]?.value ?? option.standard
  }
}

extension LintRule {
  /// The level that the rule has without a configuration.
  package var level: LintSettings.Level { isOff ? .off : LintSettings.Level(severity) }

  /// Whether a configuration can give the rule a level: errors stay errors, unless they are about an app's code.
  package func accepts(_ level: LintSettings.Level) -> Bool {
    severity != .error || level == .error || CodeRule.named(id) != nil
  }
}
