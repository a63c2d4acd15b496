import LintelCascade
import LintelDiagnostics
import LintelSyntax
import LintelTheme

extension LintRule {
  // Values that a shorthand expands to don't count, because nobody wrote them.
  static let duplicateDeclaration = LintRule(
    .warning("duplicate-declaration"),
    summary:
      "The same value is declared twice in one layer under the same condition, or the same push twice in `flows`.",
    rationale: """
      One of them is enough. As soon as somebody changes one of the two, they become an error, \
      `duplicate-definition`.
      """,
    advice: "Remove one of them.",
    """
    # The same contexts, nested in two orders.
    brands:
      harbor: { screens: { home: { toolbar: { tint: "#084C6B" } } } }
      nightHarbor: {}
    screens:
      home: { brands: { harbor: { toolbar: { tint: "#084C6B" } } } } ←

    # One style, used in two places.
    styles:
      photo: { navigationBar: { background: transparent, tint: "#FFFFFF" } }
    screens:
      profile: { use: [photo] }
      album: { use: [photo] }
    """,
    hasEqualPlaces: true,
    check: { analysis in
      var seen: Set<[SourceRange]> = []
      let later = Set(analysis.findings.duplicates.compactMap { analysis.inSourceOrder($0)?[1] })
      let removable = analysis.wholeEntries(where: { later.contains($0) })
      return repeatedFlows(analysis)
        + analysis.findings.duplicates.compactMap { duplicate in
          // Nobody wrote the values that a shorthand expands to.
          guard duplicate.first.shorthandSteps == 0, duplicate.second.shorthandSteps == 0,
            let entries = analysis.inSourceOrder(duplicate)?.map({ analysis.written($0).entry }),
            seen.insert(entries.map(\.keyRange)).inserted
          else { return nil }
          return Finding(
            "'\(entries[1].path)' is declared twice with the same value under the same condition",
            at: entries[1].keyRange,
            notes: [Note("first declared here", at: entries[0].keyRange)],
            help: ["remove one of them"],
            fixIts: removable.first { $0.entry.keyRange == entries[1].keyRange }
              .map { analysis.removal(of: [$0], "remove this one") } ?? [],
            property: entries[1].path
          )
        }
    }
  )
}

/// A chain of screens in `flows:`.
private struct Chain {
  let list: YAMLNode
  let index: Int
  let node: YAMLNode
  /// The pairs of screens, such as `home -> cart`.
  let pushes: [String]

  init(_ node: YAMLNode, at index: Int, of list: YAMLNode) {
    (self.list, self.index, self.node) = (list, index, node)
    let screens = node.text.split(separator: "->").map { part in
      part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    pushes = zip(screens, screens.dropFirst()).map { "\($0) -> \($1)" }
  }
}

/// Returns a finding for each chain of `flows:` whose pushes are all in other chains, too.
private func repeatedFlows(_ analysis: Analysis) -> [Finding] {
  guard !analysis.theme.flows.isEmpty else { return [] }
  let lists = analysis.roots.sorted { $0.key < $1.key }.compactMap { $0.value.member("flows") }
  let chains = lists.flatMap { list in
    list.elements.enumerated().map { Chain($1, at: $0, of: list) }
  }.filter { !$0.pushes.isEmpty }
  var chainsOfPush: [String: Set<Int>] = [:]
  for (number, chain) in chains.enumerated() {
    for push in chain.pushes { chainsOfPush[push, default: []].insert(number) }
  }
  // A longer chain has the pushes of shorter ones, and of equal ones, the first remains.
  let order = chains.indices.sorted {
    (chains[$0].pushes.count, $1) < (chains[$1].pushes.count, $0)
  }
  return order.compactMap { number in
    let chain = chains[number]
    let others = chain.pushes.map { (chainsOfPush[$0] ?? []).subtracting([number]) }
    guard others.allSatisfy({ !$0.isEmpty }), let first = others.compactMap({ $0.min() }).min()
    else {
      return nil
    }
    for push in chain.pushes { chainsOfPush[push]?.remove(number) }
    return Finding(
      "flow '\(chain.node.text)' has only pushes that other flows have, too",
      at: chain.node.range,
      notes: [Note("such as this one", at: chains[first].node.range)],
      help: ["remove it, or write the screens that you mean"],
      fixIts: elementRemoval(of: chain.index, from: chain.list, in: analysis.sources).map { [$0] }
        ?? []
    )
  }
}

extension Analysis {
  /// Returns two duplicates in the order of the file, or `nil` if both are one entry that is used twice.
  fileprivate func inSourceOrder(_ duplicate: DuplicateDeclaration) -> [Declaration]? {
    let pair = [duplicate.first, duplicate.second]
    let places = pair.map { written($0).entry.keyRange }
    if places[0] == places[1] { return nil }
    return places[0] < places[1] ? pair : pair.reversed()
  }
}
