import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let selectedIndistinct = LintRule(
    id: "selected-indistinct",
    severity: .warning,
    summary: "The selected tab looks as the others do.",
    rationale: """
      A declaration for tab bar items without a state holds in every state, the selected one too. Where neither the icon's nor the \
      title's color changes, nobody sees which tab is open.
      """,
    advice: "Give 'selected:' colors of its own, or write the plain ones under 'normal:'.",
    triggering: [
      Example(
        """
        tabBar:
          background: { preset: opaque, color: systemBackground }
          item:
            title: { color: label }
            iconColor: label
        """,
        at: [5]
      ),
      Example(
        """
        tabBar:
          background: { preset: opaque, color: "#FFFFFF" }
          tint: "#3A5BC7"
          unselectedTint: "#3D5CC5"
        """,
        at: [3]
      ),
    ],
    nonTriggering: [
      Example(
        """
        tabBar:
          background: { preset: opaque, color: systemBackground }
          item:
            iconColor: label
            selected: { iconColor: { light: "#7A1B4B", dark: "#FF9CCB" } }
        """
      ),
      Example(
        """
        tabBar:
          background: { preset: opaque, color: systemBackground }
          item: { iconColor: label, title: { color: label } }
          selectionIndicator: systemGray5
        """
      ),
    ],
    options: [leastDistance],
    check: { analysis in
      guard let survey = analysis.survey else { return [] }
      let items = TabItemLeaves(of: analysis)
      let scenery = Scenery(survey, analysis.schema)
      var judged: [Int: [IndistinctTab]] = [:]
      var found: [SourceRange: Diagnostic] = [:]
      for (index, situation) in survey.situations.enumerated() {
        guard let look = situation.looks[.tabBar] else { continue }
        let tabs = judged[look] ?? items.indistinct(survey.looks[look], survey, scenery)
        judged[look] = tabs
        for tab in tabs {
          let item = ItemPart.cell(tab.layout, .selected)
          let origin = analysis.origin(of: tab.leaf, in: situation, slot: tab.slot, item: item)
          guard let origin, found[origin.entry.keyRange] == nil else { continue }
          let words = analysis.words([index])
          found[origin.entry.keyRange] = Diagnostic(
            "selected-indistinct",
            .warning,
            "the selected tab has the color of the others",
            at: origin.entry.keyRange,
            notes: [
              Note(
                "in \(tab.appearance.words), layout '\(tab.layout)'"
                  + (words.isEmpty ? "" : " (\(words))")
              )
            ],
            help: ["give 'selected:' a color of its own, or write this one under 'normal:'"],
            property: origin.path
          )
        }
      }
      return found.values.sorted { $0.range < $1.range }
    }
  )
}

extension LintRule {
  fileprivate static let leastDistance = RuleOption.number(
    "least-distance",
    of: "selected-indistinct",
    0.06,
    in: 0...1,
    "how far apart colors are in OKLab, where about 0.02 can just be seen side by side"
  )
}

/// A layout of tabs in which the selected one can't be told from the others.
private struct IndistinctTab {
  let slot: AppearanceSlot
  let layout: ItemLayout
  /// The first appearance in which it is so.
  let appearance: ColorAppearance
  /// What is to blame.
  let leaf: LeafID
}

/// The leaves that tell a selected tab from the others.
private struct TabItemLeaves {
  let icon: LeafID
  let title: LeafID
  let font: LeafID
  let tint: LeafID
  let unselectedTint: LeafID
  let indicators: [LeafID]

  /// In OKLab.
  let leastDistance: Double

  init(of analysis: Analysis) {
    let schema = analysis.schema
    leastDistance = analysis.options.lint.number(LintRule.leastDistance)
    icon = schema[.tabIconColor]
    title = schema[.tabTitleColor]
    font = schema[.tabTitleFont]
    tint = schema[.tabBarTint]
    unselectedTint = schema[.unselectedTint]
    indicators = [schema[.selectionIndicatorColor], schema[.selectionIndicatorImage]]
  }

  /// Every layout in which nothing tells the selected tab from the others, once for each leaf to blame.
  func indistinct(_ look: BarLook, _ survey: Survey, _ scenery: Scenery) -> [IndistinctTab] {
    let scene = scenery.scenes[look.surroundings]
    let bar = survey.tree.bars[look.bar]
    var found: [IndistinctTab] = []
    for (slot, index) in survey.objects(of: look)
    where scene.shows(.tabBar, slot) && bar.shown[slot] != .system {
      let object = index.map { survey.tree.appearances[$0] }
      for layout in ItemLayout.allCases {
        var blamed: [LeafID] = []
        for sight in scene.sights.map({ scenery.sights[$0] }) {
          guard let leaf = indistinct(bar, object, layout, slot, sight), !blamed.contains(leaf)
          else { continue }
          blamed.append(leaf)
          found.append(
            IndistinctTab(slot: slot, layout: layout, appearance: sight.appearance, leaf: leaf)
          )
        }
      }
    }
    return found
  }

  /// The leaf to blame where nothing tells the selected tab from the others; nil if something does, or may.
  private func indistinct(
    _ bar: Bar,
    _ object: Appearance?,
    _ layout: ItemLayout,
    _ slot: AppearanceSlot,
    _ sight: ColorSight
  ) -> LeafID? {
    func value(_ leaf: LeafID, _ state: ItemState) -> ResolvedValue? {
      object?.values.first { $0.leaf == leaf && $0.layout == layout && $0.state == state }?.value
    }
    let hasIndicator = indicators.contains { object?.value(of: $0).map { $0 != .none } ?? false }
    guard !hasIndicator, value(font, .normal) == value(font, .selected) else { return nil }
    var blamed: LeafID?
    for leaf in [icon, title] {
      let plain = value(leaf, .normal) ?? bar.value(of: unselectedTint, in: slot)
      let selected = value(leaf, .selected) ?? bar.value(of: tint, in: slot)
      guard case .color(let plain)? = plain, case .color(let selected)? = selected,
        let a = sight.colors(of: plain).first, let b = sight.colors(of: selected).first
      else { return nil }
      // A title that is hidden tells nothing.
      if a.alpha == 0, b.alpha == 0 { continue }
      guard abs(a.alpha - b.alpha) < 0.2, a.lab.distance(to: b.lab) < leastDistance else {
        return nil
      }
      blamed = blamed ?? (value(leaf, .selected) == nil ? tint : leaf)
    }
    return blamed
  }
}
