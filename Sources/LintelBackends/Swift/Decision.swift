import LintelAppearance
import LintelSchema

/// A way from a context to a result, one question after the other.
indirect enum Decision: Hashable, Sendable {
  /// Indices of the brands or screens that share an answer.
  struct Choice: Hashable {
    /// The brands or screens, by index.
    let values: [Int]
    /// What to ask next for them.
    let decision: Decision
  }

  /// The result; nil if nothing is set.
  case result(Int?)
  /// Asks for the brand.
  case brand([Choice])
  /// The screens are counted from 1; the first decision is for no screen.
  case screen(none: Decision, [Choice])
  /// Asks whether a promo runs, by its index.
  case promo(Int, runs: Decision, rests: Decision)
  /// What holds from a version on, the newest first; the last holds for what is left.
  case version([VersionChoice], otherwise: Decision)
  /// Asks for a trait of the device: the decisions for its two values, in the order of its names.
  case trait(DeviceTrait, Decision, Decision)

  /// What holds from a version on.
  struct VersionChoice: Hashable {
    /// The first version.
    let version: Version
    /// What to ask next.
    let decision: Decision
  }
}

/// Builds the decision for one result of the entries of a tree.
///
/// The entries are disjoint boxes. Each question splits them by one dimension; values with the same entries share an answer,
/// so that the work follows the entries and not the product of the dimensions.
struct DecisionBuilder {
  /// The theme's names.
  private let tree: ThemeOutline
  private let contexts: [ContextEntry]
  /// The oldest version that is distinguished.
  private let oldest: Version
  /// The brands that code may name.
  private let brands: [Int]
  /// Reads the result of an entry; nil if nothing is set there.
  private let result: (ContextEntry) -> Int?

  /// - Parameters:
  ///   - tree: the theme's names.
  ///   - contexts: the contexts.
  ///   - brands: indices of the brands that code may name.
  ///   - oldest: the oldest version that is distinguished; by default the tree's, but at least the
  ///     oldest that the runtime supports.
  ///   - result: the result of an entry.
  init(
    _ tree: ThemeOutline,
    _ contexts: [ContextEntry],
    brands: [Int],
    since oldest: Version? = nil,
    result: @escaping (ContextEntry) -> Int?
  ) {
    self.tree = tree
    self.contexts = contexts
    self.brands = brands
    self.oldest = oldest ?? max(tree.minimumIOS, oldestIOS)
    self.result = result
  }

  /// Builds the decision.
  func decision() -> Decision {
    decide(
      Array(contexts.indices),
      [.brand, .promo, .version] + DeviceTrait.allCases.map(Question.trait) + [.screen]
    )
  }

  /// The dimensions in question.
  private enum Question {
    /// The brand.
    case brand
    /// The promos.
    case promo
    /// The version of iOS.
    case version
    /// A trait of the device.
    case trait(DeviceTrait)
    /// The screen.
    case screen
  }

  /// The decision for some entries; it skips questions whose answer doesn't matter.
  private func decide(_ entries: [Int], _ questions: [Question]) -> Decision {
    let results = Set(entries.map { result(contexts[$0]) })
    if let only = results.first, results.count == 1 { return .result(only) }
    guard let question = questions.first else { return .result(nil) }
    let rest = Array(questions.dropFirst())
    switch question {
    case .brand: return brands(entries, rest)
    case .promo: return promos(entries, questions, rest)
    case .version: return versions(entries, rest)
    case .trait(let trait): return values(of: trait, entries, rest)
    case .screen: return screens(entries, rest)
    }
  }

  /// Asks for the brand.
  private func brands(_ entries: [Int], _ rest: [Question]) -> Decision {
    let choices = choices(entries, count: tree.brands.count, of: \.brands, rest).compactMap {
      choice -> Decision.Choice? in
      let values = choice.values.filter(brands.contains)
      return values.isEmpty ? nil : Decision.Choice(values: values, decision: choice.decision)
    }
    if choices.count == 1 { return choices[0].decision }
    return .brand(choices)
  }

  /// Asks for the screen.
  private func screens(_ entries: [Int], _ rest: [Question]) -> Decision {
    let choices = choices(entries, count: tree.screens.count + 1, of: \.screens, rest)
    guard let none = choices.first(where: { $0.values.first == 0 }) else { return .result(nil) }
    if choices.count == 1 { return none.decision }
    let screens = choices.compactMap { choice in
      let values = choice.values.filter { $0 > 0 }
      return values.isEmpty ? nil : Decision.Choice(values: values, decision: choice.decision)
    }
    return .screen(none: none.decision, screens)
  }

