import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

/// Writes decisions: an object asks about one dimension and contains the result of each answer, which may ask about another dimension.
///
/// A key is left out where the theme sets nothing. If `else` would set something there, the key has
/// an empty object instead. A decision that several branches or values share is written in one
/// place, and the others refer to it by name.
final class DecisionWriter {
  private typealias Branch = (values: ValueSet, json: JSONValue?)

  let decided: DecidedTheme
  /// Whether the outputs contain each screen, by index.
  private let isWritten: [Bool]
  /// Whether a pattern sets something on all screens.
  private let isPatterned: Bool
  /// The decisions that several places share, or `nil` if each place writes its own.
  private let shared: SharedDecisions?

  init(_ decided: DecidedTheme, sharing shared: SharedDecisions? = nil) {
    self.decided = decided
    self.shared = shared
    var isWritten = decided.theme.space.screens.map { _ in false }
    for screen in decided.screens { isWritten[screen] = true }
    self.isWritten = isWritten
    isPatterned = decided.theme.space.hasBlockForEveryScreen
  }

  /// Returns a decision with its results, all of it in place if `subject` is `nil`, or `nil` if nothing is declared in any context.
  func json(
    _ decision: DecisionID,
    of subject: SharedDecisions.Subject? = nil,
    _ spell: (ThemeDecisions.Outcome) -> JSONValue?
  ) -> JSONValue? {
    if let subject, let shared, shared.isCounting {
      shared.note(decision, as: subject.type)
      return .null
    }
    var known: [DecisionID: JSONValue?] = [:]
    return json(decision, subject, nil, &known, spell)
  }

  /// Returns a decision about a value of a type; if `place` is `nil`, the name must be unique.
  func json(
    _ decision: DecisionID,
    named name: String,
    at place: String? = nil,
    as type: ValueType
  ) -> JSONValue? {
    let subject = SharedDecisions.Subject(name: name, place: place, type: .value(type))
    return json(decision, of: subject) { decided.json(of: $0, as: type) }
  }

  /// The greatest number of lines of a test whose branches all are in one place.
  private static let longestTest = 200

  /// Returns whether a test is short enough to be written without shared parts.
  func isShort(_ test: DecisionID) -> Bool {
    shared.map { $0.lines(of: test) <= Self.longestTest } ?? true
  }

  /// Returns a reference to an object that several branches lead to, or the object itself if each place writes its own.
  func define(_ object: JSONValue, at place: String) -> JSONValue {
    shared?.define(object, at: place) ?? object
  }

  /// Returns an object with some values, or a reference to it if it is long and several places have an equal one.
  func object(
    of contents: [SharedDecisions.Content],
    at place: String,
    _ write: () -> JSONValue?
  ) -> JSONValue? {
    if let shared { shared.object(of: contents, at: place, write) } else { write() }
  }

  /// An answer on the path to a part of a decision, linked to the answers before it.
  private final class Step {
    private let before: Step?
    private let dimension: DimensionID
    private let values: ValueSet

    init(_ dimension: DimensionID, _ values: ValueSet, after before: Step?) {
      (self.dimension, self.values, self.before) = (dimension, values, before)
    }

    func words(_ word: (DimensionID, ValueSet) -> String) -> [String] {
      (before?.words(word) ?? []) + [word(dimension, values)]
    }
  }

  private func json(
    _ decision: DecisionID,
    _ subject: SharedDecisions.Subject?,
    _ path: Step?,
    _ known: inout [DecisionID: JSONValue?],
    _ spell: (ThemeDecisions.Outcome) -> JSONValue?
  ) -> JSONValue? {
    if let json = known[decision] { return json }
    var isShared = false
    if let subject, let shared, shared.isShared(decision, as: subject.type) {
      isShared = true
      if let reference = shared.reference(to: decision, as: subject.type) {
        known[decision] = .some(reference)
        return reference
      }
    }
    var result: JSONValue?
    if let (dimension, branches) = decided.question(of: decision) {
      var spelled: [Branch] = []
      for branch in branches {
        // Only parts that ask another question can be shared.
        let step = branch.child.terminal == nil ? Step(dimension, branch.values, after: path) : nil
        spelled.append((branch.values, json(branch.child, subject, step, &known, spell)))
      }
      result = ask(dimension, spelled)
      if isShared, let subject, let json = result {
        let path = path?.words(answer) ?? []
        result = shared?.define(json, decision, subject, asking: name(dimension), after: path)
      }
    } else {
      result = decided.outcome(of: decision).flatMap(spell)
    }
    known[decision] = .some(result)
    return result
  }

  /// Returns the name of a dimension for use in the names of decisions.
  private func name(_ dimension: DimensionID) -> String {
    let calendar = decided.theme.space.calendar
    return switch decided.dimensions.axis(of: dimension) {
    case .screen: "screen"
    case .brand: "brand"
    case .ios: "ios"
    case .trait(let trait): trait.name
    case .slot: "slot"
    case .item: "item"
    case .release: "release"
    case .promo(let index): calendar.promos[index].name
    case .mode(let index): calendar.switches.modes[index].name
    }
  }

  /// Returns an answer for use in the names of decisions, named after its smallest value.
  private func answer(_ dimension: DimensionID, _ values: ValueSet) -> String {
    let first = Int(values.ranges.first?.lowerBound ?? 0)
    let space = decided.theme.space
    return switch decided.dimensions.axis(of: dimension) {
    case .screen: first == 0 ? "no screen" : space.screens[first - 1].name
    case .brand: space.brands[first].name
    case .ios: "ios \(decided.dimensions.versions[first].first)"
    case .trait(let trait): trait.names[first]
    case .promo: "\(name(dimension)) \(first == 1 ? "on" : "off")"
    case .mode(let index): space.calendar.switches.modes[index].values[first]
    case .slot, .item, .release: "\(first)"
    }
  }

