import LintelAppearance
import LintelDecisions
import LintelDiagnostics
import LintelSchema
import LintelSyntax
import LintelTheme

extension LintRule {
  static let inferredTransition = LintRule(
    .info("inferred-transition"),
    summary: "Two screens have different bars, and no flow connects them.",
    rationale: """
      'flows:' lists the pushes of an app. For a push that isn't listed, the app compares the bars of both screens while it runs, and \
      picks a transition as the compiler would. It works, but 'lintel flows' doesn't show it, and no rule checks it.
      """,
    advice: "List the push in 'flows:', or name a 'transition' for one of its screens.",
    """
    navigationBar: { background: opaque }
    screens:
      feed: {}
      photo: { navigationBar: { background: transparent } }
      settings: {}
    flows:
      - feed -> settings
    """.found(at: 6),
    """
    theme: Shelf
    navigationBar: { background: opaque }
    screens:
      feed: {}
      photo: { navigationBar: { scroll: fade } }
    """.found(at: 1),
    """
    navigationBar: { background: opaque }
    screens:
      feed: {}
      photo: { navigationBar: { background: transparent } }
    flows:
      - feed -> photo
    """.fine(),
    """
    navigationBar: { background: opaque }
    screens:
      feed: {}
      photo: { transition: backdrop, navigationBar: { background: transparent } }
    """.fine(),
    check: { analysis in
      let pairs = analysis.looks.ask { known throws(TooLarge) in
        try analysis.inferredPairs(known.releases)
      }
      guard let pairs, let first = pairs.names.first else { return [] }
      let root = analysis.roots[analysis.theme.nameRange.file]
      let flows = root?.entries.first { $0.key.text == "flows" }
      let rest = pairs.count - pairs.names.count
      return [
        Finding(
          "no flow connects '\(first.0)' and '\(first.1)', so the app chooses their transition while it runs",
          at: flows?.key.range ?? analysis.theme.nameRange,
          notes: pairs.names.dropFirst().map { Note("'\($0.0)' and '\($0.1)', too") }
            + (rest > 0 ? [Note("and \(rest) more \(rest == 1 ? "pair" : "pairs")")] : []),
          help: ["list the pushes that the app makes, such as '- \(first.0) -> \(first.1)'"]
        )
      ]
    }
  )
}

/// Pairs of screens whose transition the app chooses.
private struct InferredPairs: Sendable {
  /// The first few pairs, for the message.
  var names: [(String, String)] = []
  /// The number of all pairs.
  var count = 0
}

extension Analysis {
  /// The pairs of screens that look different in some context, have no flow between them, and don't set a transition.
  fileprivate func inferredPairs(_ releases: [Looks]) throws(TooLarge) -> InferredPairs {
    var grounds: [(looks: Looks, decision: DecisionID)] = []
    var leftOut: [(looks: Looks, decision: DecisionID)] = []
    for looks in releases {
      grounds.append((looks, try looks.behaves(.fade)))
      let bar = try looks.bar(.navigationBar)
      for slot in bar.kind.slots { grounds.append((looks, try bar.background(in: slot))) }
      leftOut.append((looks, try looks.test(.transition) { $0 != nil }))
      leftOut.append((looks, try looks.test(.hidesNavigationBar) { $0 == .boolean(true) }))
    }
    var groups: [[DecisionID]: Int] = [:]
    var screens: [(name: String, number: Int, group: Int)] = []
    for (index, screen) in theme.space.screens.enumerated() {
      let isIncluded = leftOut.allSatisfy { looks, decision in
        looks.restricted(decision, to: index + 1).terminal == .no
      }
      guard isIncluded else { continue }
      let look = grounds.map { looks, decision in looks.restricted(decision, to: index + 1) }
      let group = groups[look] ?? groups.count
      groups[look] = group
      screens.append((screen.name, index + 1, group))
    }
    let groupsByNumber = Dictionary(uniqueKeysWithValues: screens.map { ($0.number, $0.group) })
    var listed: Set<SIMD2<Int>> = []
    for push in pushes() {
      guard let from = groupsByNumber[push.from], let to = groupsByNumber[push.to], from != to
      else { continue }
      listed.insert([min(push.from, push.to), max(push.from, push.to)])
    }
    func all(_ count: Int) -> Int { count * (count - 1) / 2 }
    let sizes = Dictionary(grouping: screens, by: \.group).values.map(\.count)
    var pairs = InferredPairs()
    pairs.count = all(screens.count) - sizes.reduce(0) { $0 + all($1) } - listed.count
    for (position, screen) in screens.enumerated() {
      for other in screens.dropFirst(position + 1) where pairs.names.count < min(8, pairs.count) {
        guard other.group != screen.group, !listed.contains([screen.number, other.number]) else {
          continue
        }
        pairs.names.append((screen.name, other.name))
      }
      if pairs.names.count >= min(8, pairs.count) { break }
    }
    return pairs
  }
}
