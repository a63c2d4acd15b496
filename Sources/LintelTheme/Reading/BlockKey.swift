/// A key of a block that is neither a property nor a condition.
///
/// Each key has a section in `Tests/Specs/keys.md`, which says what it means.
package enum BlockKey: String, CaseIterable {
  /// The version of the language.
  case lintel
  /// The theme's name, in the root file only.
  case theme
  /// The range of iOS versions.
  case ios
  /// Whether bars keep their backgrounds on iOS 26.
  case glass
  /// The asset catalogs of the app.
  case assets
  /// Further files of the theme.
  case imports
  /// Names for sets of screens.
  case groups
  /// Blocks to be used in others.
  case styles
  /// Pushes from screen to screen.
  case flows
  /// The brand that a brand gets its values from.
  case extends
  /// The first day or minute of a promo.
  case from
  /// The first day or minute after a promo.
  case until
  /// The promos that may run beside a promo.
  case with
  /// The view controller's type of a screen.
  case `class`
  /// The navigation controller's type of a screen.
  case navigationController
  /// The releases of the app in which a block applies.
  case appVersions
  /// Decides between blocks of one layer.
  case priority
  /// Keeps higher layers from overriding a block.
  case final
  /// Named values.
  case tokens
  /// Adds styles to a block.
  case use
  /// What the app sets with appearance proxies.
  case proxies
  /// What the app sets on bars and items in code.
  case instances
  /// Blocks for brands.
  case brands
  /// Blocks for promos.
  case promos
  case modes
  /// Blocks for screens.
  case screens

  /// The kind of block that alone may have it; nil if every block may.
  var home: BlockKind? {
    switch self {
    case .lintel, .theme, .ios, .glass, .assets, .imports, .groups, .styles, .flows: .topLevel
    case .extends: .declaredBrand
    case .from, .until, .with: .declaredPromo
    case .class, .navigationController: .declaredScreen
    case .appVersions, .priority, .final, .tokens, .use, .proxies, .instances, .brands, .promos,
      .modes, .screens:
      nil
    }
  }

  /// Whether it is about the whole block, which may be a `when` in a bar: `open` reads it before
  /// the block's content.
  var isOfOpening: Bool {
    switch self {
    case .appVersions, .priority, .final: true
    case .lintel, .theme, .ios, .glass, .assets, .imports, .groups, .styles, .flows, .extends,
      .from, .until, .with, .class, .navigationController, .tokens, .use, .proxies, .instances,
      .brands, .promos, .modes,
      .screens:
      false
    }
  }

  /// Where it is right, as the end of a sentence.
  var belonging: String {
    switch home {
    case .topLevel: "belongs at the top level"
    case .declaredBrand: "belongs in a brand's block at the top level"
    case .declaredPromo: "belongs in a promo's block at the top level"
    case .declaredScreen: "belongs in a screen's own block at the top level"
    case .nested, .style, nil: "belongs in a block, beside the bars"
    }
  }

  /// Whether a block of some kind may have the key.
  func isValid(in kind: BlockKind) -> Bool {
    home == nil || home == kind
  }

  /// The keys of blocks that are allowed at a place, where an empty path means the block itself.
  static func names(at place: Place, in kind: BlockKind) -> [String] {
    let keys =
      place.path.isEmpty
      ? allCases.filter { $0.isValid(in: kind) }
      : allCases.filter { place.opensBlock && $0.isOfOpening }
    return keys.map(\.rawValue)
  }
}
