import LintelAppearance
import LintelCascade
import LintelDecisions
import LintelSchema
import LintelTheme

/// Whether two themes have the same contexts and look the same in all of them, regardless of how they are written.
package func isAlike(_ old: ComparedTheme, _ new: ComparedTheme) -> Bool {
  guard old.theme.hasContexts(of: new.theme) else { return false }
  do throws(TooLarge) {
    guard var shared = try SharedDecisions(old, new, SharedContexts(old, new)) else { return true }
    // The outputs can set all proxies, regardless of the options of this run.
    let proxies = try shared.settings(
      from: ProxySelection(old.theme, .everywhere).selected().kept,
      to: ProxySelection(new.theme, .everywhere).selected().kept,
      isByScreen: false
    )
    guard proxies.isEmpty else { return false }
    return try shared.areSame()
  } catch {
    // The themes differ in more contexts than can be compared.
    return false
  }
}

extension Theme {
  /// Whether another theme has the same contexts with the same names, in the same order.
  fileprivate func hasContexts(of other: Theme) -> Bool {
    name == other.name && minimumIOS == other.minimumIOS && newestIOS == other.newestIOS
      && space.brands == other.space.brands && space.screens == other.space.screens
      && space.calendar.promos == other.space.calendar.promos
      && space.calendar.switches.modes == other.space.calendar.switches.modes
      && flows.map { [$0.from, $0.to] } == other.flows.map { [$0.from, $0.to] }
  }
}
