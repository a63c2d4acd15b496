import LintelAppearance
import LintelDecisions
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // Two colors count as the same if they are closer than a distance in OKLab, `deltaEOK` of CSS Color 4. A selection indicator or a
  // different font also distinguishes tabs.
  static let selectedIndistinct = LintRule(
    .warning("selected-indistinct"),
    summary: "The selected tab looks like the others.",
    rationale: """
      A declaration for tab bar items without a state applies to every state, including the selected one. If neither \
      the icon's nor the title's color changes, people can't see which tab is open.
      """,
    advice: "Give `selected:` its own colors, or move the plain colors under `normal:`.",
    """
    tabBar:
      background: { preset: opaque, color: systemBackground }
      item:
        title: { color: label }
        iconColor: label ←

    tabBar:
      background: { preset: opaque, color: systemBackground }
      item:
        iconColor: label
        selected: { iconColor: { light: "#7A1B4B", dark: "#FF9CCB" } }
    """,
    options: [minimumDistance],
    lookCheck: eachLook { analysis, looks throws(TooLarge) in
      let items = TabItemLeaves(minimumDistance: analysis.options.lint.number(minimumDistance))
      let scenes = try ContrastScenes(looks)
      let bar = try looks.bar(.tabBar)
      var found: [Finding] = []
      for slot in bar.kind.slots {
        for layout in ItemLayout.allCases {
          let verdict = try items.indistinct(bar, layout, slot, scenes, looks)
          for (number, tab) in verdict.tabs.enumerated() {
            let isSo = looks.decisions.test(verdict.decision) { outcome in
              if case .number(let set) = outcome { set >> number & 1 == 1 } else { false }
            }
            let place = DecidedBar.Place(
              leaf: tab.leaf,
              item: Int8(ItemPart.cell(layout, .selected))
            )
            let entries =
              bar.ownLeaves.contains(tab.leaf)
              ? try looks.entry(of: tab.leaf, in: slot) : try bar.entry(of: place, in: slot)
            for place in try looks.places(of: isSo, by: entries) {
              found.append(analysis.finding(tab, layout, place))
            }
          }
        }
      }
      return found
    }
  )
}

extension Analysis {
  fileprivate func finding(
    _ tab: IndistinctTab,
    _ layout: ItemLayout,
    _ place: LookPlace
  ) -> Finding {
    let words = place.region.words(in: theme)
    let contexts = words.isEmpty ? "" : " (\(words))"
    return Finding(
      "the selected tab has the same color as the others",
      at: entry(of: place),
      notes: [Note("in \(tab.appearance.words), layout '\(layout)'\(contexts)")],
      help: [
        tab.leaf == Schema.standard[.tabBarTint]
          ? "change 'tint', which is the color of the selected tab, or the color of the others"
          : "give 'selected:' its own color, or move this one under 'normal:'"
      ]
    )
  }
}

extension LintRule {
  fileprivate static let minimumDistance = RuleOption(
    rule: "selected-indistinct",
    name: "least-distance",
    kind: .number(0...1),
    standard: .number(0.06),
    summary:
      "the minimum distance between the colors in OKLab, where about 0.02 is barely visible side by side"
  )
}

/// The cause of a selected tab that looks like the others.
private struct IndistinctTab: Hashable {
  /// The first appearance in which it does.
  let appearance: ColorAppearance
  /// The property whose color is the cause.
  let leaf: LeafID
}

/// The properties that distinguish a selected tab from the others.
private struct TabItemLeaves {
  let icon = Schema.standard[.tabIconColor]
  let title = Schema.standard[.tabTitleColor]
  let font = Schema.standard[.tabTitleFont]
  /// The tint, which is the default color of selected items.
  let tint = Schema.standard[.tabBarTint]
  let unselectedTint = Schema.standard[.unselectedTint]
  /// The color and the image behind a selected item.
  let indicators = [
    Schema.standard[.selectionIndicatorColor], Schema.standard[.selectionIndicatorImage],
  ]

  let minimumDistance: Double

