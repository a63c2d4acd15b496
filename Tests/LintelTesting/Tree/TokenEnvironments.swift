import LintelCascade
import LintelSchema
import LintelTheme

@testable import LintelAppearance

/// The values of tokens in each part of the contexts, for the values that use them.
struct TokenEnvironments {
  /// The winning values of the tokens that some values depend on.
  struct Environment: Hashable {
    /// The indices of the tokens, ascending.
    let tokens: [Int32]
    /// The tokens' values as indices into the theme's values, or -1 for none.
    let values: [Int32]
  }

  private let theme: Theme
  /// The roles of leaves, for looking up tokens of components.
  private let roles: LeafRoles
  private let sections: ThemeSections
  private let winning: WinningDeclarations
  /// The tokens that a value uses directly, by the value's index.
  private var namedByValue: [Int32: [Int32]] = [:]
  private var closures: [Int32: [Int32]] = [:]
  /// How tokens divide the contexts outside every screen, by the tokens asked for.
  private var baseParts: [[Int32]: [BoxedNode]] = [:]
  /// Every environment once.
  private(set) var environments = Interner<Environment>()
  /// The distinct sets of tokens, starting with the empty set.
  private var tokenSets = Interner<[Int32]>()
  /// The id of the set of tokens that each value depends on, for values looked up so far.
  private var setsByValue: [Int32: Int32] = [:]
  /// Environments limited to sets of tokens, by both ids.
  private var limited: [IDPair: Int32] = [:]

  /// Prepares the search, without splitting contexts before `parts` is called.
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
    // Equal values use equal tokens, regardless of their declarations.
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

  /// Every token that the values depend on, directly or through other tokens, in ascending order.
  mutating func tokens(of values: some Sequence<Int32>) -> [Int32] {
    var tokens: Set<Int32> = []
    for value in values {
      for token in namedByValue[value] ?? [] { tokens.formUnion(closure(of: token)) }
    }
    return tokens.sorted()
  }

  /// The id of the set of tokens that a value depends on, or 0 for none.
  mutating func tokenSet(of value: Int32) -> Int32 {
    guard namedByValue[value] != nil else { return 0 }
    if let known = setsByValue[value] { return known }
    let id = tokenSet(of: CollectionOfOne(value))
    setsByValue[value] = id
    return id
  }

  /// The id of the set of tokens that values depend on, or 0 for none.
  mutating func tokenSet(of values: some Sequence<Int32>) -> Int32 {
    tokenSets.id(of: tokens(of: values))
  }

  /// The id of an environment limited to a set of tokens, or -1 if none of its tokens are left.
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

  /// The tokens that a token depends on, including the token itself, in ascending order.
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

  /// Splits the contexts of some screens by the values of tokens, into disjoint boxes with indices into `environments`.
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

  /// The environment in which exactly these declarations apply.
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

  /// Returns a value with its tokens replaced by their values in an environment, or `nil` if nothing is left.
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
