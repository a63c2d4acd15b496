import LintelDiagnostics

extension LintRule {
  static let needlessPriority = LintRule(
    id: "needless-priority",
    severity: .warning,
    summary: "A block's priority decides nothing.",
    rationale: """
      A priority compares within one layer, and only where nothing narrower settles the matter is there anything to decide. \
      One that decides nothing today decides by accident tomorrow, when somebody writes a narrower block that then loses.
      """,
    advice: "Remove it.",
    triggering: [
      Example(
        """
        # A screen beats the base without it.
        navigationBar: { tint: "#00569E" }
        screens:
          home:
            priority: 10
            navigationBar: { tint: "#084C6B" }
        """,
        at: [5]
      ),
      Example(
        """
        # The two never run together.
        promos:
          summer: { from: 2027-06-01, until: 2027-09-01, toolbar: { tint: "#084C6B" } }
          finals: { from: 2027-09-01, until: 2027-09-10, priority: 1, toolbar: { tint: "#B3261E" } }
        """,
        at: [4]
      ),
    ],
    nonTriggering: [
      Example(
        """
        # Both run at the end of August.
        promos:
          summer: { from: 2027-06-01, until: 2027-09-01, toolbar: { tint: "#084C6B" } }
          finals: { from: 2027-08-20, until: 2027-09-10, priority: 1, toolbar: { tint: "#B3261E" } }
        """
      ),
      Example(
        """
        # It decides on the brand's tablets.
        brands: { harbor: {}, nightHarbor: {} }
        screens:
          home:
            brands: { nightHarbor: { navigationBar: { tint: "#FFD166" } } }
            when pad: { priority: 1, navigationBar: { tint: "#0A4A78" } }
        """
      ),
    ],
    check: { analysis in
      let theme = analysis.theme
      var blocks: [SourceRange: [Int32]] = [:]
      for (index, block) in theme.blocks.enumerated() {
        if block.priority != nil, let range = block.priorityRange {
          // A fragment's block stands in the theme once for each use.
          blocks[range, default: []].append(Int32(index))
        }
      }
      let paths = KeyPaths(to: Set(blocks.keys), in: analysis.roots)
      return blocks.sorted { $0.key < $1.key }.compactMap { range, members in
        guard let first = members.first, let priority = theme.blocks[Int(first)].priority,
          !analysis.decides(priority, of: Set(members))
        else { return nil }
        let path = theme.blocks[Int(first)].path
        return Diagnostic(
          "needless-priority",
          .warning,
          "the priority of '\(path)' decides nothing",
          at: range,
          notes: [
            Note(
              "a priority compares within one layer, and every overlap of this block is ordered alike without it"
            )
          ],
          help: ["remove it"],
          fixIts: analysis.removal(of: [range], paths, "remove the priority", isSafe: true)
            .map { [$0] } ?? [],
          property: path
        )
      }
    }
  )
}

extension Analysis {
  /// Whether a declaration in the blocks and one outside of them would be ordered otherwise without the blocks' priority.
  fileprivate func decides(_ priority: Int32, of blocks: Set<Int32>) -> Bool {
    func isInside(_ declaration: Declaration) -> Bool {
      var block: Int32? = theme.entries[Int(declaration.entry)].block
      while let current = block {
        if blocks.contains(current) { return true }
        block = theme.blocks[Int(current)].parent
      }
      return false
    }
    let precedence = cascade.precedence
    for declaration in theme.declarations where isInside(declaration) {
      let plain = declaration.with(priority: declaration.priority &- priority)
      for rival in cascade.declarations(of: declaration.target)
      where rival.layer == declaration.layer && rival.value != declaration.value
        && !isInside(rival)
      {
        let isOrderedAlike =
          precedence.beats(declaration, rival) == precedence.beats(plain, rival)
          && precedence.beats(rival, declaration) == precedence.beats(rival, plain)
        if !isOrderedAlike, overlap(declaration, rival) { return true }
      }
    }
    return false
  }

  private func overlap(_ a: Declaration, _ b: Declaration) -> Bool {
    let (x, y) = (condition(of: a), condition(of: b))
    return theme.space.mayOverlap(x, y)
      && !theme.space.cells(inAll: [x, y], toldApartBy: []).isEmpty
  }
}

extension Declaration {
  fileprivate func with(priority: Int32) -> Declaration {
    Declaration(
      target: target,
      condition: condition,
      layer: layer,
      priority: priority,
      hops: hops,
      breadth: breadth,
      isFinal: isFinal,
      value: value,
      entry: entry
    )
  }
}
