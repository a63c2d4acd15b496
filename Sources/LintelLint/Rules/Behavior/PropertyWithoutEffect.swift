import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // Only declared values count, because an app's code can hide a bar or ask for large titles as well.
  static let propertyWithoutEffect = LintRule(
    .warning("property-without-effect"),
    summary: "A theme styles something that another of its properties hides.",
    rationale: """
      A screen without a navigation bar or toolbar doesn't show how the bar looks, a navigation bar that doesn't prefer large titles never \
      shows one, and a tab bar that fills its width with items ignores their width and spacing. The property does nothing in any of the \
      contexts where it applies, and often the author expects to see it.
      """,
    advice: "Remove the property, or the one that hides what it styles.",
    """
    screens:
      web:
        hidesNavigationBar: true
        navigationBar: { tint: systemTeal } ←

    # The bar shows on one of the screens below.
    screens:
      shop: { hidesNavigationBar: true, navigationBar: { tint: systemTeal } }
      shop.cart: { hidesNavigationBar: false }
    """,
    check: { analysis in
      hidingProperties.flatMap { property -> [Finding] in
        let leaf = analysis.schema[property.name]
        let isDeclared = analysis.theme.declarations.contains {
          $0.target == TargetID(leaf) && property.hides(analysis.value(of: $0))
        }
        guard isDeclared else { return [] }
        let entries = analysis.wholeEntries { analysis.hider(of: $0, property) != nil }
        return Dictionary(grouping: entries, by: \.block.path).values.compactMap { entries in
          let entries = entries.sorted { $0.entry.path < $1.entry.path }
          guard let first = entries.first?.declarations.first,
            let hider = analysis.hider(of: first, property)
          else { return nil }
          let others = analysis.notes(
            on: entries.dropFirst().map { $0.declarations[0] },
            label: "this has none either"
          )
          return Finding(
            "'\(entries[0].entry.path)' has no effect: \(property.reason)",
            at: entries[0],
            notes: analysis.note("that is declared here", at: analysis.written(hider)) + others,
            help: ["remove one of the two"]
          )
        }
      }
    }
  )

  private static let hidingProperties = [
    HidingProperty(
      .hidesNavigationBar,
      ["navigationBar."],
      "the navigation bar is hidden",
      needsScreen: true
    ) { $0 == .boolean(true) },
    HidingProperty(.hidesToolbar, ["toolbar."], "the toolbar is hidden", needsScreen: true) {
      $0 == .boolean(true)
    },
    HidingProperty(
      .prefersLargeTitles,
      ["navigationBar.largeTitle.", "navigationBar.largeSubtitle."],
      "the navigation bar doesn't show large titles"
    ) { $0 == .boolean(false) },
    // UITabBarAppearance.h: `stackedItemWidth` and `stackedItemSpacing` apply to centered items.
    HidingProperty(
      .tabItemPositioning,
      ["tabBar.itemWidth", "tabBar.itemSpacing"],
      "items that fill the tab bar have equal widths"
    ) { $0.keyword() == ItemPositioning.fill },
  ]
}

/// A property with values that hide what other properties style.
private struct HidingProperty: Sendable {
  let name: LeafName
  /// How the paths of the hidden properties begin.
  private let paths: [String]
  /// Why the others have no effect, as a clause.
  let reason: String
  /// Whether only a block of a screen hides something, because for all screens, the value is often only the one to begin with.
  let needsScreen: Bool
  let hides: @Sendable (Value) -> Bool

  init(
    _ name: LeafName,
    _ paths: [String],
    _ reason: String,
    needsScreen: Bool = false,
    hides: @escaping @Sendable (Value) -> Bool
  ) {
    self.name = name
    self.paths = paths
    self.reason = reason
    self.needsScreen = needsScreen
    self.hides = hides
  }

  func concerns(_ leaf: Leaf) -> Bool { paths.contains { leaf.path.hasPrefix($0) } }
}

extension Analysis {
  /// Returns the declaration that hides what another one styles in the first of its contexts, or `nil` if it shows in any context.
  fileprivate func hider(of declaration: Declaration, _ property: HidingProperty) -> Declaration? {
    guard let own = leaf(of: declaration), property.concerns(own),
      value(of: declaration) != .unset
    else { return nil }
    let leaf = schema[property.name]
    let rivals = winners.declarations(of: leaf, meeting: declaration)
    guard rivals.contains(where: { property.hides(value(of: $0)) }),
      let contexts = contexts(of: declaration, separatedBy: rivals)
    else { return nil }
    let hiders = contexts.map { winners.winner(of: leaf, at: $0) }
    let isHidden = hiders.allSatisfy { hider in
      hider.map { property.hides(value(of: $0)) && (!property.needsScreen || namesScreen($0)) }
        ?? false
    }
    return isHidden ? hiders.first ?? nil : nil
  }

  private func namesScreen(_ declaration: Declaration) -> Bool {
    condition(of: declaration)[.screen] != .top
  }
}
