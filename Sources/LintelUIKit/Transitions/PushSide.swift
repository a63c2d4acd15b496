#if canImport(UIKit)
import UIKit

/// The backgrounds that the bar shows on one side of a push, for pushes that the theme doesn't list.
@available(iOS 13, *)
@MainActor
struct PushSide {
  /// The backgrounds of all slots that can appear.
  private let backgrounds: [Background]
  private let fades: Bool
  private let isHidden: Bool

  /// Reads the backgrounds from the style of a screen or, for what that leaves out, from the bar.
  init(_ style: ThemeStyle, _ bar: UINavigationBar) {
    let own = style.navigationBar
    fades = own.behavior.fades
    isHidden = style.settings.hidesNavigationBar.value == true
    let standard = own.standardAppearance.object ?? bar.standardAppearance
    let compact = own.compactAppearance.object ?? bar.compactAppearance ?? standard
    let edge = own.scrollEdgeAppearance.object ?? bar.scrollEdgeAppearance
    // Without its own appearance, the scroll edge has no background.
    var backgrounds = [edge.map(Background.init) ?? Background()]
    var staysAtEdge = false
    if #available(iOS 15, *) {
      let small = own.compactScrollEdgeAppearance.object ?? bar.compactScrollEdgeAppearance
      if let small { backgrounds.append(Background(small)) }
      staysAtEdge = style.settings.scrolls.value == false
    }
    if !staysAtEdge { backgrounds += [standard, compact].map(Background.init) }
    self.backgrounds = backgrounds
  }

  /// Returns how the bar changes while a screen is pushed onto this one, chosen as the compiler does for the pushes of `flows:`.
  func scheme(pushing pushed: PushSide) -> TransitionScheme {
    if isHidden || pushed.isHidden { return .none }
    let all = backgrounds + pushed.backgrounds
    if all.dropFirst().allSatisfy({ $0.looksLike(all[0]) }) {
      // A fade doesn't change bars without backgrounds.
      if fades == pushed.fades || all[0].looksLike(Background()) { return .none }
    }
    guard all.contains(where: { $0.effect != nil }) else { return .backdrop }
    let hasImage = all.contains { $0.shadowImage != nil }
    return fades || pushed.fades || hasImage ? .backdrop : .swap
  }
}

@available(iOS 13, *)
extension PushSide {
  /// What an appearance object draws behind the items of a bar.
  @MainActor
  private struct Background {
    var effect: UIBlurEffect?
    var color: UIColor?
    var image: UIImage?
    var shadowColor: UIColor?
    var shadowImage: UIImage?

    /// Creates a background that is clear.
    init() {}

    init(_ object: UINavigationBarAppearance) {
      effect = object.backgroundEffect
      color = object.backgroundColor
      image = object.backgroundImage
      shadowColor = object.shadowColor
      shadowImage = object.shadowImage
      guard #available(iOS 26, *) else { return }
      // The default background is glass there, neither blurred nor with a shadow.
      let glass = UINavigationBarAppearance()
      guard effect == glass.backgroundEffect else { return }
      effect = nil
      if Self.isSame(shadowColor, glass.shadowColor) { shadowColor = nil }
    }

    func looksLike(_ other: Background) -> Bool {
      effect == other.effect && image == other.image && shadowImage == other.shadowImage
        && Self.isSame(color, other.color) && Self.isSame(shadowColor, other.shadowColor)
    }

    /// Compares what two colors resolve to, because colors that follow the appearance are created separately for each object.
    private static func isSame(_ one: UIColor?, _ other: UIColor?) -> Bool {
      let (one, other) = (one ?? .clear, other ?? .clear)
      return one == other
        || [UIUserInterfaceStyle.light, .dark].map(UITraitCollection.init(userInterfaceStyle:))
          .allSatisfy { ExtendedSRGB(one, $0) == ExtendedSRGB(other, $0) }
    }
  }
}
#endif
