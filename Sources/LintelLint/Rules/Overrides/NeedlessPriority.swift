import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // Only pairs of one layer that have different values and apply in a common context count.
  static let needlessPriority = LintRule(
    .warning("needless-priority"),
    summary: "A block's priority has no effect.",
    rationale: """
      A priority decides between blocks of one layer that overlap with different values. One that has no effect today \
      can surprise you later: it overrides a narrower block that somebody adds.
      """,
    advice: "Remove it.",
    """
    # A screen overrides the top level anyway.
    navigationBar: { tint: "#00569E" }
    screens:
      home:
        priority: 10 ←
        navigationBar: { tint: "#084C6B" }

    # Both run at the end of August.
    promos:
      summer: { from: 2027-06-01, until: 2027-09-01, toolbar: { tint: "#084C6B" } }
      finals: { from: 2027-08-20, until: 2027-09-10, priority: 1, toolbar: { tint: "#B3261E" } }
    """,
    check: { analysis in
      let theme = analysis.theme
      var blocks: [SourceRange: [Int32]] = [:]
      for (index, block) in theme.blocks.enumerated() {
        if block.priority != nil, let range = block.priorityRange {
          // A style's block appears in the theme once for each use.
          blocks[range, default: []].append(Int32(index))
        }
      }
      let written = blocks.sorted { $0.key < $1.key }
      let deciding = analysis.deciding(amongPrioritiesOf: written.map(\.value))
      let needless = written.indices.filter { !deciding.contains($0) }.map { written[$0] }
      return needless.compactMap { range, members in
        guard let first = members.first else { return nil }
        let path = theme.blocks[Int(first)].path
        return Finding(
          path.isEmpty
            ? "the priority of the top level has no effect"
            : "the priority of '\(path)' has no effect",
          at: range,
          notes: [
            Note(
              "a priority only compares blocks of one layer, and without this one, the same declarations would win"
            )
          ],
          help: ["remove it"],
          fixIts: analysis.removal(of: [range], "remove the priority", isSafe: true),
          property: path
        )
      }
    }
  )
}

extension Analysis {
  /// Finds the priorities that change the order of a declaration in their blocks and a declaration outside of them, as indices.
  ///
  /// A priority has several blocks if a style with it is used more than once. If only one of several priorities is needed, the one with the
  /// last path counts as such.
  fileprivate func deciding(amongPrioritiesOf groups: [[Int32]]) -> Set<Int> {
    guard !groups.isEmpty else { return [] }
    let priorities = WrittenPriorities(groups, in: theme)
    var deciding: Set<Int> = []
    var rivals: Rivals?
    for declaration in theme.declarations {
      // Declarations are sorted by target.
      if rivals?.target != declaration.target { rivals = Rivals(of: declaration.target, cascade) }
      for group in priorities.groups(around: declaration) where !deciding.contains(group) {
        let near = rivals?.near(declaration) ?? []
        let decides = decides(declaration, among: near) { priorities.removing([group], from: $0) }
        if decides { deciding.insert(group) }
      }
    }
    // Settings aren't declarations, but priorities order them in the same way.
    for setting in theme.settings {
      let own = priorities.groups(around: setting.block)
      let isAlone = !theme.settings.contains { other in
        other.owner.name == setting.owner.name && priorities.groups(around: other.block) != own
          && theme.blocks[Int(other.block)].layer == theme.blocks[Int(setting.block)].layer
      }
      if !isAlone { deciding.formUnion(own) }
    }
    // The order of the source must not determine which one is needed.
    let others = groups.indices.filter { !deciding.contains($0) }.sorted { a, b in
      (priorities.paths[a], a) < (priorities.paths[b], b)
    }
    return deciding.union(decidingTogether(others, priorities))
  }