  /// Decides where the selected tab of a layout looks like the others, and why.
  ///
  /// - Returns: the causes, and a decision whose outcomes are sets of their numbers, with one bit for each.
  func indistinct(
    _ bar: ShownBar,
    _ layout: ItemLayout,
    _ slot: AppearanceSlot,
    _ scenes: ContrastScenes,
    _ looks: Looks
  ) throws(TooLarge) -> (decision: DecisionID, tabs: [IndistinctTab]) {
    func item(_ leaf: LeafID, _ state: ItemState) throws(TooLarge) -> DecisionID {
      let cell = ItemPart.cell(layout, state)
      return try bar.value(of: DecidedBar.Place(leaf: leaf, item: Int8(cell)), in: slot)
    }
    let decisions = looks.decisions
    var parts = [try scenes.scene(of: bar, in: slot)]
    for leaf in indicators {
      parts.append(try bar.value(of: DecidedBar.Place(leaf: leaf, item: -1), in: slot))
    }
    parts += [try item(font, .normal), try item(font, .selected)]
    let plain = try bar.ownValue(of: unselectedTint, in: slot)
    let tinted = try bar.ownValue(of: tint, in: slot)
    for leaf in [icon, title] {
      let (normal, selected) = (try item(leaf, .normal), try item(leaf, .selected))
      let isOwn = decisions.test(selected) { $0 != .undeclared }
      parts += [
        try decisions.choose(decisions.test(normal) { $0 != .undeclared }, normal, plain),
        try decisions.choose(isOwn, selected, tinted), isOwn,
      ]
    }
    var tabs = Interner<IndistinctTab>()
    let decision = try decisions.combine(parts) { outcomes in
      guard let scene = scenes.scene(outcomes[0]), scene.isShown,
        !outcomes[1...2].contains(where: { $0.resolved.map { $0 != .none } ?? false }),
        outcomes[3] == outcomes[4]
      else { return .number(0) }
      var blamed: [LeafID] = []
      var set = 0
      for environment in scene.environments.map({ scenes.environments[$0] }) {
        guard let leaf = indistinct(Array(outcomes[5...]), environment), !blamed.contains(leaf)
        else {
          continue
        }
        blamed.append(leaf)
        let tab = IndistinctTab(appearance: environment.appearance, leaf: leaf)
        set |= 1 << tabs.id(of: tab)
      }
      return .number(set)
    }
    return (decision, tabs.values)
  }

  /// The property that causes the selected tab to look like the others with some samples, or `nil` if it never does or a color is unknown.
  ///
  /// The outcomes are, for icons and then for titles, the plain color, the selected color, and whether an item itself sets the latter.
  private func indistinct(
    _ outcomes: [ThemeDecisions.Outcome],
    _ environment: ColorEnvironment
  ) -> LeafID? {
    var blamed: LeafID?
    // The samples with which everything so far looks alike.
    var choices = [Shade.Choices()]
    for (index, leaf) in [icon, title].enumerated() {
      guard case .color(let plain)? = outcomes[index * 3].resolved,
        case .color(let selected)? = outcomes[index * 3 + 1].resolved
      else { return nil }
      let alike = environment.shades(of: plain).flatMap { a in
        environment.shades(of: selected).filter { areAlike(a.color, $0.color) }.map { (a, $0) }
      }
      choices =
        choices.flatMap { known in
          alike.compactMap { a, b in
            known.joined(with: a.choices).flatMap { $0.joined(with: b.choices) }
          }
        }.uniqued
      if choices.isEmpty { return nil }
      // A hidden title doesn't distinguish tabs.
      if alike.allSatisfy({ $0.color.alpha == 0 && $1.color.alpha == 0 }) { continue }
      blamed = blamed ?? (outcomes[index * 3 + 2] == .flag(true) ? leaf : tint)
    }
    return blamed
  }

  private func areAlike(_ a: KnownColor, _ b: KnownColor) -> Bool {
    if a.alpha == 0, b.alpha == 0 { return true }
    return abs(a.alpha - b.alpha) < 0.2 && a.lab.distance(to: b.lab) < minimumDistance
  }
}
