package import LintelDiagnostics

/// What `.lintel.yml` and the command line say about linting, each with the place where it was said.
package struct Configuration: Sendable {
  /// Who said something.
  package enum Origin: Hashable, Sendable {
    case standard
    /// A configuration, by its path, and the line from 1.
    case file(String, line: Int)
    /// A flag of the command line, as written there.
    case flag(String)

    package var text: String {
      switch self {
      case .standard: "default"
      case .file(let path, let line): "\(path):\(line)"
      case .flag(let flag): flag
      }
    }
  }

  package struct Setting<Value: Sendable>: Sendable {
    package var value: Value
    package var origin: Origin

    package init(_ value: Value, _ origin: Origin = .standard) {
      self.value = value
      self.origin = origin
    }
  }

  /// The least severity with which a run fails.
  package enum FailLevel: String, Hashable, Sendable, CaseIterable {
    case error
    case warning
    case info
    case never
  }

  /// The levels of some files, as written.
  package struct PathSettings: Sendable {
    package var pattern: PathPattern
    package var levels: [String: Setting<LintSettings.Level>]
    /// Where the pattern stands, in the files of the reading.
    package var range: SourceRange
  }

  /// The files that were read, the nearest first; empty if there is none.
  package var files: [String] = []
  /// Which files of the folders that are linted are looked at; nil for all.
  package var included: Setting<[PathPattern]>?
  package var excluded: Setting<[PathPattern]> = Setting([])
  package var failOn: Setting<FailLevel> = Setting(.error)
  /// The name of a report's format.
  package var format: Setting<String> = Setting("auto")
  /// The path of the baseline, relative to the working folder.
  package var baseline: Setting<String>?
  package var levels: [String: Setting<LintSettings.Level>] = [:]
  package var values: [RuleOption: Setting<RuleOption.Value>] = [:]
  package var paths: [Setting<PathSettings>] = []
  /// The levels that the command line gives.
  package var forced: [String: Setting<LintSettings.Level>] = [:]

  package init() {}

  /// What the compiler is to know of it.
  ///
  /// - Parameter folder: the working folder, absolute.
  /// - Returns: the values without their origins.
  package func settings(in folder: String) -> LintSettings {
    var settings = LintSettings()
    settings.folder = folder
    settings.levels = levels.mapValues(\.value)
    settings.paths = paths.map { entry in
      LintSettings.PathLevels(entry.value.pattern, entry.value.levels.mapValues(\.value))
    }
    settings.forced = forced.mapValues(\.value)
    settings.excluded = excluded.value
    settings.values = values.mapValues(\.value)
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
