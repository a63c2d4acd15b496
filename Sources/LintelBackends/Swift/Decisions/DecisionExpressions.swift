import LintelAppearance
import LintelDecisions

/// Writes decisions that don't need a function: conditions, and choices between two results.
struct DecisionExpressions {
  struct Choice {
    let condition: String
    let then: DecisionID
    let otherwise: DecisionID
  }

  private static let longestList = 76
  /// The greatest length of a choice that is written where it is used.
  private static let shortChoice = 76
  /// The greatest length of a choice between names, which is easier to read.
  private static let shortChoiceOfNames = 98
  private static let shortCondition = 84
  /// The greatest number of questions that are asked where their result is used.
  private static let maximumInlineQuestions = 3
  /// The greatest length of one of several conditions, each on its own line.
  private static let longestCondition = 88

  let decided: DecidedTheme
  let names: SwiftNames
  let host: DecisionHost
  /// Whether a pattern sets something on all screens, so that a new screen is like most others.
  let isPatterned: Bool

  /// Returns a question with two answers as a condition, combined with the questions after it that have the same result.
  func choice(_ question: DecisionQuestion) -> Choice? {
    choice(question, leaving: nil).map(conjoined)
  }

  /// Returns a question with two answers as a condition, or `nil` if it has more answers or the condition would be too long.
  ///
  /// The names that lead to `rest` don't have to be listed.
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
      let selected = SelectedDimension(dimension, names)
      if let plain = dimension.plainGroup(groups, of: decided),
        let choice = choice(testing: groups[1 - plain], or: groups[plain], selected)
      {
        return choice
      }
      if case .brand = dimension, groups[0].values.count == groups[1].values.count {
        // If both sides have equally many brands, neither is the rest, regardless of their names.
        guard groups.contains(where: { $0.child == rest }) else { return nil }
        groups.sort { $0.child != rest && $1.child == rest }
      }
      return choice(groups, selected)
    case .version: return nil
    }
  }

  private func choice(
    _ groups: [DecisionQuestion.Group],
    _ selected: SelectedDimension
  ) -> Choice? {
    // The case without a screen isn't tested by name, unless a pattern sets something on all screens.
    func size(_ group: DecisionQuestion.Group) -> Int {
      group.values.allSatisfy { selected.member($0) != nil } ? group.values.count : .max
    }
    let order = groups.sorted { size($0) < size($1) }
    return choice(testing: order[0], or: order[1], selected)
  }

  /// Returns a choice for each of some groups instead of one of them, combined with the questions after it that have the same result,
  /// or `nil` if a condition would be too long or has to test for no screen.
  func choices(
    between groups: [DecisionQuestion.Group],
    orElse rest: Int,
    _ dimension: DecisionQuestion.Named
  ) -> [Choice]? {
    let selected = SelectedDimension(dimension, names)
    let tested = groups.indices.filter { $0 != rest }.map { groups[$0] }
    guard tested.allSatisfy({ $0.values.allSatisfy { selected.member($0) != nil } }),
      groups[rest].values != [0] || !isPatterned
    else { return nil }
    let choices = tested.compactMap { choice(testing: $0, or: groups[rest], selected) }
    return choices.count == tested.count ? choices.map(conjoined) : nil
  }

  /// Returns a choice that tests for the values of one group, or `nil` if the condition would be too long.
  private func choice(
    testing tested: DecisionQuestion.Group,
    or other: DecisionQuestion.Group,
    _ selected: SelectedDimension
  ) -> Choice? {
    let subject = selected.subject
    let listed = tested.values.compactMap { selected.literal($0) }
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

  /// Returns the version check that decides a test, or `nil` if something else decides it.
  ///
  /// The check needs a separate `if`, because expressions can't contain it.
  func versionCheck(_ test: DecisionID) -> String? {
    guard case .version(let branches, let otherwise)? = DecisionQuestion(test, of: decided),
      branches.count == 1, otherwise.terminal != nil
    else { return nil }
    let version = branches[0].since
    let outcome = decided.outcome(of: branches[0].child)
    if outcome == .flag(true) { return "#available(iOS \(version), *)" }
    return outcome == .flag(false) ? "#unavailable(iOS \(version))" : nil
  }

  /// Returns a decision on one line, or `nil` if that isn't possible or the line would be too long.
  func short(_ decision: DecisionID, _ subject: DecisionFunctions.Subject) -> ContextualExpression?
  {
    subject.type == "Bool" ? condition(decision, subject) : shortChoice(decision, subject)
  }

  /// Returns a decision between true and false as one condition, or `nil` if that isn't possible or the condition would be too long.
  private func condition(_ decision: DecisionID, _ subject: DecisionFunctions.Subject)
    -> ContextualExpression?
  {
    guard let test = alternatives(decision, subject, atMost: Self.maximumInlineQuestions) else {
      return nil
    }
    let text = test.joined(separator: " || ")
    guard text.utf8.count <= Self.shortCondition else { return nil }
    let results = decided.outcomes(of: decision).map { subject.code($0).needs }
    return ContextualExpression(
      code: .name(text),
      needs: results.reduce(needs(of: decision)) { $0.union($1) }
    )
  }

  /// Returns a decision between true and false as alternative conditions, or `nil` if it needs more than these, asks more than
  /// `most` questions, or has a condition that doesn't fit on a line.
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
    var not: String { Self.negated(choice.condition) }
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

  /// Returns the alternative conditions for the outcomes that `isMet` accepts, or `nil` if it takes more than these or more
  /// than `most` questions.
  func alternatives(
    of decision: DecisionID,
    where isMet: @escaping (ThemeDecisions.Outcome) -> Bool,
    atMost most: Int = .max
  ) -> [String]? {
    let subject = DecisionFunctions.Subject(name: "", type: "Bool", summary: "") {
      ContextualExpression(code: .boolean(isMet($0)))
    }
    return alternatives(decision, subject, atMost: most)
  }

  /// Returns a choice between two results on one line, or `nil` if that isn't possible or the line would be too long.
  private func shortChoice(_ decision: DecisionID, _ subject: DecisionFunctions.Subject)
    -> ContextualExpression?
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
      return alternatives(of: decision, where: isMet, atMost: Self.maximumInlineQuestions).map {
        test in
        let denials = test.joined().utf8.count { $0 == UInt8(ascii: "!") }
        return (denials, .choice(test, results[met].code, results[other].code))
      }
    }
    // Conditions without `!` are easier to read.
    let choice = choices.min { a, b in
      (a.denials, a.code.text.utf8.count) < (b.denials, b.code.text.utf8.count)
    }
    let areNames = results.allSatisfy(\.code.isName)
    let longest = areNames ? Self.shortChoiceOfNames : Self.shortChoice
    guard let code = choice?.code, code.text.utf8.count <= longest else { return nil }
    let needs = needs(of: decision).union(results[0].needs).union(results[1].needs)
    return ContextualExpression(code: code, needs: needs)
  }

  private static func negated(_ condition: String) -> String {
    let (text, sign) = (condition.utf8, " == ".utf8)
    let start = text.indices.first { text[$0] == 0x20 && text[$0...].starts(with: sign) }
    guard let start else { return "!\(condition)" }
    let end = text.index(start, offsetBy: sign.count)
    return "\(condition[..<start]) != \(condition[end...])"
  }

  /// Returns the opposite of a single condition, or `nil` for several conditions.
  static func opposite(_ condition: String) -> String? {
    if let affirmed = affirmed(condition) { return affirmed }
    let (start, end) = ("#available(", ", *)")
    if condition.hasPrefix(start), condition.hasSuffix(end) {
      return "#unavailable(\(condition.dropFirst(start.count).dropLast(end.count)))"
    }
    let isSingle = !["&&", "||", "#", "!"].contains { condition.contains($0) }
    return isSingle ? negated(condition) : nil
  }

  /// Returns the opposite of a negative condition, or `nil` for a positive one and for several conditions.
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

  /// Returns a choice combined with the choices in its first result that can lead to its second result.
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

  func needs(of decision: DecisionID) -> ContextNeeds {
    ContextNeeds(asking: decided.support(of: decision))
  }

  private static func fits(_ condition: String) -> Bool { condition.utf8.count <= longestCondition }
}
