import LintelAppearance
import LintelCascade
import LintelDecisions
import LintelSchema
import LintelTheme

/// Whether two themes have the same contexts and look the same in all of them, wherever and however they say so.
///
/// - Parameters:
///   - old: one theme.
///   - new: the other one.
/// - Returns: also false where the themes differ in more contexts than can be compared.
package func isAlike(_ old: ComparedTheme, _ new: ComparedTheme) -> Bool {
  guard old.theme.hasContexts(of: new.theme) else { return false }
  do throws(TooLarge) {
    guard var shared = try SharedDecisions(old, new, SharedContexts(old, new)) else { return true }
    // The outputs may set all proxies, whatever has been asked for.
    let proxies = try shared.settings(
      from: ProxySelection(old.theme, .everywhere).selected().kept,
      to: ProxySelection(new.theme, .everywhere).selected().kept,
      isByScreen: false
    )
    guard proxies.isEmpty else { return false }
    return try shared.areSame()
  } catch {
    return false
  }
}

extension Theme {
  /// Whether another theme gives the same names to the same contexts, in their order.
  fileprivate func hasContexts(of other: Theme) -> Bool {
    name == other.name && minimumIOS == other.minimumIOS && newestIOS == other.newestIOS
      && space.brands == other.space.brands && space.screens == other.space.screens
      && space.calendar.promos == other.space.calendar.promos
      && space.calendar.switches.modes == other.space.calendar.switches.modes
      && flows.map { [$0.from, $0.to] } == other.flows.map { [$0.from, $0.to] }
  }
}
