package import LintelDiagnostics
package import LintelSchema
package import LintelSyntax

/// How the compiler reaches files: the core itself does no IO.
package struct SourceProvider: Sendable {
  /// The bytes of a file, nil if it can't be read.
  package var read: @Sendable (_ path: String) -> [UInt8]?
  /// Why a file can't be read, such as `Permission denied`; nil if nobody knows.
  package var reason: @Sendable (_ path: String) -> String? = { _ in nil }
  /// The path of a file behind every link; the path itself where there are none.
  package var resolve: @Sendable (_ path: String) -> String = { $0 }
  /// A path with every name in it as the folder has it, which differs where names in upper and lower case are the same.
  package var spelling: @Sendable (_ path: String) -> String = { $0 }
  /// The files that a path matches, sorted; a path without `*` matches itself if it exists.
  package var expand: @Sendable (_ pattern: String) -> [String]
  /// Folders, besides the root file's own, from which files may be imported.
  package var allowedFolders: [String]
  /// The asset catalogs of the app, besides those that themes name.
  package var assets: [String] = []

  package init(
    read: @escaping @Sendable (_ path: String) -> [UInt8]?,
    expand: @escaping @Sendable (_ pattern: String) -> [String],
    allowedFolders: [String] = []
  ) {
    self.read = read
    self.expand = expand
    self.allowedFolders = allowedFolders
  }
}

/// Everything that one run of the compiler finds out about a theme.
package struct Compilation: Sendable {
  /// Every file read: the root first, then what it imports, then what those import, each level by path.
  package var sources: SourceMap
  /// The nodes of the YAML files among them, as far as they can be read.
  package var roots: [FileID: YAMLNode] = [:]
  /// Nil if the root file can't be read as a theme at all.
  package var theme: Theme?
  /// Nil if there are errors.
  package var tree: AppearanceTree?
  /// What outputs write; nil if there are errors.
  package var decided: DecidedTheme?
  /// The trees of all releases of the app, if every rule has run and trees are asked for; empty where an error leaves the theme without
  /// a meaning.
  package var releases: [AppearanceTree] = []
  /// Sorted for output.
  package var diagnostics: [Diagnostic]
  /// What comments in the theme silence.
  package var suppressed: [SuppressedFinding] = []
  /// Findings that the baseline hides.
  package var baselined: [Diagnostic] = []
  /// Whether the run ended early, so that findings are missing.
  package var isInterrupted = false

  package init(
    sources: SourceMap,
    theme: Theme?,
    tree: AppearanceTree?,
    diagnostics: [Diagnostic]
  ) {
    self.sources = sources
    self.theme = theme
    self.tree = tree
    self.diagnostics = diagnostics
  }
}

/// What a caller allows.
package struct CompilerOptions: Sendable {
  /// Whether `mechanism: private` is accepted.
  package var allowsPrivateAPI = false
  /// How much is read before a theme is refused.
  package var limits = ThemeLimits()
  /// The release of the app that the tree is for; nil for the newest.
  ///
  /// What is judged are all releases.
  package var appVersion: AppRelease?
  /// The version that the theme's range begins with; nil for what the theme says.
  package var firstIOS: Version?
  /// How findings are judged.
  package var lint = LintSettings()
  /// Whether the tree of contexts is asked for, which outputs need for systems before iOS 13 alone.
  package var needsTree = true
  /// The names of the brands that the outputs are for; empty for all.
  ///
  /// A name that no brand has counts for nothing.
  package var brands: [String] = []
  /// Which of the theme's `proxies:` the outputs set; nil for none, which leaves them to the app.
  package var proxies: ProxyScope?
  /// Whether nobody waits for the result any more; nil for a run that always ends.
  ///
  /// Stages and rules ask before they begin, on several threads. Once the answer is yes, it has to
  /// stay yes for the rest of the run.
  package var isInterrupted: (@Sendable () -> Bool)?

  package init() {}
}

/// Compiles one theme: reads it, decides every override, and builds what UIKit takes.
///
/// - Parameters:
///   - root: the path of the root file.
///   - provider: how files are reached.
///   - options: what the caller allows.
/// - Returns: the tree if nothing is wrong, and everything that is.
package func compile(
  root: String,
  provider: SourceProvider,
  options: CompilerOptions = CompilerOptions()
) -> Compilation {
  run(root: root, provider: provider, options: options, isThorough: false)
}

