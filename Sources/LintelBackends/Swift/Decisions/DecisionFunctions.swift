import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

/// Writes decisions as expressions, and collects the functions that they need.
///
/// A decision with one answer, or with two short ones, is written where it is used. Every other
/// decision becomes a function that is named after its subject. Parts that are too long for one
/// function, or that several branches share, become functions, too.
struct DecisionFunctions {
  struct Subject {
    let type: String
    /// The way in which results are written, which can differ for the same decision.
    let spelling: String
    let code: (ThemeDecisions.Outcome) -> ContextualExpression
    /// Few decisions become functions, so names and summaries are created on demand.
    private let makeName: () -> String
    private let makeSummary: () -> String

    /// The name, such as `navigationBarTitleColor`.
    var name: String { makeName() }
    /// The summary for the documentation, such as `The color of …`.
    var summary: String { makeSummary() }

    init(
      name: @autoclosure @escaping () -> String,
      type: String,
      summary: @autoclosure @escaping () -> String,
      spelling: String = "",
      code: @escaping (ThemeDecisions.Outcome) -> ContextualExpression
    ) {
      self.type = type
      self.spelling = spelling
      self.code = code
      makeName = name
      makeSummary = summary
    }

    static func presence(
      name: @autoclosure @escaping () -> String,
      summary: @autoclosure @escaping () -> String
    ) -> Subject {
      Subject(name: name(), type: "Bool", summary: summary(), spelling: "presence") {
        ContextualExpression(code: .boolean($0 == .flag(true)))
      }
    }
  }

  private struct Key: Hashable {
    let decision: DecisionID
    let type: String
    let spelling: String
  }

  /// The number of lines of a function's body above which its parts become functions.
  private static let longBody = 40
  private static let maximumDepth = 3

  private let decided: DecidedTheme
  private let names: SwiftNames
  let expressions: DecisionExpressions
  private let branches: NamedBranches
  private let host: DecisionHost
  /// The functions, in the order in which they were first needed.
  ///
  /// A function has no declaration while its body is written, or if it turned out to be unnecessary.
  private var declared: [SwiftDeclaration?] = []
  private var calls: [Key: ContextualExpression] = [:]
  private var taken: Set<String> = []
  private var needs: ContextNeeds = []

  init(_ values: DecidedValues, host: DecisionHost = .theme(isOnMainActor: true)) {
    self.host = host
    decided = values.decided
    names = values.names
    let isPatterned = decided.theme.space.hasBlockForEveryScreen
    expressions = DecisionExpressions(
      decided: decided,
      names: names,
      host: host,
      isPatterned: isPatterned
    )
    branches = NamedBranches(
      decided: decided,
      names: names,
      expressions: expressions,
      isPatterned: isPatterned
    )
  }

  var declarations: [SwiftDeclaration] { declared.compactMap(\.self) }

  // MARK: - Expressions

  mutating func expression(_ decision: DecisionID, _ subject: Subject) -> ContextualExpression {
    let value = value(of: decision, subject, answers: AnswerNames())
    needs.formUnion(value.needs)
    return value
  }

  /// Returns the inputs that the expressions need which were returned since the last call.
  mutating func takeNeeds() -> ContextNeeds {
    defer { needs = [] }
    return needs
  }

  /// Returns the body of a function or property that evaluates a decision and is declared elsewhere.
  mutating func body(_ decision: DecisionID, _ subject: Subject) -> [SwiftStatement] {
    var body = Body(of: decision, subject, in: self)
    return statements(decision, &body, answers: AnswerNames(), depth: 0)
  }

  func isAlways(_ test: DecisionID) -> Bool { decided.outcome(of: test) == .flag(true) }

  func needsFunction(_ presence: DecisionID) -> Bool {
    needsFunction(presence, .presence(name: "", summary: ""))
      && expressions.versionCheck(presence) == nil
  }

  /// Returns whether a decision becomes a function where it is used.
  func needsFunction(_ decision: DecisionID, _ subject: Subject) -> Bool {
    decided.outcome(of: decision) == nil && expressions.short(decision, subject) == nil
  }

  // MARK: - Functions

