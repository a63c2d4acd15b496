import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  static let alwaysTrueCondition = LintRule(
    .warning("always-true-condition"),
    summary:
      "A condition is always true: it includes every version of the theme, every brand, or everything in which its block applies anyway.",
    rationale: """
      It reads as a restriction but doesn't restrict anything. Its only effect is that the block counts as narrower than one without it. \
      Usually, the theme's range has changed since the condition was written.
      """,
    advice: "Remove the condition and keep its content, or narrow it.",
    """
    # The app has stopped supporting iOS 18.
    ios: 26..27
    navigationBar:
      tint: "#00569E"
      when ios 26.. pad: { tint: "#084C6B" } ←

    navigationBar: { tint: "#00569E", when ios ..17: { tint: "#084C6B" } }
    """,
    check: { analysis in
      // A style's block appears in the theme once for each use, and may narrow only one of them.
      let uses = Dictionary(grouping: analysis.theme.blocks, by: \.keyRange)
      var idle = uses.compactMapValues { uses in
        let findings = uses.map(analysis.idleCondition)
        return findings.contains { $0 == nil } ? nil : findings[0]
      }
      for key in analysis.settlingKeys(among: Set(idle.keys)) { idle[key] = nil }
      return (idle.values + analysis.idleReleases()).sorted { $0.range < $1.range }
    }
  )
}

extension Analysis {
  /// Returns a finding if a block's condition restricts nothing.
  fileprivate func idleCondition(of block: Block) -> Finding? {
    // A block with `appVersions` needs a key, even if the key restricts nothing.
    guard releases(of: block) == outerReleases(of: block) else { return nil }
    // Most keys are names. Only a key that begins with 'w' or a quote can be a `when` key.
    let first = sources[block.keyRange.file].bytes.dropFirst(Int(block.keyRange.lower)).first
    if let first, [UInt8(ascii: "w"), UInt8(ascii: "\""), UInt8(ascii: "'")].contains(first) {
      let key = text(block.keyRange).filter { $0 != "\"" && $0 != "'" }
      if WhenKey.isMeant(by: key) {
        guard case .success(let when) = WhenKey.parse(key) else { return nil }
        return idleVersions(when, block) ?? repeatedCondition(block)
      }
    }
    return idleBrand(block) ?? idleMode(block) ?? repeatedCondition(block)
  }

  /// Finds a brand, a promo, a screen, or a `when` key that includes everything that the blocks around it are for.
  private func repeatedCondition(_ block: Block) -> Finding? {
    // A block with a priority needs a key, even if the key restricts nothing.
    guard let parent = block.parent.map({ theme.blocks[Int($0)] }), block.priority == nil,
      block.isFinal == parent.isFinal,
      condition(of: block).withoutParts == condition(of: parent).withoutParts,
      // A block that never applies has its own finding.
      Dimension.ofContexts.allSatisfy({ dimension in
        let set = condition(of: block)[dimension]
        return set == .top || !theme.space.domains[dimension.index].values(of: set).isEmpty
      })
    else { return nil }
    let key = text(block.keyRange).filter { $0 != "\"" && $0 != "'" }
    let isWhen = WhenKey.isMeant(by: key)
    let names: [(kind: BlockKey, dimension: Dimension)] = [
      (.brands, .brand), (.promos, .promos), (.screens, .screen),
    ]
    let name = names.first { block.path.hasSuffix(".\($0.kind.rawValue).\(key)") }
    guard isWhen || name.map({ condition(of: parent)[$0.dimension] != .top }) ?? false else {
      return nil
    }
    return Finding(
      "'\(key)' always applies here: it includes everything that the blocks around it are for",
      at: block.keyRange,
      help: [
        name.map { "move the block's content out of the inner '\($0.kind.rawValue):'" }
          ?? "move the block's content one level up"
      ],
      fixIts: dissolution(of: block, keys: name == nil ? 1 : 2),
      property: block.path
    )
  }

  private func condition(of block: Block) -> Condition { theme.conditions[block.condition.index] }

  /// Returns the keys, among idle ones, of blocks that are narrower than another such block, and repeat the condition to override it.
  ///
  /// Without the condition, neither block would be narrower, so the condition of the other block must go first.
  fileprivate func settlingKeys(among keys: Set<SourceRange>) -> Set<SourceRange> {
    var settling: Set<SourceRange> = []
    for blocks in blocksByTarget(keys) where blocks.count > 1 {
      let index = MeetingIndex(blocks.map { condition(of: theme.blocks[$0]) }, in: theme)
      for inner in blocks where !settling.contains(theme.blocks[inner].keyRange) {
        let others = index.candidates(for: condition(of: theme.blocks[inner]))
        if others.contains(where: { settles(inner, blocks[Int($0)]) }) {
          settling.insert(theme.blocks[inner].keyRange)
        }
      }
    }
    return settling
  }

  /// Whether a block is narrower than another one of its layer, which isn't around it.
  private func settles(_ inner: Int, _ outer: Int) -> Bool {
    let (narrow, wide) = (condition(of: theme.blocks[inner]), condition(of: theme.blocks[outer]))
    return theme.blocks[inner].layer == theme.blocks[outer].layer && narrow != wide
      && Dimension.all.allSatisfy { theme.space.isAtMost(narrow[$0], wide[$0], in: $0) }
      && !theme.blocks(from: Int32(inner)).contains(Int32(outer))
  }