  /// Groups the values of a dimension by their answer, in the order of each group's first value.
  private func choices(
    _ entries: [Int],
    count: Int,
    of values: (ContextEntry) -> [Int],
    _ rest: [Question]
  ) -> [Decision.Choice] {
    var entriesOf: [[Int]] = Array(repeating: [], count: count)
    for entry in entries {
      for value in values(contexts[entry]) {
        entriesOf[value].append(entry)
      }
    }
    var decisions: [[Int]: Decision] = [:]
    var groups: [Decision: Int] = [:]
    var result: [(values: [Int], decision: Decision)] = []
    // A combination that does not exist, such as a screen of another brand, takes the answer of the first value.
    let fallback = entriesOf.first { !$0.isEmpty } ?? []
    for (value, own) in entriesOf.enumerated() {
      let own = own.isEmpty ? fallback : own
      let decision = decisions[own] ?? decide(own, rest)
      decisions[own] = decision
      if let group = groups[decision] {
        result[group].values.append(value)
      } else {
        groups[decision] = result.count
        result.append(([value], decision))
      }
    }
    return result.map { Decision.Choice(values: $0.values, decision: $0.decision) }
  }

  /// Asks for the promo that most entries depend on, until none is left.
  private func promos(_ entries: [Int], _ all: [Question], _ rest: [Question]) -> Decision {
    var counts: [Int: Int] = [:]
    for entry in entries {
      for promo in contexts[entry].promosOn + contexts[entry].promosOff {
        counts[promo, default: 0] += 1
      }
    }
    let splitting = counts.filter { promo, _ in !asked.contains(promo) }
    guard let promo = splitting.min(by: { ($1.value, $0.key) < ($0.value, $1.key) })?.key else {
      return decide(entries, rest)
    }
    let builder = asking(promo)
    let runs = entries.filter { !contexts[$0].promosOff.contains(promo) }
    let rests = entries.filter { !contexts[$0].promosOn.contains(promo) }
    if runs.isEmpty { return builder.decide(rests, all) }
    if rests.isEmpty { return builder.decide(runs, all) }
    let decisions = (builder.decide(runs, all), builder.decide(rests, all))
    if decisions.0 == decisions.1 { return decisions.0 }
    return .promo(promo, runs: decisions.0, rests: decisions.1)
  }

  /// The promos that the path to this place has asked for.
  private var asked: Set<Int> = []

  /// The builder for what comes after asking for a promo.
  private func asking(_ promo: Int) -> DecisionBuilder {
    var copy = self
    copy.asked.insert(promo)
    return copy
  }

  /// Asks for the version, the newest first.
  private func versions(_ entries: [Int], _ rest: [Question]) -> Decision {
    let own = entries.map { contexts[$0] }
    let firsts = Set(own.map(\.firstIOS)).union(own.compactMap(\.endIOS))
    let cuts = firsts.filter { $0 > oldest }.sorted(by: >)
    var pieces: [Decision.VersionChoice] = []
    for version in cuts + [oldest] {
      let own = entries.filter { entry in
        let context = contexts[entry]
        return context.firstIOS <= version && (context.endIOS.map { version < $0 } ?? true)
      }
      // A gap isn't a version of the range: an older version replaces it.
      guard !own.isEmpty else { continue }
      let decision = decide(own, rest)
      if pieces.last?.decision == decision { pieces.removeLast() }
      pieces.append(Decision.VersionChoice(version: version, decision: decision))
    }
    guard let oldest = pieces.popLast() else { return .result(nil) }
    return pieces.isEmpty ? oldest.decision : .version(pieces, otherwise: oldest.decision)
  }

  /// Asks for a trait of the device.
  private func values(
    of trait: DeviceTrait,
    _ entries: [Int],
    _ rest: [Question]
  ) -> Decision {
    if trait != .idiom, !tree.tellsSizes { return decide(entries, rest) }
    func decision(_ value: Int) -> Decision {
      decide(
        entries.filter { entry in
          tree.condition(of: contexts[entry])[trait].map { $0 == value } ?? true
        },
        rest
      )
    }
    let (first, second) = (decision(0), decision(1))
    return first == second ? first : .trait(trait, first, second)
  }
}

/// The first version with appearance objects, and the oldest that the runtime supports.
let oldestIOS = Version(13)
