import LintelDiagnostics
import LintelTheme

extension LintRule {
  // The rule ignores a brand that lacks more than half of the values, because the top level was probably written for it.
  static let brandParity = LintRule(
    .info("brand-parity"),
    summary: "A brand lacks an override or a token that all of its siblings have.",
    rationale: """
      Brands with the same parent usually set the same properties. A brand that lacks one shows the top level's \
      value, perhaps by accident.
      """,
    advice:
      "Write the value in this brand, too. To keep the top level's value on purpose, write `unset` or the same token.",
    """
    tokens: { colors: { paper: "#FFFFFF" } }
    navigationBar: { tint: $accent, background: { preset: opaque, color: $paper } }
    brands:
      north: { tokens: { colors: { accent: "#1A4F8B", paper: "#F2F6FA" } } }
      south: { tokens: { colors: { accent: "#B3541E" } } } ←
      west: { tokens: { colors: { accent: "#2E7D32", paper: "#F1F8F2" } } }

    # The top level has the look of 'light'.
    tokens: { colors: { paper: "#FFFFFF", link: "#3366CC" } }
    navigationBar: { background: { preset: opaque, color: $paper }, tint: $link }
    brands:
      light: { overrideUserInterfaceStyle: light }
      sepia: { overrideUserInterfaceStyle: light, tokens: { colors: { paper: "#F8F1E3", link: "#2B5CB8" } } }
      dark: { overrideUserInterfaceStyle: dark, tokens: { colors: { paper: "#27292D", link: "#6699FF" } } }
    """,
    judgesAbsence: true,
    options: [siblingBrands],
    check: { analysis in missingOverrides(analysis) }
  )
}

private let siblingBrands = RuleOption(
  rule: "brand-parity",
  name: "siblings",
  kind: .wholeNumber(2...1000),
  standard: .number(3),
  summary: "how many brands must have the same parent before the rule compares them"
)

/// The entries of a brand without any other condition.
private struct Overrides {
  /// The entries by path, as indices into the theme's entries.
  var entries: [String: Int32] = [:]
  var targets: [Int32: Set<TargetID>] = [:]

  /// Whether the brand sets any target of a sibling's entry.
  func mention(_ path: String, of sibling: Overrides) -> Bool {
    guard entries[path] == nil else { return true }
    let wanted = sibling.entries[path].flatMap { sibling.targets[$0] } ?? []
    return targets.values.contains { !$0.isDisjoint(with: wanted) }
  }
}

private func missingOverrides(_ analysis: Analysis) -> [Finding] {
  let theme = analysis.theme
  let brands = theme.space.brands
  let minimumSiblings = Int(analysis.options.lint.number(siblingBrands))
  let families = Dictionary(grouping: brands.indices) { brands[$0].parent }
    .values.filter { $0.count >= minimumSiblings }
  guard !families.isEmpty else { return [] }
  let overrides = overrides(in: theme)
  return families.flatMap { siblings in
    var counts: [String: Int] = [:]
    for brand in siblings {
      for path in overrides[brand].entries.keys { counts[path, default: 0] += 1 }
    }
    return siblings.compactMap { brand -> Finding? in
      let own = overrides[brand]
      let sibling = overrides[siblings[siblings[0] == brand ? 1 : 0]]
      let habit = sibling.entries.filter { path, _ in
        counts[path] == siblings.count - (own.entries[path] == nil ? 1 : 0)
      }
      let missing = habit.filter { path, _ in !own.mention(path, of: sibling) }
      // The top level was probably written for a brand that lacks more than half.
      guard !missing.isEmpty, missing.count * 2 <= habit.count,
        let place = place(of: brand, in: theme)
      else { return nil }
      return diagnostic(theme.space.brands[brand].name, at: place, missing, theme)
    }
  }
}

/// The entries of each brand without any other condition.
private func overrides(in theme: Theme) -> [Overrides] {
  var brands: [[Range<Int32>]: Int] = [:]
  for brand in theme.space.brands.indices { brands[family(of: brand, in: theme)] = brand }
  var found = theme.space.brands.map { _ in Overrides() }
  for declaration in theme.declarations where declaration.layer == .brand {
    let condition = theme.conditions[declaration.condition.index]
    let isPlain = Dimension.all.allSatisfy { $0 == .brand || condition[$0] == .top }
    let values = theme.space.domains[Dimension.brand.index].values(of: condition[.brand])
    guard isPlain, condition[.brand] != .top, let brand = brands[values] else { continue }
    let path = theme.entries[Int(declaration.entry)].path
    found[brand].entries[path] = declaration.entry
    found[brand].targets[declaration.entry, default: []].insert(declaration.target)
  }
  return found
}

/// A brand and the brands that extend it, which directly follow it.
private func family(of brand: Int, in theme: Theme) -> [Range<Int32>] {
  let later = theme.space.brands[(brand + 1)...]
  let end = later.firstIndex { ($0.parent ?? -1) < brand } ?? later.endIndex
  return [Int32(brand)..<Int32(end)]
}

/// Returns the first block of a brand at the top level.
private func place(of brand: Int, in theme: Theme) -> SourceRange? {
  let path = "brands.\(theme.space.brands[brand].name)"
  return theme.blocks.filter { $0.path == path && $0.parent != nil }.map(\.keyRange).min()
}

private func diagnostic(
  _ brand: String,
  at place: SourceRange,
  _ missing: [String: Int32],
  _ theme: Theme
) -> Finding {
  let paths = missing.keys.sorted()
  let count = paths.count - 1
  let more = count == 0 ? "" : " and \(count) \(count == 1 ? "other" : "others")"
  return Finding(
    "brand '\(brand)' lacks '\(paths[0])'\(more), which all of its siblings set",
    at: place,
    notes: paths.compactMap { path in
      missing[path].map {
        Note("a sibling sets '\(path)' here", at: theme.entries[Int($0)].keyRange)
      }
    },
    help: ["set it in brand '\(brand)', too, even if it has the top level's value"]
  )
}