/// Compiles one theme and runs every rule on it, those that do not stop a compile too.
///
/// - Parameters:
///   - root: the path of the root file.
///   - provider: how files are reached.
///   - options: what the caller allows.
/// - Returns: as `compile`, with all findings.
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
    tree: nil,
    diagnostics: reading.diagnostics
  )
  compilation.roots = reading.roots
  func isInterrupted() -> Bool { options.isInterrupted?() ?? false }
  compilation.isInterrupted = isInterrupted()
  if compilation.isInterrupted { return compilation }
  guard let theme = reading.theme else {
    finish(&compilation, options.lint, isThorough: false)
    return compilation
  }
  let cascade = Cascade(theme)
  compilation.diagnostics += checkTokens(cascade, limits: options.limits)
  let output = theme.space.interval(of: options.appVersion)
  let releases = isThorough ? Array(theme.space.releases.indices) : [output]
  // Nearly every theme that is read without errors has no conflicts either, so that everything is decided meanwhile.
  let isRead = !compilation.diagnostics.hasErrors
  let chosen =
    options.brands.isEmpty
    ? nil
    : theme.space.brands.indices.filter { options.brands.contains(theme.space.brands[$0].name) }
  let (judged, decided) = concurrently(
    {
      let purpose: ConflictChecker.Purpose = isThorough ? .allFindings : .errors
      let findings = ConflictChecker.check(cascade, for: purpose)
        .separatingCoincidences(in: cascade)
      let overrides =
        isThorough
        ? cascade.overrides(limit: options.limits.combinations) : (found: [], unjudged: [])
      return (findings: findings, overrides: overrides)
    },
    with: { () -> [BuiltRelease] in
      guard isRead else { return [] }
      return releases.map { release in
        var built = BuiltRelease(release, of: cascade, options)
        if release == output { built.decide(brands: chosen) }
        return built
      }
    }
  )
  compilation.isInterrupted = isInterrupted()
  if compilation.isInterrupted { return compilation }
  let isSound = isRead && judged.findings.conflicts.isEmpty
  let built = isSound ? decided : []
  let analysis = Analysis(
    theme: theme,
    cascade: cascade,
    findings: judged.findings,
    overrides: judged.overrides.found,
    sources: reading.sources,
    roots: reading.roots,
    comments: isThorough ? comments(in: compilation) : [:],
    schema: .standard,
    options: options,
    releases: isThorough ? built.map(\.cascade) : []
  )
  let rules = LintRule.all.filter { isThorough || $0.severity == .error }
    .filter { isSound || !$0.judgesAbsence }
  compilation.diagnostics +=
    isThorough ? analysis.findings(of: rules) : rules.flatMap { $0.findings(analysis) }
  if isThorough {
    judged.overrides.unjudged.forEach(analysis.unjudged.insert)
    compilation.diagnostics += analysis.unjudged.diagnostics(in: theme)
    if analysis.looks.isTooLarge { compilation.diagnostics.append(.looksTooLarge(theme)) }
    compilation.isInterrupted = isInterrupted()
    if compilation.isInterrupted { return compilation }
  }
  if !compilation.diagnostics.hasErrors {
    let release = built.first { $0.release == output && !$0.diagnostics.hasErrors }
    compilation.tree = chosen.flatMap { release?.tree?.limited(to: $0) } ?? release?.tree
    compilation.decided = release?.decided
    if isThorough { compilation.releases = built.compactMap(\.tree) }
    let more = built.flatMap(\.diagnostics)
    var seen = more.isEmpty ? [] : Set(compilation.diagnostics)
    for diagnostic in more where seen.insert(diagnostic).inserted {
      compilation.diagnostics.append(diagnostic)
    }
  }
  finish(&compilation, options.lint, isThorough: isThorough)
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
  isThorough: Bool
) {
  let unsuppressed = Suppressions(compilation.sources, compilation.roots)
    .applied(to: compilation.diagnostics, isComplete: isThorough)
  compilation.suppressed = unsuppressed.suppressed
  compilation.diagnostics = settings.applied(to: unsuppressed.findings, in: compilation.sources)
    .map { $0.breakingLines(as: compilation.sources) }
    .sortedForOutput()
  // Settings may make an error of what was none.
  if compilation.diagnostics.hasErrors { (compilation.tree, compilation.decided) = (nil, nil) }
}
