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
  var compilation = Compilation(
    sources: reading.sources,
    theme: reading.theme,
    diagnostics: reading.diagnostics
  )
  compilation.roots = reading.roots
  func isInterrupted() -> Bool { options.isInterrupted?() ?? false }
  compilation.isInterrupted = isInterrupted()
  if compilation.isInterrupted { return compilation }
  let suppressions = Suppressions(reading.sources, reading.roots)
  guard let theme = reading.theme else {
    finish(&compilation, options.lint, suppressions, isThorough: false)
    return compilation
  }
  let cascade = Cascade(theme)
  let output = theme.space.interval(of: options.appVersion)
  let releases = isThorough ? Array(theme.space.releases.indices) : [output]
  // A theme that is read without errors rarely has other errors, so outputs are decided at the same time.
  let isRead = !compilation.diagnostics.hasErrors
  let scope = try? theme.selectScope(brands: options.brands, modes: options.modes)
  let cascades = isRead ? releases.map { cascade.limited(to: $0) } : []
  let looks = SharedLooks(isThorough ? cascades : [])
  let (judged, decided) = concurrently(
    {
      var tokens = checkTokens(cascade, limits: options.limits)
      tokens.nameLookalikes(in: reading.sources)
      let purpose: ConflictChecker.Purpose = isThorough ? .allFindings : .errors
      let findings = ConflictChecker.check(cascade, for: purpose)
        .separatingCoincidences(in: cascade)
      let isSound = findings.conflicts.isEmpty && !tokens.hasErrors
      if isThorough, isSound { inBackground { looks.prepare() } }
      let overrides =
        isThorough
        ? cascade.overrides(limit: options.limits.combinations) : (found: [], unjudged: [])
      return (isSound: isSound, tokens: tokens, findings: findings, overrides: overrides)
    },
    with: {
      zip(releases, cascades).map { release, cascade in
        var built = BuiltRelease(release, cascade, options)
        if release == output { built.decide(scope: scope ?? OutputScope(all: theme.space)) }
        return built
      }
    }
  )
  compilation.isInterrupted = isInterrupted()
  if compilation.isInterrupted { return compilation }
  compilation.diagnostics += judged.tokens
  let isSound = isRead && judged.isSound
  let built = isSound ? decided.map { $0.judgingTokens() } : []
  let analysis = Analysis(
    cascade: cascade,
    findings: judged.findings,
    overrides: judged.overrides.found,
    sources: reading.sources,
    roots: reading.roots,
    comments: isThorough ? comments(in: compilation) : [:],
    options: options,
    looks: isSound ? looks : SharedLooks([])
  )
  let rules = LintRule.all.filter { isThorough || $0.severity == .error }
    .filter { isSound || !$0.judgesAbsence }
    // A rule that is off runs only if there are suppression comments, to find out whether they are used.
    .filter { !suppressions.isEmpty || !options.lint.leavesOut($0) }
  // The effect of a value that couldn't be read is unknown.
  let unread = isRead ? [] : theme.unreadPlaces
  compilation.diagnostics +=
    (isThorough ? analysis.findings(of: rules) : rules.flatMap { $0.findings(analysis) })
    .filter { $0.severity == .error || !$0.concerns(unread) }
  if isThorough {
    judged.overrides.unjudged.forEach(analysis.unjudged.insert)
    compilation.diagnostics += analysis.unjudged.diagnostics(in: theme)
    if analysis.looks.isTooLarge { compilation.diagnostics.append(.looksTooLarge(theme)) }
    compilation.isInterrupted = isInterrupted()
    if compilation.isInterrupted { return compilation }
  }
  if !compilation.diagnostics.hasErrors {
    let release = built.first { $0.release == output && !$0.diagnostics.hasErrors }
    compilation.decided = release?.decided
    compilation.cascade = cascade
    let more = built.flatMap(\.diagnostics)
    var seen = more.isEmpty ? [] : Set(compilation.diagnostics)
    for diagnostic in more where seen.insert(diagnostic).inserted {
      compilation.diagnostics.append(diagnostic)
    }
  }
  finish(&compilation, options.lint, suppressions, isThorough: isThorough)
  return compilation
}

private func comments(in compilation: Compilation) -> [FileID: [SourceRange]] {
  compilation.roots.reduce(into: [:]) { comments, root in
    comments[root.key] = LintelSyntax.comments(in: compilation.sources[root.key], of: root.value)
  }
}

/// Applies suppression comments, then configured severities.
private func finish(
  _ compilation: inout Compilation,
  _ settings: LintSettings,
  _ suppressions: Suppressions,
  isThorough: Bool
) {
  let unsuppressed = suppressions.applied(to: compilation.diagnostics, isComplete: isThorough)
  compilation.suppressed = unsuppressed.suppressed
  compilation.diagnostics = settings.applied(to: unsuppressed.findings, in: compilation.sources)
    .map { $0.matchingLineBreaks(of: compilation.sources) }
    .sortedForOutput()
  // Settings can turn other findings into errors.
  if compilation.diagnostics.hasErrors { compilation.decided = nil }
}

extension Diagnostic {
  /// Whether the finding, or one of its notes, is at one of some places.
  fileprivate func concerns(_ places: Set<SourceRange>) -> Bool {
    places.contains(range) || notes.contains { $0.range.map(places.contains) ?? false }
  }
}
