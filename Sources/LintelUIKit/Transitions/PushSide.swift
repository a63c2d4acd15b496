#if canImport(UIKit)
import UIKit

/// The backgrounds that the bar shows on one side of a push, for pushes that the theme doesn't list.
@available(iOS 13, *)
@MainActor
struct PushSide {
  /// An appearance object, and whether the bar shows it without its background, as UIKit does at the scroll edge.
  private typealias Background = (object: UINavigationBarAppearance, isClear: Bool)

  /// The backgrounds of all slots that can appear.
  private let backgrounds: [Background]
  private let fades: Bool
  private let isHidden: Bool

  /// Reads the backgrounds from the style of a screen or, for what that leaves out, from the bar.
  init(_ style: ThemeStyle, _ bar: UINavigationBar) {
    let own = style.navigationBar
    fades = own.behavior.fades
    isHidden = style.settings.hidesNavigationBar.value == true
    if #available(iOS 26, *), own.isGlass {
      // Glass doesn't have a background, neither at the edge nor away from it.
      backgrounds = [(bar.standardAppearance, isClear: true)]
      return
    }
    let standard = own.standardAppearance.object ?? bar.standardAppearance
    let compact = own.compactAppearance.object ?? bar.compactAppearance ?? standard
    let edge = own.scrollEdgeAppearance.object ?? bar.scrollEdgeAppearance
    var backgrounds = [(object: edge ?? standard, isClear: edge == nil)]
    var staysAtEdge = false
    if #available(iOS 15, *) {
      let small = own.compactScrollEdgeAppearance.object ?? bar.compactScrollEdgeAppearance
      if let small { backgrounds.append((small, isClear: false)) }
      staysAtEdge = style.settings.scrolls.value == false
    }
    if !staysAtEdge {
      backgrounds += [standard, compact].map { ($0, isClear: false) }
    }
    self.backgrounds = backgrounds
  }

  /// Returns how the bar changes while a screen is pushed onto this one, chosen as the compiler does for the pushes of `flows:`.
  func scheme(pushing pushed: PushSide) -> TransitionScheme {
    if isHidden || pushed.isHidden { return .none }
    let all = backgrounds + pushed.backgrounds
    if fades == pushed.fades, all.dropFirst().allSatisfy({ Self.looksLike($0, all[0]) }) {
      return .none
    }
    let shown = all.filter { !$0.isClear }
    guard shown.contains(where: { $0.object.backgroundEffect != nil }) else { return .backdrop }
    let hasImage = shown.contains { $0.object.shadowImage != nil }
    return fades || pushed.fades || hasImage ? .backdrop : .swap
  }

  private static func looksLike(_ one: Background, _ other: Background) -> Bool {
    if one.isClear || other.isClear { return one.isClear == other.isClear }
    let (one, other) = (one.object, other.object)
    return one === other
      || one.backgroundEffect == other.backgroundEffect
        && one.backgroundImage == other.backgroundImage && one.shadowImage == other.shadowImage
        && isSame(one.backgroundColor, other.backgroundColor)
        && isSame(one.shadowColor, other.shadowColor)
  }

  /// Compares what two colors resolve to, because colors that follow the appearance are created separately for each object.
  private static func isSame(_ one: UIColor?, _ other: UIColor?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one == other
      || [UIUserInterfaceStyle.light, .dark].map(UITraitCollection.init(userInterfaceStyle:))
        .allSatisfy { ExtendedSRGB(one, $0) == ExtendedSRGB(other, $0) }
  }
}
#endif
