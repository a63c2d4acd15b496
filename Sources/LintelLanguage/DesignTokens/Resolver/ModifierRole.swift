import LintelDiagnostics

/// What of a theme a modifier of a resolver document decides.
enum ModifierRole: Hashable {
  /// The context of each brand, by index.
  case brands([String: Int])
  /// The context of each appearance, by index.
  case appearances([ColorAppearance: Int])
  /// Nothing that a theme has: its default is taken.
  case other
}

/// Which brands there are when a resolver document is read.
enum BrandSource {
  /// Those of a theme.
  case theme([String])
  /// The contexts of a modifier, of which the name is given; nil for one that is called after brands.
  case contexts(of: String?)
}

extension ModifierRole {
  /// Tells by the names what a modifier is for; brands come first, for a brand may be called `dark`.
  init(_ modifier: ResolverDocument.Modifier, brands: BrandSource) {
    let choice = Self.brandContexts(of: modifier, brands)
    if !choice.isEmpty {
      self = .brands(choice)
    } else if let choice = Self.appearanceContexts(of: modifier) {
      self = .appearances(choice)
    } else {
      self = .other
    }
  }

  private static func brandContexts(
    of modifier: ResolverDocument.Modifier,
    _ brands: BrandSource
  ) -> [String: Int] {
    var choice: [String: Int] = [:]
    switch brands {
    case .theme(let names):
      for name in names {
        choice[name] =
          modifier.contexts.firstIndex { $0.name == name }
          ?? modifier.contexts.indices.filter { index in
            NameWords.folded(modifier.contexts[index].name) == NameWords.folded(name)
          }.min { modifier.contexts[$0].name < modifier.contexts[$1].name }
      }
    case .contexts(let name):
      let isMeant =
        name.map { $0 == modifier.name }
        ?? ["brand", "brands"].contains(NameWords.folded(modifier.name))
      guard isMeant else { return [:] }
      for (index, context) in modifier.contexts.enumerated() {
        let brand = DesignTokenName.part(context.name)
        if !brand.isEmpty, choice[brand] == nil { choice[brand] = index }
      }
    }
    return choice
  }

  private static func appearanceContexts(
    of modifier: ResolverDocument.Modifier
  ) -> [ColorAppearance: Int]? {
    let terms = modifier.contexts.map { AppearanceTerm($0.name) }
    let known = terms.compactMap(\.self)
    let tellsStyles =
      known.contains { $0.isDark == false } && known.contains { $0.isDark == true }
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
  /// Without a brand it is that of whatever brand is none of the contexts.
  func context(
    of modifier: ResolverDocument.Modifier,
    brand: String?,
    appearance: ColorAppearance
  ) -> Int? {
    switch self {
    case .brands(let choice): brand.flatMap { choice[$0] } ?? modifier.defaultContext
    case .appearances(let choice): choice[appearance] ?? modifier.defaultContext
    case .other: modifier.defaultContext
    }
  }
}
