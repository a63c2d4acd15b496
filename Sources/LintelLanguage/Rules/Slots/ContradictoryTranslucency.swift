import LintelDecisions
import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let contradictoryTranslucency = LintRule(
    id: "contradictory-translucency",
    severity: .warning,
    summary: "A bar's 'translucency' says the opposite of its background.",
    rationale: """
      'opaque' puts a plain color behind a background that lets content through; 'translucent' shows nothing through one that does not; \
      'almostOpaque' draws an image of its own, which leaves no place for another.
      """,
    advice:
      "Say the one or the other: change the color's alpha or the image, or leave 'translucency' out.",
    triggering: [
      Example(
        """
        navigationBar:
          background: { preset: default, color: "#FFFFFFCC", translucency: opaque }
        """,
        at: [2]
      ),
      Example(
        """
        navigationBar:
          background:
            preset: opaque
            color: systemBackground
            translucency: translucent
        """,
        at: [5]
      ),
      Example(
        """
        toolbar:
          background: { image: { asset: wood }, translucency: almostOpaque }
        """,
        at: [2]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar:
          background: { preset: default, color: "#FBF7EE", translucency: almostOpaque }
        """
      ),
      Example(
        """
        navigationBar:
          background: { preset: default, color: "#FFFFFFCC", translucency: translucent }
        """
      ),
    ],
    check: { analysis in
      analysis.backgroundFindings { object, leaves, origin throws(TooLarge) in
        guard let written = object.value(of: leaves.translucency)?.keyword(Translucency.self) else {
          return nil
        }
        let reason: String
        switch (written, object.opacity(leaves)) {
        case (.opaque, .translucent): reason = "the background lets content through"
        case (.translucent, .opaque): reason = "nothing shows through the background"
        case (.almostOpaque, _) where object.image(of: leaves.image) != nil:
          reason = "it draws an image of its own in place of the background's"
        case _: return nil
        }
        guard let entry = origin(leaves.translucency) else { return nil }
        let causes = [leaves.image, leaves.color, leaves.preset].compactMap(origin)
        return Diagnostic(
          "contradictory-translucency",
          .warning,
          "'translucency: \(written.rawValue)' contradicts the background: \(reason)",
          at: entry.entry.valueRange,
          notes: analysis.note("the background is this", at: causes.first),
          help: ["leave 'translucency' out, or change the color or the image"],
          property: entry.path
        )
      }
    }
  )
}
