import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // The rule ignores colors that are written as variants, even if these are equal, and contexts that `overrideUserInterfaceStyle` fixes
  // to one appearance.
  static let hiddenAppearance = LintRule(
    .warning("hidden-appearance"),
    summary:
      "A single color overrides a color with dark or high-contrast variants in a lower layer.",
    rationale: """
      The overridden color differs between light and dark, or has a variant for high contrast. The single color \
      replaces all of them, which is easy to miss if you only look in light mode.
      """,
    advice:
      "Give the color its variants, or write `fixed(X)` to use one color on purpose.",
    """
    # The picker's buttons are dark in dark mode, too.
    tokens: { colors: { accent: { light: "#00569E", dark: "#7CC0FF" } } }
    tabBar: { tint: $accent }
    screens:
      picker: { tabBar: { tint: "#0A4A78" } } ←

    # A single color, on purpose.
    tokens: { colors: { accent: { light: "#00569E", dark: "#7CC0FF" } } }
    tabBar: { tint: $accent }
    screens:
      picker: { tabBar: { tint: { light: "#0A4A78", dark: "#0A4A78" } } }
    """,
    check: { analysis in
      let hidden = analysis.byOverride(analysis.hiddenVariants)
      return analysis.matches { hidden[$0] }.map { entry, hidden in
        let range = entry.entry.valueRange
        let value = analysis.text(range)
        // A file of design tokens has a different syntax, with one value for each token.
        let isDesignToken = analysis.roots[range.file] == nil
        let fixed = FixIt(
          "use one color on purpose",
          .unsafe,
          replace: range,
          with: "fixed(\(value))"
        )
        return Finding(
          "'\(entry.entry.path)' is a single color, and overrides one with variants for dark mode or high contrast",
          at: range,
          notes: analysis.notes(on: hidden.flatMap(\.self), label: "this color has variants"),
          help: isDesignToken
            ? [
              "give it a dark value, too, in the resolver document's modifier for appearances",
              "or declare it in the theme's own tokens: '\(entry.entry.path): { light: …, dark: … }'",
            ]
            : [
              "give it a dark variant, as '{ light: \(value), dark: … }'",
              "or write 'fixed(\(value))' to use one color on purpose",
            ],
          // The fix that keeps the color in every appearance comes first.
          fixIts: isDesignToken ? [] : [fixed] + analysis.tokenFix(for: entry),
          property: entry.entry.path
        )
      }
      .sorted { $0.range < $1.range }
    }
  )
}

extension Analysis {
  /// Returns a fix with the only token that has the color in light mode in every context, and a different one in dark mode.
  fileprivate func tokenFix(for entry: WrittenEntry) -> [FixIt] {
    guard let declaration = entry.declarations.first,
      case .color(let light) = value(of: declaration)
    else { return [] }
    let partners = theme.tokens.filter { token in
      guard let target = theme.target(of: token.key), target != declaration.target
      else { return false }
      let declarations = cascade.declarations(of: target)
      return !declarations.isEmpty
        && declarations.allSatisfy { other in
          guard case .color(.appearances(let variants)) = value(of: other) else { return false }
          return variants.light == light && (variants.dark ?? light) != light
        }
    }
    guard partners.count == 1, let partner = partners.first else { return [] }
    let reference = partner.key.reference
    return [
      FixIt("write '\(reference)'", .unsafe, replace: entry.entry.valueRange, with: reference)
    ]
  }

  /// The declarations of colors with variants that a single color of a higher layer overrides.
  fileprivate func hiddenVariants(_ override: Override) -> [Declaration] {
    let single = override.declaration
    guard case .color(.literal) = value(of: single), !writesAppearances(single) else { return [] }
    return override.fallbacks.flatMap { fallback in
      fallback.winners.filter { other in
        other.layer < single.layer && hasVariants(other, at: fallback.cell)
          && !isStyleForced(wherever: single, and: other)
      }
    }
  }

  /// Whether the author wrote variants or `fixed(…)`, even if the variants are equal.
  private func writesAppearances(_ declaration: Declaration) -> Bool {
    let written = text(theme.entries[Int(declaration.entry)].valueRange)
    return written.contains("light") || written.contains("fixed(")
  }

  /// Whether a color has variants in a context, directly or through tokens.
  private func hasVariants(_ declaration: Declaration, at cell: Cell) -> Bool {
    if case .color(.appearances) = cascade.resolved(declaration, at: cell) { true } else { false }
  }

  /// Whether the app shows only one appearance wherever two declarations apply.
  private func isStyleForced(wherever a: Declaration, and b: Declaration) -> Bool {
    let target = TargetID(schema[.overrideUserInterfaceStyle])
    let declarations = cascade.declarations(of: target)
    guard !declarations.isEmpty else { return false }
    guard let cells = cells(inAll: [a, b], separatedBy: declarations.reversed()) else {
      return true
    }
    return cells.allSatisfy { found in
      let style = cascade.value(of: target, at: found.cell).map { theme.values[$0.index] }
      return switch style?.keyword(UserInterfaceStyle.self) {
      case .light, .dark: true
      case .unspecified, nil: false
      }
    }
  }
}

extension Cascade {
  /// The resolved value of a declaration in a context, even if another one overrides it there.
  func resolved(_ declaration: Declaration, at cell: Cell) -> ResolvedValue? {
    resolve(theme.values[declaration.value.index]) { key in
      theme.target(of: key).flatMap { target in
        winners(of: target, at: cell).first.map { theme.values[$0.value.index] }
      }
    }
  }
}
