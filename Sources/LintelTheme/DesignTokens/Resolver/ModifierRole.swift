import LintelDiagnostics

/// The part of a theme that a modifier of a resolver document determines.
package enum ModifierRole: Hashable {
  /// The context of each brand, by index.
  case brands([String: Int])
  /// The context of each promo, by index. While no promo runs, the default applies.
  case promos([String: Int])
  /// The context of each appearance, by index.
  case appearances([ColorAppearance: Int])
  /// Nothing, so that Lintel uses the default context.
  case other
}

/// The source of the brands and promos when a resolver document is read.
package enum BrandSource {
  case theme([String], promos: [String] = [])
  /// The contexts of the modifier with the given name, or, for `nil`, of one that is named after brands.
  case contexts(of: String?)

  /// The theme's brands, or `nil` if contexts become brands.
  var brands: [String]? {
    switch self {
    case .theme(let names, _): names
    case .contexts: nil
    }
  }

  /// The theme's promos, or `nil` if contexts become promos.
  var promos: [String]? {
    switch self {
    case .theme(_, let names): names
    case .contexts: nil
    }
  }
}

extension ModifierRole {
  typealias Modifier = ResolverDocument.Modifier

  /// Infers the role of a modifier from its names, unless it is specified, and prefers brands, because a brand can be called `dark`.
  init(_ modifier: Modifier, brands source: BrandSource, _ specified: ModifierChoice? = nil) {
    if let choice = specified ?? modifier.choice {
      self.init(modifier, source, choice)
      return
    }
    let choice = Self.brandContexts(of: modifier, source)
    if !choice.isEmpty {
      self = .brands(choice)
    } else if let choice = Self.appearanceContexts(of: modifier) {
      self = .appearances(choice)
    } else {
      let promos = Self.contexts(of: modifier, source.promos ?? [])
        .filter { $0.value != modifier.defaultContext }
      self = promos.isEmpty ? .other : .promos(promos)
    }
  }

  /// Returns the contexts by brand, or an empty dictionary if no names match.
  private static func brandContexts(of modifier: Modifier, _ brands: BrandSource) -> [String: Int] {
    switch brands {
    case .theme(let names, _): return contexts(of: modifier, names)
    case .contexts(let name):
      let isMeant =
        name.map { $0 == modifier.name }
        ?? ["brand", "brands"].contains(NameWords.folded(modifier.name))
      return isMeant ? contexts(of: modifier, nil) : [:]
    }
  }

  /// Returns the contexts by appearance, or `nil` if the names aren't about appearances.
  static func appearanceContexts(of modifier: Modifier) -> [ColorAppearance: Int]? {
    let terms = modifier.contexts.map { AppearanceTerm($0.name) }
    let known = terms.compactMap(\.self)
    let distinguishesStyles =
      known.contains { $0.isDark == false } && known.contains { $0.isDark == true }
    // "high" without "contrast" can mean a height.
    let isAboutContrast =
      ([modifier.name] + modifier.contexts.map(\.name)).contains { name in
        NameWords.folded(name).contains("contrast")
      } && known.count == terms.count && known.contains { $0.isHighContrast == true }
    guard distinguishesStyles || isAboutContrast else { return nil }
    var choice: [ColorAppearance: Int] = [:]
    for appearance in ColorAppearance.allCases {
      let ranked = terms.enumerated().compactMap { index, term in
        term?.rank(for: appearance).map { (rank: $0, index: index) }
      }
      choice[appearance] = ranked.max { ($0.rank, -$0.index) < ($1.rank, -$1.index) }?.index
    }
    return choice
  }

  /// Returns a modifier's context for a brand, promos, and an appearance, or the default, or `nil` if there is neither.
  ///
  /// Without a brand, the context is that of every brand that isn't a context.
  func context(
    of modifier: Modifier,
    brand: String?,
    promos: [String],
    appearance: ColorAppearance
  ) -> Int? {
    switch self {
    case .brands(let choice): brand.flatMap { choice[$0] } ?? modifier.defaultContext
    case .promos(let choice): promos.lazy.compactMap { choice[$0] }.first ?? modifier.defaultContext
    case .appearances(let choice): choice[appearance] ?? modifier.defaultContext
    case .other: modifier.defaultContext
    }
  }
}
