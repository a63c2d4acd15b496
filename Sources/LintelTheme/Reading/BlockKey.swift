/// A key of a block that is neither a property nor a condition, in canonical order.
///
/// The section for each key in `Tests/Specs/keys.md` explains its meaning.
package enum BlockKey: String, CaseIterable {
  /// The version of the language.
  case lintel
  /// The theme's name, only in the root file.
  case theme
  /// The range of iOS versions.
  case ios
  /// What happens to bar backgrounds on iOS 26.
  case glass
  /// The asset catalogs of the app.
  case assets
  /// The other files of the theme.
  case imports
  /// The brand that a brand inherits values from.
  case extends
  /// The first day or minute of a promo.
  case from
  /// The first day or minute after a promo.
  case until
  /// The promos that may run at the same time as a promo.
  case with
  /// The type of a screen's view controller.
  case `class`
  /// The type of a screen's navigation controller.
  case navigationController
  /// The releases of the app in which a block applies.
  case appVersions
  /// The order between blocks of one layer.
  case priority
  /// Whether higher layers can't override a block.
  case final
  /// The named values.
  case tokens
  /// Blocks for use in other blocks.
  case styles
  /// The styles to add to a block.
  case use
  /// What the app sets with appearance proxies.
  case proxies
  /// What the app sets on bars and items in code.
  case instances
  case brands
  case promos
  /// Blocks for the values of modes.
  case modes
  /// Names for sets of screens.
  case groups
  case screens
  /// Pushes from screen to screen.
  case flows

  /// The part of a block that a key belongs in.
  package enum Part {
    /// The part before the block's properties, with information about the block itself.
    case beginning
    /// The part after the block's properties, with settings that the app makes itself.
    case settings
    /// The part after the block's conditions, with content for only some contexts.
    case ending
  }

  package var part: Part {
    switch self {
    case .lintel, .theme, .ios, .glass, .assets, .imports, .extends, .from, .until, .with, .class,
      .navigationController, .appVersions, .priority, .final, .tokens, .styles, .use:
      .beginning
    case .proxies, .instances: .settings
    case .brands, .promos, .modes, .groups, .screens, .flows: .ending
    }
  }

  /// The only kind of block that may have the key, or `nil` if every block may.
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

  /// Whether the key applies to the whole block, even if it's a `when` in a bar, so that `open` reads it before the block's content.
  package var appliesToWholeBlock: Bool {
    self == .appVersions || self == .priority || self == .final
  }

  /// The place where the key belongs, as the end of a sentence.
  var belonging: String {
    switch home {
    case .topLevel: "belongs at the top level"
    case .declaredBrand: "belongs in a brand's block at the top level"
    case .declaredPromo: "belongs in a promo's block at the top level"
    case .declaredScreen: "belongs in a screen's own block at the top level"
    case .nested, .style, nil: "belongs in a block, next to the bars"
    }
  }

  func isValid(in kind: BlockKind) -> Bool { home == nil || home == kind }

  /// Returns the block keys that are valid in a place, where an empty path means the block itself.
  static func names(at place: Place, in kind: BlockKind) -> [String] {
    let keys =
      place.path.isEmpty
      ? allCases.filter { $0.isValid(in: kind) }
      : allCases.filter { place.opensBlock && $0.appliesToWholeBlock }
    return keys.map(\.rawValue)
  }
}
