import LintelSchema
import LintelTheme

extension LintRule {
  // UITabBarItemAppearance.h: each layout has a separate appearance, and the selected state isn't derived from the normal one.
  static let partialTabItem = LintRule(
    .warning("partial-tab-item"),
    summary:
      "Tab bar items have a style in only some layouts or states.",
    rationale: """
      A tab bar has three layouts: stacked on a phone in portrait, compactInline in landscape, and inline on an iPad. \
      UIKit doesn't derive one layout or state from another, so the others look like the system's. The colors of \
      unselected items are an exception: the selected item has the tint.
      """,
    advice:
      "Write the style under `item`, which applies to every layout and state, and name a layout or a state only if it differs.",
    """
    tabBar:
      stacked:
        title: { color: secondaryLabel }
        iconColor: secondaryLabel
    """.found(at: 4).besides("selected-indistinct"),
    """
    tabBar:
      item:
        title: { font: { size: 11, weight: medium }, color: secondaryLabel }
        selected: { title: { color: systemBlue } }
    """,
    check: { analysis in
      let entries = analysis.matches(of: analysis.partsMissing)
      return entries.joinedFindings(noting: "this one does too") { entry, missing in
        let finding = Finding(
          "'\(entry.entry.path)' leaves out \(missing[0])",
          at: entry,
          help: ["write it under 'item:' for every layout and state"]
        )
        return ("\(entry.block.path) \(missing[0])", finding)
      }
    }
  )
}

extension Analysis {
  /// Describes the layouts or states that don't have a declaration's property, or returns `nil` if all of them have it.
  fileprivate func partsMissing(for declaration: Declaration) -> String? {
    guard let part = itemPart(of: declaration), let leaf = leaf(of: declaration), leaf.isTabItem,
      value(of: declaration) != .unset
    else { return nil }
    func layouts(without states: [ItemState], among layouts: [ItemLayout]) -> [ItemLayout] {
      func cells(_ layout: ItemLayout) -> [Int] { states.map { ItemPart.cell(layout, $0) } }
      let provided = itemCellsProvided(for: declaration, among: layouts.flatMap(cells))
      return layouts.filter { provided.isDisjoint(with: cells($0)) }
    }
    if part.layout != nil, leaf.property.type != .offset {
      let states = part.state.map { [$0] } ?? ItemState.tabItem
      let missing = layouts(without: states, among: ItemLayout.allCases)
      if !missing.isEmpty {
        return
          "\(missing.map { "'\($0)'" }.plainList()), which UIKit doesn't derive from another layout"
      }
    }
    // A selected icon and title have the tint by default.
    guard part.state == .normal,
      !["tabBar.item.iconColor", "tabBar.item.title.color"].contains(leaf.path)
    else { return nil }
    let own = part.layout.map { [$0] } ?? ItemLayout.allCases
    let isDeclared = layouts(without: [.selected], among: own).count < own.count
    return isDeclared ? nil : "the selected item, which UIKit doesn't derive from another state"
  }
}
