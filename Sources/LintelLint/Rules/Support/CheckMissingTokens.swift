import LintelAppearance
package import LintelCascade
package import LintelDecisions
package import LintelDiagnostics
import LintelSchema
import LintelTheme

/// Finds references to tokens in contexts in which no declaration of the token applies.
///
/// Such a reference has no value, and its property would silently have UIKit's default.
///
/// - Parameter cascade: The cascade of a theme without conflicts, limited to a release of the app.
/// - Returns: an error for each entry that refers to such a token in a context in which a property needs it.
/// - Throws: `TooLarge` if the tokens differ in more contexts than a decision can hold.
package func checkMissingTokens(_ cascade: Cascade) throws(TooLarge) -> [Diagnostic] {
  let partial = cascade.theme.partialTokens
  guard !partial.isEmpty, let looks = try Looks(cascade) else { return [] }
  var search = MissingTokenSearch(looks)
  var findings: [Diagnostic] = []
  for (key, declarations) in partial.sorted(by: { $0.key < $1.key }) {
    findings += try search.findings(of: key, declaredBy: declarations)
  }
  return findings
}

extension Theme {
  /// The tokens without a declaration that applies in every context, each with its declarations.
  fileprivate var partialTokens: [TokenKey: [Declaration]] {
    // Tokens follow the properties. Themes have many tokens, and most are declared only at the top level.
    let everywhere = conditions.firstIndex(of: Condition())
    let schema = Schema.standard
    let start = declarations.indices.partitioned {
      declarations[$0].target.index >= schema.leaves.count
    }
    var partial: [TokenKey: [Declaration]] = [:]
    var rest = declarations[start...]
    while let first = rest.first {
      let own = rest.prefix { $0.target == first.target }
      rest = rest[own.endIndex...]
      if own.contains(where: { $0.condition.index == everywhere }) { continue }
      guard let key = token(of: first.target, in: schema)?.key else { continue }
      partial[key] = Array(own)
    }
    return partial
  }
}

/// Finds the contexts in which tokens are needed, and those in which they are declared.
private struct MissingTokenSearch {
  private let looks: Looks
  /// The declarations that refer to each token directly.
  private let uses: [TokenKey: [Declaration]]
  /// The theme's proxies and instances, or `nil` if none of them refers to a token.
  private let settings: ProxyDecisions?
  /// The contexts in which properties need each token, directly or through other tokens.
  private var needs: [TokenKey: DecisionID] = [:]
  /// The contexts in which each target has each outcome, kept because thousands of references use them.
  private var tests: [TargetID: [ThemeDecisions.Outcome: DecisionID]] = [:]

  init(_ looks: Looks) {
    self.looks = looks
    let theme = looks.theme
    uses = theme.declarations.reduce(into: [:]) { uses, declaration in
      for key in theme.values[declaration.value.index].tokens {
        uses[key, default: []].append(declaration)
      }
    }
    let kept = theme.settings.map { ProxySelection.Kept(setting: $0, assignments: $0.set) }
    let isUsed = theme.settings.contains { !$0.tokenUses.isEmpty }
    settings = isUsed ? ProxyDecisions(kept, of: looks.decisions) : nil
  }

  /// Returns the error about the entries that refer to a token where no declaration of it applies.
  mutating func findings(
    of key: TokenKey,
    declaredBy declarations: [Declaration]
  ) throws(TooLarge) -> [Diagnostic] {
    let (theme, decisions) = (looks.theme, looks.decisions)
    guard let target = theme.target(of: key) else { return [] }
    let isMissing = decisions.test(try decisions.writtenDecision(of: target)) { $0 == .undeclared }
    try findNeeds(ofUsersOf: key)
    var findings: [Diagnostic] = []
    var entries: Set<Int32> = []
    var places: [TargetValue: LookPlace?] = [:]
    for use in uses[key] ?? [] where !entries.contains(use.entry) {
      if places[use.subject] == nil {
        let verdict = try decisions.both(isMissing, need(of: use.subject))
        let entry = decisions.constant(.entry(use.entry))
        places[use.subject] = .some(try looks.places(of: verdict, by: entry).first)
      }
      guard let place = places[use.subject] ?? nil else { continue }
      entries.insert(use.entry)
      let written = theme.entries[Int(use.entry)]
      let range = theme.tokenUses[use.entry].first { $0.key == key }?.range ?? written.valueRange
      findings.append(finding(key, declarations, at: range, written.path, place))
    }
    return joined(try findings + settingFindings(of: key, declaredBy: declarations, isMissing))
  }

