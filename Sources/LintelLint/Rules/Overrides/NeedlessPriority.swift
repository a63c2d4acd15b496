import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  /// Finds priorities that don't change the order of any two declarations.
  ///
  /// Only pairs of one layer that have different values and apply in a common context count.
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
        priority: 10
        navigationBar: { tint: "#084C6B" }
    """.found(at: 5),
    """
    # The two promos never run together.
    promos:
      summer: { from: 2027-06-01, until: 2027-09-01, toolbar: { tint: "#084C6B" } }
      finals: { from: 2027-09-01, until: 2027-09-10, priority: 1, toolbar: { tint: "#B3261E" } }
    """.found(at: 4),
    """
    # Both run at the end of August.
    promos:
      summer: { from: 2027-06-01, until: 2027-09-01, toolbar: { tint: "#084C6B" } }
      finals: { from: 2027-08-20, until: 2027-09-10, priority: 1, toolbar: { tint: "#B3261E" } }
    """.fine(),
    """
    # It decides on the brand's iPads.
    brands: { harbor: {}, nightHarbor: {} }
    screens:
      home:
        brands: { nightHarbor: { navigationBar: { tint: "#FFD166" } } }
        when pad: { priority: 1, navigationBar: { tint: "#0A4A78" } }
    """.fine(),
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
  /// Finds the priorities that change the order of a declaration in their blocks and a declaration outside of them.
  ///
  /// - Parameter groups: the blocks of each priority, several if a style with a priority is used more
  ///   than once.
  /// - Returns: indices of the groups.
  fileprivate func deciding(amongPrioritiesOf groups: [[Int32]]) -> Set<Int> {
    guard !groups.isEmpty else { return [] }
    let enclosing = enclosingGroups(groups)
    var deciding: Set<Int> = []
    var rivals: Rivals?
    for declaration in theme.declarations {
      // Declarations are sorted by target.
      if rivals?.target != declaration.target { rivals = Rivals(of: declaration.target, cascade) }
      for group in enclosing[Int(theme.entries[Int(declaration.entry)].block)]
      where !deciding.contains(group) {
        if decides(
          groups[group],
          declaration,
          among: rivals?.near(declaration) ?? [],
          isOutside: { rival in
            !enclosing[Int(theme.entries[Int(rival.entry)].block)].contains(group)
          }
        ) {
          deciding.insert(group)
        }
      }
    }
    // Settings aren't declarations, but priorities order them in the same way.
    for setting in theme.settings {
      let own = enclosing[Int(setting.block)]
      let isAlone = !theme.settings.contains { other in
        other.owner.name == setting.owner.name && enclosing[Int(other.block)] != own
          && theme.blocks[Int(other.block)].layer == theme.blocks[Int(setting.block)].layer
      }
      if !isAlone { deciding.formUnion(own) }
    }
    return deciding
  }

  /// For each block, the groups that contain the block or a block around it.
  private func enclosingGroups(_ groups: [[Int32]]) -> [[Int]] {
    var own: [Int32: Int] = [:]
    for (index, blocks) in groups.enumerated() { for block in blocks { own[block] = index } }
    return theme.blocks.indices.map { index in
      var found: [Int] = []
      var block: Int32? = Int32(index)
      while let current = block {
        if let group = own[current], !found.contains(group) { found.append(group) }
        block = theme.blocks[Int(current)].parent
      }
      return found
    }
  }

  /// Whether a priority changes the order of a declaration and one of its rivals outside the
  /// blocks.
  private func decides(
    _ blocks: [Int32],
    _ declaration: Declaration,
    among rivals: [Declaration],
    isOutside: (Declaration) -> Bool
  ) -> Bool {
    let precedence = cascade.precedence
    let priority = blocks.first.flatMap { theme.blocks[Int($0)].priority } ?? 0
    let plain = declaration.with(priority: declaration.priority &- priority)
    return rivals.contains { rival in
      guard rival.layer == declaration.layer, rival.value != declaration.value, isOutside(rival)
      else { return false }
      let isOrderedAlike =
        precedence.overrides(declaration, rival) == precedence.overrides(plain, rival)
        && precedence.overrides(rival, declaration) == precedence.overrides(rival, plain)
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
      .map { all[all.startIndex + $0] }
  }
}
