import LintelCascade
import LintelDiagnostics
package import LintelLint
import LintelSyntax
package import LintelTheme

/// Compiles a theme: reads it, decides every override, and prepares the outputs if there are no errors.
package func compile(
  root: String,
  provider: SourceProvider,
  options: CompilerOptions = CompilerOptions()
) -> Compilation {
  run(root: root, provider: provider, options: options, isThorough: false)
}

/// Compiles a theme and runs every rule on it, including the rules that don't prevent outputs.
package func analyze(
  root: String,
  provider: SourceProvider,
  options: CompilerOptions = CompilerOptions()
) -> Compilation {
  run(root: root, provider: provider, options: options, isThorough: true)
}

/// Reads a theme, and runs the other stages on it.
private func run(
  root: String,
  provider: SourceProvider,
  options: CompilerOptions,
  isThorough: Bool
) -> Compilation {
  let reading = readTheme(
    root: root,
    provider: provider,
    limits: options.limits,
    firstIOS: options.firstIOS
  )
  var stages = CompilerStages(after: reading, options, isThorough: isThorough)
  stages.run()
  return stages.compilation
}

/// The stages after reading, which add to the result one after another.
private struct CompilerStages {
  /// The result so far.
  private(set) var compilation: Compilation
  private let options: CompilerOptions
  /// Whether to run the rules that don't prevent outputs, too.
  private let isThorough: Bool
  /// Whether the theme is read without errors.
  private let isRead: Bool
  private let suppressions: Suppressions

  init(after reading: ThemeReading, _ options: CompilerOptions, isThorough: Bool) {
    compilation = Compilation(
      sources: reading.sources,
      theme: reading.theme,
      diagnostics: reading.diagnostics
    )
    compilation.roots = reading.roots
    self.options = options
    self.isThorough = isThorough
    isRead = !reading.diagnostics.hasErrors
    suppressions = Suppressions(reading.sources, reading.roots)
  }

  /// Runs the stages, unless the caller interrupts the run between two of them.
  mutating func run() {
    if isInterrupted() { return }
    guard let theme = compilation.theme else { return finish(isComplete: false) }
    let cascade = Cascade(theme)
    let (verdict, results, releases) = judgeAndDecide(cascade)
    if isInterrupted() { return }
    add(results, verdict)
    if !compilation.diagnostics.hasErrors {
      keepOutput(of: verdict.isSound ? releases : [], cascade)
    }
    finish(isComplete: isThorough)
  }

  /// Records and returns whether the caller interrupts the run.
  private mutating func isInterrupted() -> Bool {
    compilation.isInterrupted = options.isInterrupted?() ?? false
    return compilation.isInterrupted
  }

  // MARK: - Cascade and outputs

  /// What the cascade of a theme shows.
  private struct Verdict {
    /// Whether every property and token has one value in every context.
    let isSound: Bool
    /// The findings about tokens.
    let tokens: [Diagnostic]
    let analysis: Analysis
    /// What bars look like, which is empty unless the theme is sound.
    let looks: SharedLooks
    /// Declarations that override too many others to examine.
    let unjudged: [Declaration]
  }

  /// Judges the cascade, runs the rules, and decides the outputs at the same time, because a theme that is read without errors rarely has
  /// other errors.
  ///
  /// The thread that judges continues with the rules, and the other one joins it after the outputs.
  private func judgeAndDecide(_ cascade: Cascade) -> (Verdict, RuleShare.Results, [BuiltRelease]) {
    let space = cascade.theme.space
    let output = space.interval(of: options.appVersion)
    let releases = isThorough ? Array(space.releases.indices) : [output]
    let cascades = isRead ? releases.map { cascade.limited(to: $0) } : []
    let scope = try? cascade.theme.selectScope(brands: options.brands, modes: options.modes)
    let offer = Offer<RuleShare>()
    let ((verdict, share, first), (built, second)) = concurrently(
      {
        let verdict = judge(cascade, SharedLooks(isThorough ? cascades : []))
        let share = RuleShare(rules(after: verdict), verdict.analysis, verdict.looks)
        return (verdict, share, offer.make(share) ? share.run() : [])
      },
      with: {
        let built = zip(releases, cascades).map { release, cascade in
          var built = BuiltRelease(release, cascade, options)
          if release == output { built.decide(scope: scope ?? OutputScope(all: space)) }
          return built
        }
        return (built, offer.take()?.run() ?? [])
      }
    )
    return (verdict, first + second + share.runRest(), built)
  }

