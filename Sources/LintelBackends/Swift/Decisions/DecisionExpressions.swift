import LintelAppearance
import LintelDecisions
import LintelSchema

/// Spells decisions that need no function: conditions, and choices between two results.
struct DecisionExpressions {
  /// A condition and what holds where it is met, and where it isn't.
  struct Choice {
    let condition: String
    let then: DecisionID
    let otherwise: DecisionID
  }

  /// So long may a list of names be.
  private static let longestList = 76
  /// The greatest length of a choice that is written where it is used.
  private static let shortChoice = 76
  /// The same for one between names, which is easier to read.
  private static let shortChoiceOfNames = 98
  /// So long may a condition be.
  private static let shortCondition = 84
  /// So many questions may be asked where their results are used.
  private static let fewQuestions = 3
  /// So long may one of several conditions be, each on a line of its own.
  private static let longestCondition = 88

  let decided: DecidedTheme
  let names: SwiftNames
  /// Where the functions are that have the conditions.
  let host: DecisionHost
  /// Whether a pattern sets something on all screens, so that a new one is like most others.
  let isPatterned: Bool

  /// A question with two answers as a condition, together with the questions after it that have the same result.
  func choice(_ question: DecisionQuestion) -> Choice? {
    choice(question, leaving: nil).map(conjoined)
  }

  /// A question with two answers as a condition.
  ///
  /// - Parameters:
  ///   - question: the question.
  ///   - rest: where the answer leads that needs no name; nil if either may be named.
  /// - Returns: nil for a question with more answers, or one that a condition would be too long for.
  private func choice(_ question: DecisionQuestion, leaving rest: DecisionID?) -> Choice? {
    switch question {
    case .promo(let promo, let runs, let rests):
      return Choice(condition: names.condition(ofPromo: promo), then: runs, otherwise: rests)
    case .trait(let trait, let first, let second):
      let test = TraitTest(trait, of: host.traits)
      return Choice(
        condition: test.condition,
        then: test.value == 0 ? first : second,
        otherwise: test.value == 0 ? second : first
      )
    case .named(let dimension, var groups):
      guard groups.count == 2 else { return nil }
      if case .brand = dimension, groups[0].values.count == groups[1].values.count {
        // Of as many brands on both sides, none is the other one, whatever their names.
        guard groups.contains(where: { $0.child == rest }) else { return nil }
        groups.sort { $0.child != rest && $1.child == rest }
      }
      return choice(groups, SelectedDimension(dimension, names))
    case .version: return nil
    }
  }

  private func choice(
    _ groups: [DecisionQuestion.Group],
    _ selected: SelectedDimension
  ) -> Choice? {
    // No screen is the case that nobody names, unless only a pattern's screens are opposed to it.
    func size(_ group: DecisionQuestion.Group) -> Int {
      group.values.allSatisfy { selected.member($0) != nil } ? group.values.count : .max
    }
    let order = groups.sorted { size($0) < size($1) }
    let (tested, other, subject) = (order[0], order[1], selected.subject)
    let listed = tested.values.compactMap { selected.literal($0, in: host) }
    if other.values == [0], listed.count > 1, isPatterned {
      return Choice(condition: "\(subject) == nil", then: other.child, otherwise: tested.child)
    }
    let isOnly = listed.count == 1
    let condition =
      isOnly
      ? "\(subject) == \(listed[0])" : "[\(listed.joined(separator: ", "))].contains(\(subject))"
    guard isOnly || condition.utf8.count <= Self.longestList else { return nil }
    return Choice(condition: condition, then: tested.child, otherwise: other.child)
  }

  /// The check for a version that decides a yes or no; nil for one that something else decides.
  ///
  /// Only an `if` of its own may have it, and no expression.
  func versionCheck(_ test: DecisionID) -> String? {
    guard case .version(let branches, let otherwise)? = DecisionQuestion(test, of: decided),
      branches.count == 1, otherwise.terminal != nil
    else { return nil }
    let version = branches[0].since
    let outcome = decided.outcome(of: branches[0].child)
    if outcome == .flag(true) { return "#available(iOS \(version), *)" }
    return outcome == .flag(false) ? "#unavailable(iOS \(version))" : nil
  }

  /// A decision on one line, nil for one that is too long.
  func short(_ decision: DecisionID, _ subject: DecisionFunctions.Subject) -> NeedyExpression? {
    subject.type == "Bool" ? condition(decision, subject) : shortChoice(decision, subject)
  }

  /// A yes or no as one condition.
  private func condition(_ decision: DecisionID, _ subject: DecisionFunctions.Subject)
    -> NeedyExpression?
  {
    guard let test = alternatives(decision, subject, atMost: Self.fewQuestions) else { return nil }
    let text = test.joined(separator: " || ")
    guard text.utf8.count <= Self.shortCondition else { return nil }
    let results = decided.outcomes(of: decision).map { subject.code($0).needs }
    return NeedyExpression(
      code: .name(text),
      needs: results.reduce(needs(of: decision)) { $0.union($1) }
    )
  }

