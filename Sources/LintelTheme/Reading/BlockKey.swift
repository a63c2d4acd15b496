/// A key of a block that is neither a property nor a condition, in the order in which blocks have them.
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
  /// Blocks to be used in others.
  case styles
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
  /// Blocks for the values of modes.
  case modes
  /// Names for sets of screens.
  case groups
  /// Blocks for screens.
  case screens
  /// Pushes from screen to screen.
  case flows

  /// What a block has a key in front of, and behind.
  package enum Part {
    /// What the block says about itself, before its properties.
    case beginning
    /// What the app sets itself, behind the block's properties.
    case settings
    /// What holds in some contexts only, behind the block's conditions.
    case ending
  }

  /// Where in a block the key comes.
  package var part: Part {
    switch self {
    case .lintel, .theme, .ios, .glass, .assets, .imports, .extends, .from, .until, .with, .class,
      .navigationController, .appVersions, .priority, .final, .tokens, .styles, .use:
      .beginning
    case .proxies, .instances: .settings
    case .brands, .promos, .modes, .groups, .screens, .flows: .ending
    }
  }

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
  package var isOfOpening: Bool {
    switch self {
    case .appVersions, .priority, .final: true
    case .lintel, .theme, .ios, .glass, .assets, .imports, .groups, .styles, .flows, .extends,
      .from, .until, .with, .class, .navigationController, .tokens, .use, .proxies, .instances,
      .brands, .promos, .modes, .screens:
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
