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
  guard Outline(old.theme) == Outline(new.theme) else { return false }
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

/// The names that a theme gives to contexts, in their order.
private struct Outline: Equatable {
  let names: [String]
  let versions: [Version]
  let brands: [Brand]
  let promos: [Promo]
  let modes: [Mode]
  let screens: [Screen]
  let flows: [[String]]

  init(_ theme: Theme) {
    names = [theme.name]
    versions = [theme.minimumIOS, theme.newestIOS]
    brands = theme.space.brands
    promos = theme.space.calendar.promos
    modes = theme.space.calendar.switches.modes
    screens = theme.space.screens
    flows = theme.flows.map { [$0.from, $0.to] }
  }
}