  /// Returns a call to the function of a decision, which is declared at its first use.
  private mutating func call(
    _ decision: DecisionID,
    _ subject: Subject,
    answers: AnswerNames
  ) -> ContextualExpression {
    let key = Key(decision: decision, type: subject.type, spelling: subject.spelling)
    if let known = calls[key] { return known }
    let call = declare(decision, subject, name: free(subject.name, answers))
    calls[key] = call
    return call
  }

  mutating func reserve(_ names: Set<String>) {
    taken = taken.isEmpty ? names : taken.union(names)
  }

  /// Returns a name that isn't taken: the preferred one, or a longer one.
  mutating func free(_ subject: String, _ answers: AnswerNames = AnswerNames()) -> String {
    let names = answers.names(after: Self.shortened(subject), atMost: Self.longestName)
    var free = names.first { !taken.contains($0) } ?? names[0]
    while !taken.insert(free).inserted { free += "Otherwise" }
    return free
  }

  /// Declares the function of a decision and returns a call to it, or the result if it is written the same way everywhere.
  private mutating func declare(
    _ decision: DecisionID,
    _ subject: Subject,
    name: String
  ) -> ContextualExpression {
    // The functions that it calls come after it.
    let place = declared.count
    declared.append(nil)
    var body = Body(of: decision, subject, in: self)
    let statements = self.statements(decision, &body, answers: AnswerNames(), depth: 0)
    if statements.count == 1, let any = decided.outcomes(of: decision).first.map(subject.code),
      statements == [.result(any.code)]
    {
      taken.remove(name)
      return any
    }
    let needs = expressions.needs(of: decision).union(body.needs)
    declared[place] = SwiftDeclaration(
      "\(host.isolation(needs))private \(host.introducer) \(name)",
      takes: needs.parameters(in: host),
      result: subject.type,
      statements,
      documentation: [subject.summary]
    )
    return ContextualExpression(code: .call(name, needs.arguments), needs: needs)
  }

  private struct Body {
    let subject: Subject
    /// The parts that several branches lead to; not needed if the body is long.
    let shared: Set<DecisionID>
    let isLong: Bool
    var needs: ContextNeeds = []

    init(of decision: DecisionID, _ subject: Subject, in functions: DecisionFunctions) {
      self.subject = subject
      isLong = functions.isLong(decision)
      shared = isLong ? [] : functions.shared(in: decision)
    }
  }

  private func shared(in root: DecisionID) -> Set<DecisionID> {
    var seen: Set<DecisionID> = []
    var shared: Set<DecisionID> = []
    var open = [root]
    while let next = open.popLast() {
      guard let question = DecisionQuestion(next, of: decided) else { continue }
      for child in question.children where decided.outcome(of: child) == nil {
        if seen.insert(child).inserted { open.append(child) } else { shared.insert(child) }
      }
    }
    return shared
  }

  /// Returns whether a decision can take too many lines for one function, counting shared parts once.
  ///
  /// It stops counting as soon as it knows, because the parts of a long decision become functions, and ask this again.
  private func isLong(_ root: DecisionID) -> Bool {
    var seen: Set<DecisionID> = [root]
    var open = [root]
    var lines = 0
    while let next = open.popLast() {
      guard let question = DecisionQuestion(next, of: decided) else { continue }
      for child in question.children {
        lines += 3
        if lines > Self.longBody { return true }
        if seen.insert(child).inserted { open.append(child) }
      }
    }
    return false
  }

