import LintelSchema

/// A key of a block that is neither a property nor a condition.
enum BlockKey: String, CaseIterable {
  case lintel
  case theme
  case ios
  case glass
  case imports
  case groups
  case styles
  case flows
  case extends
  case from
  case until
  case with
  case `class`
  case navigationController
  case appVersions
  case priority
  case final
  case tokens
  case use
  case proxies
  case instances
  case brands
  case promos
  case screens

  /// The kind of block that alone may have it; nil if every block may.
  var home: BlockKind? {
    switch self {
    case .lintel, .theme, .ios, .glass, .imports, .groups, .styles, .flows: .topLevel
    case .extends: .declaredBrand
    case .from, .until, .with: .declaredPromo
    case .class, .navigationController: .declaredScreen
    case .appVersions, .priority, .final, .tokens, .use, .proxies, .instances, .brands, .promos,
      .screens:
      nil
    }
  }

  /// Whether it is about the whole block, which may be a `when` in a bar: `open` reads it before
  /// the block's content.
  var isOfOpening: Bool {
    switch self {
    case .appVersions, .priority, .final: true
    case .lintel, .theme, .ios, .glass, .imports, .groups, .styles, .flows, .extends, .from, .until,
      .with, .class, .navigationController, .tokens, .use, .proxies, .instances, .brands, .promos,
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

  func mayStand(in kind: BlockKind) -> Bool {
    home == nil || home == kind
  }

  /// The keys of blocks that are allowed at a place, where an empty path means the block itself.
  static func names(at place: Place, in kind: BlockKind) -> [String] {
    let keys =
      place.path.isEmpty
      ? allCases.filter { $0.mayStand(in: kind) }
      : allCases.filter { place.opensBlock && $0.isOfOpening }
    return keys.map(\.rawValue)
  }
}
