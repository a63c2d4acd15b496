import LintelAppearance
package import LintelCascade
package import LintelDecisions
package import LintelDiagnostics
import LintelSchema
import LintelTheme

/// Finds values that a property gets through tokens but doesn't accept.
///
/// Written values are checked while they are read. The values of tokens, and fonts that are derived from other fonts, are known
/// only in a context, because any brand, promo, mode, or screen can override a token.
///
/// - Parameter cascade: The cascade of a theme without conflicts, limited to a release of the app.
/// - Returns: an error for each entry with such a value, under the rule that a written value would break.
/// - Throws: `TooLarge` if the tokens differ in more contexts than a decision can hold.
package func checkTokenValues(_ cascade: Cascade) throws(TooLarge) -> [Diagnostic] {
  let theme = cascade.theme
  let groupsWithNone = theme.groupsWithNone
  let schema = Schema.standard
  let doubtful = theme.declarations.filter { theme.isDoubtful($0, groupsWithNone, schema) }
  guard !doubtful.isEmpty, let looks = try Looks(cascade) else { return [] }
  var findings: [Diagnostic] = []
  let byTarget = Dictionary(grouping: doubtful, by: \.subject)
  for (subject, declarations) in byTarget.sorted(by: { $0.key < $1.key }) {
    let value = theme.values[subject.value.index]
    let property = theme.leaf(of: subject.target, in: schema).map { schema[$0].property }
    var violations = Interner<ResolvedValue.Violation>()
    let outcome = try looks.decisions.mapping(value) { resolve -> ThemeDecisions.Outcome in
      guard let violation = theme.violation(by: value, of: property, resolve) else {
        return .number(0)
      }
      return .number(Int(violations.id(of: violation)) + 1)
    }
    guard !violations.values.isEmpty else { continue }
    let isWinning = looks.decisions.test(
      try looks.decisions.writtenDecision(of: subject.target)
    ) { $0 == .value(subject.value) }
    let nothing = looks.decisions.constant(.number(0))
    let verdict = try looks.decisions.choose(isWinning, outcome, nothing)
    for declaration in declarations {
      let entry = looks.decisions.constant(.entry(declaration.entry))
      for place in try looks.places(of: verdict, by: entry) {
        let violation = violations.values[place.number - 1]
        let words = place.region.words(in: theme)
        findings.append(theme.finding(violation, declaration, value, words))
      }
    }
  }
  var seen: Set<Diagnostic> = []
  return findings.filter { seen.insert($0).inserted }
}

struct TargetValue: Hashable, Comparable {
  /// The property or token.
  let target: TargetID
  let value: ValueID

  static func < (a: Self, b: Self) -> Bool {
    (a.target.index, a.value.index) < (b.target.index, b.value.index)
  }
}

extension Declaration {
  /// The declared target and value, regardless of the condition.
  var subject: TargetValue { TargetValue(target: target, value: value) }
}

extension Theme {
  /// The groups with a token that is `none` in some context.
  fileprivate var groupsWithNone: Set<TokenGroup> {
    declarations.reduce(into: []) { groups, declaration in
      guard values[declaration.value.index] == .none,
        let token = token(of: declaration.target)
      else { return }
      groups.insert(token.key.group)
    }
  }

  /// Whether a declaration's value might resolve to one that its target doesn't accept.
  fileprivate func isDoubtful(
    _ declaration: Declaration,
    _ groupsWithNone: Set<TokenGroup>,
    _ schema: Schema
  ) -> Bool {
    switch values[declaration.value.index] {
    case .derivedFont:
      return true
    case .token(let key):
      guard let property = leaf(of: declaration.target, in: schema).map({ schema[$0].property })
      else { return false }
      return key.group == .numbers || (groupsWithNone.contains(key.group) && !property.isOptional)
    case .unset, .none, .color, .font, .image, .effect, .offset, .number, .boolean, .keyword,
      .string:
      return false
    }
  }

  /// The reason why a property, or a token if it's `nil`, can't have a value, or `nil` if it can, or if a token has no value at all.
  fileprivate func violation(
    by value: Value,
    of property: Property?,
    _ resolve: (TokenKey) -> ResolvedValue?
  ) -> ResolvedValue.Violation? {
    switch value {
    case .derivedFont(let font):
      guard case .violation(let violation) = font.outcome(resolve) else { return nil }
      return violation
    case .token(let key):
      guard let property, let resolved = resolve(key),
        var violation = resolved.violation(of: property)
      else { return nil }
      violation.message = "'\(key.reference)' is \(resolved.words) here, \(violation.message)"
      return violation
    case .unset, .none, .color, .font, .image, .effect, .offset, .number, .boolean, .keyword,
      .string:
      return nil
    }
  }

  fileprivate func finding(
    _ violation: ResolvedValue.Violation,
    _ declaration: Declaration,
    _ value: Value,
    _ place: String
  ) -> Diagnostic {
    let entry = entries[Int(declaration.entry)]
    let names = value.tokens
    let sources = tokens.filter { names.contains($0.key) }.map {
      Note("'\($0.key.reference)' is declared here", at: $0.keyRange)
    }
    return Diagnostic(
      violation.rule,
      violation.message,
      at: entry.keyRange,
      notes: (place.isEmpty ? [] : [Note("for \(place)")]) + sources,
      help: ["change the token, or write a different value here"],
      property: entry.path
    )
  }
}

extension ResolvedValue {
  /// The value in a message about a token, which is a number or `none`.
  fileprivate var words: String {
    if case .number(let number) = self { number.shortText } else { "none" }
  }
}
