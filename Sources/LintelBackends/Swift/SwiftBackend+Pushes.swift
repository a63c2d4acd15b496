import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

extension SwiftBackend {
  /// The function and those that it needs; empty for a theme without flows.
  var transitionFunctions: [SwiftDeclaration] {
    guard !decided.pushes.isEmpty else { return [] }
    var functions = DecisionFunctions(DecidedValues(decided, values, tokens: [:]))
    // The code switches over one screen at a time, because a switch over pairs takes long to compile.
    let pushesBySource = Dictionary(grouping: decided.pushes, by: \.from)
    let uses = Dictionary(grouping: decided.pushes, by: \.scheme).mapValues(\.count)
    var cases: [SwiftCase] = []
    for (from, pushes) in pushesBySource.sorted(by: { $0.key < $1.key }) {
      let inner = SwiftCase.merged(self.cases(pushes, uses, &functions) + otherwise(pushes.count))
      let pattern = names.screens[from].afterDot
      cases.append(SwiftCase(patterns: [pattern], body: [Self.selection(inner)]))
    }
    return [
      SwiftDeclaration(
        "\(access)static func transition",
        takes: ["from: Screen", "to: Screen", "in context: Context"],
        result: "TransitionScheme?",
        [.selection("from", SwiftCase.merged(cases + otherwise(cases.count)))],
        documentation: [
          "How the bar changes during a push and the matching pop.",
          "",
          "Nil for a push that isn't in the theme's flows.",
        ]
      )
    ] + functions.declarations
  }

  private func cases(
    _ pushes: [DecidedTheme.Push],
    _ uses: [DecisionID: Int],
    _ functions: inout DecisionFunctions
  ) -> [SwiftCase] {
    var groups = OrderedGroups<DecisionID, String>()
    for push in pushes.sorted(by: { $0.to < $1.to }) {
      groups.add([names.screens[push.to]], to: push.scheme)
    }
    var cases: [SwiftCase] = []
    for (decision, own) in groups.all {
      let patterns = own.map(\.afterDot)
      let schemes = Set(decided.outcomes(of: decision).compactMap(\.scheme))
      if let only = schemes.first, schemes.count == 1 {
        cases.append(SwiftCase(patterns: patterns, body: [.result(Self.code(only))]))
        continue
      }
      let isShared = uses[decision] != 1
      let from = names.screens[pushes[0].from].withoutBackticks.capitalized
      let to = own[0].withoutBackticks.capitalized
      // The first push would change with the flows, so it can't name what others have, too.
      let all = schemes.map(\.rawValue.capitalized).sorted().joined(separator: "Or")
      let subject = DecisionFunctions.Subject(
        name: isShared ? "transitionBy\(all)" : "transitionFrom\(from)To\(to)",
        type: "TransitionScheme?",
        summary: "How the bar changes on \(isShared ? "several pushes" : "the push").",
        spelling: ""
      ) { outcome in
        ContextualExpression(code: outcome.scheme.map(Self.code) ?? .none)
      }
      let code = functions.expression(decision, subject).code
      cases.append(SwiftCase(patterns: patterns, body: [.result(code)]))
    }
    return cases
  }

  private func otherwise(_ count: Int) -> [SwiftCase] {
    count < decided.screens.count ? [SwiftCase(patterns: [], body: [.result(.none)])] : []
  }

  /// Returns a `switch`, or one line for a choice between one screen and all others.
  private static func selection(_ cases: [SwiftCase]) -> SwiftStatement {
    guard cases.count == 2, cases[0].patterns.count == 1, cases[1].patterns.isEmpty,
      case .result(let scheme) = cases[0].body[0], case .result(let other) = cases[1].body[0],
      !scheme.isChoice
    else { return .selection("to", cases) }
    return .result(.choice(["to == \(cases[0].patterns[0])"], scheme, other))
  }

  /// Returns a scheme after a dot, where `none` alone would be the optional's.
  private static func code(_ scheme: TransitionScheme) -> SwiftExpression {
    switch scheme {
    case .none: .name(".some(.none)")
    case .hide, .backdrop, .swap: .name(".\(scheme.rawValue)")
    }
  }
}

extension ThemeDecisions.Outcome {
  fileprivate var scheme: TransitionScheme? {
    if case .resolved(.keyword(let name)) = self { TransitionScheme(rawValue: name) } else { nil }
  }
}
