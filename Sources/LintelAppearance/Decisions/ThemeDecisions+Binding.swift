import LintelCascade
package import LintelDecisions
import LintelSchema
package import LintelTheme

/// Replaces tokens by what they are in each context.
extension ThemeDecisions {
  /// Returns a decision without tokens: `.resolved`, or `.undeclared` where nothing is set.
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

  /// Returns a decision in which fonts that depend on tokens are `.resolved`, and everything else is as it was.
  ///
  /// Outputs refer to tokens by name. Of the font that another one is derived from they take the whole, since it can be any kind of font.
  func withoutDerivedFonts(_ decision: DecisionID) throws(TooLarge) -> DecisionID {
    try binding(decision, over: decision) {
      guard case .derivedFont(let font) = $0 else { return false }
      return font.base != nil || !keepsPartsOfFonts
    }
  }

  /// Replaces values that depend on tokens.
  ///
  /// - Parameters:
  ///   - decision: Whose values are replaced.
  ///   - rest: What holds where nothing is.
  ///   - isBound: Whether a value is one of those to replace.
  /// - Returns: the decision with `.resolved` values, `.undeclared` where a token has none.
  /// - Throws: `TooLarge` if the decision exceeds its limit.
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
    var choices: [Choice] = []
    for outcome in bound {
      guard let value = theme.written(outcome), let test = tests[outcome] else { continue }
      let decision = try joining(value) { values in
        resolve(value) { values[$0] }.map { .resolved($0) } ?? .undeclared
      }
      choices.append((test, decision))
    }
    let all = try joined(choices[...])
    return try choose(all.test, all.decision, rest)
  }

  /// A test, and what holds where it's met.
  private typealias Choice = (test: DecisionID, decision: DecisionID)

  /// Joins choices in pairs, so that each takes part in few steps.
  ///
  /// - Parameter choices: one at least, whose tests are met in different contexts.
  /// - Returns: what holds where one of the tests is met.
  /// - Throws: `TooLarge` if a decision exceeds its limit.
  private func joined(_ choices: ArraySlice<Choice>) throws(TooLarge) -> Choice {
    if choices.count == 1 { return choices[choices.startIndex] }
    let middle = choices.startIndex + choices.count / 2
    let (a, b) = (try joined(choices[..<middle]), try joined(choices[middle...]))
    let test = try either(a.test, b.test)
    return (test, try choose(a.test, a.decision, b.decision))
  }

  /// Returns a decision about a value, by what the tokens are that it depends on.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - transform: what comes of it, given what a token results in.
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

  /// Returns the decision of a token.
  private func decision(of key: TokenKey) throws(TooLarge) -> DecisionID {
    guard let target = cascade.theme.target(of: key) else { return constant(.undeclared) }
    return try plainDecision(of: target)
  }

  /// The tokens that a value depends on, directly or through others, sorted.
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

/// Outcomes as values.
extension Theme {
  /// What the outcome of a token is, in the terms in which values are resolved; nil for none.
  fileprivate func value(of outcome: ThemeDecisions.Outcome) -> Value? {
    switch outcome {
    case .value(let id): values[id.index]
    // Only fonts are resolved before they are asked for.
    case .resolved(.font(let font)): .font(font)
    case .undeclared, .unset, .conflict, .flag, .configure, .assigned, .scroll, .resolved,
      .emptyImage, .disabledTitle, .background, .side, .transition, .entry, .number, .blame:
      nil
    }
  }
}
