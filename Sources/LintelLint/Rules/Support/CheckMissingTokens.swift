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
  /// The contexts in which properties need each token.
  private var needs: [TokenKey: DecisionID] = [:]
  /// The tokens whose contexts are being collected, or `nil` if none are.
  private var collection: Collection?
  /// The contexts in which each target has each outcome, kept because thousands of references use them.
  private var tests: [TargetID: [ThemeDecisions.Outcome: DecisionID]] = [:]
  /// The contexts in which a target has a value that a property needs.
  private var needsOfValues: [TargetValue: DecisionID] = [:]

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

  /// Returns an error for each entry that refers to a token where no declaration of it applies.
  mutating func findings(
    of key: TokenKey,
    declaredBy declarations: [Declaration]
  ) throws(TooLarge) -> [Diagnostic] {
    let (theme, decisions) = (looks.theme, looks.decisions)
    guard let target = theme.target(of: key) else { return [] }
    let isMissing = decisions.test(try decisions.writtenDecision(of: target)) { $0 == .undeclared }
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
    return try findings + settingFindings(of: key, declaredBy: declarations, isMissing)
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

  /// The contexts in which a value wins and a property uses it.
  private mutating func need(of use: TargetValue) throws(TooLarge) -> DecisionID {
    if let known = needsOfValues[use] { return known }
    let decisions = looks.decisions
    var need = try tests(of: use.target)[.value(use.value)] ?? DecisionID(.no)
    if let token = looks.theme.token(of: use.target)?.key {
      need = try decisions.both(need, self.need(of: token))
    }
    if collection == nil { needsOfValues[use] = need }
    return need
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

  /// The contexts of tokens that refer to each other, as far as they're known.
  private struct Collection {
    var needs: [TokenKey: DecisionID] = [:]
    /// The tokens of the current round.
    var seen: Set<TokenKey> = []
    /// The tokens of the current round whose contexts aren't complete.
    var open: Set<TokenKey> = []
    /// Whether a token in this round used contexts that weren't complete.
    var isIncomplete = false
  }

  /// Returns the contexts in which a property uses a token, directly or through other tokens.
  ///
  /// Tokens that refer to each other in different contexts lead back to a token that isn't complete. Rounds repeat until no token gains
  /// contexts.
  private mutating func need(of key: TokenKey) throws(TooLarge) -> DecisionID {
    if let known = needs[key] { return known }
    guard collection == nil else { return try collect(key) }
    var known: [TokenKey: DecisionID] = [:]
    var need = DecisionID(.no)
    while true {
      collection = Collection(needs: known)
      need = try collect(key)
      guard let round = collection else { break }
      let isComplete = !round.isIncomplete || round.needs == known
      known = round.needs
      if isComplete { break }
    }
    collection = nil
    for (key, need) in known { needs[key] = need }
    return need
  }

  private mutating func collect(_ key: TokenKey) throws(TooLarge) -> DecisionID {
    guard collection?.seen.insert(key).inserted ?? false else {
      if collection?.open.contains(key) ?? false { collection?.isIncomplete = true }
      return collection?.needs[key] ?? DecisionID(.no)
    }
    collection?.open.insert(key)
    var need = DecisionID(.no)
    for use in Set((uses[key] ?? []).map(\.subject)).sorted() {
      need = try looks.decisions.either(need, self.need(of: use))
    }
    for use in try settings?.uses(of: key) ?? [] {
      need = try looks.decisions.either(need, looks.decisions.test(use) { $0 != .undeclared })
    }
    collection?.open.remove(key)
    collection?.needs[key] = need
    return need
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
