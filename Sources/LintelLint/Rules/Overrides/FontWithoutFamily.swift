import LintelCascade
import LintelDiagnostics
import LintelSyntax
import LintelTheme

extension LintRule {
  // A text style, such as `headline`, is the system's font on purpose, and so is a font with a `design`.
  static let fontWithoutFamily = LintRule(
    .warning("font-without-family"),
    summary: "A font without a family replaces one with a family.",
    rationale: """
      A font is one value, like `UIFont`. A brand or screen that sets only another size doesn't keep the rest of the font: \
      its text gets the system font instead of the app's.
      """,
    advice: """
      Derive the font with `base`, which keeps what you leave out, or repeat the `family`. To use the system font on \
      purpose, write `design: default`.
      """,
    """
    # The cart's title is larger, but no longer in Inter.
    tokens: { fonts: { title: { family: Inter, size: 17 } } }
    navigationBar: { title: { font: $title } }
    screens:
      cart: { navigationBar: { title: { font: { size: 20 } } } } ←

    tokens: { fonts: { title: { family: Inter, size: 17 } } }
    navigationBar: { title: { font: $title } }
    screens:
      cart: { navigationBar: { title: { font: { base: $title, size: 20 } } } }
    """,
    check: { analysis in
      var lost: [Declaration: [LostFamily]] = [:]
      for override in analysis.overrides where analysis.hasNoFamily(override.declaration) {
        let families = override.fallbacks.flatMap(analysis.families)
        if !families.isEmpty { lost[override.declaration] = families }
      }
      return analysis.matches { lost[$0] }.map { entry, lost in
        let lost = lost.flatMap(\.self)
        let names = Set(lost.map(\.name)).sorted()
        let keeping = Set(lost.map(\.keeping)).sorted()
        return Finding(
          "'\(entry.entry.path)' has no family, so the system font replaces \(names.quotedList(conjunction: "and"))",
          at: entry.entry.valueRange,
          notes: analysis.notes(on: lost.map(\.declaration), label: "this has a family"),
          help: [
            "add \(keeping.quotedList(conjunction: "or")) to keep the family",
            "or add 'design: default' to use the system font on purpose",
          ],
          fixIts: keeping.count == 1 ? analysis.adding(keeping[0], to: entry) : [],
          property: entry.entry.path
        )
      }
      .sorted { $0.range < $1.range }
    }
  )
}

/// A family that an override leaves out.
private struct LostFamily {
  let name: String
  /// The declaration that sets the family.
  let declaration: Declaration
  /// The key and value that keep the family, such as `base: $title`.
  let keeping: String
}

extension Analysis {
  /// Whether a declaration is a font of the system that the author didn't ask for.
  fileprivate func hasNoFamily(_ declaration: Declaration) -> Bool {
    switch value(of: declaration) {
    case .font(let font): font.family == nil && font.style == nil && font.design == nil
    case .derivedFont(let font):
      font.base == nil && font.parts[.family] == nil && font.changes.design == nil
        && font.changes.family == nil
    default: false
    }
  }

  /// Returns the families that would apply without an override, in at least one context.
  fileprivate func families(in fallback: Override.Fallback) -> [LostFamily] {
    fallback.winners.compactMap { winner in
      var seen: Set<TokenKey> = []
      guard let family = family(in: value(of: winner), &seen) else { return nil }
      var keeping = "family: \(yamlScalar(family))"
      if case .token(let key) = value(of: winner) { keeping = "base: \(key.reference)" }
      return LostFamily(name: family, declaration: winner, keeping: keeping)
    }
  }

  /// Returns the family of a font, or the first one of the token that it comes from.
  private func family(in value: Value, _ seen: inout Set<TokenKey>) -> String? {
    switch value {
    case .font(let font): return font.family
    case .derivedFont(let font):
      if let own = font.changes.family { return own }
      return (font.parts[.family] ?? font.base).flatMap { family(of: $0, &seen) }
    case .token(let key): return family(of: key, &seen)
    case .string(let name): return name
    default: return nil
    }
  }

  /// Returns the first family among a token's values.
  private func family(of token: TokenKey, _ seen: inout Set<TokenKey>) -> String? {
    guard seen.insert(token).inserted, let target = theme.target(of: token) else { return nil }
    for declaration in cascade.declarations(of: target) {
      if let family = family(in: value(of: declaration), &seen) { return family }
    }
    return nil
  }

  /// Returns the fix that adds a key at the beginning of a mapping, which is unsafe because the system font can be intended.
  fileprivate func adding(_ member: String, to entry: WrittenEntry) -> [FixIt] {
    guard let path = WrittenPath(to: entry.entry.keyRange, in: roots),
      let value = path.entries.last?.value, let first = value.entries.first?.key.range
    else { return [] }
    let lines = SourceLines(sources[first.file])
    let start = Int(first.lower)
    let indent = start - lines.start(of: lines.line(at: start))
    let separator = value.isFlow ? ", " : "\n" + String(repeating: " ", count: indent)
    let place = SourceRange(file: first.file, lower: start, upper: start)
    return [FixIt("add '\(member)'", .unsafe, replace: place, with: member + separator)]
  }
}
