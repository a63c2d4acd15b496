import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

extension LintRule {
  // The value determines whether content extends behind the bar, and the background determines whether the content shows.
  static let contradictoryTranslucency = LintRule(
    .warning("contradictory-translucency"),
    summary: "A bar's `translucency` contradicts its background.",
    rationale: """
      `opaque` puts a plain color behind a background that lets content show through. `translucent` shows nothing \
      through an opaque background. `almostOpaque` draws its own image, so the background can't have another.
      """,
    advice:
      "Change the color's alpha or the image, or remove `translucency`.",
    """
    navigationBar:
      background: { preset: default, color: "#FFFFFFCC", translucency: opaque } ←

    navigationBar:
      background: { preset: default, color: "#FBF7EE", translucency: almostOpaque }
    """,
    lookCheck: { analysis, looks in
      analysis.backgroundFindings(looks, at: \.translucency) {
        object,
        leaves,
        origin throws(TooLarge) in
        guard let written = object.value(of: leaves.translucency)?.keyword(Translucency.self) else {
          return nil
        }
        let reason: String
        switch (written, object.opacity(leaves)) {
        case (.opaque, .translucent): reason = "the background lets content through"
        case (.translucent, .opaque): reason = "nothing shows through the background"
        case (.almostOpaque, _) where object.image(of: leaves.image) != nil:
          reason = "it draws its own image instead of the background's"
        case _: return nil
        }
        guard let entry = origin(leaves.translucency) else { return nil }
        let causes = [leaves.image, leaves.color, leaves.preset].compactMap(origin)
        return Finding(
          "'translucency: \(written.rawValue)' contradicts the background: \(reason)",
          at: entry,
          part: \.valueRange,
          notes: analysis.note("the background is here", at: causes.first),
          help: ["remove 'translucency', or change the color or the image"]
        )
      }
    }
  )
}
