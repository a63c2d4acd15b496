import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

/// Judges every visible color on a bar against the color behind it, in each slot and appearance, in all contexts at once.
struct ContrastSurvey {
  /// The parts that determine a verdict.
  private struct Question: Hashable {
    /// The bar, because each bar numbers its grounds separately.
    let bar: BarKind
    let ground: DecisionID
    let color: DecisionID
    /// The color directly behind the text, such as that of its badge.
    let own: DecisionID
    let showsLargeTitle: DecisionID
    let role: Foreground.Role
    /// Whether only versions with glass support the property.
    let requiresGlass: Bool
  }

  private let analysis: Analysis
  private let looks: Looks
  private let leaves = ForegroundLeaves()
  private let judge: ContrastJudge
  private var known: [Question: DecisionID] = [:]
  /// The decisions on screens of unknown color that were reported.
  private var judgedScreens: Set<[DecisionID]> = []
  /// The verdicts that were added for each property, each with the entries that set the color.
  private var added: [LeafID: Set<[DecisionID]>] = [:]
  /// The findings of this release and of the earlier ones.
  private(set) var findings: ContrastFindings

  init(_ analysis: Analysis, _ looks: Looks, adding findings: ContrastFindings) throws(TooLarge) {
    self.analysis = analysis
    self.looks = looks
    self.findings = findings
    judge = ContrastJudge(analysis, try ContrastScenes(looks).environments)
    for kind in BarKind.allCases {
      let bar = try looks.bar(kind)
      let grounds = try ContrastGrounds(bar, of: looks)
      for slot in kind.slots { try survey(bar, slot, grounds) }
    }
  }

  private mutating func survey(
    _ bar: ShownBar,
    _ slot: AppearanceSlot,
    _ grounds: ContrastGrounds
  ) throws(TooLarge) {
    let ground = try grounds.decision(in: slot, includesSystem: false)
    let large = try showsLargeTitle(bar, slot)
    for leaf in bar.ownLeaves {
      guard let role = leaves.role(of: leaf) else { continue }
      let own: DecisionID? =
        switch role {
        case .prominentText: try leaves.fill(of: bar, in: slot, looks)
        case .fieldText, .fieldIcon: try leaves.field(bar, in: slot)
        case .text, .largeText, .icon, .badge, .field: nil
        }
      let color = try bar.ownValue(of: leaf, in: slot)
      for (role, region) in try uses(of: leaf, as: role, bar, slot) {
        let whole = try verdict(role, leaf, color, own, large, ground, grounds)
        let nothing = looks.decisions.constant(.number(0))
        let verdict = try looks.decisions.choose(region, whole, nothing)
        try note(verdict, leaf, nil, role, bar, slot) { looks throws(TooLarge) in
          try looks.entry(of: leaf, in: slot)
        }
      }
    }
    for place in bar.places {
      guard let role = leaves.role(of: place.leaf) else { continue }
      let part = place.item < 0 ? nil : ItemPart(cell: Int(place.item))
      if part?.state == .disabled { continue }
      let own: DecisionID? =
        switch role {
        case .badge: try leaves.badge(of: place, bar, in: slot, looks)
        case .prominentText: try leaves.fill(of: bar, in: slot, looks)
        case .text, .largeText, .icon, .fieldText, .fieldIcon, .field: nil
        }
      let color = try bar.value(of: place, in: slot)
      let verdict = try verdict(role, place.leaf, color, own, large, ground, grounds)
      try note(verdict, place.leaf, part?.state, role, bar, slot) { _ throws(TooLarge) in
        try bar.entry(of: place, in: slot)
      }
    }
  }

  /// The uses of a bar's own color, each with the contexts in which it has that use.
  ///
  /// A tint colors the texts that have no color of their own. On a bar whose buttons have one, it colors only icons, and in a tab bar whose
  /// selected items have one, it colors nothing.
  private func uses(
    of leaf: LeafID,
    as role: Foreground.Role,
    _ bar: ShownBar,
    _ slot: AppearanceSlot
  ) throws(TooLarge) -> [(role: Foreground.Role, region: DecisionID)] {
    let isColored = try leaves.coversTint(leaf, bar, in: slot, looks)
    let texts = (role, looks.decisions.not(isColored))
    return bar.kind == .tabBar ? [texts] : [texts, (.icon, isColored)]
  }

  /// Decides whether a large title shows, which only the `scrollEdge` slot of a navigation bar has.
  private func showsLargeTitle(
    _ bar: ShownBar,
    _ slot: AppearanceSlot
  ) throws(TooLarge) -> DecisionID {
    guard bar.kind == .navigationBar, slot == .scrollEdge else {
      return looks.decisions.constant(.flag(false))
    }
    let isSmall = try looks.test(.largeTitleDisplay) { value in
      let display = value?.keyword(LargeTitleDisplay.self)
      return display == .never || display == .inline
    }
    let prefers = try looks.test(.prefersLargeTitles) { $0 == .boolean(true) }
    return try looks.decisions.both(prefers, looks.decisions.not(isSmall))
  }

