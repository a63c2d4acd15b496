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
      `flows:` lists the pushes of an app. For a push that isn't listed, the app compares the bars of both screens while it runs, and \
      picks a transition as the compiler would. It works, but `lintel flows` doesn't show it, and no rule checks it.
      """,
    advice: "List the push in `flows:`, or name a `transition` for one of its screens.",
    """
    navigationBar: { background: opaque }
    screens:
      feed: {}
      photo: { navigationBar: { background: transparent } }
      settings: {}
    flows: ←
      - feed -> settings

    navigationBar: { background: opaque }
    screens:
      feed: {}
      photo: { navigationBar: { background: transparent } }
    flows:
      - feed -> photo
    """,
    lookCheck: { analysis, looks in
      let pairs = looks.ask { known throws(TooLarge) in
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

/// The names of the first few pairs of screens whose transition the app chooses, and the number of all pairs.
private typealias InferredPairs = (names: [(String, String)], count: Int)

/// The navigation bar of a screen, as far as transitions depend on it.
private struct TransitionLook: Hashable {
  /// For each release, the contexts in which the screen exists, has a bar, and doesn't set a transition.
  let open: [DecisionID]
  /// For each release, the decisions on what a transition depends on, in those contexts.
  let grounds: [[DecisionID]]
}

/// Compares the navigation bars of screens in the contexts that two screens share.
private struct TransitionLooks {
  /// The decisions of a release for all screens.
  private struct Release {
    let looks: Looks
    let open: DecisionID
    let grounds: [DecisionID]
  }

  private let releases: [Release]
  /// The answers so far, by the looks' numbers.
  private var known: [SIMD2<Int>: Bool] = [:]
  /// The different looks of screens, by number.
  private(set) var looks = Interner<TransitionLook>()

  init(_ releases: [Looks]) throws(TooLarge) {
    var all: [Release] = []
    for looks in releases {
      let decisions = looks.decisions
      var grounds = [try looks.behaves(.fade)]
      let bar = try looks.bar(.navigationBar)
      for slot in bar.kind.slots { grounds.append(try bar.background(in: slot)) }
      let isSet = try looks.test(.transition) { $0 != nil }
      let isHidden = try looks.test(.hidesNavigationBar) { $0 == .boolean(true) }
      let isSettled = try decisions.either(isSet, isHidden)
      let open = try decisions.both(looks.inRange, decisions.not(isSettled))
      all.append(Release(looks: looks, open: open, grounds: grounds))
    }
    self.releases = all
  }

  /// Returns the number of a screen's look, or `nil` if the app never chooses a transition for the screen.
  mutating func number(ofScreen screen: Int) throws(TooLarge) -> Int? {
    var open: [DecisionID] = []
    var grounds: [[DecisionID]] = []
    for release in releases {
      let here = release.looks.restricted(release.open, to: screen)
      var own: [DecisionID] = []
      for ground in release.grounds {
        let restricted = release.looks.restricted(ground, to: screen)
        own.append(try release.looks.decisions.masked(restricted, by: here))
      }
      open.append(here)
      grounds.append(own)
    }
    guard !open.allSatisfy({ $0.terminal == .no }) else { return nil }
    return Int(looks.id(of: TransitionLook(open: open, grounds: grounds)))
  }

  /// Whether two looks, given by number, differ in a context in which the app chooses a transition between them.
  mutating func differ(_ a: Int, _ b: Int) throws(TooLarge) -> Bool {
    if a == b { return false }
    // Two looks in the same contexts have different grounds, or they would be one look.
    let (first, second) = (looks.values[a], looks.values[b])
    if first.open == second.open { return true }
    let pair: SIMD2<Int> = [min(a, b), max(a, b)]
    if let answer = known[pair] { return answer }
    let answer = try differ(first, second)
    known[pair] = answer
    return answer
  }

  private func differ(_ a: TransitionLook, _ b: TransitionLook) throws(TooLarge) -> Bool {
    for (index, release) in releases.enumerated() {
      let decisions = release.looks.decisions
      let shared = try decisions.both(a.open[index], b.open[index])
      if shared.terminal == .no { continue }
      for (x, y) in zip(a.grounds[index], b.grounds[index]) where x != y {
        let here = try decisions.masked(x, by: shared)
        if try decisions.masked(y, by: shared) != here { return true }
      }
    }
    return false
  }

  /// Returns the number of pairs of screens with different looks, given the number of screens with each look.
  mutating func pairs(_ sizes: [Int]) throws(TooLarge) -> Int {
    func all(_ count: Int) -> Int { count * (count - 1) / 2 }
    var count = 0
    let groups = Array(Dictionary(grouping: sizes.indices) { looks.values[$0].open }.values)
    for (position, group) in groups.enumerated() {
      let own = group.map { sizes[$0] }
      count += all(own.reduce(0, +)) - own.reduce(0) { $0 + all($1) }
      for a in group {
        for b in groups.dropFirst(position + 1).joined() where try differ(a, b) {
          count += sizes[a] * sizes[b]
        }
      }
    }
    return count
  }
}

extension Analysis {
  /// The pairs of screens that look different in some context in which the app has both, no flow connects them, and neither sets a
  /// transition.
  fileprivate func inferredPairs(_ releases: [Looks]) throws(TooLarge) -> InferredPairs {
    var looks = try TransitionLooks(releases)
    var screens: [(name: String, number: Int, look: Int)] = []
    for (index, screen) in theme.space.screens.enumerated() {
      guard let look = try looks.number(ofScreen: index + 1) else { continue }
      screens.append((screen.name, index + 1, look))
    }
    let looksByScreen = Dictionary(uniqueKeysWithValues: screens.map { ($0.number, $0.look) })
    var listed: Set<SIMD2<Int>> = []
    for push in pushes() {
      guard let from = looksByScreen[push.from], let to = looksByScreen[push.to],
        try looks.differ(from, to)
      else { continue }
      listed.insert([min(push.from, push.to), max(push.from, push.to)])
    }
    var sizes = Array(repeating: 0, count: looks.looks.values.count)
    for screen in screens { sizes[screen.look] += 1 }
    var pairs: InferredPairs = ([], try looks.pairs(sizes) - listed.count)
    for (position, screen) in screens.enumerated() {
      for other in screens.dropFirst(position + 1) where pairs.names.count < min(8, pairs.count) {
        let isListed = listed.contains([screen.number, other.number])
        guard !isListed, try looks.differ(screen.look, other.look) else { continue }
        pairs.names.append((screen.name, other.name))
      }
      if pairs.names.count >= min(8, pairs.count) { break }
    }
    return pairs
  }
}
