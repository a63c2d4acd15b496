package import LintelSchema
package import LintelTheme

/// What one side of a push shows behind its bar's items.
package struct TransitionSide: Hashable, Sendable {
  /// The backgrounds of all slots that can show, without anything but background and shadow.
  package var backgrounds: Set<Appearance>
  /// Whether the background of any slot blurs what is behind it.
  package var hasBlur: Bool
  /// Whether any slot has a shadow image.
  package var hasShadowImage: Bool
  /// Whether the background fades with the content.
  package var fades: Bool
  /// Whether the screen hides the bar.
  package var isHidden: Bool
  /// The scheme that the screen names.
  package var written: TransitionScheme?

  /// Creates a side.
  ///
  /// - Parameters:
  ///   - backgrounds: those of all slots that can show.
  ///   - fades: whether the background fades with the content.
  ///   - isHidden: whether the screen hides the bar.
  ///   - written: the scheme that the screen names.
  ///   - schema: the table of properties.
  init(
    backgrounds: some Sequence<Appearance>,
    fades: Bool,
    isHidden: Bool,
    written: TransitionScheme?,
    schema: Schema
  ) {
    let leaves = BackgroundLeaves(of: .navigationBar, in: schema)
    self.backgrounds = Set(backgrounds)
    hasBlur = self.backgrounds.contains { $0.hasBlur(leaves) }
    hasShadowImage = self.backgrounds.contains { $0.image(of: leaves.shadowImage) != nil }
    self.fades = fades
    self.isHidden = isHidden
    self.written = written
  }

  /// Creates the side of a screen.
  ///
  /// - Parameters:
  ///   - bar: the screen's navigation bar, nil if the theme leaves it alone.
  ///   - settings: what the theme sets around the bars of the screen.
  ///   - ios: the system's version.
  ///   - tree: the tree that the bar is of.
  ///   - schema: the table of properties.
  package init(
    bar: Bar?,
    settings: [LeafID: ResolvedValue],
    on ios: Version,
    in tree: AppearanceTree,
    schema: Schema = .standard
  ) {
    func setting(_ name: LeafName) -> ResolvedValue? { settings[schema[name]] }
    isHidden = setting(.hidesNavigationBar) == .boolean(true)
    written = setting(.transition)?.keyword()
    backgrounds = []
    (hasBlur, hasShadowImage, fades) = (false, false, false)
    let leaves = BackgroundLeaves(of: .navigationBar, in: schema)
    let isAlwaysAtEdge = setting(.scrolls) == .boolean(false) && Self.hasEdges(on: ios)
    for slot in AppearanceSlot.allCases where slot.isAtEdge || !isAlwaysAtEdge {
      let object = Self.object(of: bar, in: slot, tree)
      backgrounds.insert(object.onlyBackground(leaves))
      if object.hasBlur(leaves) { hasBlur = true }
      if object.image(of: leaves.shadowImage) != nil { hasShadowImage = true }
    }
    let behavior = bar?.value(of: schema[.scrollBehavior], in: .standard)
    fades = behavior?.keyword() == ScrollBehaviorName.fade
  }

  /// Whether bars with small titles have a scroll edge: below iOS 15 the other slots show there whatever the content does.
  static func hasEdges(on ios: Version) -> Bool {
    ios >= Version(15)
  }

  /// The object that a bar shows in a slot; UIKit's own where the theme leaves the slot alone.
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

/// Limits an appearance to what a transition depends on.
extension Appearance {
  /// The appearance without anything but its background and shadow.
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
