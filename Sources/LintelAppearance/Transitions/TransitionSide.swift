import LintelSchema

/// What one side of a push shows behind the bar's items.
package struct TransitionSide: Hashable, Sendable {
  /// The backgrounds of all slots that can show, reduced to background and shadow.
  package var backgrounds: Set<Appearance>
  /// Whether the background of any slot blurs what is behind it.
  package var hasBlur: Bool
  /// Whether any slot has a shadow image.
  package var hasShadowImage: Bool
  /// Whether the background fades with the content.
  package var fades: Bool
  /// Whether the screen hides the bar.
  package var isHidden: Bool
  /// The scheme that the screen declares.
  package var written: TransitionScheme?

  /// Creates a side from the backgrounds of all slots that can show, as they look on the system.
  init(
    backgrounds: some Sequence<Appearance>,
    fades: Bool,
    isHidden: Bool,
    written: TransitionScheme?
  ) {
    let leaves = BackgroundLeaves(of: .navigationBar, in: .standard)
    self.backgrounds = Set(backgrounds.map(\.visible))
    hasBlur = self.backgrounds.contains { $0.hasBlur(leaves) }
    hasShadowImage = self.backgrounds.contains { $0.image(of: leaves.shadowImage) != nil }
    self.fades = fades
    self.isHidden = isHidden
    self.written = written
  }
}