  /// Finds the priorities that have no effect by themselves, but have one if earlier ones without an effect are removed.
  private func decidingTogether(_ groups: [Int], _ priorities: WrittenPriorities) -> Set<Int> {
    guard groups.count > 1 else { return [] }
    var members: [Int: [Declaration]] = [:]
    let asked = Set(groups)
    for declaration in theme.declarations {
      for group in priorities.groups(around: declaration) where asked.contains(group) {
        members[group, default: []].append(declaration)
      }
    }
    var rivals: [TargetID: Rivals] = [:]
    var removed: Set<Int> = []
    var deciding: Set<Int> = []
    for group in groups {
      removed.insert(group)
      let decides = (members[group] ?? []).contains { declaration in
        let target = declaration.target
        let own = rivals[target] ?? Rivals(of: target, cascade)
        rivals[target] = own
        return self.decides(declaration, among: own.near(declaration)) {
          priorities.removing(removed, from: $0)
        }
      }
      guard decides else { continue }
      removed.remove(group)
      deciding.insert(group)
    }
    return deciding
  }

  /// Whether the order of a declaration and one of its rivals changes if their priorities do.
  private func decides(
    _ declaration: Declaration,
    among rivals: [Declaration],
    _ changed: (Declaration) -> Declaration
  ) -> Bool {
    let precedence = cascade.precedence
    let plain = changed(declaration)
    return rivals.contains { rival in
      guard rival.layer == declaration.layer, rival.value != declaration.value else { return false }
      let other = changed(rival)
      let isOrderedAlike =
        precedence.overrides(declaration, rival) == precedence.overrides(plain, other)
        && precedence.overrides(rival, declaration) == precedence.overrides(other, plain)
      return !isOrderedAlike && overlap(declaration, rival)
    }
  }

  /// Whether two declarations apply together in some context.
  private func overlap(_ a: Declaration, _ b: Declaration) -> Bool {
    let (x, y) = (condition(of: a), condition(of: b))
    guard theme.space.mayOverlap(x, y) else { return false }
    let search = CellSearch(theme.space, separatedBy: [])
    return search.cells(inAll: [x, y])?.isEmpty != true
  }
}

/// The priorities of a theme as written, one for each group of blocks.
private struct WrittenPriorities {
  private let theme: Theme
  private let values: [Int32]
  /// The path of the first block of each group.
  let paths: [String]
  /// For each block, the groups that contain the block or a block around it.
  private let enclosing: [[Int]]

  init(_ groups: [[Int32]], in theme: Theme) {
    self.theme = theme
    values = groups.map { blocks in
      blocks.first.flatMap { theme.blocks[Int($0)].priority } ?? 0
    }
    paths = groups.map { blocks in blocks.first.map { theme.blocks[Int($0)].path } ?? "" }
    var own: [Int32: Int] = [:]
    for (index, blocks) in groups.enumerated() { for block in blocks { own[block] = index } }
    enclosing = theme.blocks.indices.map { index in
      theme.blocks(from: Int32(index)).compactMap { own[$0] }.uniqued
    }
  }

  func groups(around block: Int32) -> [Int] { enclosing[Int(block)] }

  func groups(around declaration: Declaration) -> [Int] {
    groups(around: theme.entries[Int(declaration.entry)].block)
  }

  /// Returns a declaration without the priorities of some groups.
  func removing(_ removed: Set<Int>, from declaration: Declaration) -> Declaration {
    let priority = groups(around: declaration).reduce(declaration.priority) { sum, group in
      removed.contains(group) ? sum &- values[group] : sum
    }
    return declaration.with(priority: priority)
  }
}

/// The declarations of a target, indexed by the screens or brands that they name.
private struct Rivals {
  let target: TargetID
  private let theme: Theme
  /// The declarations, the weakest first.
  private let all: ArraySlice<Declaration>
  private let index: MeetingIndex

  init(of target: TargetID, _ cascade: Cascade) {
    self.target = target
    let theme = cascade.theme
    self.theme = theme
    all = cascade.declarations(of: target)
    index = MeetingIndex(all.map { theme.conditions[$0.condition.index] }, in: theme)
  }

  /// The declarations that can apply where a declaration does.
  func near(_ declaration: Declaration) -> [Declaration] {
    index.candidates(for: theme.conditions[declaration.condition.index])
      .map { all[all.startIndex + Int($0)] }
  }
}
