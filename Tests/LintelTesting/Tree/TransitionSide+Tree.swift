import LintelSchema
import LintelTheme

@testable import LintelAppearance

extension TransitionSide {
  init(
    bar: TreeBar?,
    settings: [LeafID: ResolvedValue],
    on ios: Version,
    in tree: AppearanceTree,
    schema: Schema = .standard
  ) {
    func setting(_ name: LeafName) -> ResolvedValue? { settings[schema[name]] }
    let leaves = BackgroundLeaves(of: .navigationBar, in: schema)
    let isAlwaysAtEdge = setting(.scrolls) == .boolean(false) && Self.hasEdges(on: ios)
    let behavior = bar?.value(of: schema[.scrollBehavior], in: .standard)
    self.init(
      backgrounds: AppearanceSlot.allCases.filter { $0.isAtEdge || !isAlwaysAtEdge }.map { slot in
        let object = Self.object(of: bar, in: slot, tree).onlyBackground(leaves)
        return Self.hasGlass(on: ios) ? object.onGlass : object
      },
      fades: behavior?.keyword() == ScrollBehaviorName.fade,
      isHidden: setting(.hidesNavigationBar) == .boolean(true),
      written: setting(.transition)?.keyword()
    )
  }

  /// Whether bars with small titles have a scroll edge: before iOS 15, they show the other slots wherever the content is.
  static func hasEdges(on ios: Version) -> Bool {
    ios >= Version(15)
  }

  /// Whether the default background is glass.
  static func hasGlass(on ios: Version) -> Bool {
    ios >= Version(26)
  }

  /// The object that a bar shows in a slot, which is UIKit's own if the theme doesn't set the slot.
  private static func object(
    of bar: TreeBar?,
    in slot: AppearanceSlot,
    _ tree: AppearanceTree
  ) -> Appearance {
    if case .appearance(let index) = bar?.shown[slot] { return tree.appearances[index] }
    let configure = slot.isAtEdge ? Preset.transparentBackground : Preset.defaultBackground
    return Appearance(bar: .navigationBar, configure: configure, values: [])
  }
}

/// Limits an appearance to what a transition depends on.
extension Appearance {
  /// The appearance with only its background and shadow.
  fileprivate func onlyBackground(_ leaves: BackgroundLeaves) -> Appearance {
    Appearance(
      bar: bar,
      configure: configure,
      values: values.filter { leaves.shown.contains($0.leaf) }
    )
  }
}