  private mutating func statements(
    _ decision: DecisionID,
    _ body: inout Body,
    answers: AnswerNames,
    depth: Int,
    among values: [DecisionQuestion.Named: [Int]] = [:]
  ) -> [SwiftStatement] {
    let subject = body.subject
    if let outcome = decided.outcome(of: decision) {
      let result = subject.code(outcome)
      body.needs.formUnion(result.needs)
      return [.result(result.code)]
    }
    let key = Key(decision: decision, type: subject.type, spelling: subject.spelling)
    let isPart =
      calls[key] != nil
      || depth > 0 && (body.isLong || depth >= Self.maximumDepth || body.shared.contains(decision))
    guard !isPart, let question = DecisionQuestion(decision, of: decided)?.narrowed(to: values)
    else {
      let part = expressions.short(decision, subject) ?? call(decision, subject, answers: answers)
      body.needs.formUnion(part.needs)
      return [.result(part.code)]
    }
    if subject.type == "Bool", let test = expressions.alternatives(decision, subject) {
      for outcome in decided.outcomes(of: decision) {
        body.needs.formUnion(subject.code(outcome).needs)
      }
      return [.result(.any(test))]
    }
    if case .named(_, let groups) = question, groups.count == 1 {
      let only = groups[0].child
      return statements(only, &body, answers: answers, depth: depth, among: values)
    }
    let isTable = branches.isTable(question, subject)
    if !isTable,
      let chain = chain(question, &body, answers: answers, depth: depth, among: values)
    {
      return chain
    }
    if !isTable,
      let choice = expressions.choice(question) ?? branches.choice(question, among: values)
    {
      let word = names(of: question, choice)
      let then = answers + word.then
      let other = answers + word.otherwise
      return Self.joined(
        choice.condition,
        statements(choice.then, &body, answers: then, depth: depth + 1, among: values),
        statements(choice.otherwise, &body, answers: other, depth: depth, among: values)
      )
    }
    switch question {
    case .named(let dimension, let groups):
      let selected = SelectedDimension(dimension, names)
      // A `switch` in another one for the same names needs a default.
      let plain =
        dimension.plainGroup(groups, of: decided) ?? (values[dimension] == nil ? nil : 0)
      return selection(groups, plain, &body, answers: answers, depth, selected) { group in
        NamedBranches.narrowed(values, to: group, of: dimension)
      }
    case .version(let branches, let otherwise):
      var newer: [VersionBranch] = []
      for branch in branches {
        let word = answers + "OnIOS\(branch.since.major)"
        let then = statements(branch.child, &body, answers: word, depth: depth + 1, among: values)
        newer.append((branch.since, then))
      }
      let older = answers + "OnOlderSystems"
      return Self.joined(
        newer,
        statements(otherwise, &body, answers: older, depth: depth, among: values)
      )
    case .promo, .trait:
      // Both are always choices.
      return []
    }
  }

  /// Returns a question with more than two answers as conditions, or `nil` if a `switch` is necessary.
  ///
  /// Unlike a `switch`, conditions continue after a result that depends on something else, so what follows is written once, and
  /// another brand or screen adds a branch and changes none.
  private mutating func chain(
    _ question: DecisionQuestion,
    _ body: inout Body,
    answers: AnswerNames,
    depth: Int,
    among values: [DecisionQuestion.Named: [Int]]
  ) -> [SwiftStatement]? {
    guard let chain = self.branches.chain(question), chain.branches.count > 1 else { return nil }
    var branches: [(condition: String, then: [SwiftStatement])] = []
    for (group, choice) in chain.branches {
      let word = answers + chain.selected.suffix(of: group)
      let own = NamedBranches.narrowed(values, to: group, of: chain.dimension)
      let then = statements(choice.then, &body, answers: word, depth: depth + 1, among: own)
      branches.append((choice.condition, then))
    }
    let elsewhere = answers + "Elsewhere"
    let others = NamedBranches.narrowed(values, to: chain.rest, of: chain.dimension)
    let last = statements(chain.rest.child, &body, answers: elsewhere, depth: depth, among: others)
    return branches.reversed().reduce(last) { following, branch in
      branch.then == last
        ? following : Self.joined(branch.condition, branch.then.before(last), following)
    }
  }

  private typealias VersionBranch = (version: Version, body: [SwiftStatement])

  /// Returns version checks, followed by the statements for older systems; neighbors with equal statements are merged.
  private static func joined(
    _ newer: [VersionBranch],
    _ rest: [SwiftStatement]
  ) -> [SwiftStatement] {
    var branches: [VersionBranch] = []
    for branch in newer {
      if branches.last?.body == branch.body { branches.removeLast() }
      branches.append(branch)
    }
    if branches.last?.body == rest { branches.removeLast() }
    return branches.reversed().reduce([]) { older, branch in
      [.availability(branch.version, branch.body.before(rest), otherwise: older)]
    } + rest
  }

