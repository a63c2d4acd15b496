import LintelDiagnostics
import LintelTheme

/// Finds overrides of tokens in contexts in which no property uses them.
struct IdleTokenOverrides {
  private let analysis: Analysis
  /// The conditions under which properties refer to each token.
  private var uses: [TokenKey: Set<ConditionID>] = [:]
  /// The tokens whose values refer to each token, sorted, with the conditions of these values.
  private var users: [TokenKey: [(token: TokenKey, conditions: Set<ConditionID>)]] = [:]
  /// The tokens that count as used in every context.
  private var everywhere: Set<TokenKey>
  /// The number of pairs of conditions that are still compared, so that large themes don't take long.
  private var budget = 1_000_000

  /// Collects the uses of tokens, given the token of each entry that declares one, and those that count as used regardless of the theme.
  init(_ analysis: Analysis, _ tokens: [Int32: TokenKey], usedEverywhere everywhere: [TokenKey]) {
    self.analysis = analysis
    self.everywhere = Set(everywhere)
    let theme = analysis.theme
    var users: [TokenKey: [TokenKey: Set<ConditionID>]] = [:]
    let written = theme.tokenUses.tokens
    var conditions = written.map { _ in Set<ConditionID>() }
    for reference in theme.tokenUses.references {
      // The block's condition can be wider than the declaration's, but never narrower.
      let condition = theme.blocks[Int(theme.entries[Int(reference.entry)].block)].condition
      let token = Int(reference.token)
      if let user = tokens[reference.entry] {
        users[written[token], default: [:]][user, default: []].insert(condition)
      } else if theme.conditions[condition.index].withoutParts == Condition() {
        self.everywhere.insert(written[token])
      } else {
        conditions[token].insert(condition)
      }
    }
    for (token, conditions) in zip(written, conditions) where !conditions.isEmpty {
      uses[token] = conditions
    }
    // In a fixed order, the budget always ends at the same pair.
    self.users = users.mapValues { users in
      users.sorted { $0.key < $1.key }.map { (token: $0.key, conditions: $0.value) }
    }
  }

  /// Returns a finding for each block that overrides only tokens, among those that properties use elsewhere, that no property uses there.
  mutating func findings(among used: Set<TokenKey>) -> [Finding] {
    let theme = analysis.theme
    var isIdle: [Int32: Bool] = [:]
    var tokens: [Int32: TokenKey] = [:]
    for declaration in theme.declarations {
      guard let token = theme.token(of: declaration.target, in: analysis.schema)?.key,
        used.contains(token), !everywhere.contains(token)
      else { continue }
      let entry = theme.entries[Int(declaration.entry)]
      let condition = theme.conditions[declaration.condition.index]
      guard entry.uses.isEmpty, condition.withoutParts != Condition() else { continue }
      tokens[declaration.entry] = token
      // One entry can have values for several brands.
      isIdle[declaration.entry] =
        (isIdle[declaration.entry] ?? true) && !isUsed(token, in: condition)
    }
    let idle = isIdle.filter(\.value).keys
    return Dictionary(grouping: idle) { theme.entries[Int($0)].block }.values.compactMap {
      entries in
      finding(
        entries.compactMap { entry in
          tokens[entry].map { ($0, theme.entries[Int(entry)].keyRange) }
        }
      )
    }
  }

  /// Whether a property may use a token, directly or through other tokens, in a context of a condition.
  private mutating func isUsed(_ token: TokenKey, in condition: Condition) -> Bool {
    var seen: Set<TokenKey> = [token]
    var pending = [token]
    while let key = pending.popLast() {
      if everywhere.contains(key) || overlaps(uses[key] ?? [], condition) { return true }
      for (user, conditions) in users[key] ?? [] where overlaps(conditions, condition) {
        if seen.insert(user).inserted { pending.append(user) }
      }
    }
    return false
  }

  private mutating func overlaps(_ conditions: Set<ConditionID>, _ condition: Condition) -> Bool {
    let theme = analysis.theme
    budget -= conditions.count
    return budget < 0
      || conditions.contains { theme.space.mayOverlap(theme.conditions[$0.index], condition) }
  }

  private func finding(_ overrides: [(token: TokenKey, key: SourceRange)]) -> Finding? {
    let sorted = overrides.sorted { $0.key < $1.key }
    guard let first = sorted.first else { return nil }
    let isOne = sorted.count == 1
    let names = sorted.map(\.token.reference).shortList(most: 2)
    return Finding(
      isOne
        ? "\(names) is overridden where no property uses it"
        : "\(names) are overridden where no property uses them",
      at: first.key,
      notes: sorted.dropFirst().map {
        Note("'\($0.token.reference)' isn't used there either", at: $0.key)
      },
      help: ["remove the override, or refer to the token with '$' in the same block"],
      fixIts: analysis.removal(
        of: sorted.map(\.key),
        isOne ? "remove it" : "remove them",
        isSafe: false
      )
    )
  }
}