  /// Decides the verdict on a color, as the number of the judge's verdict.
  private mutating func verdict(
    _ role: Foreground.Role,
    _ leaf: LeafID,
    _ color: DecisionID,
    _ own: DecisionID?,
    _ showsLargeTitle: DecisionID,
    _ ground: DecisionID,
    _ grounds: ContrastGrounds
  ) throws(TooLarge) -> DecisionID {
    let decisions = looks.decisions
    let own = own ?? decisions.constant(.undeclared)
    let question = Question(
      bar: grounds.bar.kind,
      ground: ground,
      color: color,
      own: own,
      showsLargeTitle: showsLargeTitle,
      role: role,
      requiresGlass: analysis.schema[leaf].availability.introduced >= UIKitCuts.glass
    )
    if let known = known[question] { return known }
    let kinds = BarKind.allCases
    let kind = kinds.firstIndex(of: grounds.bar.kind) ?? 0
    let verdict = try decisions.combine([ground, color, own, showsLargeTitle]) { outcomes in
      guard case .number(let number) = outcomes[0], let ground = grounds[outcomes[0]],
        let color = outcomes[1].resolved?.color
      else { return .number(0) }
      let subject = ContrastJudge.Subject(
        role: role,
        color: color,
        own: outcomes[2].resolved?.color,
        showsLargeTitle: outcomes[3] == .flag(true),
        requiresGlass: question.requiresGlass
      )
      return .number(judge.number(on: subject, ground, id: number * kinds.count + kind))
    }
    known[question] = verdict
    return verdict
  }

  // MARK: - Findings

  /// Adds a verdict on a property, and on the property that a button inherits its color from.
  private mutating func note(
    _ verdict: DecisionID,
    _ leaf: LeafID,
    _ state: ItemState?,
    _ role: Foreground.Role,
    _ bar: ShownBar,
    _ slot: AppearanceSlot,
    _ entries: (Looks) throws(TooLarge) -> DecisionID
  ) throws(TooLarge) {
    if looks.decisions.outcomes(of: verdict) == [.number(0)] { return }
    let own = try entries(looks)
    try add(verdict, leaf, state, role, own)
    // A back button or prominent button without a color of its own has the color of the plain button.
    if let plain = leaves.plain(leaf, of: bar.kind) {
      let isOwn = looks.decisions.test(own) { $0 != .undeclared }
      let others = try looks.entry(of: plain, in: slot)
      let rest = try looks.decisions.choose(isOwn, looks.decisions.constant(.undeclared), others)
      try add(verdict, plain, state, leaves.role(of: plain) ?? role, rest)
    }
    let needsScreen = looks.decisions.test(verdict) { judge[$0]?.needsScreenBackground == true }
    if needsScreen.terminal == .no { return }
    let background = BackgroundLeaves(of: bar.kind, in: analysis.schema)
    let color = try looks.entry(of: background.color, in: slot)
    let preset = try looks.entry(of: background.preset, in: slot)
    // A preset resets the color, so the color's entry can belong to a lower layer.
    let shown = try bar.value(of: DecidedBar.Place(leaf: background.color, item: -1), in: slot)
    let isColored = looks.decisions.test(shown) { $0.resolved != nil }
    let hasPreset = looks.decisions.test(preset) { $0 != .undeclared }
    let isPreset = try looks.decisions.both(hasPreset, looks.decisions.not(isColored))
    let cause = try looks.decisions.choose(isPreset, preset, color)
    guard judgedScreens.insert([needsScreen, cause]).inserted else { return }
    for place in try looks.places(of: needsScreen, by: cause) {
      findings.add(withoutScreen: analysis.entry(of: place))
    }
  }

  /// Adds a verdict for the contexts in which entries set a property.
  private mutating func add(
    _ verdict: DecisionID,
    _ leaf: LeafID,
    _ state: ItemState?,
    _ role: Foreground.Role,
    _ entries: DecisionID
  ) throws(TooLarge) {
    // Slots, layouts, and states with the same decisions add nothing new.
    guard added[leaf, default: []].insert([verdict, entries]).inserted else { return }
    let isWritten = looks.decisions.test(entries) { outcome in
      if case .entry = outcome { true } else { false }
    }
    let care = try looks.decisions.both(isWritten, looks.inRange)
    findings.add(
      ContrastFindings.Source(
        leaf: leaf,
        state: state,
        role: role,
        looks: looks,
        judge: judge,
        verdict: try looks.decisions.masked(verdict, by: care),
        entries: entries
      )
    )
  }
}

extension ColorAppearance {
  /// The words for an appearance, such as `light with high contrast`.
  package var words: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .lightHighContrast: "light with high contrast"
    case .darkHighContrast: "dark with high contrast"
    }
  }

  /// The same user interface style without increased contrast.
  var plain: ColorAppearance {
    switch self {
    case .light, .lightHighContrast: .light
    case .dark, .darkHighContrast: .dark
    }
  }
}

extension Double {
  /// The ratio with two decimals, rounded down so that it never appears to meet a requirement that it misses.
  var contrastText: String {
    let hundredths = Int((self * 100).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest):1"
  }
}