  /// Returns a choice as statements, merged with the condition that follows it if both have the same result.
  private static func joined(
    _ condition: String,
    _ then: [SwiftStatement],
    _ rest: [SwiftStatement]
  ) -> [SwiftStatement] {
    if then == rest { return rest }
    // A version check can't be part of an expression.
    if case .condition(let next, then, let none)? = rest.first, none.isEmpty, !next.isVersionCheck {
      let conditions = [condition] + next.alternatives
      return [.condition(.any(conditions), then: then)] + rest.dropFirst()
    }
    if case .condition(.name(let inner), rest, let none)? = then.first, none.isEmpty,
      let opposite = DecisionExpressions.opposite(inner)
    {
      let body = SwiftStatement.condition(.name(opposite), then: Array(then.dropFirst()))
      return [.condition(.name(condition), then: [body])] + rest
    }
    return [.condition(.name(condition), then: then.before(rest))] + rest
  }

  /// Returns the words for the two parts of a choice in the names of functions.
  private func names(
    of question: DecisionQuestion,
    _ choice: DecisionExpressions.Choice
  ) -> (then: String, otherwise: String) {
    switch question {
    case .promo(let promo, _, _):
      let name = names.promos[promo].withoutBackticks.capitalized
      return ("During\(name)", "Without\(name)")
    case .trait(let trait, _, _): return TraitTest(trait, of: host.traits).suffixes
    case .named(let dimension, let groups):
      let tested = groups.first { $0.child == choice.then }
      return (tested.map(SelectedDimension(dimension, names).suffix) ?? "There", "Elsewhere")
    case .version: return ("OnNewerSystems", "OnOlderSystems")
    }
  }

  // MARK: - Brands, screens, and modes

  private mutating func selection(
    _ groups: [DecisionQuestion.Group],
    _ plain: Int?,
    _ body: inout Body,
    answers: AnswerNames,
    _ depth: Int,
    _ selected: SelectedDimension,
    among values: (DecisionQuestion.Group) -> [DecisionQuestion.Named: [Int]]
  ) -> [SwiftStatement] {
    let rest = branches.fallback(groups, plain, selected)
    let cases = groups.enumerated().filter { $0.offset != rest }.map(\.element)
    if let rest, cases.reduce(0, { $0 + $1.values.count }) > NamedBranches.longSwitch {
      return lines(cases, groups[rest], &body, answers: answers, selected)
    }
    var result: [SwiftCase] = []
    for group in cases {
      let word = answers + selected.suffix(of: group)
      let own = statements(
        group.child,
        &body,
        answers: word,
        depth: depth + 1,
        among: values(group)
      )
      result.append(SwiftCase(patterns: group.values.map(selected.pattern), body: own))
    }
    if let rest {
      let elsewhere = answers + "Elsewhere"
      let others = statements(
        groups[rest].child,
        &body,
        answers: elsewhere,
        depth: depth + 1,
        among: values(groups[rest])
      )
      result.append(SwiftCase(patterns: [], body: others))
    }
    result = SwiftCase.merged(result)
    return result.count == 1 ? result[0].body : [.selection(selected.subject, result)]
  }

  /// Returns a line for each brand or screen, so that changing one changes one line.
  ///
  /// A dictionary would mean the same, but the compiler checks its literal as one expression. For a thousand screens, that takes
  /// gigabytes of memory. It checks each line of a `switch` separately.
  private mutating func lines(
    _ groups: [DecisionQuestion.Group],
    _ rest: DecisionQuestion.Group,
    _ body: inout Body,
    answers: AnswerNames,
    _ selected: SelectedDimension
  ) -> [SwiftStatement] {
    let subject = body.subject
    var cases: [(key: Int, value: SwiftExpression)] = []
    for group in groups {
      let value = value(of: group.child, subject, answers: answers + selected.suffix(of: group))
      body.needs.formUnion(value.needs)
      cases += group.values.map { ($0, value.code) }
    }
    let others = value(of: rest.child, subject, answers: answers + "Elsewhere")
    body.needs.formUnion(others.needs)
    let all =
      cases.sorted { $0.key < $1.key }.map { ([selected.pattern($0.key)], $0.value) }
      + [([], others.code)]
    return [.selection(selected.subject, all.map { SwiftCase(patterns: $0, body: [.result($1)]) })]
  }

  /// Returns a result, a short choice, or a call to a function.
  private mutating func value(
    of decision: DecisionID,
    _ subject: Subject,
    answers: AnswerNames
  ) -> ContextualExpression {
    if let outcome = decided.outcome(of: decision) { return subject.code(outcome) }
    return expressions.short(decision, subject) ?? call(decision, subject, answers: answers)
  }
}
