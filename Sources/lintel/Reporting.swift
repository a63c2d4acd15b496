import LintelCompiler
import LintelDiagnostics
import LintelReporting
import LintelRuns

/// Writes the findings of a run to the requested places.
struct Reporting {
  /// One report and its destination.
  private struct Destination {
    enum Place: Equatable {
      case output
      case errors
      case file(String)

      var path: String? {
        if case .file(let path) = self { path } else { nil }
      }
    }

    let format: ReportFormat
    let place: Place
  }

  private let destinations: [Destination]
  private let color: ColorChoice
  private var maxProblems: Int?
  private var rulesPage: String?
  private var fixed: FixLevel?
  /// Whether a run without findings reports that on a terminal.
  private var confirmsSuccess = false

  /// Creates the reports of `lint`: one on standard error or output, and the files; `leavesOutput` keeps standard output free.
  ///
  /// The command line overrides the configured format. Without either, the format depends on the environment.
  init(
    _ options: ReportOptions,
    color: ColorChoice,
    configured format: String? = nil,
    leavingOutput leavesOutput: Bool = false,
    fixed: FixLevel? = nil
  ) {
    self.fixed = fixed
    confirmsSuccess = true
    func chosen(_ format: ReportFormat?) -> Destination {
      let format = format ?? Self.automatic()
      return Self.shown(
        leavesOutput && format.audience == .programs ? Self.automatic { _ in nil } : format
      )
    }
    var shown = options.formats.map { chosen($0.format) }
    shown += options.targets.filter { $0.path == "-" }
      .map { Destination(format: $0.format, place: .output) }
    if shown.isEmpty {
      shown = [chosen(format.flatMap(ReportFormat.named))]
    }
    destinations =
      shown
      + options.targets.filter { $0.path != "-" }
      .map { Destination(format: $0.format, place: .file($0.path)) }
    self.color = color
    maxProblems = options.maxProblems
    rulesPage = options.rulesPage
  }

  /// Creates the report of another command, which goes to standard error because its output is something else.
  ///
  /// Without a format, the format depends on the environment.
  init(toErrors format: ReportFormat? = nil, color: ColorChoice) {
    destinations = [Destination(format: format ?? Self.automatic(), place: .errors)]
    self.color = color
  }

  /// Whether a report uses standard output, so that nothing else may be written there.
  var usesStandardOutput: Bool { destinations.contains { $0.place == .output } }

  /// Throws a usage error if a report would replace an input of the run or another report.
  func protect(_ inputs: some Sequence<String>) throws(Exit) {
    let paths = destinations.compactMap(\.place.path).filter { Files.kind($0) != .stream }
    guard !paths.isEmpty else { return }
    let known = Set(inputs.compactMap(Files.identity))
    let awaited = Set(inputs.map(Self.place))
    var places: Set<String> = []
    for path in paths {
      let place = Self.place(of: path)
      if awaited.contains(place) || Files.identity(path).map(known.contains) ?? false {
        throw Exit.usage("\(path) would be overwritten, but findings depend on it")
      }
      guard places.insert(place).inserted else {
        throw Exit.usage("two reports would be written to \(path)")
      }
    }
  }

  /// The path of a file that may not exist yet, the same for all links to its folder.
  private static func place(of path: String) -> String {
    let folder = Files.folder(of: path)
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return Files.realPath(Files.join(Files.realPath(folder.isEmpty ? "." : folder), name))
  }

  /// Writes every report, including those without findings, and returns whether the findings make the run fail.
  ///
  /// `failLevels` has the lowest severity that fails for each compilation, or `nil` if none does. By default, errors fail.
  @discardableResult
  func send(
    _ compilations: [Compilation],
    failingAt failLevels: [Severity?]? = nil
  ) throws(FileError) -> Bool {
    let paths = ReportPaths(workingFolder: Files.workingFolder(), repository: Repository.folder())
    let levels = failLevels ?? compilations.map { _ in .error }
    let hasFailed = zip(compilations, levels).contains { compilation, level in
      guard let level else { return false }
      return compilation.diagnostics.contains { $0.severity >= level }
    }
    var run = RunFacts(
      version: lintelVersion,
      exitStatus: hasFailed ? Exit.findings.status : 0,
      rulesPage: rulesPage
    )
    run.fixed = fixed
    let report = Report(compilations, paths: paths, run: run)
    for destination in destinations { try write(report, to: destination) }
    if confirmsSuccess, report.totals.shown == 0 { confirm(report, themes: compilations.count) }
    try writeStepSummary(of: report)
    return hasFailed
  }

  /// Tells a person that nothing was found, and how much was checked.
  private func confirm(_ report: Report, themes: Int) {
    let isRead = destinations.contains { $0.place == .errors && $0.format.audience == .people }
    guard isRead, Terminal.isTerminal(STDERR_FILENO) else { return }
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    let files = count(report.sources.files.count, "file")
    Terminal.printError("\(report.totals.text(in: " in \(count(themes, "theme")), \(files)"))\n")
  }

  private func write(_ report: Report, to destination: Destination) throws(FileError) {
    let format = destination.format
    let shown = report.limited(for: format, to: maxProblems)
    switch destination.place {
    case .output: Terminal.print(format.render(shown, style(of: format, on: STDOUT_FILENO)))
    case .errors: Terminal.printError(format.render(shown, style(of: format, on: STDERR_FILENO)))
    case .file(let path):
      try Files.makeFolder(Files.folder(of: path))
      try Files.replace(path, with: Array(format.render(shown, .plain).utf8))
    }
  }

  private func style(of format: ReportFormat, on stream: Int32) -> ReportStyle {
    guard format.audience == .people else { return .plain }
    let colors = Terminal.usesColor(color, on: stream)
    return ReportStyle(colors: colors, hyperlinks: colors && Terminal.isTerminal(stream))
  }

  /// Writes all findings to the summary of a job, because GitHub shows only ten annotations of each kind.
  private func writeStepSummary(of report: Report) throws(FileError) {
    guard destinations.contains(where: { $0.format.name == "github" && $0.place == .output }),
      report.totals.shown > 0, let path = Terminal.environment("GITHUB_STEP_SUMMARY"),
      !path.isEmpty, let markdown = ReportFormat.named("markdown")
    else { return }
    try Files.append(Array(markdown.render(report, .plain).utf8), to: path)
  }

  private static func automatic(
    in environment: (String) -> String? = Terminal.environment
  ) -> ReportFormat {
    ReportFormat.automatic(isTerminal: Terminal.isTerminal(STDERR_FILENO), environment: environment)
  }

  private static func shown(_ format: ReportFormat) -> Destination {
    Destination(format: format, place: format.audience == .people ? .errors : .output)
  }
}
