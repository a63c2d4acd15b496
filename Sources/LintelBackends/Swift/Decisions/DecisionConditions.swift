import LintelDecisions
import LintelTheme

/// Spells questions with two answers as conditions.
struct DecisionConditions: Sendable {
  /// A condition and what holds where it is met, and where it isn't.
  struct Choice {
    let condition: String
    let then: DecisionID
    let otherwise: DecisionID
  }

  /// So long may a list of names be.
  private static let longestList = 76

  let names: SwiftNames
  /// Where the functions are that have the conditions.
  let host: DecisionHost
  /// Whether a pattern sets something on all screens, so that a new one is like most others.
  let isPatterned: Bool

  /// A question with two answers as a condition.
  ///
  /// - Parameters:
  ///   - question: the question.
  ///   - rest: where the answer leads that needs no name; nil if either may be named.
  /// - Returns: nil for a question with more answers, or one that a condition would be too long for.
  func choice(_ question: DecisionQuestion, leaving rest: DecisionID? = nil) -> Choice? {
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
    case .brand(let groups):
      var groups = groups
      if groups.count == 2, groups[0].values.count == groups[1].values.count {
        // Of as many brands on both sides, none is the other one, whatever their names.
        guard groups.contains(where: { $0.child == rest }) else { return nil }
        groups.sort { $0.child != rest && $1.child == rest }
      }
      return choice(groups, subject: "context.brand") { ".\(names.brands[$0])" }
    case .screen(let groups):
      return choice(groups, subject: "screen") { names.screen($0, host) }
    case .mode(let index, let groups):
      let mode = names.modes[index]
      return choice(groups, subject: "context.\(mode.property)") { ".\(mode.values[$0])" }
    case .version: return nil
    }
  }

  private func choice(
    _ groups: [DecisionQuestion.Group],
    subject: String,
    name: @escaping (Int) -> String?
  ) -> Choice? {
    guard groups.count == 2 else { return nil }
    // No screen is the case that nobody names, unless only a pattern's screens are opposed to it.
    let isNamed = { (group: DecisionQuestion.Group) in group.values.allSatisfy { name($0) != nil } }
    let order = groups.sorted { a, b in
      let (x, y) = (isNamed(a) ? a.values.count : Int.max, isNamed(b) ? b.values.count : Int.max)
      return x < y
    }
    let (tested, other) = (order[0], order[1])
    let listed = tested.values.compactMap(name)
    if other.values == [0], listed.count > 1, isPatterned {
      return Choice(condition: "\(subject) == nil", then: other.child, otherwise: tested.child)
    }
    if let only = listed.first, listed.count == 1 {
      return Choice(condition: "\(subject) == \(only)", then: tested.child, otherwise: other.child)
    }
    let condition = "[\(listed.joined(separator: ", "))].contains(\(subject))"
    guard condition.utf8.count <= Self.longestList else { return nil }
    return Choice(condition: condition, then: tested.child, otherwise: other.child)
  }
}

extension SwiftNames {
  /// A value of the screen dimension where a screen or none is expected; nil for none.
  fileprivate func screen(_ value: Int, _ host: DecisionHost) -> String? {
    guard value > 0 else { return nil }
    let name = screens[value - 1]
    // An optional has members of its own.
    return ["none", "some"].contains(name) ? "\(host.typePrefix)Screen.\(name)" : ".\(name)"
  }
}
