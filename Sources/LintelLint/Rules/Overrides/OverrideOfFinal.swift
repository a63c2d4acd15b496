import LintelCascade
import LintelDiagnostics
import LintelTheme

extension LintRule {
  // Each pair of entries is reported once, with one context as an example.
  static let overrideOfFinal = LintRule(
    .error("override-of-final", in: .cascade),
    summary: "A higher layer overrides a value that a block declares final.",
    rationale: """
      With `final: true`, the owner of a brand, or of a legal requirement, keeps promos and screens from changing a \
      value. The override would win by its layer, so Lintel reports it as an error.
      """,
    advice: "Remove the override, or talk to the owner of the final block and take `final` away.",
    """
    brands:
      bank:
        final: true
        navigationBar: { tint: "#00569E" }
    promos:
      sale: { navigationBar: { tint: "#B3261E" } }
    """.found(at: 6),
    """
    # The screens' color comes from a pattern.
    final: true
    toolbar: { tint: "#00569E" }
    screens:
      photo.detail: {}
      '*.detail': { toolbar: { tint: "#FFFFFF" } }
    """.found(at: 6),
    """
    # A brand that extends it is in the same layer.
    brands:
      bank: { final: true, navigationBar: { tint: "#00569E" } }
      youth: { extends: bank, navigationBar: { tint: "#6A00A8" } }
    """.fine(),
    """
    # The promo changes another property.
    brands:
      bank: { final: true, navigationBar: { tint: "#00569E" } }
    promos:
      sale: { toolbar: { tint: "#B3261E" } }
    """.fine(),
    check: { analysis in
      let words = ContextWords(analysis.theme)
      var seen: Set<[SourceRange]> = []
      return analysis.findings.finalOverrides.compactMap { finding in
        let final = analysis.written(finding.final)
        let override = analysis.written(finding.override)
        guard seen.insert([final.entry.keyRange, override.entry.keyRange]).inserted else {
          return nil
        }
        return Finding(
          "'\(override.entry.path)' overrides '\(final.path)', which is final",
          at: override.entry.keyRange,
          notes: [
            Note("declared final here", at: final.entry.keyRange),
            Note("for example: \(words.text(finding.witness, of: finding.final.target))"),
          ],
          help: ["remove the override, or remove 'final: true' from the other block"],
          property: override.entry.path,
          facts: Diagnostic.Facts(
            layer: "\(finding.override.layer)",
            witness: words.coordinates(of: finding.witness, for: finding.final.target)
          )
        )
      }
    }
  )
}
