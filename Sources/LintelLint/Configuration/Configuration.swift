package import LintelDiagnostics

/// The settings for linting from `.lintel.yml` and the command line, each with its origin.
package struct Configuration: Sendable {
  /// Where a setting comes from.
  package enum Origin: Hashable, Sendable {
    case standard
    /// A configuration file, with its path and the line number from 1.
    case file(String, line: Int)
    /// A flag of the command line, as written.
    case flag(String)

    /// The origin as the user sees it, such as `.lintel.yml:4` or `--strict`.
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
    package var value: Value
    package var origin: Origin

    /// Creates a setting, which has Lintel's default origin unless you pass another one.
    package init(_ value: Value, _ origin: Origin = .standard) {
      self.value = value
      self.origin = origin
    }
  }

  /// The lowest severity that makes a run fail.
  package enum FailLevel: String, Hashable, Sendable, CaseIterable {
    /// A run fails for errors only, which is the default.
    case error
    case warning
    case info
    case never
  }

  /// The levels of rules, by id.
  package typealias Levels = [String: Setting<LintSettings.Level>]

  /// The levels of rules for some files, as written under `per-path`.
  package struct PathSettings: Sendable {
    /// The files that the levels are for.
    package var pattern: PathPattern
    package var levels: Levels
    /// The range of the pattern, in the files of the reading.
    package var range: SourceRange
  }

  /// The paths of the files that were read, the nearest first.
  package var files: [String] = []
  /// The files to check in the folders that are linted, or `nil` for all.
  package var included: Setting<[PathPattern]>?
  /// The files to leave out, even if `included` names them.
  package var excluded: Setting<[PathPattern]> = Setting([])
  /// The patterns in `included` and `excluded`, also those that another file overrides, with their ranges in the files of the reading.
  package var listedPaths: [(pattern: PathPattern, range: SourceRange)] = []
  /// The lowest severity that makes a run fail (`fail-on`).
  package var failOn: Setting<FailLevel> = Setting(.error)
  package var format: Setting<String> = Setting("auto")
  /// The path of the baseline, relative to the working folder.
  package var baseline: Setting<String>?
  package var levels: Levels = [:]
  package var values: [RuleOption: Setting<RuleOption.Value>] = [:]
  /// The levels for some files, where the last pattern that matches a file wins.
  package var paths: [Setting<PathSettings>] = []
  /// The levels that the command line gives.
  package var forced: Levels = [:]

  /// Creates a configuration in which everything is Lintel's default.
  package init() {}

  /// Returns the settings that the compiler needs in a working folder, whose path is absolute.
  package func settings(in folder: String) -> LintSettings {
    var settings = LintSettings()
    settings.folder = folder
    settings.configuration = self
    return settings
  }

  /// Adds the settings of a configuration that this one extends; existing settings override them, key by key.
  mutating func extend(_ base: Configuration) {
    files += base.files
    if included == nil { included = base.included }
    if excluded.origin == .standard { excluded = base.excluded }
    listedPaths += base.listedPaths
    if failOn.origin == .standard { failOn = base.failOn }
    if format.origin == .standard { format = base.format }
    if baseline == nil { baseline = base.baseline }
    levels.merge(base.levels) { own, _ in own }
    values.merge(base.values) { own, _ in own }
    // If two patterns match, the later one wins, so the patterns of this configuration go last.
    paths = base.paths + paths
  }
}
