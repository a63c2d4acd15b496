import LintelDiagnostics
import LintelSyntax
import LintelTheme

extension LintRule {
  // Themes with more than a million pairs of names aren't compared. The rule ignores names that differ only in a number or a plural, and
  // screens that name a class.
  static let nearlyDeclaredName = LintRule(
    .warning("nearly-declared-name"),
    summary: "A screen, brand, or promo has almost the same name as another one.",
    rationale: """
      If a key under `screens:` isn't declared anywhere else, it declares a screen. If it's a misspelling of a screen that another file or \
      the top level declares, nothing declared below it is ever visible. The same is true for brands and promos that only one imported \
      file declares.
      """,
    advice: "Correct the name. If a screen exists only in this brand or file, name its `class`.",
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
    check: { analysis in screensOfOneBrand(analysis) + namesOfOneFile(analysis) }
  )

  /// The number of pairs of names up to which all are compared.
  ///
  /// Comparing more takes too long, and only generated themes have them.
  private static let maximumPairs = 1_000_000

  private static func screensOfOneBrand(_ analysis: Analysis) -> [Finding] {
    let own = analysis.screensOfBrands()
    let names = analysis.theme.space.screens.map { DeclaredName($0.name) }
    guard own.count * names.count <= maximumPairs else { return [] }
    var brands: [String: Set<String>] = [:]
    for screen in own { brands[screen.key.text, default: []].insert(screen.brand) }
    return own.compactMap { screen in
      let name = screen.key.text
      let own = DeclaredName(name)
      let others = names.filter { other in
        guard !own.isIntendedVariant(of: other) else { return false }
        let homes = brands[other.text] ?? []
        return !homes.contains(screen.brand) && (homes.isEmpty || homes.count > 1)
      }
      let near = nearestNames(to: name, among: others.map(\.text))
      guard !near.isEmpty, !screen.hasClass else { return nil }
      return finding(
        "'\(name)' declares a screen that only brand '\(screen.brand)' has",
        at: screen.key,
        near
      )
    }
  }

  /// Returns a finding for each name that only one imported file declares, if an earlier file declares one that differs in one letter.
  private static func namesOfOneFile(_ analysis: Analysis) -> [Finding] {
    let roots = analysis.roots.sorted { $0.key < $1.key }
    guard roots.count > 1 else { return [] }
    let kinds: [(BlockKey, String)] = [
      (.screens, "screen"), (.brands, "brand"), (.promos, "promo"),
    ]
    return kinds.flatMap { key, kind -> [Finding] in
      let entries = roots.map { $0.value.entries(below: key.rawValue) }
      let files = entries.joined().reduce(into: [String: Int]()) {
        $0[$1.key.text, default: 0] += 1
      }
      var earlier: [DeclaredName] = []
      var findings: [Finding] = []
      for entries in entries {
        guard entries.count * earlier.count <= maximumPairs else { return [] }
        for entry in entries where files[entry.key.text] == 1 && !entry.namesClass {
          let own = DeclaredName(entry.key.text)
          let near = earlier.filter { own.differsInOneLetter(from: $0) }.map(\.text)
          guard !near.isEmpty else { continue }
          let message = "'\(own.text)' declares a \(kind) that no other file has"
          findings.append(finding(message, at: entry.key, near))
        }
        earlier += entries.map { DeclaredName($0.key.text) }
      }
      return findings
    }
  }

  private static func finding(_ message: String, at key: YAMLNode, _ near: [String]) -> Finding {
    Finding(
      message,
      at: key.range,
      help: Suggestion.help(for: near),
      fixIts: near.count == 1
        ? [FixIt("change to '\(near[0])'", .unsafe, replace: key.range, with: near[0])] : []
    )
  }
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
          BrandScreen(brand: brand.key.text, key: $0.key, hasClass: $0.namesClass)
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

extension YAMLEntry {
  /// Whether the block of a screen names the class of its view controller, so that the screen is meant.
  fileprivate var namesClass: Bool {
    value.entries.contains { ["class", "navigationController"].contains($0.key.text) }
  }
}

/// A name to compare with other names.
private struct DeclaredName {
  let text: String
  private let bytes: [UInt8]
  private let withoutNumbers: String
  private let plural: String

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
    withoutNumbers = text.filter { !$0.isNumber }
    plural = text + "s"
  }

  /// Whether two names are equal, or differ only by a number or a plural.
  func isIntendedVariant(of other: DeclaredName) -> Bool {
    withoutNumbers == other.withoutNumbers || plural == other.text || text == other.plural
  }

  /// Whether two names of five letters or more have one letter too many, one too few, another one, or two that changed places.
  ///
  /// A letter at the end tells names apart, such as `photoA` and `photoB`.
  func differsInOneLetter(from other: DeclaredName) -> Bool {
    let (own, others) = (bytes, other.bytes)
    let least = min(own.count, others.count)
    // First what is fast, because most pairs of names have nothing in common.
    guard least >= 5, max(own.count, others.count) - least <= 1 else { return false }
    let start = zip(own, others).prefix { $0 == $1 }.count
    let end = zip(own.reversed(), others.reversed()).prefix { $0 == $1 }
      .prefix(least - start).count
    let (rest, otherRest) = (own[start..<(own.count - end)], others[start..<(others.count - end)])
    let isTransposed = rest.count == 2 && rest.elementsEqual(otherRest.reversed())
    return (isTransposed || end > 0 && max(rest.count, otherRest.count) == 1)
      && !isIntendedVariant(of: other)
  }
}
