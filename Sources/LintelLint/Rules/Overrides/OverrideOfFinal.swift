import LintelCascade
import LintelDiagnostics
import LintelTheme

extension LintRule {
  // Each override is reported once, with all values that it overrides, and with one context as an example.
  static let overrideOfFinal = LintRule(
    .error("override-of-final", in: .cascade),
    summary: "A higher layer overrides a value that a block declares final.",
    rationale: """
      With `final: true`, the owner of a brand, or of a legal requirement, keeps promos and screens from changing a \
      value. The override would win by its layer, so Lintel reports it as an error.
      """,
    advice: "Remove the override, or talk to the owner of the final block and remove `final`.",
    """
    brands:
      bank:
        final: true
        navigationBar: { tint: "#00569E" }
    promos:
      sale: { navigationBar: { tint: "#B3261E" } } ←

    # A brand that extends it is in the same layer.
    brands:
      bank: { final: true, navigationBar: { tint: "#00569E" } }
      youth: { extends: bank, navigationBar: { tint: "#6A00A8" } }
    """,
    check: { analysis in
      let words = ContextWords(analysis.theme)
      var groups: [SourceRange: Int] = [:]
      var overrides: [(finding: FinalOverride, finals: [WrittenEntry])] = []
      for finding in analysis.findings.finalOverrides {
        let (final, override) = (
          analysis.written(finding.final), analysis.written(finding.override)
        )
        let key = override.entry.keyRange
        guard let index = groups[key] else {
          groups[key] = overrides.count
          overrides.append((finding, [final]))
          continue
        }
        // The declarations of a shorthand have the same entry.
        if overrides[index].finals.last?.entry.keyRange != final.entry.keyRange {
          overrides[index].finals.append(final)
        }
      }
      return overrides.map { finding, finals in
        let override = analysis.written(finding.override)
        let places = Set(finals.map(\.entry.keyRange)).sorted()
        return Finding(
          "'\(override.entry.path)' overrides '\(finals[0].path)', which is final",
          at: override.entry.keyRange,
          notes: places.prefix(3).map { Note("declared final here", at: $0) }
            + (places.count > 3
              ? [Note("it overrides \((places.count - 3).more("final declaration")), too")] : [])
            + [Note("for example: \(words.text(finding.witness, of: finding.final.target))")],
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
