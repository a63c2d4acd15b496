import LintelCascade
import LintelSchema
import LintelTheme

@testable import LintelAppearance

/// What tokens are, part by part of the contexts, for the values that use them.
struct TokenEnvironments {
  /// The winning values of the tokens that some values depend on, by token.
  struct Environment: Hashable {
    /// The tokens by index, ascending.
    let tokens: [Int32]
    /// Indices into the theme's values, -1 for none.
    let values: [Int32]
  }

  /// The theme that declares the tokens.
  private let theme: Theme
  /// The roles of leaves, which tokens of components are looked up by.
  private let roles: LeafRoles
  /// The declarations of tokens.
  private let sections: ThemeSections
  /// What decides between declarations.
  private let winning: WinningDeclarations
  /// The tokens that a value names, by the value's index.
  private var namedByValue: [Int32: [Int32]] = [:]
  private var closures: [Int32: [Int32]] = [:]
  /// How tokens divide the contexts outside of every screen, by the tokens asked for.
  private var baseParts: [[Int32]: [BoxedNode]] = [:]
  /// Every environment once.
  private(set) var environments = Interner<Environment>()
  /// Sets of tokens by their ids, and those of values; the first is empty.
  private var tokenSets = Interner<[Int32]>()
  /// The set of tokens of each value that was asked about.
  private var setsByValue: [Int32: Int32] = [:]
  /// Environments by what they are limited to.
  private var limited: [IDPair: Int32] = [:]

  /// Prepares the search; nothing is split before `parts` asks for it.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - roles: The roles of leaves.
  ///   - sections: The theme's declarations.
  ///   - winning: What decides between them.
  init(
    _ theme: Theme,
    roles: LeafRoles,
    sections: ThemeSections,
    winning: WinningDeclarations
  ) {
    self.theme = theme
    self.roles = roles
    self.sections = sections
    self.winning = winning
    _ = tokenSets.id(of: [])
    // Equal values name equal tokens, regardless of their declarations.
    for declaration in theme.declarations where namedByValue[declaration.value.rawValue] == nil {
      let uses = theme.tokenUses[declaration.entry]
      guard !uses.isEmpty else { continue }
      namedByValue[declaration.value.rawValue] = uses.compactMap { use in
        theme.target(of: use.key, in: roles.schema).map { target in
          Int32(target.index - roles.schema.leaves.count)
        }
      }
    }
  }

  /// Every token that the values depend on, directly or through other tokens, ascending.
  mutating func tokens(of values: some Sequence<Int32>) -> [Int32] {
    var tokens: Set<Int32> = []
    for value in values {
      for token in namedByValue[value] ?? [] { tokens.formUnion(closure(of: token)) }
    }
    return tokens.sorted()
  }

  /// The id of the set of tokens that a value depends on, 0 for none.
  mutating func tokenSet(of value: Int32) -> Int32 {
    guard namedByValue[value] != nil else { return 0 }
    if let known = setsByValue[value] { return known }
    let id = tokenSet(of: CollectionOfOne(value))
    setsByValue[value] = id
    return id
  }

  /// The id of the set of tokens that values depend on, 0 for none.
  mutating func tokenSet(of values: some Sequence<Int32>) -> Int32 {
    tokenSets.id(of: tokens(of: values))
  }

  /// An environment without the tokens that are not in a set; -1 if none is left.
  mutating func limited(_ environment: Int32, to set: Int32) -> Int32 {
    guard environment >= 0, set > 0 else { return -1 }
    if let known = limited[IDPair(environment, set)] { return known }
    let whole = environments[environment]
    let tokens = tokenSets[set]
    let positions = whole.tokens.indices.filter { tokens.contains(whole.tokens[$0]) }
    let part = environments.id(
      of: Environment(
        tokens: positions.map { whole.tokens[$0] },
        values: positions.map { whole.values[$0] }
      )
    )
    limited[IDPair(environment, set)] = part
    return part
  }

  /// The tokens that a token depends on, itself included, ascending.
  private mutating func closure(of token: Int32) -> [Int32] {
    if let known = closures[token] { return known }
    var seen: Set<Int32> = [token]
    var open = [token]
    while let next = open.popLast() {
      for declaration in sections.tokens[Int(next)] {
        for named in namedByValue[declaration.value.rawValue] ?? []
        where seen.insert(named).inserted {
          open.append(named)
        }
      }
    }
    let result = seen.sorted()
    closures[token] = result
    return result
  }

  /// Splits the contexts of some screens by what the tokens are.
  ///
  /// - Parameters:
  ///   - box: the contexts.
  ///   - tokens: ascending.
  ///   - sets: the sets of screens that contain the screens.
  ///   - partition: splits boxes.
  ///   - space: the sets of the boxes.
  /// - Returns: disjoint boxes that cover the whole, each with an index into `environments`.
  mutating func parts(
    of box: ContextBox,
    tokens: [Int32],
    sets: [SetID],
    _ partition: inout BoxPartition,
    _ space: inout BoxSpace
  ) -> [BoxedNode] {
    let declarations = tokens.flatMap { token in
      sections.tokens[Int(token)].filter { declaration in
        let set = theme.conditions[declaration.condition.index][.screen]
        return set == .top || sets.contains(set)
      }
    }
    let isBase = declarations.allSatisfy {
      theme.conditions[$0.condition.index][.screen] == .top
    }
    if isBase, let known = baseParts[tokens] { return known }
    let whole = isBase ? space.box(of: Array(theme.space.brands.indices)) : box
    let parts = partition.parts(of: whole, declarations, cuts: [], in: &space) { holding, _ in
      environments.id(of: environment(of: tokens, holding))
    }
    let merged = BoxMerging.merged(parts, in: &space)
    if isBase { baseParts[tokens] = merged }
    return merged
  }

  /// The environment that declarations make if all of them hold.
  private func environment(of tokens: [Int32], _ declarations: [Declaration]) -> Environment {
    let cascaded = CascadedValues(declarations, precedence: winning, isTabItem: { _ in false })
    return Environment(
      tokens: tokens,
      values: tokens.map { token in
        let target = TargetID(roles.schema.leaves.count + Int(token))
        return cascaded.value(of: target, in: .standard)?.rawValue ?? -1
      }
    )
  }

  /// Returns a value with its tokens replaced by their values in an environment, -1 for none; nil
  /// if that leaves nothing.
  func resolved(_ value: Value, in environment: Int32) -> ResolvedValue? {
    guard environment >= 0 else {
      var resolver = ValueResolver { _ in nil }
      return resolver.resolve(value)
    }
    var resolver = resolver(environments[environment])
    return resolver.resolve(value)
  }

  /// A resolver that reads tokens from an environment.
  private func resolver(_ environment: Environment) -> ValueResolver {
    ValueResolver { [theme, roles] key in
      guard let target = theme.target(of: key, in: roles.schema),
        let index = environment.tokens.firstIndex(
          of: Int32(target.index - roles.schema.leaves.count)
        ), environment.values[index] >= 0
      else { return nil }
      return theme.values[Int(environment.values[index])]
    }
  }
}
