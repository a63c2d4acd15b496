#if canImport(UIKit)
import UIKit

/// What a navigation bar shows with a screen's item in each slot, by UIKit's own lookup.
@available(iOS 13, *)
@MainActor
struct BarLooks {
  let standard: UINavigationBarAppearance
  let compact: UINavigationBarAppearance
  let scrollEdge: UINavigationBarAppearance
  let compactScrollEdge: UINavigationBarAppearance

  /// - Parameters:
  ///   - item: what the screen's item has.
  ///   - bar: the bar, whose own objects replace what the item leaves nil.
  init(_ item: NavigationBarStyle, bar: UINavigationBar) {
    standard = item.standardAppearance.object ?? bar.standardAppearance
    compact = item.compactAppearance.object ?? bar.compactAppearance ?? standard
    let edge = item.scrollEdgeAppearance.object ?? bar.scrollEdgeAppearance
    scrollEdge = edge ?? standard.cleared
    var compactEdge = item.compactScrollEdgeAppearance.object
    if #available(iOS 15, *) { compactEdge = compactEdge ?? bar.compactScrollEdgeAppearance }
    compactScrollEdge = compactEdge ?? edge ?? compact.cleared
  }

  /// The looks without background and shadow.
  var cleared: NavigationBarStyle {
    var style = NavigationBarStyle()
    style.standardAppearance = .set(standard.cleared)
    style.compactAppearance = .set(compact.cleared)
    style.scrollEdgeAppearance = .set(scrollEdge.cleared)
    style.compactScrollEdgeAppearance = .set(compactScrollEdge.cleared)
    return style
  }

  /// One look in place of that at the edge and of that away from it.
  ///
  /// - Parameters:
  ///   - progress: how far it has come from the edge.
  ///   - isFade: whether the bar has no background at the edge, whatever its look there has.
  /// - Returns: the four looks.
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

  /// The look in a state of the bar.
  ///
  /// - Parameters:
  ///   - state: size and place of the content.
  ///   - isBlended: whether the look goes over from one to the other by and by.
  /// - Returns: one of the four, or a mixture.
  func shown(in state: BarState, isBlended: Bool) -> UINavigationBarAppearance {
    let edge = state.isCompact ? compactScrollEdge : scrollEdge
    let away = state.isCompact ? compact : standard
    if isBlended { return edge.blended(with: away, state.progress) }
    return state.progress > 0 ? away : edge
  }
}

@available(iOS 13, *)
extension Setting where Value == UINavigationBarAppearance? {
  /// Nil if the theme sets nothing, or sets nil.
  var object: UINavigationBarAppearance? {
    if case .set(let value) = self { value } else { nil }
  }
}

@available(iOS 13, *)
extension NavigationBarStyle {
  /// Whether the theme gives the bar no object, which leaves it glass on systems that have it.
  var isGlass: Bool {
    [standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance]
      .allSatisfy { $0.object == nil }
  }
}

@available(iOS 13, *)
extension UINavigationBarAppearance {
  /// A copy with texts and buttons alone.
  var cleared: UINavigationBarAppearance {
    let copy = duplicate
    copy.configureWithTransparentBackground()
    return copy
  }

  /// A copy with everything.
  private var duplicate: UINavigationBarAppearance {
    let copy: Any = copy()
    return copy as? UINavigationBarAppearance ?? UINavigationBarAppearance(barAppearance: self)
  }

  /// A copy on the way to another: colors are in between, everything else switches half way.
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
