import LintelDecisions
import LintelLanguage
import LintelSchema

/// A question of a decision as code asks it.
enum DecisionQuestion {
  /// A group of brands or screens with what holds for it.
  struct Group {
    /// Values of the dimension; no screen is 0.
    let values: [Int]
    let child: DecisionID
  }

  case promo(Int, runs: DecisionID, rests: DecisionID)
  case brand([Group])
  case screen([Group])
  /// What holds from a version on, the newest first, and on all older ones.
  case version([(since: Version, child: DecisionID)], otherwise: DecisionID)
  case idiom(phone: DecisionID, pad: DecisionID)

  /// Nil for a decision with one result.
  init?(_ decision: DecisionID, of decided: DecidedTheme) {
    guard let question = decided.question(of: decision) else { return nil }
    func child(_ value: Int) -> DecisionID {
      question.branches.first { $0.values.contains(value) }?.child ?? question.branches[0].child
    }
    func groups(_ values: [Int]) -> [Group] {
      question.branches.compactMap { branch in
        let own = values.filter(branch.values.contains)
        return own.isEmpty ? nil : Group(values: own, child: branch.child)
      }
    }
    switch question.dimension {
    case ContextDimensions.brand: self = .brand(groups(decided.brands))
    case ContextDimensions.screen:
      self = .screen(groups([0] + decided.screens.map { $0 + 1 }))
    case ContextDimensions.ios:
      let steps = decided.dimensions.versions
      var pieces: [(since: Version, child: DecisionID)] = []
      for index in steps.indices {
        let child = child(index)
        if pieces.last?.child != child { pieces.append((steps[index].first, child)) }
      }
      let oldest = pieces.removeFirst()
      self = .version(pieces.reversed(), otherwise: oldest.child)
    case ContextDimensions.idiom:
      self = .idiom(phone: child(Idiom.phone.rawValue), pad: child(Idiom.pad.rawValue))
    case let promo:
      guard let index = ContextDimensions.index(ofPromo: promo) else { return nil }
      self = .promo(index, runs: child(1), rests: child(0))
    }
  }

  /// All conditions, in the order in which code reaches them.
  var children: [DecisionID] {
    switch self {
    case .promo(_, let runs, let rests): [runs, rests]
    case .brand(let groups), .screen(let groups): groups.map(\.child)
    case .version(let branches, let otherwise): branches.map(\.child) + [otherwise]
    case .idiom(let phone, let pad): [phone, pad]
    }
  }
}