  /// Returns the blocks with some keys that declare a property or token, including in blocks inside them, for each property and token.
  private func blocksByTarget(_ keys: Set<SourceRange>) -> [[Int]] {
    if keys.count < 2 { return [] }
    var blocks: [TargetID: Set<Int>] = [:]
    for declaration in theme.declarations {
      for block in theme.blocks(from: theme.entries[Int(declaration.entry)].block)
      where keys.contains(theme.blocks[Int(block)].keyRange) {
        blocks[declaration.target, default: []].insert(Int(block))
      }
    }
    return blocks.values.map { $0.sorted() }
  }

  /// Finds the only value of a mode, or a value that a block around this one already has.
  private func idleMode(_ block: Block) -> Finding? {
    // At the top level, the block declares the value.
    let steps = block.path.split(separator: ".")
    guard let parent = block.parent, steps.count > 3, steps[steps.count - 3] == "modes",
      let mode = steps.suffix(2).first, let value = steps.last
    else { return nil }
    let isRepeated = theme.blocks[Int(parent)].condition == block.condition
    let modes = theme.space.calendar.switches.modes
    guard isRepeated || modes.contains(where: { $0.name == mode && $0.values.count == 1 }) else {
      return nil
    }
    return Finding(
      "'\(value)' always applies here: "
        + (isRepeated
          ? "the blocks around it are already for this value of mode '\(mode)'"
          : "mode '\(mode)' has no other value"),
      at: block.keyRange,
      help: ["move the block's content out of the inner 'modes:'"],
      fixIts: dissolution(of: block, keys: 3),
      property: block.path
    )
  }

  /// Returns the fix that moves a block's content out of its last keys, unless the content would change its layer or repeat existing keys.
  private func dissolution(of block: Block, keys: Int) -> [FixIt] {
    guard let path = WrittenPath(to: block.keyRange, in: roots), let parent = block.parent,
      theme.blocks[Int(parent)].layer == block.layer,
      let first = path.entries.indices.dropLast(keys - 1).last,
      let block = DissolvedBlock(
        Array(path.entries[first...]),
        in: path.parent(of: first),
        of: sources
      ), let edits = block.edits
    else { return [] }
    return [FixIt("move the block's content one level up", .unsafe, edits: edits)]
  }

  /// Finds a `when` key whose versions include the theme's whole range.
  private func idleVersions(_ when: WhenKey, _ block: Block) -> Finding? {
    let isUnrestricted = theme.space.versions.allSatisfy { interval in
      (when.lower.map { $0 <= interval.first } ?? true)
        && (when.end.map { interval.first < $0 } ?? true)
    }
    guard when.mentionsVersions, isUnrestricted else { return nil }
    let rest = when.devices.isEmpty ? nil : "when \(when.devices.label)"
    return Finding(
      "the versions in '\(text(block.keyRange))' include every version that the theme supports: \(range)",
      at: block.keyRange,
      help: [
        rest.map { "write '\($0)'" }
          ?? "move the block's content one level up; if a property is set in both places, remove one of the two"
      ],
      fixIts: rest.map {
        [FixIt("write '\($0)'", .unsafe, replace: block.keyRange, with: $0)]
      } ?? dissolution(of: block, keys: 1),
      property: block.path
    )
  }

  /// Finds a brand that all others extend, or the only brand.
  private func idleBrand(_ block: Block) -> Finding? {
    let brands = theme.space.brands
    guard theme.conditions[block.condition.index][.brand] != .top,
      let name = brands.first?.name,
      block.path.hasSuffix(".brands.\(name)"),
      // Brands are in preorder, so if all others extend the first, each of them has a parent.
      brands.dropFirst().allSatisfy({ $0.parent != nil }),
      text(block.keyRange).contains(name)
    else { return nil }
    let reason = brands.count == 1 ? "the theme has no other brand" : "every brand extends it"
    return Finding(
      "'\(name)' always applies: \(reason)",
      at: block.keyRange,
      help: [
        "move the block's content out of 'brands:'; if a property is set in both places, remove one of the two"
      ],
      fixIts: dissolution(of: block, keys: 2),
      property: block.path
    )
  }

  /// Returns a finding for every `appVersions` that includes all releases in which its block would
  /// apply without it.
  fileprivate func idleReleases() -> [Finding] {
    // A style's block appears in the theme once for each use, and may narrow only one of them.
    let uses = Dictionary(grouping: theme.blocks, by: \.releasesRange)
    return uses.compactMap { range, uses in
      guard let range, let block = uses.last,
        uses.allSatisfy({ releases(of: $0) == outerReleases(of: $0) })
      else { return nil }
      let span = theme.space.releases(theme.conditions[block.condition.index])
      let isEverywhere = span.map { $0 == .every } ?? false
      return Finding(
        isEverywhere
          ? "'appVersions' always applies: it includes every release"
          : "'appVersions' always applies: the blocks around it are already for app \(span?.words ?? "")",
        at: range,
        help: ["remove it, or narrow it"],
        fixIts: removal(of: [range], isSafe: true),
        property: block.path
      )
    }
  }

  fileprivate func releases(of block: Block) -> SetID {
    theme.conditions[block.condition.index][.appVersion]
  }

  /// The releases in which the block around a block applies.
  fileprivate func outerReleases(of block: Block) -> SetID {
    block.parent.map { releases(of: theme.blocks[Int($0)]) } ?? .top
  }
}
