package import LintelSchema

/// How the bar changes while a screen is pushed or popped.
package enum TransitionScheme: String, Hashable, Sendable, CaseIterable {
  /// Nothing has to be done: both bars look the same.
  case none
  /// The bar is hidden and shown with UIKit's own call.
  case hide
  /// The bar's background is cleared for good, and each screen draws its own.
  case backdrop
  /// Stand-in backgrounds while the push or pop runs.
  case swap
}

/// What one side of a push shows behind its bar's items.
package struct TransitionSide: Hashable, Sendable {
  /// The backgrounds of all slots that can show, without anything but background and shadow.
  package var backgrounds: Set<Appearance>
  package var hasBlur: Bool
  package var hasShadowImage: Bool
  /// Whether the background fades with the content.
  package var fades: Bool

  /// Creates the side of a screen.
  ///
  /// - Parameters:
  ///   - bar: the screen's navigation bar, nil if the theme leaves it alone.
  ///   - scrolls: whether its content scrolls; if not, only the edge's slots can show.
  ///   - tree: the tree that the bar is of.
  ///   - schema: the table of properties.
  package init(
    bar: Bar?,
    scrolls: Bool,
    in tree: AppearanceTree,
    schema: Schema = .standard
  ) {
    backgrounds = []
    (hasBlur, hasShadowImage, fades) = (false, false, false)
    guard let leaves = BackgroundLeaves(of: .navigationBar, in: schema) else { return }
    // Below iOS 15 small titles have no edge, so that the other slots show there whatever the content does.
    let isAlwaysAtEdge = !scrolls && tree.minimumIOS >= Version(15)
    for slot in AppearanceSlot.allCases where slot.isAtEdge || !isAlwaysAtEdge {
      let object = Self.object(of: bar, in: slot, tree)
      backgrounds.insert(object.onlyBackground(leaves))
      if object.hasBlur(leaves) { hasBlur = true }
      if object.image(of: leaves.shadowImage) != nil { hasShadowImage = true }
    }
    let behavior = schema.leaf("navigationBar.scroll.behavior")
    fades = behavior.flatMap { bar?.value(of: $0, in: .standard) } == .keyword("fade")
  }

  private static func object(
    of bar: Bar?,
    in slot: AppearanceSlot,
    _ tree: AppearanceTree
  ) -> Appearance {
    if case .appearance(let index) = bar?.shown[slot] { return tree.appearances[index] }
    // What UIKit shows by itself.
    let configure = slot.isAtEdge ? Preset.transparentBackground : Preset.defaultBackground
    return Appearance(bar: .navigationBar, configure: configure, values: [])
  }
}

/// The scheme for a push between two screens, if neither names one.
///
/// All slots that can show on one side are compared with all that can show on the other, since a screen may be left scrolled and
/// comes at its edge. The choice never trips a trap of its own: stand-ins go neither with a fade nor with a shadow image.
/// Hiding the bar is never chosen, only written.
package func transitionScheme(
  from: TransitionSide,
  to: TransitionSide
) -> TransitionScheme {
  let all = from.backgrounds.union(to.backgrounds)
  if all.count <= 1, from.fades == to.fades { return .none }
  guard from.hasBlur || to.hasBlur else { return .backdrop }
  let isTrapped = from.fades || to.fades || from.hasShadowImage || to.hasShadowImage
  return isTrapped ? .backdrop : .swap
}

extension Appearance {
  fileprivate func onlyBackground(_ leaves: BackgroundLeaves) -> Appearance {
    let kept: Set<LeafID> = [
      leaves.color, leaves.effect, leaves.image, leaves.translucency, leaves.shadowColor,
      leaves.shadowImage,
    ]
    return Appearance(
      bar: bar,
      configure: configure,
      values: values.filter { kept.contains($0.leaf) }
    )
  }
}
