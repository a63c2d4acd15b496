import LintelDiagnostics
import LintelSyntax
import LintelTheme

extension LintRule {
  /// Finds blocks whose conditions exclude each other, and blocks for versions that the theme doesn't
  /// support.
  ///
  /// Promos exclude each other by their dates and by `with`. A screen that only one brand has
  /// excludes the other brands.
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
        promos: { summer: { toolbar: { tint: "#084C6B" } } }
    """.found(at: 7),
    """
    toolbar:
      tint: "#00569E"
      when ios 26..: { tint: "#084C6B" }
    """.found(at: 3),
    """
    screens:
      checkout:
        appVersions: 5.2..
        toolbar: { tint: "#00569E" }
        when pad: { appVersions: ..5.1, toolbar: { tint: "#084C6B" } }
    """.found(at: 5),
    """
    promos:
      summer: { from: 2027-06-01, until: 2027-09-01 }
      finals:
        from: 2027-07-10
        until: 2027-07-12
        promos: { summer: { toolbar: { tint: "#084C6B" } } }
    """.fine(),
    """
    ios: 15..27
    toolbar:
      tint: "#00569E"
      when ios 26..: { tint: "#084C6B" }
    """.fine(),
    """
    screens:
      checkout:
        appVersions: 5.2..
        toolbar: { tint: "#00569E" }
        when pad: { appVersions: 5.3.., toolbar: { tint: "#084C6B" } }
    """.fine(),
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
        // If promos never run together, a date is probably wrong.
        let promos = theme.conditions[block.condition.index][.promos]
        let isOutOfTime = !theme.space.canRun(promos)
        let isOutOfRange = analysis.isOutOfRange(block)
        let mode = block.modeOfTwoValues
        return Finding(
          isOutOfRange
            ? "'\(block.path)' never applies: the theme is for \(analysis.range)"
            : "'\(block.path)' never applies: "
              + (mode.map { "mode '\($0)' has one value at a time" }
                ?? "its conditions exclude each other"),
          at: block.keyRange,
          help: [
            isOutOfRange
              ? "remove it, or widen 'ios' at the top level"
              : mode == nil
                ? "remove it, or correct the key that excludes the others"
                : "remove it, or move it out of the block for the other value"
          ],
          // The key itself is just as likely to be the mistake.
          fixIts: EntryRemoval.declares(keys) || isOutOfTime
            ? [] : analysis.removal(of: [block.keyRange], isSafe: false),
          property: block.path
        )
      }
    }
  )
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
    !calendar.smallestSets(containing: requiredPromos(promos)).isEmpty
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
    return domains[Dimension.screen.index].values(of: condition[.screen]).contains { screens in
      screens.contains { screen in
        screen == 0
          || (self.screens[Int(screen) - 1].brands.map {
            !Ranges.intersection($0, brands).isEmpty
          } ?? true)
      }
    }
  }
}
