import LintelDecisions
import LintelLanguage
import LintelSchema

/// Spells decisions: an object that asks one dimension, with what each answer leads to, which may ask further.
///
/// A key is left out where the theme sets nothing. If `else` would set something there, it has an
/// empty object instead. A value that several branches, or several values, lead to is written in
/// one place, and others refer to it by name.
struct DecisionWriter {
  private typealias Branch = (values: ValueSet, json: JSONValue?)

  let decided: DecidedTheme
  private let screens: Set<Int>
  private let shared: SharedDecisions?

  /// - Parameters:
  ///   - decided: the theme.
  ///   - shared: what several places refer to; nil if each place has everything.
  init(_ decided: DecidedTheme, sharing shared: SharedDecisions? = nil) {
    self.decided = decided
    self.shared = shared
    screens = Set(decided.screens)
  }

  /// A decision with what it comes to.
  ///
  /// - Parameters:
  ///   - decision: the decision.
  ///   - subject: what is decided; nil if all of it must be written in place.
  ///   - spell: how a result is spelled; nil where nothing is declared.
  /// - Returns: nil if nothing is declared anywhere.
  func json(
    _ decision: DecisionID,
    of subject: SharedDecisions.Subject? = nil,
    _ spell: (ThemeDecisions.Outcome) -> JSONValue?
  ) -> JSONValue? {
    if let subject { shared?.note(decision, as: subject.spelling) }
    var known: [DecisionID: JSONValue?] = [:]
    return json(decision, subject, [], &known, spell)
  }

  private func json(
    _ decision: DecisionID,
    _ subject: SharedDecisions.Subject?,
    _ path: [String],
    _ known: inout [DecisionID: JSONValue?],
    _ spell: (ThemeDecisions.Outcome) -> JSONValue?
  ) -> JSONValue? {
    if let json = known[decision] { return json }
    var isShared = false
    if let subject, let shared, shared.isShared(decision, as: subject.spelling) {
      isShared = true
      if let reference = shared.reference(to: decision, as: subject.spelling) {
        known[decision] = .some(reference)
        return reference
      }
    }
    var result: JSONValue?
    if let (dimension, branches) = decided.question(of: decision) {
      var spelled: [Branch] = []
      for branch in branches {
        let answer = subject == nil ? "" : answer(dimension, branch.values)
        spelled.append((branch.values, json(branch.child, subject, path + [answer], &known, spell)))
      }
      result = ask(dimension, spelled)
      if isShared, let subject, let json = result {
        result = shared?.define(json, decision, subject, asking: name(dimension), after: path)
      }
    } else {
      result = decided.outcome(of: decision).flatMap(spell)
    }
    known[decision] = .some(result)
    return result
  }

  /// What a dimension is called in names of decisions.
  private func name(_ dimension: DimensionID) -> String {
    switch dimension {
    case ContextDimensions.screen: return "screen"
    case ContextDimensions.brand: return "brand"
    case ContextDimensions.ios: return "ios"
    case ContextDimensions.idiom: return "idiom"
    default:
      let promos = decided.theme.space.calendar.promos
      return ContextDimensions.index(ofPromo: dimension).map { promos[$0].name } ?? ""
    }
  }

  /// An answer in names of decisions: that of the smallest value.
  private func answer(_ dimension: DimensionID, _ values: ValueSet) -> String {
    let first = Int(values.ranges.first?.lowerBound ?? 0)
    let space = decided.theme.space
    switch dimension {
    case ContextDimensions.screen: return first == 0 ? "no screen" : space.screens[first - 1].name
    case ContextDimensions.brand: return space.brands[first].name
    case ContextDimensions.ios: return "ios \(decided.dimensions.versions[first].first)"
    case ContextDimensions.idiom: return Idiom(rawValue: first).map { "\($0)" } ?? ""
    default: return "\(name(dimension)) \(first == 1 ? "on" : "off")"
    }
  }

  private func ask(_ dimension: DimensionID, _ branches: [Branch]) -> JSONValue? {
    switch dimension {
    case ContextDimensions.screen: askScreen(branches)
    case ContextDimensions.brand: askBrand(branches)
    case ContextDimensions.ios: askVersion(branches)
    case ContextDimensions.idiom: askIdiom(branches)
    default: askPromo(dimension, branches)
    }
  }

  // MARK: - Dimensions with names

  /// Names that lead to the same.
  private struct Group {
    let json: JSONValue?
    var names: [String] = []
    /// Whether no screen leads here, too.
    var isBase = false
  }

