import LintelDiagnostics

/// What of a theme a modifier of a resolver document decides.
package enum ModifierRole: Hashable {
  /// The context of each brand, by index.
  case brands([String: Int])
  /// The context of each promo, by index; while none runs it is the default.
  case promos([String: Int])
  /// The context of each appearance, by index.
  case appearances([ColorAppearance: Int])
  /// Nothing that a theme has: its default is taken.
  case other
}

/// Which brands and promos there are when a resolver document is read.
package enum BrandSource {
  /// Those of a theme.
  case theme([String], promos: [String] = [])
  /// The contexts of a modifier with the given name; nil for one that is named after brands.
  case contexts(of: String?)

  /// Nil where they are made of contexts.
  var brands: [String]? {
    switch self {
    case .theme(let names, _): names
    case .contexts: nil
    }
  }

  /// The theme's promos.
  var promos: [String]? {
    switch self {
    case .theme(_, let names): names
    case .contexts: nil
    }
  }
}

/// Infers roles from names.
extension ModifierRole {
  /// What has a role.
  typealias Modifier = ResolverDocument.Modifier

  /// Infers from the names what a modifier is for, unless the document specifies it; brands take
  /// precedence, because a brand may be called `dark`.
  init(_ modifier: Modifier, brands source: BrandSource, _ said: ModifierChoice? = nil) {
    if let choice = said ?? modifier.choice {
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

  /// The contexts by brand; empty if the names have nothing in common.
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

  /// The contexts by appearance; nil if any name is about something else.
  static func appearanceContexts(of modifier: Modifier) -> [ColorAppearance: Int]? {
    let terms = modifier.contexts.map { AppearanceTerm($0.name) }
    let known = terms.compactMap(\.self)
    let tellsStyles = known.contains { $0.isDark == false } && known.contains { $0.isDark == true }
    // "high" alone may be the height of something.
    let isAboutContrast =
      ([modifier.name] + modifier.contexts.map(\.name)).contains { name in
        NameWords.folded(name).contains("contrast")
      } && known.count == terms.count && known.contains { $0.isHighContrast == true }
    guard tellsStyles || isAboutContrast else { return nil }
    var choice: [ColorAppearance: Int] = [:]
    for appearance in ColorAppearance.allCases {
      let ranked = terms.enumerated().compactMap { index, term in
        term?.rank(for: appearance).map { (rank: $0, index: index) }
      }
      choice[appearance] = ranked.max { ($0.rank, -$0.index) < ($1.rank, -$1.index) }?.index
    }
    return choice
  }

  /// The context of a modifier that holds for a brand in an appearance; nil if there is none and no default either.
  ///
  /// Without a brand, the context is that of any brand that isn't one of the contexts.
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
