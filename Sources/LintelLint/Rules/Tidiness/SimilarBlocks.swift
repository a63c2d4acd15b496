import LintelDiagnostics
import LintelTheme

extension LintRule {
  // Blocks are compared by hashes of their entries with one left out at a time, so the time depends on the number of entries, and not on
  // the pairs of blocks.
  static let similarBlocks = LintRule(
    .info("similar-blocks"),
    summary: "Blocks of brands, promos, or screens differ in only one value.",
    rationale:
      "You have to repeat every change in each block, and it's hard to see where they differ.",
    advice:
      "Put the shared values under `styles:`, and write `use:` and the one value in each block. Screens can also be a group.",
    """
    screens:
      photo: ←
        statusBar: lightContent
        navigationBar:
          background: { preset: transparent, color: "#000000CC" }
          title: { color: "#FFFFFF" }
          shadow: none
      video:
        statusBar: lightContent
        navigationBar:
          background: { preset: transparent, color: "#000000" }
          title: { color: "#FFFFFF" }
          shadow: none

    styles:
      immersive:
        statusBar: lightContent
        navigationBar:
          title: { color: "#FFFFFF" }
          shadow: none
    screens:
      photo:
        use: immersive
        navigationBar: { background: { preset: transparent, color: "#000000CC" } }
      video:
        use: immersive
        navigationBar: { background: { preset: transparent, color: "#000000" } }
    """,
    hasEqualPlaces: true,
    options: [sharedValues],
    check: { analysis in blocksAlike(analysis) }
  )
}

private let sharedValues = RuleOption(
  rule: "similar-blocks",
  name: "shared-values",
  kind: .wholeNumber(1...1000),
  standard: .number(3),
  summary: "how many values blocks must share before the rule reports them"
)

/// The content of one block, as written.
private struct Content {
  let block: Int
  /// The places of entries and their values, both as numbers, sorted.
  let parts: [(place: Int, value: Int)]
}

/// Groups blocks that differ in at most one value.
private func blocksAlike(_ analysis: Analysis) -> [Finding] {
  let minimumSharedValues = Int(analysis.options.lint.number(sharedValues))
  let contents = contents(analysis.theme, sharing: minimumSharedValues)
  var parents = Array(contents.indices)
  func root(_ index: Int) -> Int {
    var index = index
    while parents[index] != index { index = parents[index] }
    return index
  }
  // Two blocks are similar if they agree on everything before and after a place that both have.
  var chains = PairNumbering(capacity: contents.count)
  var parts = PairNumbering()
  var (around, gaps) = (PairNumbering(), PairNumbering(capacity: contents.count))
  var firsts: [Int] = []
  for (index, content) in contents.enumerated() {
    let ids = content.parts.map { parts.number($0.place, $0.value).number }
    var behind = [-1]
    for id in ids.reversed() {
      behind.append(chains.number(behind[behind.count - 1], id).number)
    }
    var before = -2 - analysis.theme.blocks[content.block].layer.rawValue
    for (position, id) in ids.enumerated() {
      let others = around.number(before, behind[ids.count - 1 - position]).number
      let gap = gaps.number(others, content.parts[position].place)
      if gap.isNew {
        firsts.append(index)
      } else {
        let (a, b) = (root(firsts[gap.number]), root(index))
        parents[max(a, b)] = min(a, b)
      }
      before = chains.number(before, id).number
    }
  }
  let clusters = Dictionary(grouping: contents.indices, by: root)
  return clusters.values.filter { $0.count > 1 }.map { members in
    diagnostic(members.map { contents[$0] }, analysis.theme)
  }
}

/// The blocks with enough entries, in the order of their places.
private func contents(_ theme: Theme, sharing minimumSharedValues: Int) -> [Content] {
  let values = values(of: theme)
  var (texts, places) = (Interner<String>(), PairNumbering(capacity: theme.entries.count))
  var parts: [[(place: Int, value: Int)]] = Array(repeating: [], count: theme.blocks.count)
  /// The current block and those around it except the top level, each with the path that leads from it to the current block.
  var chain: (block: Int32, outer: [(block: Int, inner: Int)]) = (-1, [])
  for (index, entry) in theme.entries.enumerated() where entry.uses.isEmpty {
    if entry.block != chain.block {
      chain = (entry.block, [])
      let whole = theme.blocks[Int(entry.block)].path
      for block in theme.blocks(from: entry.block) where theme.blocks[Int(block)].parent != nil {
        let inner = whole.utf8.dropFirst(theme.blocks[Int(block)].path.utf8.count)
        chain.outer.append((Int(block), Int(texts.id(of: String(inner) ?? ""))))
      }
    }
    guard !chain.outer.isEmpty else { continue }
    let path = Int(texts.id(of: entry.path))
    for (block, inner) in chain.outer {
      parts[block].append((places.number(inner, path).number, values[index]))
    }
  }
  return parts.enumerated().filter { $0.element.count > minimumSharedValues }
    .map { block, parts in
      Content(block: block, parts: parts.sorted { ($0.place, $0.value) < ($1.place, $1.value) })
    }
    .sorted { theme.blocks[$0.block].keyRange < theme.blocks[$1.block].keyRange }
}

/// A number for the declarations of each entry, equal for entries that declare equal values.
private func values(of theme: Theme) -> [Int] {
  var (declared, chains) = (PairNumbering(), PairNumbering(capacity: theme.entries.count))
  var values = Array(repeating: -1, count: theme.entries.count)
  // The declarations are sorted, so that equal entries give equal chains.
  for declaration in theme.declarations {
    let own = declared.number(declaration.target.index, declaration.value.index).number
    let entry = Int(declaration.entry)
    values[entry] = chains.number(values[entry], own).number
  }
  return values
}

/// Returns the finding about a group of blocks, at the first of them.
private func diagnostic(_ contents: [Content], _ theme: Theme) -> Finding {
  let blocks = contents.map { theme.blocks[$0.block] }
  let shared = contents[0].parts.count - 1
  return Finding(
    "\(blocks.map(\.path).shortList(most: 2)) differ in at most one value",
    at: blocks[0].keyRange,
    notes: blocks.dropFirst().map { block in
      Note("'\(block.path)' has \(shared) of the same values", at: block.keyRange)
    },
    help: ["put the shared values in a style under 'styles', and add it with 'use' in each block"]
  )
}
