/// The names that an app's code tests with `#if`, which distinguish the ways to build it.
struct BuildNames {
  /// The names, sorted.
  private let names: [String]

  init(_ settings: [SourceSetting]) {
    var names: Set<String> = []
    func add(_ tests: [SourceTest]) {
      for test in tests {
        if case .compiled(let name, holds: true) = test { names.insert(name) }
      }
    }
    for setting in settings {
      add(setting.condition.tests)
      if case .appearance(_, let snapshot?) = setting.change {
        for placed in snapshot.settings.values { add(placed.condition.tests) }
      }
    }
    self.names = names.sorted()
  }

  /// Replaces negated names in tests: once with each other name, and once with none of them.
  ///
  /// Returns lists of tests; at least one list must be true as a whole. Throws `LostSetting` if an app would have to be built in two
  /// ways.
  func alternatives(of tests: [SourceTest]) throws(LostSetting) -> [[SourceTest]] {
    var wanted: Set<String> = []
    var unwanted: Set<String> = []
    for test in tests {
      guard case .compiled(let name, let holds) = test, names.contains(name) else { continue }
      if holds { wanted.insert(name) } else { unwanted.insert(name) }
    }
    guard wanted.isDisjoint(with: unwanted) else { return [] }
    guard wanted.count < 2 else {
      throw LostSetting(.condition("#if \(wanted.sorted().joined(separator: " && "))"))
    }
    let rest = tests.filter { test in
      if case .compiled(let name, holds: false) = test { !names.contains(name) } else { true }
    }
    guard wanted.isEmpty, !unwanted.isEmpty else { return [rest] }
    let others = names.filter { !unwanted.contains($0) } + [SourceTest.otherValue]
    return others.map { rest + [.choice(type: DraftCondition.compiled, value: $0)] }
  }
}
