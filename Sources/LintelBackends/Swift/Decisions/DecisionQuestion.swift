import LintelAppearance
import LintelDecisions
import LintelSchema

/// A question of a decision in the form in which code asks it.
enum DecisionQuestion {
  /// Values, such as brands or screens, that lead to the same decision.
  struct Group {
    /// The values of the dimension; for screens, 0 means no screen.
    let values: [Int]
    let child: DecisionID
  }

  /// A dimension with named values; a mode has its index in the theme.
  enum Named: Hashable {
    case brand
    case screen
    case mode(Int)
  }

  case promo(Int, runs: DecisionID, rests: DecisionID)
  case named(Named, [Group])
  /// The decisions from each version on, the newest first, and for all older versions.
  case version([(since: Version, child: DecisionID)], otherwise: DecisionID)
  /// The decisions for the two values of a trait, in the order of its names.
  case trait(DeviceTrait, DecisionID, DecisionID)

  /// Creates the first question of a decision, or `nil` if the decision has only one result.
  init?(_ decision: DecisionID, of decided: DecidedTheme) {
    guard let question = decided.question(of: decision) else { return nil }
    func child(_ value: Int) -> DecisionID {
      question.branches.first { $0.values.contains(value) }?.child ?? question.branches[0].child
    }
    func groups(_ all: ValueSet) -> [Group] {
      question.branches.compactMap { branch in
        let own = branch.values.intersection(all).ranges.flatMap { $0.map(Int.init) }
        return own.isEmpty ? nil : Group(values: own, child: branch.child)
      }
    }
    switch decided.dimensions.axis(of: question.dimension) {
    case .brand: self = .named(.brand, groups(decided.brandValues))
    case .screen: self = .named(.screen, groups(decided.screenValues))
    case .ios:
      let steps = decided.dimensions.versions
      var pieces: [(since: Version, child: DecisionID)] = []
      for index in steps.indices {
        let child = child(index)
        if pieces.last?.child != child { pieces.append((steps[index].first, child)) }
      }
      let oldest = pieces.removeFirst()
      self = .version(pieces.reversed(), otherwise: oldest.child)
    case .trait(let trait): self = .trait(trait, child(0), child(1))
    case .promo(let index): self = .promo(index, runs: child(1), rests: child(0))
    case .mode(let index):
      self = .named(.mode(index), groups(ValueSet(values: decided.values(ofMode: index))))
    case .slot, .item, .release:
      preconditionFailure("outputs are decided slot by slot and part by part, for one release")
    }
  }

  /// Returns the question without the names that a `switch` around it has ruled out.
  func narrowed(to values: [Named: [Int]]) -> DecisionQuestion {
    guard case .named(let dimension, let groups) = self, let left = values[dimension] else {
      return self
    }
    let own = groups.compactMap { group -> Group? in
      let values = group.values.filter(left.contains)
      return values.isEmpty ? nil : Group(values: values, child: group.child)
    }
    return .named(dimension, own)
  }

  /// The decisions that answers lead to, in the order in which code reaches them.
  var children: [DecisionID] {
    switch self {
    case .promo(_, let runs, let rests): [runs, rests]
    case .named(_, let groups): groups.map(\.child)
    case .version(let branches, let otherwise): branches.map(\.child) + [otherwise]
    case .trait(_, let first, let second): [first, second]
    }
  }
}

extension DecisionQuestion.Named {
  /// Returns the place of the group that contains all brands without declarations, or `nil` for other dimensions, or if there is none.
  ///
  /// A new brand is the same as these, so it doesn't change code that names only the others.
  func plainGroup(_ groups: [DecisionQuestion.Group], of decided: DecidedTheme) -> Int? {
    guard case .brand = self else { return nil }
    let plain = groups.indices.filter { !decided.plainBrands.isDisjoint(with: groups[$0].values) }
    return plain.count == 1 ? plain[0] : nil
  }
}