  /// Judges the cascade, and begins to prepare what bars look like if the theme is sound.
  private func judge(_ cascade: Cascade, _ looks: SharedLooks) -> Verdict {
    var tokens = checkTokens(cascade, limits: options.limits)
    tokens.nameLookalikes(in: compilation.sources)
    let findings = ConflictChecker.check(cascade, for: isThorough ? .allFindings : .errors)
      .separatingCoincidences(in: cascade)
    let isSound = findings.conflicts.isEmpty && !tokens.hasErrors
    if isThorough, isSound { inBackground { looks.prepare() } }
    let overrides =
      isThorough ? cascade.overrides(limit: options.limits.combinations) : (found: [], unjudged: [])
    let analysis = Analysis(
      cascade: cascade,
      findings: findings,
      overrides: overrides.found,
      sources: compilation.sources,
      roots: compilation.roots,
      options: options
    )
    return Verdict(
      isSound: isRead && isSound,
      tokens: tokens,
      analysis: analysis,
      looks: isSound ? looks : SharedLooks([]),
      unjudged: overrides.unjudged
    )
  }

  // MARK: - Rules

  /// The rules that can judge a theme after its cascade.
  private func rules(after verdict: Verdict) -> [LintRule] {
    LintRule.all.filter { isThorough || $0.severity == .error }
      .filter { verdict.isSound || !$0.judgesAbsence }
      // A rule that is off runs only if there are suppression comments, to find out whether they are used.
      .filter { !suppressions.isEmpty || !options.lint.leavesOut($0) }
  }

  /// Adds the findings of the cascade and of the rules.
  private mutating func add(_ results: RuleShare.Results, _ verdict: Verdict) {
    let analysis = verdict.analysis
    compilation.diagnostics += verdict.tokens
    // The effect of a value that couldn't be read is unknown.
    let unread = isRead ? [] : analysis.theme.unreadPlaces
    compilation.diagnostics += results.sorted { $0.rule < $1.rule }.flatMap(\.findings)
      .filter { $0.severity == .error || !$0.concerns(unread) }
    guard isThorough else { return }
    verdict.unjudged.forEach(analysis.unjudged.insert)
    compilation.diagnostics += analysis.unjudged.diagnostics(in: analysis.theme)
    if verdict.looks.isTooLarge { compilation.diagnostics.append(.looksTooLarge(analysis.theme)) }
  }

  // MARK: - The result

  /// Keeps the decided theme of the requested release, and adds the findings about all releases, each once.
  private mutating func keepOutput(of releases: [BuiltRelease], _ cascade: Cascade) {
    let built = releases.map { $0.judgingTokens() }
    let output = cascade.theme.space.interval(of: options.appVersion)
    compilation.decided =
      built.first { $0.release == output && !$0.diagnostics.hasErrors }?.decided
    compilation.cascade = cascade
    let findings = built.flatMap(\.diagnostics)
    var seen = findings.isEmpty ? [] : Set(compilation.diagnostics)
    compilation.diagnostics += findings.filter { seen.insert($0).inserted }
  }

  /// Applies suppression comments, then configured severities.
  private mutating func finish(isComplete: Bool) {
    let unsuppressed = suppressions.applied(to: compilation.diagnostics, isComplete: isComplete)
    compilation.suppressed = unsuppressed.suppressed
    compilation.diagnostics = options.lint
      .applied(to: unsuppressed.findings, in: compilation.sources)
      .map { $0.matchingLineBreaks(of: compilation.sources) }
      .sortedForOutput()
    // Settings can turn other findings into errors.
    if compilation.diagnostics.hasErrors { compilation.decided = nil }
  }
}

extension Diagnostic {
  /// Whether the finding, or one of its notes, is at one of some places.
  fileprivate func concerns(_ places: Set<SourceRange>) -> Bool {
    places.contains(range) || notes.contains { $0.range.map(places.contains) ?? false }
  }
}
