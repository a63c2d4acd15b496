import LintelAppearance
import LintelCascade
import LintelDecisions
import LintelDiagnostics
import LintelLint
import LintelSchema
import LintelTheme

/// A theme in one release of the app.
struct BuiltRelease {
  /// The release, as an index into the releases of the theme's space.
  let release: Int
  /// The cascade of the theme, limited to the release.
  private let cascade: Cascade
  /// The settings of appearance proxies that outputs set, or `nil` to leave proxies to the app.
  private let proxies: [ProxySelection.Kept]?
  private let limit: Limit
  /// The decided theme for outputs, or `nil` if it isn't requested or is too large.
  private(set) var decided: DecidedTheme?
  /// The findings about proxies, about values that come from tokens, and about decisions that are too large.
  private(set) var diagnostics: [Diagnostic]

  init(_ release: Int, _ cascade: Cascade, _ options: CompilerOptions) {
    self.release = release
    self.cascade = cascade
    let limit = Limit(
      nodes: options.limits.decisions,
      branches: options.limits.decisions * 2,
      steps: Limit.standard.steps
    )
    self.limit = limit
    let selected = options.proxies.map { scope in
      selectProxies(cascade, scope, limit: limit)
    }
    proxies = selected?.kept
    diagnostics = selected?.diagnostics ?? []
  }

  /// Returns the release with findings about values that come from tokens.
  ///
  /// - Precondition: no token refers to itself, directly or through others.
  func judgingTokens() -> BuiltRelease {
    var judged = self
    do throws(TooLarge) {
      judged.diagnostics += try checkTokenValues(cascade)
      judged.diagnostics += try checkMissingTokens(cascade)
    } catch {
      judged.diagnostics.append(error.diagnostic(cascade))
    }
    return judged
  }

  /// Decides everything about the release, for the whole theme or for a part of it.
  mutating func decide(scope: OutputScope) {
    do throws(TooLarge) {
      decided = try DecidedTheme(cascade, scope: scope, proxies: proxies, limit: limit)
    } catch {
      diagnostics.append(error.diagnostic(cascade))
    }
  }
}

extension TooLarge {
  /// The error about a theme in which one value depends on too much at once.
  ///
  /// It names the property and its declarations if they alone are too much, or else the bar whose properties are too much together.
  fileprivate func diagnostic(_ cascade: Cascade) -> Diagnostic {
    let theme = cascade.theme
    let overlapping = declarations.map { cascade.declaration(at: $0.index) }
    let bars = Set(
      overlapping.map { theme.leaf(of: $0.target).flatMap { Schema.standard[$0].bar } }
    )
    let targets = Set(overlapping.map(\.target))
    var name = targets.first.map(theme.name)
    if targets.count > 1 { name = bars.count == 1 ? bars.first.flatMap { $0?.rawValue } : nil }
    let value = name.map { "'\($0)'" } ?? "a value of the theme"
    let places = Set(overlapping.map { theme.entries[Int($0.entry)].keyRange }).sorted()
    return Diagnostic(
      "too-many-contexts",
      "\(value) differs in more contexts than Lintel can write",
      at: theme.nameRange,
      notes: [Note("every combination of promos that can run together counts")]
        + places.prefix(5).map { Note("this declaration overlaps with others", at: $0) },
      help: [theme.space.calendar.fewerCombinations]
    )
  }
}
