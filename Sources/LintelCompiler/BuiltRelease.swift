import LintelAppearance
import LintelCascade
import LintelDecisions
import LintelDiagnostics
import LintelLint
import LintelTheme

/// A theme as it resolves in one release of the app.
struct BuiltRelease {
  /// An index into the releases of the theme's space.
  let release: Int
  /// Of what is left of the theme in the release.
  private let cascade: Cascade
  /// The settings of appearance proxies that outputs set; nil to leave proxies alone.
  private let proxies: [ProxySelection.Kept]?
  /// How large a decision may become.
  private let limit: Limit
  /// What outputs write; nil if it is not asked for, or too large.
  private(set) var decided: DecidedTheme?
  /// What there is to say about how slots are assigned, and about values that come from tokens.
  private(set) var diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - release: an index into the releases of the theme's space.
  ///   - cascade: of what is left of the theme in the release.
  ///   - options: what the caller allows and asks for.
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

  /// The same with what there is to say about values that come from tokens.
  ///
  /// - Precondition: no token leads back to itself.
  func judgingTokens() -> BuiltRelease {
    var judged = self
    do throws(TooLarge) {
      judged.diagnostics += try checkTokenValues(cascade)
      judged.diagnostics += try checkMissingTokens(cascade)
    } catch {
      judged.diagnostics.append(error.diagnostic(cascade.theme))
    }
    return judged
  }

  /// Decides everything about the release, for all of the theme or for a part.
  mutating func decide(scope: OutputScope) {
    do throws(TooLarge) {
      decided = try DecidedTheme(cascade, scope: scope, proxies: proxies, limit: limit)
    } catch {
      diagnostics.append(error.diagnostic(cascade.theme))
    }
  }
}

/// Reports a theme whose outputs would be too large to write.
extension TooLarge {
  /// Says what to do about a theme in which one value depends on too much at once.
  fileprivate func diagnostic(_ theme: Theme) -> Diagnostic {
    Diagnostic(
      "too-many-contexts",
      "a value of the theme differs in more contexts than can be written out",
      at: theme.nameRange,
      notes: [Note("every combination of promos that can run together counts")],
      help: [theme.space.calendar.fewerCombinations]
    )
  }
}
