import LintelCascade
package import LintelDecisions
import LintelSchema
package import LintelTheme

extension ThemeDecisions {
  /// Returns a decision with tokens resolved: `.resolved`, or `.undeclared` where nothing is set.
  package func bound(_ decision: DecisionID) throws(TooLarge) -> DecisionID {
    let theme = cascade.theme
    let plain = map(decision) { outcome in
      switch outcome {
      case .value(let value):
        resolve(theme.values[value.index], lookup: { _ in nil }).map { .resolved($0) }
          ?? .undeclared
      case .disabledTitle: .resolved(.color(.system("tertiaryLabel", alpha: 1)))
      case .resolved, .emptyImage: outcome
      case .undeclared, .unset, .conflict, .flag, .configure, .assigned, .scroll, .background,
        .side, .transition, .entry, .number, .blame:
        .undeclared
      }
    }
    return try binding(decision, over: plain) { _ in true }
  }

  /// Returns a decision in which fonts that depend on tokens are `.resolved`, and everything else is unchanged.
  func withoutDerivedFonts(_ decision: DecisionID) throws(TooLarge) -> DecisionID {
    try binding(decision, over: decision) { if case .derivedFont = $0 { true } else { false } }
  }

  /// Resolves the values that depend on tokens and meet a condition, with `.undeclared` where a token has no value.
  ///
  /// `rest` applies wherever no value is resolved.
  private func binding(
    _ decision: DecisionID,
    over rest: DecisionID,
    where isBound: (Value) -> Bool
  ) throws(TooLarge) -> DecisionID {
    let theme = cascade.theme
    let bound = outcomes(of: decision).filter { outcome in
      theme.written(outcome).map { isBound($0) && !$0.tokens.isEmpty } ?? false
    }
    if bound.isEmpty { return rest }
    let tests = tests(of: decision)
    var choices: [DecisionStore.Choice] = []
    for outcome in bound {
      guard let value = theme.written(outcome), let test = tests[outcome] else { continue }
      let decision = try joining(value) { values in
        resolve(value) { values[$0] }.map { .resolved($0) } ?? .undeclared
      }
      choices.append((test, decision))
    }
    return try choose(among: choices, otherwise: rest)
  }

  /// Returns a decision about a value, by what the tokens that it depends on resolve to.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - transform: returns the outcome, given a function from tokens to the values that they resolve to.
  /// - Returns: the decision.
  /// - Throws: `TooLarge` if the decision exceeds its limit.
  package func mapping(
    _ value: Value,
    _ transform: ((TokenKey) -> ResolvedValue?) -> Outcome
  ) throws(TooLarge) -> DecisionID {
    try joining(value) { values in
      transform { key in LintelTheme.resolve(.token(key)) { values[$0] } }
    }
  }

  /// Combines the decisions of all tokens that a value depends on.
  private func joining(
    _ value: Value,
    _ transform: ([TokenKey: Value]) -> Outcome
  ) throws(TooLarge) -> DecisionID {
    let theme = cascade.theme
    let keys = try closure(of: value)
    let tokens = try keys.map { key throws(TooLarge) in try decision(of: key) }
    return try combine(tokens) { outcomes in
      var values: [TokenKey: Value] = [:]
      for (key, outcome) in zip(keys, outcomes) { values[key] = theme.value(of: outcome) }
      return transform(values)
    }
  }

  private func decision(of key: TokenKey) throws(TooLarge) -> DecisionID {
    guard let target = cascade.theme.target(of: key) else { return constant(.undeclared) }
    return try plainDecision(of: target)
  }

  /// Returns the tokens that a value depends on, directly or through others, sorted.
  private func closure(of value: Value) throws(TooLarge) -> [TokenKey] {
    var found: Set<TokenKey> = []
    var open = Array(value.tokens)
    while let key = open.popLast() {
      guard found.insert(key).inserted else { continue }
      let values = outcomes(of: try decision(of: key))
      open += values.compactMap(cascade.theme.written).flatMap(\.tokens)
    }
    return found.sorted()
  }
}

extension Theme {
  /// Returns the outcome of a token as a value that can be resolved, or `nil` if it has none.
  fileprivate func value(of outcome: ThemeDecisions.Outcome) -> Value? {
    // The decision of a token already has fonts resolved, but no other values.
    if case .resolved(.font(let font)) = outcome { .font(font) } else { written(outcome) }
  }
}
