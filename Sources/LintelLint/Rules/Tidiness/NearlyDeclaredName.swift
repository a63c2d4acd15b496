import LintelDiagnostics
import LintelSyntax
import LintelTheme

extension LintRule {
  // Themes with more than a million pairs of names aren't compared. The rule ignores names that differ only in a number or a plural, and
  // screens that name a class.
  static let nearlyDeclaredName = LintRule(
    .warning("nearly-declared-name"),
    summary: "A screen of a single brand has almost the same name as another screen.",
    rationale: """
      If a key under a brand's `screens:` isn't declared anywhere else, it declares a screen that exists only in this brand. If it's a \
      misspelling of another screen, nothing declared below it is ever visible.
      """,
    advice:
      "Correct the name. If the screen exists only in this brand, name its `class`.",
    """
    screens: { checkout: { hidesBottomBar: true }, profile: {} }
    brands:
      day: {}
      night: { screens: { checkut: { toolbar: { tint: "#7CC0FF" } } } } ←

    # The screen names its class.
    screens: { checkout: { hidesBottomBar: true } }
    brands:
      day: {}
      night: { screens: { checkin: {}, checkoutB: { class: NightCheckout } } }
    """,
    check: { analysis in
      let own = analysis.screensOfBrands()
      let names = analysis.theme.space.screens.map { ScreenName($0.name) }
      // Comparing all pairs would take too long in themes that are larger than handwritten ones.
      guard own.count * names.count <= 1_000_000 else { return [] }
      var brands: [String: Set<String>] = [:]
      for screen in own { brands[screen.key.text, default: []].insert(screen.brand) }
      return own.compactMap { screen in
        let name = screen.key.text
        let own = ScreenName(name)
        let others = names.filter { other in
          guard !own.isIntendedVariant(of: other) else { return false }
          let homes = brands[other.text] ?? []
          return !homes.contains(screen.brand) && (homes.isEmpty || homes.count > 1)
        }
        let near = nearestNames(to: name, among: others.map(\.text))
        guard !near.isEmpty, !screen.hasClass else { return nil }
        return Finding(
          "'\(name)' declares a screen that only brand '\(screen.brand)' has",
          at: screen.key.range,
          help: Suggestion.help(for: near),
          fixIts: near.count == 1
            ? [FixIt("change to '\(near[0])'", .unsafe, replace: screen.key.range, with: near[0])]
            : []
        )
      }
    }
  )
}

/// A screen under the `screens:` of a top-level brand that isn't declared for all brands.
struct BrandScreen {
  let brand: String
  let key: YAMLNode
  let hasClass: Bool
}

extension Analysis {
  /// The screens that are declared only for some brands, in source order.
  func screensOfBrands() -> [BrandScreen] {
    let exclusive = Set(theme.space.screens.filter { $0.brands != nil }.map(\.name))
    guard !exclusive.isEmpty else { return [] }
    return roots.sorted { $0.key < $1.key }.flatMap { _, root in
      root.entries(below: "brands").flatMap { brand in
        brand.value.entries(below: "screens").filter { exclusive.contains($0.key.text) }.map {
          screen in
          let hasClass = screen.value.entries.contains {
            ["class", "navigationController"].contains($0.key.text)
          }
          return BrandScreen(brand: brand.key.text, key: screen.key, hasClass: hasClass)
        }
      }
    }
  }
}

extension YAMLNode {
  /// The entries of a member, or an empty list if the member is missing.
  func entries(below key: String) -> [YAMLEntry] {
    member(key).map { Array($0.entries) } ?? []
  }
}

/// A name to compare with other names.
private struct ScreenName {
  let text: String
  private let withoutNumbers: String
  private let plural: String

  init(_ text: String) {
    self.text = text
    withoutNumbers = text.filter { !$0.isNumber }
    plural = text + "s"
  }

  /// Whether two names are equal, or differ only by a number or a plural.
  func isIntendedVariant(of other: ScreenName) -> Bool {
    withoutNumbers == other.withoutNumbers || plural == other.text || text == other.plural
  }
}
