/// The names that `#if` asks for in an app's code: what it is built as.
struct BuildNames {
  /// Sorted.
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

  /// Tests without negations of what an app is built as: once for each other name, and once for none of them.
  ///
  /// - Parameter tests: the tests, which must all hold.
  /// - Returns: lists of tests; one list must hold as a whole.
  /// - Throws: `LostSetting` if an app would have to be built as two things.
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