  private func ask(_ dimension: DimensionID, _ branches: [Branch]) -> JSONValue? {
    switch decided.dimensions.axis(of: dimension) {
    case .screen: askScreen(branches)
    case .brand: askBrand(branches)
    case .ios: askVersion(branches)
    case .trait(let trait): askTrait(trait, branches)
    case .promo(let index): askPromo(index, branches)
    case .mode(let index): askMode(index, branches)
    case .slot, .item, .release:
      preconditionFailure("outputs are decided slot by slot and part by part, for one release")
    }
  }

  // MARK: - Dimensions with names

  /// Names that lead to the same result.
  private struct Group {
    let json: JSONValue?
    var names: [String] = []
    /// Whether a context without a screen leads to this result, too.
    var isBase = false
  }

  private func groups(_ branches: [Branch], name: (Int) -> String?) -> [Group] {
    var result: [Group] = []
    var places: [JSONValue?: Int] = [:]
    for (values, json) in branches {
      let names = values.ranges.joined().compactMap { name(Int($0)) }
      if names.isEmpty { continue }
      let place = places[json] ?? result.count
      if place == result.count {
        places[json] = place
        result.append(Group(json: json))
      }
      result[place].names += names
    }
    return result
  }

  private func askScreen(_ branches: [Branch]) -> JSONValue? {
    let all = decided.theme.space.screens
    var groups = groups(branches) { value in
      value > 0 && isWritten[value - 1] ? all[value - 1].name : nil
    }
    let base = branches.first { $0.values.contains(0) }?.json
    if let index = groups.firstIndex(where: { $0.json == base }) {
      groups[index].isBase = true
    } else {
      groups.insert(Group(json: base, isBase: true), at: 0)
    }
    guard groups.count > 1 else { return groups.first?.json }
    // `else` is for the screens that set nothing, as new ones do; if a pattern sets something on all screens, for the largest group.
    let isApart = isPatterned && groups.contains { $0.isBase && $0.names.isEmpty }
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
    // A new brand is the same as one without declarations, so only the others are named.
    let plain = Set(decided.plainBrands.map { brands[$0].name })
    let usual = groups.filter { !plain.isDisjoint(with: $0.names) }
    let (others, rest) =
      usual.count == 1
      ? (groups.filter { $0.json != usual[0].json }, usual[0].json) : apartFromLargest(groups)
    return .object(dropping: [("brand", named(others, rest: rest)), ("else", rest)])
  }

  private func askMode(_ index: Int, _ branches: [Branch]) -> JSONValue? {
    let mode = decided.theme.space.calendar.switches.modes[index]
    let chosen = Set(decided.values(ofMode: index))
    let groups = groups(branches) { chosen.contains($0) ? mode.values[$0] : nil }
    guard groups.count > 1 else { return groups.first?.json }
    let (others, rest) = apartFromLargest(groups)
    return .object(dropping: [
      ("mode", .string(mode.name)), ("is", named(others, rest: rest)), ("else", rest),
    ])
  }

  /// Returns the groups to name, and the result of the largest group if it has several names.
  ///
  /// If two groups are equally large, both are named, because choosing one would depend on names.
  private func apartFromLargest(_ groups: [Group]) -> (others: [Group], rest: JSONValue?) {
    let size = groups.map(\.names.count).max() ?? 0
    let largest = groups.filter { $0.names.count == size }
    guard largest.count == 1, size > 1 else { return (groups, nil) }
    return (groups.filter { $0.json != largest[0].json }, largest[0].json)
  }

  /// Returns the result for each name; if `rest` isn't `nil`, an empty object means that nothing is declared.
  private func named(_ groups: [Group], rest: JSONValue?) -> JSONValue {
    .object(
      dropping: groups.map { group in
        // Without `else`, the key is left out.
        let nothing = rest.map { _ in Self.nothing }
        return (group.names.joined(separator: ", "), group.json ?? nothing)
      }
    )
  }

  private static let nothing = JSONValue.object([])

  // MARK: - Other dimensions

  /// Returns the object that asks whether a promo, or one of several with the same result, runs.
  private func askPromo(_ index: Int, _ branches: [Branch]) -> JSONValue? {
    let promos = decided.theme.space.calendar.promos
    func json(_ value: Int) -> JSONValue? { branches.first { $0.values.contains(value) }?.json }
    let (on, off) = (json(1), json(0))
    if on == off { return on }
    var (names, rest) = (promos[index].name, off)
    if case .string(let others)? = off?["promo"], off?["on"] == on {
      (names, rest) = ("\(names), \(others)", off?["off"])
    }
    return .object(dropping: [("promo", .string(names)), ("on", on), ("off", rest)])
  }

  private func askVersion(_ branches: [Branch]) -> JSONValue? {
    var steps: [(first: Version, json: JSONValue?)] = []
    for (index, step) in decided.dimensions.versions.enumerated() {
      let json = branches.first { $0.values.contains(index) }?.json
      if let last = steps.last, last.json == json { continue }
      steps.append((step.first, json))
    }
    guard steps.count > 1 else { return steps.first?.json }
    let newer = steps.dropFirst().map { JSONMember($0.first.description, $0.json ?? Self.nothing) }
    return .object(dropping: [("ios", .object(newer)), ("else", steps[0].json)])
  }

  private func askTrait(_ trait: DeviceTrait, _ branches: [Branch]) -> JSONValue? {
    let values = trait.names.enumerated().map { value, name in
      (name, branches.first { $0.values.contains(value) }?.json)
    }
    if Set(values.map(\.1)).count == 1 { return values[0].1 }
    return .object([JSONMember(trait.name, .object(dropping: values))])
  }
}
