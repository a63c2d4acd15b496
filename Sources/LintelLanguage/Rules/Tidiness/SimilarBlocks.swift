import LintelDiagnostics

extension LintRule {
  static let similarBlocks = LintRule(
    id: "similar-blocks",
    severity: .info,
    summary: "Blocks of brands, promos or screens say the same but for one value.",
    rationale: """
      The next change has to be made in each of them, and one is forgotten. What differs can't be seen either between so much that \
      does not.
      """,
    advice: """
      Put what they share under `styles:`, and write `use:` and the one value in each block; screens can also be a group.
      """,
    triggering: [
      Example(
        """
        screens:
          photo:
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
        """,
        at: [2]
      ),
      Example(
        """
        brands:
          spring:
            tokens: { colors: { accent: "#2E7D32", ink: "#1B1B1F", paper: "#FFFFFF", line: separator } }
          autumn:
            tokens: { colors: { accent: "#B3541E", ink: "#1B1B1F", paper: "#FFFFFF", line: separator } }
        navigationBar:
          background: { preset: opaque, color: $paper }
          shadow: $line
          tint: $accent
          title: { color: $ink }
        """,
        at: [2]
      ),
    ],
    nonTriggering: [
      Example(
        """
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
        """
      ),
      Example(
        """
        screens:
          photo:
            statusBar: lightContent
            navigationBar:
              background: { preset: transparent, color: "#000000CC" }
              title: { color: "#FFFFFF" }
              shadow: none
          video:
            statusBar: lightContent
            navigationBar:
              background: { preset: transparent, color: "#000000CC" }
              title: { color: "#F4F4F6" }
              shadow: "#FFFFFF40"
        """
      ),
      Example(
        """
        screens:
          photo: { statusBar: lightContent, hidesBottomBar: true }
          video: { statusBar: lightContent, hidesBottomBar: false }
        """
      ),
    ],
    hasEqualPlaces: true,
    options: [sharedValues],
    check: { analysis in blocksAlike(analysis) }
  )
}

private let sharedValues = RuleOption.count(
  "shared-values",
  of: "similar-blocks",
  3,
  in: 1...1000,
  "how many values blocks have to share, so that sharing them is worth a name"
)

/// What one block says, as far as it stands there.
private struct Content {
  let block: Int32
  /// Where and what is written, and the value; sorted.
  let parts: [(place: String, value: String)]
}

private func blocksAlike(_ analysis: Analysis) -> [Diagnostic] {
  let leastShared = Int(analysis.options.lint.number(sharedValues))
  let contents = contents(analysis.theme, sharing: leastShared)
  // Two blocks are similar if they agree when one and the same place is left out.
  var buckets: [[String]: [Int]] = [:]
  for (index, content) in contents.enumerated() {
    for left in content.parts.indices {
      var key = ["\(analysis.theme.blocks[Int(content.block)].layer)"]
      for (position, part) in content.parts.enumerated() {
        key.append(position == left ? part.place : "\(part.place)=\(part.value)")
      }
      buckets[key, default: []].append(index)
    }
  }
  var parents = Array(contents.indices)
  func root(_ index: Int) -> Int {
    var index = index
    while parents[index] != index { index = parents[index] }
    return index
  }
  for members in buckets.values where members.count > 1 {
    for member in members.dropFirst() {
      let (a, b) = (root(members[0]), root(member))
      parents[max(a, b)] = min(a, b)
    }
  }
  let clusters = Dictionary(grouping: contents.indices, by: root)
  return clusters.values.filter { $0.count > 1 }.map { members in
    diagnostic(members.map { contents[$0] }, analysis.theme)
  }
}

/// The blocks that say enough, in the order of their places.
private func contents(_ theme: Theme, sharing leastShared: Int) -> [Content] {
  // The declarations are sorted, so that equal entries give equal texts.
  var values: [Int32: String] = [:]
  for declaration in theme.declarations {
    values[declaration.entry, default: ""] +=
      "\(declaration.target.index)=\(declaration.value.index) "
  }
  var entries: [Int32: [(place: String, value: String)]] = [:]
  for (index, entry) in theme.entries.enumerated() where entry.uses.isEmpty {
    let value = values[Int32(index)] ?? ""
    var block: Int32? = entry.block
    while let current = block, theme.blocks[Int(current)].parent != nil {
      let path = theme.blocks[Int(current)].path
      let inner = theme.blocks[Int(entry.block)].path.dropFirst(path.count)
      entries[current, default: []].append(("\(inner)/\(entry.path)", value))
      block = theme.blocks[Int(current)].parent
    }
  }
  return entries.map { block, parts in
    Content(block: block, parts: parts.sorted { ($0.place, $0.value) < ($1.place, $1.value) })
  }
  .filter { $0.parts.count > leastShared }
  .sorted { a, b in
    theme.blocks[Int(a.block)].keyRange < theme.blocks[Int(b.block)].keyRange
  }
}

private func diagnostic(_ contents: [Content], _ theme: Theme) -> Diagnostic {
  let blocks = contents.map { theme.blocks[Int($0.block)] }
  let shared = contents[0].parts.count - 1
  return Diagnostic(
    "similar-blocks",
    .info,
    "\(blocks.map { "'\($0.path)'" }.quotedTogether) differ in one value at most",
    at: blocks[0].keyRange,
    notes: blocks.dropFirst().map { block in
      Note("'\(block.path)' says \(shared) of the same things", at: block.keyRange)
    },
    help: ["put what they share under 'styles:', and 'use:' it in each of them"]
  )
}

extension [String] {
  fileprivate var quotedTogether: String {
    guard count > 3 else { return dropLast().joined(separator: ", ") + " and " + (last ?? "") }
    return prefix(2).joined(separator: ", ") + " and \(count - 2) other blocks"
  }
}
