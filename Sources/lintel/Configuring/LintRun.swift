import LintelBackends
import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelReporting
import LintelRuns

/// The themes of a run with their configurations, and the findings in them.
struct LintRun {
  /// A theme and its configuration.
  struct Theme {
    let path: String
    let configuration: Configuration
  }

  let themes: [Theme]
  let files: ConfigurationFiles
  let options: LintOptions
  private let color: ColorChoice
  private let source: ObservedFiles

  /// Finds the themes at the paths of the command line or, if there are none, those that the configuration includes.
  init(
    _ paths: [String],
    _ options: LintOptions,
    failOn: Configuration.Setting<Configuration.FailLevel>?,
    color: ColorChoice,
    in source: ObservedFiles = ObservedFiles()
  ) throws {
    let levels = try options.levels()
    let files = ConfigurationFiles(options.configuration, color: color, in: source) {
      configuration in
      configuration.forced = levels
      if let failOn { configuration.failOn = failOn }
      if let path = options.baseline {
        configuration.baseline = Configuration.Setting(path, .flag("--baseline \(path)"))
      }
    }
    self.files = files
    self.options = options
    self.color = color
    self.source = source
    let found = try ThemeFiles.find(paths.isEmpty ? [""] : paths, in: source) {
      try files.includes($0)
    }
    themes = try found.map { path in
      Theme(path: path, configuration: try files.configuration(forFilesIn: Files.folder(of: path)))
    }
    guard !themes.isEmpty || !paths.isEmpty else { throw try noTheme(in: paths) }
  }

  /// The reason that there is nothing to lint.
  func noTheme(in paths: [String]) throws -> Exit {
    try ThemeFiles.noTheme(in: paths, to: "lint", in: source)
  }

  /// The files that the run depends on, whether or not they have been read.
  var inputs: [String] { themes.map(\.path) + themes.compactMap(\.configuration.baseline?.value) }

  /// The report's format, if the configuration of the first theme sets one.
  var format: String? { themes.first?.configuration.format.value }

  /// The configuration of each theme, as text.
  var text: String { themes.map { $0.configuration.text(for: $0.path) }.joined(separator: "\n") }

  func compilerOptions(for theme: Theme, _ options: CompilerOptions) -> CompilerOptions {
    var options = options
    options.lint = theme.configuration.settings(in: files.workingFolder)
    return options
  }

  /// Hides the findings that baselines list, and adds findings about configurations and baselines.
  ///
  /// - Parameter compilations: the compilations of the themes, in order; further ones are appended.
  /// - Returns: for each compilation, the lowest severity that makes the run fail, or `nil` if none does.
  /// - Throws: if a baseline can't be read or written, or has errors, which are reported first.
  func finish(_ compilations: inout [Compilation]) throws -> [Severity?] {
    var failLevels = themes.map(\.configuration.failOn.value.severity)
    let baselines = Set(themes.compactMap(\.configuration.baseline?.value)).sorted()
    if options.updateBaseline || options.strictBaseline, baselines.isEmpty {
      let flag = options.updateBaseline ? "--update-baseline" : "--strict-baseline"
      throw Exit.usage(
        "\(flag) needs a file: specify it with '--baseline FILE', or with 'baseline' in \(ConfigurationSearch.name)"
      )
    }
    let strictest = failLevels.compactMap(\.self).min()
    var added: [Compilation] = []
    for path in baselines {
      let members = themes.indices.filter { themes[$0].configuration.baseline?.value == path }
      var own = members.map { compilations[$0] }
      if var stale = try apply(path, to: &own) {
        let settings = themes[members[0]].configuration.settings(in: files.workingFolder)
        stale.diagnostics = settings.applied(to: stale.diagnostics, in: stale.sources)
        added.append(stale)
      }
      for (member, compilation) in zip(members, own) { compilations[member] = compilation }
    }
    for compilation in files.warnings + added {
      compilations.append(compilation)
      failLevels.append(strictest)
    }
    return failLevels
  }

  /// Hides the findings that a baseline lists, or updates it, and returns the findings about the baseline itself.
  private func apply(_ path: String, to compilations: inout [Compilation]) throws -> Compilation? {
    let folders = BaselineFolders(working: files.workingFolder, baselineAt: path)
    let isGone: (String) -> Bool = { source.kind($0) == nil }
    func update(_ known: Baseline) throws {
      let run = BaselineRun(hidingIn: &compilations, Baseline(), folders)
      try write(run.updated(known, isGone: isGone), to: path)
      _ = BaselineRun(hidingIn: &compilations, run.found, folders)
    }
    if options.updateBaseline, source.kind(path) == nil {
      try update(Baseline())
      return nil
    }
    guard source.kind(path) != nil else {
      throw FileError(path, "\(FileError.noSuchFile); '--update-baseline' writes it")
    }
    let reading = readBaseline(SourceFile(path: path, bytes: try source.contents(of: path)))
    var report = Compilation(finding: reading.diagnostics, in: reading.sources)
    if reading.diagnostics.hasErrors {
      try Reporting(color: color).send([report])
      throw Exit(status: 2, message: nil)
    }
    if options.updateBaseline {
      try update(reading.baseline)
      return nil
    }
    let run = BaselineRun(hidingIn: &compilations, reading.baseline, folders)
    let stale = run.stale(in: reading.baseline, isGone: isGone)
    report.diagnostics = reading.staleDiagnostics(stale, options.strictBaseline ? .error : .warning)
    return stale.isEmpty ? nil : report
  }

  private func write(_ baseline: Baseline, to path: String) throws(FileError) {
    let change = FileChange(path: path, bytes: baselineJSON(baseline).bytes())
    if try !Files.replaceAll([change], isDurable: true).isEmpty {
      let count = baseline.total
      Terminal.printError("wrote \(path): \(count) finding\(count == 1 ? "" : "s")\n")
    }
  }
}
