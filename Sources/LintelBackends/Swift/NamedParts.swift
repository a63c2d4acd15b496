import LintelTheme

/// Gives names to the parts of an object that several statements use, such as its buttons.
struct NamedParts {
  let subject: String

  /// Returns the body of a function with names for parts where that saves lines.
  ///
  /// Neighbors with the same condition are joined first, because a name is for one block. API that some version of iOS lacks is
  /// used in blocks for the others, so a part that only such blocks use is named in each of them.
  func named(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    named(statements.joiningConditions, depth: 2)
  }

  private func named(_ statements: [SwiftStatement], depth: Int) -> [SwiftStatement] {
    var result = statements
    for part in parts(in: statements) {
      let users = users(of: part, in: result)
      guard let first = users.first else { continue }
      let name = Self.name(of: part)
      let old = "\(subject).\(part)."
      let named = users.map { user in
        result[user].mappingTargets {
          $0.hasPrefix(old) ? "\(name).\($0.dropFirst(old.count))" : $0
        }
      }
      let saved = zip(users, named).reduce(0) { saved, pair in
        saved + SwiftWriter.lines(of: result[pair.0], depth: depth)
          - SwiftWriter.lines(of: pair.1, depth: depth)
      }
      if saved <= 1 { continue }
      for (user, statement) in zip(users, named) { result[user] = statement }
      result.insert(.constant(name, .name("\(subject).\(part)")), at: first)
    }
    return result.map { statement in
      statement.mappingBlocks { named($0, depth: depth + 1) }
    }
  }

  /// Returns the parts that several targets have in common, in the order of their first use.
  private func parts(in statements: [SwiftStatement]) -> [String] {
    var groups = OrderedGroups<String, String>()
    for target in statements.flatMap(\.targets) {
      if let part = part(target) { groups.add([target], to: part) }
    }
    return groups.all.filter { $0.values.count > 1 }.map(\.key)
  }

  /// Returns the step from the subject to a part that has parts, such as `buttonAppearance` in
  /// `appearance.buttonAppearance.normal.backgroundImage`.
  private func part(_ target: String) -> String? {
    guard target.hasPrefix(subject) else { return nil }
    let steps = target.utf8.split(separator: UInt8(ascii: "."), maxSplits: 3)
    guard steps.count > 3, steps[0].count == subject.utf8.count else { return nil }
    let step = String(Substring(steps[1]))
    return step.hasSuffix("Appearance") ? step : nil
  }

  /// Returns the statements that use a part, or an empty array if its name belongs in the block of one, or in blocks for versions.
  private func users(of part: String, in statements: [SwiftStatement]) -> [Int] {
    let users = statements.indices.filter { index in
      statements[index].targets.contains { self.part($0) == part }
    }
    let isForAllVersions = users.contains { index in
      statements[index].isForAllVersions
        && statements[index].targets(in: \.isForAllVersions).contains { self.part($0) == part }
    }
    return users.count > 1 && isForAllVersions ? users : []
  }

  /// Returns `stacked` for `stackedLayoutAppearance`.
  private static func name(of part: String) -> String {
    part.dropping(["LayoutAppearance", "Appearance"])
  }
}

extension SwiftStatement {
  fileprivate var targets: [String] { targets { _ in true } }

  fileprivate func targets(in isLookedAt: (SwiftStatement) -> Bool) -> [String] {
    if case .assignment(let target, _) = self { return [target] }
    return blocks.flatMap { $0.filter(isLookedAt).flatMap { $0.targets(in: isLookedAt) } }
  }

  fileprivate var isForAllVersions: Bool {
    if case .condition(let condition, _, _) = self { !condition.isVersionCheck } else { true }
  }

  fileprivate func mappingTargets(_ transform: (String) -> String) -> SwiftStatement {
    if case .assignment(let target, let value) = self {
      return .assignment(transform(target), value)
    }
    return mappingBlocks { $0.map { $0.mappingTargets(transform) } }
  }
}