  /// Returns one finding for all references to a token, because one declaration of the token is enough for all of them.
  private func joined(_ findings: [Diagnostic]) -> [Diagnostic] {
    let sorted = findings.sorted { $0.range < $1.range }
    guard var first = sorted.first else { return [] }
    first.notes += sorted.dropFirst().map { Note("also referred to here", at: $0.range) }
    return [first]
  }

  /// Returns an error for each proxy and instance that refers to a token where no declaration of it applies.
  private func settingFindings(
    of key: TokenKey,
    declaredBy declarations: [Declaration],
    _ isMissing: DecisionID
  ) throws(TooLarge) -> [Diagnostic] {
    guard let settings else { return [] }
    let isMissing = settings.outside(isMissing)
    var places: [Int32: LookPlace] = [:]
    for use in try settings.uses(of: key) {
      for place in try looks.places(of: isMissing, by: use) where places[place.entry] == nil {
        places[place.entry] = place
      }
    }
    return places.sorted { $0.key < $1.key }.map { index, place in
      let setting = looks.theme.settings[Int(index)]
      let range = setting.tokenUses.first { $0.key == key }?.range ?? setting.range
      return finding(key, declarations, at: range, setting.path, place)
    }
  }

  /// The contexts in which a value wins and a property uses it, if the needs of its target are known.
  private mutating func need(of use: TargetValue) throws(TooLarge) -> DecisionID {
    let need = try tests(of: use.target)[.value(use.value)] ?? DecisionID(.no)
    guard let token = looks.theme.token(of: use.target)?.key else { return need }
    return try looks.decisions.both(need, needs[token] ?? DecisionID(.no))
  }

  /// The contexts in which a target has each outcome.
  private mutating func tests(
    of target: TargetID
  ) throws(TooLarge) -> [ThemeDecisions.Outcome: DecisionID] {
    if let known = tests[target] { return known }
    let own = looks.decisions.tests(of: try looks.decisions.writtenDecision(of: target))
    tests[target] = own
    return own
  }

  /// Finds the contexts in which properties need the tokens that refer to a token, directly or through others.
  private mutating func findNeeds(ofUsersOf key: TokenKey) throws(TooLarge) {
    var tokens: [TokenKey] = []
    var seen: Set<TokenKey> = []
    func collect(usersOf key: TokenKey) {
      for use in uses[key] ?? [] {
        guard let user = looks.theme.token(of: use.target)?.key, needs[user] == nil,
          seen.insert(user).inserted
        else { continue }
        collect(usersOf: user)
        tokens.append(user)
      }
    }
    collect(usersOf: key)
    // Tokens that refer to each other in different contexts need rounds until none of them gains contexts.
    var isComplete = tokens.isEmpty
    while !isComplete {
      isComplete = true
      for token in tokens {
        var need = DecisionID(.no)
        for use in Set((uses[token] ?? []).map(\.subject)).sorted() {
          need = try looks.decisions.either(need, self.need(of: use))
        }
        for use in try settings?.uses(of: token) ?? [] {
          need = try looks.decisions.either(need, looks.decisions.test(use) { $0 != .undeclared })
        }
        if needs.updateValue(need, forKey: token) != need { isComplete = false }
      }
    }
  }

  private func finding(
    _ key: TokenKey,
    _ declarations: [Declaration],
    at range: SourceRange,
    _ path: String,
    _ place: LookPlace
  ) -> Diagnostic {
    let theme = looks.theme
    let words = place.region.words(in: theme)
    let ranges = Set(declarations.map { theme.entries[Int($0.entry)].keyRange }).sorted()
    let reference = key.reference
    return Diagnostic(
      LintRule.unknownToken.id,
      "'\(reference)' is used where it has no value: "
        + (words.isEmpty ? "outside the blocks that declare it" : words),
      at: range,
      notes: ranges.prefix(Self.shownDeclarations).map {
        Note("'\(reference)' is declared here", at: $0)
      },
      help: [
        "declare '\(key.name)' under 'tokens.\(key.group.rawValue)' at the top level, too, "
          + "so that it has a value everywhere"
      ],
      property: path
    )
  }

  /// The largest number of a token's declarations that an error shows.
  private static let shownDeclarations = 3
}
