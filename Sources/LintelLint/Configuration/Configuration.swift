package import LintelDiagnostics

/// What `.lintel.yml` and the command line say about linting, each with the place where it was said.
package struct Configuration: Sendable {
  /// Who said something.
  package enum Origin: Hashable, Sendable {
    /// Nobody said it: it is Lintel's default.
    case standard
    /// A configuration, by its path, and the line from 1.
    case file(String, line: Int)
    /// A flag of the command line, as written there.
    case flag(String)

    /// The origin for a person, such as `.lintel.yml:4` or `--strict`.
    package var text: String {
      switch self {
      case .standard: "default"
      case .file(let path, let line): "\(path):\(line)"
      case .flag(let flag): flag
      }
    }
  }

  /// A value with its origin, so that `lintel lint --print-config` can explain it.
  package struct Setting<Value: Sendable>: Sendable {
    /// The value.
    package var value: Value
    /// Who said it.
    package var origin: Origin

    /// Creates a setting, by default one that nobody said.
    package init(_ value: Value, _ origin: Origin = .standard) {
      self.value = value
      self.origin = origin
    }
  }

  /// The least severity with which a run fails.
  package enum FailLevel: String, Hashable, Sendable, CaseIterable {
    /// A run fails for errors only; this is the default.
    case error
    /// A run fails for warnings too.
    case warning
    /// A run fails for everything that is reported.
    case info
    /// A run doesn't fail for findings.
    case never
  }

  /// The levels of some files, as written.
  package struct PathSettings: Sendable {
    /// The files that the levels are for.
    package var pattern: PathPattern
    /// The levels, by the ids of rules.
    package var levels: [String: Setting<LintSettings.Level>]
    /// Where the pattern stands, in the files of the reading.
    package var range: SourceRange
  }

  /// The files that were read, the nearest first; empty if there is none.
  package var files: [String] = []
  /// Which files of the folders that are linted are looked at; nil for all.
  package var included: Setting<[PathPattern]>?
  /// The files that are left out, even if `included` names them.
  package var excluded: Setting<[PathPattern]> = Setting([])
  /// From which severity on a run fails (`fail-on`).
  package var failOn: Setting<FailLevel> = Setting(.error)
  /// The name of a report's format.
  package var format: Setting<String> = Setting("auto")
  /// The path of the baseline, relative to the working folder.
  package var baseline: Setting<String>?
  /// The levels of rules, by their ids.
  package var levels: [String: Setting<LintSettings.Level>] = [:]
  /// The options of rules that a configuration sets.
  package var values: [RuleOption: Setting<RuleOption.Value>] = [:]
  /// The levels for some files; of several that match, the last one counts.
  package var paths: [Setting<PathSettings>] = []
  /// The levels that the command line gives.
  package var forced: [String: Setting<LintSettings.Level>] = [:]

  /// Creates a configuration in which everything is Lintel's default.
  package init() {}

  /// What the compiler is to know of it.
  ///
  /// - Parameter folder: the working folder, absolute.
  /// - Returns: the settings.
  package func settings(in folder: String) -> LintSettings {
    var settings = LintSettings()
    settings.folder = folder
    settings.configuration = self
    return settings
  }

  /// Takes over the settings of a configuration that this one extends; settings here override it,
  /// key by key.
  mutating func extend(_ base: Configuration) {
    files += base.files
    if included == nil { included = base.included }
    if excluded.origin == .standard { excluded = base.excluded }
    if failOn.origin == .standard { failOn = base.failOn }
    if format.origin == .standard { format = base.format }
    if baseline == nil { baseline = base.baseline }
    levels.merge(base.levels) { own, _ in own }
    values.merge(base.values) { own, _ in own }
    // The later of two beats the other.
    paths = base.paths + paths
  }
}
