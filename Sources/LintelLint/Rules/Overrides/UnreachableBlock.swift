import LintelDiagnostics
import LintelSyntax
import LintelTheme

extension LintRule {
  static let unreachableBlock = LintRule(
    .warning("unreachable-block"),
    summary: "A block's condition is never true.",
    rationale: """
      Its parts exclude each other: two brands at once, two values of a mode, promos that never run together, iOS versions or releases of \
      the app that don't overlap, versions outside the theme's range, or a screen that the brand doesn't have. Nothing \
      in the block ever applies.
      """,
    advice: "Remove the block, or correct the key that excludes the others.",
    """
    toolbar: { tint: "#00569E" }
    promos:
      summer: { from: 2027-06-01, until: 2027-09-01 }
      winter:
        from: 2027-12-01
        until: 2028-02-01
        promos: { summer: { toolbar: { tint: "#084C6B" } } } ←

    promos:
      summer: { from: 2027-06-01, until: 2027-09-01 }
      finals:
        from: 2027-07-10
        until: 2027-07-12
        promos: { summer: { toolbar: { tint: "#084C6B" } } }
    """,
    check: { analysis in
      let theme = analysis.theme
      let dead = theme.blocks.map { !theme.space.isFeasible(theme.conditions[$0.condition.index]) }
      // A style's block appears in the theme once for each use, and is reachable if one of them is.
      var seen = Set(zip(theme.blocks, dead).lazy.filter { !$0.1 }.map(\.0.keyRange))
      let found = zip(theme.blocks, dead).compactMap { block, isDead -> Block? in
        // A block inside an unreachable one has the same cause.
        isDead && !(block.parent.map { dead[Int($0)] } ?? false)
          && seen.insert(block.keyRange).inserted ? block : nil
      }
      return found.map { block in
        let path = WrittenPath(to: block.keyRange, in: analysis.roots)
        let keys = path?.entries.map(\.key.text) ?? []
        let cause = analysis.causeOfUnreachable(block)
        let promos = theme.conditions[block.condition.index][.promos]
        return Finding(
          "'\(block.path)' never applies: \(cause.reason)",
          at: block.keyRange,
          notes: cause.notes,
          help: ["remove it, or \(cause.remedy)"],
          // A wrong key is just as likely, so the removal is unsafe. If promos never run together, a date is probably wrong.
          fixIts: EntryRemoval.declares(keys) || !theme.space.canRun(promos)
            ? [] : analysis.removal(of: [block.keyRange], isSafe: false),
          property: block.path
        )
      }
    }
  )
}

/// The reason that a block never applies, in words.
private struct UnreachableCause {
  /// The condition that can't be met.
  let reason: String
  /// What to do instead of removing the block.
  let remedy: String
  /// The facts that lead to the reason.
  var notes: [Note] = []

  /// Returns the cause for two promos that never run together.
  static func promos(_ one: Promo, _ other: Promo) -> Self {
    let reason = "promos '\(one.name)' and '\(other.name)' never run together"
    guard let switched = [one, other].first(where: { !$0.isDated }) else {
      let earlier = one.until.map { end in other.from.map { end.minutes <= $0.minutes } ?? false }
      let (first, last) = earlier ?? false ? (one, other) : (other, one)
      let ends = first.until.map { "'\(first.name)' runs until \($0.text)" }
      let begins = last.from.map { "'\(last.name)' from \($0.text)" }
      return Self(
        reason: reason,
        remedy: "change the dates of one of them",
        notes: [Note([ends, begins].compactMap(\.self).joined(separator: ", and "))]
      )
    }
    let companion = switched.name == one.name ? other : one
    var names = [companion.name]
    if case .with(let known) = switched.companions { names += known }
    let list = names.sorted().joined(separator: ", ")
    return Self(reason: reason, remedy: "write 'with: [\(list)]' in '\(switched.name)'")
  }
}

extension Block {
  /// The mode that the block gives a different value than a block around it does.
  fileprivate var modeOfTwoValues: String? {
    let steps = path.split(separator: ".", omittingEmptySubsequences: false)
    var values: [Substring: Substring] = [:]
    for index in steps.indices.dropLast(2) where steps[index] == "modes" {
      let (mode, value) = (steps[index + 1], steps[index + 2])
      if let other = values.updateValue(value, forKey: mode), other != value { return String(mode) }
    }
    return nil
  }
}

extension Analysis {
  /// Returns the reason that a block never applies, which names the key at fault if there is only one.
  fileprivate func causeOfUnreachable(_ block: Block) -> UnreachableCause {
    if isOutOfRange(block) {
      return UnreachableCause(
        reason: "the theme is for \(range)",
        remedy: "widen 'ios' at the top level"
      )
    }
    if let mode = block.modeOfTwoValues {
      return UnreachableCause(
        reason: "mode '\(mode)' has one value at a time",
        remedy: "move it out of the block for the other value"
      )
    }
    let calendar = theme.space.calendar
    let promos = calendar.switches.promos(
      theme.space.requiredSwitches(theme.conditions[block.condition.index][.promos])
    )
    for (index, one) in promos.enumerated() {
      for other in promos[..<index]
      where calendar.smallestSets(containing: [other, one]).isEmpty {
        return .promos(calendar.promos[other], calendar.promos[one])
      }
    }
    return UnreachableCause(
      reason: "its conditions exclude each other",
      remedy: "correct the key that excludes the others"
    )
  }

  /// Whether a block is for iOS versions that the theme doesn't support.
  fileprivate func isOutOfRange(_ block: Block) -> Bool {
    let versions = theme.conditions[block.condition.index][.ios]
    // If the block around this one has versions, these can be the reason.
    let isAlone = block.parent.map { parent in
      theme.conditions[theme.blocks[Int(parent)].condition.index][.ios] == .top
    }
    return versions != .top && isAlone ?? true
      && theme.space.domains[Dimension.ios.index].values(of: versions).isEmpty
  }
}

extension ContextSpace {
  /// Whether the promos that a set requires ever run together.
  fileprivate func canRun(_ promos: SetID) -> Bool {
    !calendar.smallestSets(containing: requiredSwitches(promos)).isEmpty
  }

  /// Whether a condition applies in a context that can occur.
  func isFeasible(_ condition: Condition) -> Bool {
    for dimension in Dimension.all where dimension != .promos {
      let set = condition[dimension]
      if set != .top, domains[dimension.index].values(of: set).isEmpty { return false }
    }
    guard canRun(condition[.promos]) else { return false }
    guard condition[.brand] != .top, condition[.screen] != .top else { return true }
    let brands = domains[Dimension.brand.index].values(of: condition[.brand])
    let screens = domains[Dimension.screen.index].values(of: condition[.screen])
    return firstScreen(of: screens, inBrands: brands) != nil
  }
}