  private func groups(_ branches: [Branch], name: (Int) -> String?) -> [Group] {
    var result: [Group] = []
    var places: [JSONValue?: Int] = [:]
    for (values, json) in branches {
      for value in values.ranges.joined() {
        guard let name = name(Int(value)) else { continue }
        let place = places[json] ?? result.count
        if place == result.count {
          places[json] = place
          result.append(Group(json: json))
        }
        result[place].names.append(name)
      }
    }
    return result
  }

  private func askScreen(_ branches: [Branch]) -> JSONValue? {
    let all = decided.theme.space.screens
    var groups = groups(branches) { value in
      value > 0 && screens.contains(value - 1) ? all[value - 1].name : nil
    }
    let base = branches.first { $0.values.contains(0) }?.json
    if let index = groups.firstIndex(where: { $0.json == base }) {
      groups[index].isBase = true
    } else {
      groups.insert(Group(json: base, isBase: true), at: 0)
    }
    guard groups.count > 1 else { return groups.first?.json }
    // `else` is for the screens that set nothing; if all of them set something, for what most of them have.
    let isApart = groups.contains { $0.isBase && $0.names.isEmpty }
    let largest = groups.max { $0.names.count < $1.names.count }
    let usual = isApart && (largest?.names.count ?? 0) > 1 ? largest : groups.first(where: \.isBase)
    let others = groups.filter { $0.json != usual?.json }
    let rest = usual?.json
    var members: [(key: String, value: JSONValue?)] = [
      ("screen", named(others.filter { !$0.names.isEmpty }, rest: rest))
    ]
    if usual?.isBase == false { members.append(("none", base ?? Self.nothing)) }
    members.append(("else", rest))
    return .object(dropping: members)
  }

  private func askBrand(_ branches: [Branch]) -> JSONValue? {
    let brands = decided.theme.space.brands
    let chosen = Set(decided.brands)
    let groups = groups(branches) { chosen.contains($0) ? brands[$0].name : nil }
    guard groups.count > 1 else { return groups.first?.json }
    let largest = groups.max { $0.names.count < $1.names.count }
    guard let largest, largest.names.count > 1 else {
      return ["brand": named(groups, rest: nil)]
    }
    let others = groups.filter { $0.json != largest.json }
    return .object(dropping: [
      ("brand", named(others, rest: largest.json)), ("else", largest.json),
    ])
  }

  /// Returns the result for each name; if the rest has a value, an empty object means that nothing
  /// is declared.
  private func named(_ groups: [Group], rest: JSONValue?) -> JSONValue {
    .object(
      dropping: groups.map { group in
        // There is no `else`, so the key is left out.
        let nothing = rest.map { _ in Self.nothing }
        return (group.names.joined(separator: ", "), group.json ?? nothing)
      }
    )
  }

  private static let nothing = JSONValue.object([])

  // MARK: - The others

  private func askPromo(_ dimension: DimensionID, _ branches: [Branch]) -> JSONValue? {
    let promos = decided.theme.space.calendar.promos
    guard let index = promos.indices.first(where: { ContextDimensions.promo($0) == dimension })
    else { return nil }
    func json(_ value: Int) -> JSONValue? { branches.first { $0.values.contains(value) }?.json }
    let (on, off) = (json(1), json(0))
    if on == off { return on }
    return .object(dropping: [("promo", .string(promos[index].name)), ("on", on), ("off", off)])
  }

  /// By the version from which on something holds.
  private func askVersion(_ branches: [Branch]) -> JSONValue? {
    let versions = decided.dimensions.versions
    let start = versions.firstIndex { LegacyBar.end <= $0.first } ?? versions.count - 1
    var steps: [(first: Version, json: JSONValue?)] = []
    for step in versions.indices[start...] {
      let json = branches.first { $0.values.contains(step) }?.json
      if let last = steps.last, last.json == json { continue }
      steps.append((versions[step].first, json))
    }
    guard steps.count > 1 else { return steps.first?.json }
    return .object(dropping: [
      (
        "ios",
        .object(
          steps.dropFirst().map { JSONMember($0.first.description, $0.json ?? Self.nothing) }
        )
      ),
      ("else", steps[0].json),
    ])
  }

  private func askIdiom(_ branches: [Branch]) -> JSONValue? {
    let idioms = Idiom.allCases.map { idiom in
      (idiom, branches.first { $0.values.contains(idiom.rawValue) }?.json)
    }
    if Set(idioms.map(\.1)).count == 1 { return idioms[0].1 }
    return ["idiom": .object(dropping: idioms.map { ("\($0)", $1) })]
  }
}
