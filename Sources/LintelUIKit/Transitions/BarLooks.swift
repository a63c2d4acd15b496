#if canImport(UIKit)
import UIKit

/// The appearances that a navigation bar shows with a screen's item in each slot, by UIKit's own lookup.
@available(iOS 13, *)
@MainActor
struct BarLooks {
  let standard: UINavigationBarAppearance
  let compact: UINavigationBarAppearance
  let scrollEdge: UINavigationBarAppearance
  let compactScrollEdge: UINavigationBarAppearance

  /// Looks up each slot in the settings of the screen's item, and then in the bar.
  init(_ item: NavigationBarStyle, bar: UINavigationBar) {
    standard = item.standardAppearance.object ?? bar.standardAppearance
    compact = item.compactAppearance.object ?? bar.compactAppearance ?? standard
    let edge = item.scrollEdgeAppearance.object ?? bar.scrollEdgeAppearance
    scrollEdge = edge ?? standard.cleared
    var compactEdge = item.compactScrollEdgeAppearance.object
    if #available(iOS 15, *) { compactEdge = compactEdge ?? bar.compactScrollEdgeAppearance }
    compactScrollEdge = compactEdge ?? edge ?? compact.cleared
  }

  var cleared: NavigationBarStyle {
    var style = NavigationBarStyle()
    style.standardAppearance = .set(standard.cleared)
    style.compactAppearance = .set(compact.cleared)
    style.scrollEdgeAppearance = .set(scrollEdge.cleared)
    style.compactScrollEdgeAppearance = .set(compactScrollEdge.cleared)
    return style
  }

  /// Returns a style that has the same mixture at the edge and away from it; if `isFade`, the look at the edge has no background.
  func blended(at progress: Double, isFade: Bool) -> NavigationBarStyle {
    let edge = isFade ? scrollEdge.cleared : scrollEdge
    let compactEdge = isFade ? compactScrollEdge.cleared : compactScrollEdge
    let large = edge.blended(with: standard, progress)
    let small = compactEdge.blended(with: compact, progress)
    var style = NavigationBarStyle()
    style.standardAppearance = .set(large)
    style.scrollEdgeAppearance = .set(large)
    style.compactAppearance = .set(small)
    style.compactScrollEdgeAppearance = .set(small)
    return style
  }

  /// Returns the look in a state of the bar: one of the four or, if `isBlended`, a mixture of two.
  func shown(in state: BarState, isBlended: Bool) -> UINavigationBarAppearance {
    let edge = state.isCompact ? compactScrollEdge : scrollEdge
    let away = state.isCompact ? compact : standard
    if isBlended { return edge.blended(with: away, state.progress) }
    return state.progress > 0 ? away : edge
  }
}

@available(iOS 13, *)
extension Setting where Value == UINavigationBarAppearance? {
  /// The appearance object, or `nil` if the theme doesn't set one or sets `nil`.
  var object: UINavigationBarAppearance? {
    if case .set(let value) = self { value } else { nil }
  }
}

@available(iOS 13, *)
extension UINavigationBarAppearance {
  /// A copy that keeps only texts and buttons.
  var cleared: UINavigationBarAppearance {
    let copy = duplicate
    copy.configureWithTransparentBackground()
    return copy
  }

  private var duplicate: UINavigationBarAppearance {
    let copy: Any = copy()
    return copy as? UINavigationBarAppearance ?? UINavigationBarAppearance(barAppearance: self)
  }

  /// Returns a copy between this appearance and another: colors are interpolated, and everything else switches halfway.
  func blended(
    with away: UINavigationBarAppearance,
    _ progress: Double
  ) -> UINavigationBarAppearance {
    if progress <= 0 || self === away { return self }
    if progress >= 1 { return away }
    let base = ScrollFormula.isPastHalf(progress) ? away : self
    let copy = base.duplicate
    func mix(_ edge: UIColor?, _ away: UIColor?) -> UIColor? {
      if edge == nil, away == nil { return nil }
      return ThemeColor.between(edge ?? .clear, away ?? .clear, progress)
    }
    copy.backgroundColor = mix(backgroundColor, away.backgroundColor)
    copy.shadowColor = mix(shadowColor, away.shadowColor)
    let mixer = TextMixer(progress: progress)
    copy.titleTextAttributes = mixer.mixed(titleTextAttributes, away.titleTextAttributes)
    copy.largeTitleTextAttributes = mixer.mixed(
      largeTitleTextAttributes,
      away.largeTitleTextAttributes
    )
    mixer.mix(buttonAppearance, away.buttonAppearance, into: copy.buttonAppearance)
    mixer.mix(backButtonAppearance, away.backButtonAppearance, into: copy.backButtonAppearance)
    mixer.mix(
      prominentOrDoneButtonAppearance,
      away.prominentOrDoneButtonAppearance,
      into: copy.prominentOrDoneButtonAppearance
    )
    if #available(iOS 26, *) {
      copy.subtitleTextAttributes = mixer.mixed(subtitleTextAttributes, away.subtitleTextAttributes)
      copy.largeSubtitleTextAttributes = mixer.mixed(
        largeSubtitleTextAttributes,
        away.largeSubtitleTextAttributes
      )
    }
    return copy
  }
}
#endif
