package import LintelCascade
package import LintelDecisions
package import LintelDiagnostics
import LintelTheme

/// Chooses the proxies of a theme that the outputs set, and checks them.
///
/// - Parameters:
///   - cascade: the theme's cascade, limited to a release.
///   - scope: which proxies are set.
///   - limit: the largest size of a decision.
/// - Returns: the settings to set, and findings about settings that are left out and about conflicting values.
package func selectProxies(
  _ cascade: Cascade,
  _ scope: ProxyScope,
  limit: Limit = .standard
) -> (kept: [ProxySelection.Kept], diagnostics: [Diagnostic]) {
  let (kept, omitted) = ProxySelection(cascade.theme, scope).selected()
  if kept.isEmpty { return ([], omitted) }
  do throws(TooLarge) {
    guard let builder = try DecidedThemeBuilder(cascade, scope: nil, limit: limit) else {
      return ([], omitted)
    }
    var settings = ProxyDecisions(kept, of: builder.decisions)
    return (kept, omitted + (try settings.conflicts()))
  } catch {
    return ([], omitted + [.tooManyProxyContexts(kept.map(\.setting), cascade.theme)])
  }
}

extension Diagnostic {
  /// Creates the error about settings that differ in too many contexts, at the first setting.
  fileprivate static func tooManyProxyContexts(
    _ settings: [Theme.InstanceSetting],
    _ theme: Theme
  ) -> Diagnostic {
    let places = settings.map(\.range).sorted()
    return Diagnostic(
      "too-many-contexts",
      "the settings of 'proxies' differ in more contexts than Lintel can write",
      at: places.first ?? theme.nameRange,
      notes: [Note("every combination of promos that can run together counts")]
        + places.dropFirst().prefix(5).map { Note("this setting counts, too", at: $0) },
      help: ["set proxies in fewer promos, or remove 'with: any' from some of them"]
    )
  }
}