  /// A yes or no as conditions, one of them enough.
  ///
  /// - Parameters:
  ///   - decision: what is decided.
  ///   - subject: how its results are spelled.
  ///   - most: how many questions the conditions may ask.
  /// - Returns: nil for what takes more than that, or a condition that doesn't fit on a line.
  func alternatives(
    _ decision: DecisionID,
    _ subject: DecisionFunctions.Subject,
    atMost most: Int = .max
  ) -> [String]? {
    func isMet(_ side: DecisionID) -> Bool? {
      decided.outcome(of: side).map { subject.code($0).code == .boolean(true) }
    }
    guard most > 0, let question = DecisionQuestion(decision, of: decided) else { return nil }
    let sides = question.children
    let unnamed = sides.first { isMet($0) == false } ?? sides.first { isMet($0) == nil }
    guard let choice = choice(question, leaving: unnamed) else { return nil }
    func rest(_ side: DecisionID, or condition: String) -> [String]? {
      alternatives(side, subject, atMost: most - 1).map { [condition] + $0 }
    }
    func rest(_ side: DecisionID, and condition: String) -> [String]? {
      guard let rest = alternatives(side, subject, atMost: most - 1) else { return nil }
      let text = rest.joined(separator: " || ")
      let both = "\(condition) && \(rest.count > 1 ? "(\(text))" : text)"
      return Self.fits(both) ? [both] : nil
    }
    let not = Self.negated(choice.condition)
    switch (isMet(choice.then), isMet(choice.otherwise)) {
    case (true?, false?): return [choice.condition]
    case (false?, true?): return [not]
    case (true?, nil): return rest(choice.otherwise, or: choice.condition)
    case (nil, true?): return rest(choice.then, or: not)
    case (nil, false?): return rest(choice.then, and: choice.condition)
    case (false?, nil): return rest(choice.otherwise, and: not)
    case (true?, true?), (false?, false?), (nil, nil): return nil
    }
  }

  /// Returns the conditions that each lead to a result.
  ///
  /// - Parameters:
  ///   - decision: what is decided.
  ///   - isMet: whether an outcome is that result.
  ///   - most: how many questions the conditions may ask.
  /// - Returns: the conditions; nil where it takes more than a list of them.
  func alternatives(
    of decision: DecisionID,
    where isMet: @escaping (ThemeDecisions.Outcome) -> Bool,
    atMost most: Int = .max
  ) -> [String]? {
    let subject = DecisionFunctions.Subject(name: "", type: "Bool", summary: "") {
      NeedyExpression(code: .boolean(isMet($0)))
    }
    return alternatives(decision, subject, atMost: most)
  }

  /// A choice between two results on one line.
  private func shortChoice(_ decision: DecisionID, _ subject: DecisionFunctions.Subject)
    -> NeedyExpression?
  {
    guard let question = DecisionQuestion(decision, of: decided),
      choice(question, leaving: nil) != nil
    else { return nil }
    let outcomes = decided.outcomes(of: decision)
    guard outcomes.count == 2 else { return nil }
    let results = outcomes.map(subject.code)
    if results[0].code == results[1].code { return results[0] }
    typealias Spelling = (denials: Int, code: SwiftExpression)
    let choices = [(0, 1), (1, 0)].compactMap { met, other -> Spelling? in
      let isMet = { $0 == outcomes[met] }
      return alternatives(of: decision, where: isMet, atMost: Self.fewQuestions).map { test in
        let denials = test.joined().utf8.count { $0 == UInt8(ascii: "!") }
        return (denials, .choice(test, results[met].code, results[other].code))
      }
    }
    // What is reads better than what isn't.
    let choice = choices.min { a, b in
      (a.denials, a.code.text.utf8.count) < (b.denials, b.code.text.utf8.count)
    }
    let isOfNames = results.allSatisfy(\.code.isName)
    let longest = isOfNames ? Self.shortChoiceOfNames : Self.shortChoice
    guard let code = choice?.code, code.text.utf8.count <= longest else { return nil }
    let needs = needs(of: decision).union(results[0].needs).union(results[1].needs)
    return NeedyExpression(code: code, needs: needs)
  }

  private static func negated(_ condition: String) -> String {
    let sides = condition.split(separator: " == ", maxSplits: 1)
    return sides.count == 2 ? "\(sides[0]) != \(sides[1])" : "!\(condition)"
  }

  /// The opposite of a single condition; nil for several, and for a check of the version.
  static func opposite(_ condition: String) -> String? {
    if let affirmed = affirmed(condition) { return affirmed }
    let isSingle = !["&&", "||", "#", "!"].contains { condition.contains($0) }
    return isSingle ? negated(condition) : nil
  }

  /// The opposite of a condition that denies something; nil for one that doesn't, and for several.
  static func affirmed(_ condition: String) -> String? {
    if condition.contains(" && ") || condition.contains(" || ") { return nil }
    if condition.first == "!" { return String(condition.dropFirst()) }
    let missing = "#unavailable("
    if condition.hasPrefix(missing) {
      return "#available(\(condition.dropFirst(missing.count).dropLast()), *)"
    }
    let sides = condition.split(separator: " != ", maxSplits: 1)
    return sides.count == 2 ? "\(sides[0]) == \(sides[1])" : nil
  }

  /// A choice as one with several conditions, if its first result chooses again, and can be the second.
  private func conjoined(_ choice: Choice) -> Choice {
    var result = choice
    while let question = DecisionQuestion(result.then, of: decided),
      let inner = self.choice(question, leaving: result.otherwise)
    {
      let isMet = inner.otherwise == result.otherwise
      guard isMet || inner.then == result.otherwise else { break }
      let test = isMet ? inner.condition : Self.negated(inner.condition)
      let both = "\(result.condition) && \(test)"
      guard Self.fits(both) else { break }
      result = Choice(
        condition: both,
        then: isMet ? inner.then : inner.otherwise,
        otherwise: result.otherwise
      )
    }
    return result
  }

  /// What the questions of a decision have to be told.
  func needs(of decision: DecisionID) -> ContextNeeds {
    ContextNeeds(asking: decided.support(of: decision))
  }

  private static func fits(_ condition: String) -> Bool {
    condition.utf8.count <= longestCondition
  }
}
