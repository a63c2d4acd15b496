import LintelDecisions
import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let shadowColorWithoutEffect = LintRule(
    id: "shadow-color-without-effect",
    severity: .warning,
    summary: "A bar's shadow has a color besides an image that is drawn as it is.",
    rationale: """
      The color of the shadow is for the hairline and for template images. Any other image is drawn whatever the color is, so \
      that even 'color: none' leaves a shadow.
      """,
    advice:
      "Make the image a template ('rendering: template'), or leave out the color or the image.",
    triggering: [
      Example(
        """
        navigationBar:
          background: opaque
          shadow: { color: systemGray, image: { asset: bar-shadow, rendering: original } }
        """,
        at: [3]
      ),
      Example(
        """
        navigationBar:
          background: opaque
          shadow: { image: { fill: "#1B1B1F" } }
        screens:
          photo: { navigationBar: { shadow: { color: none } } }
        """,
        at: [5]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar:
          background: opaque
          shadow: { color: systemGray, image: { asset: bar-shadow, rendering: template } }
        """
      ),
      Example(
        """
        navigationBar: { background: opaque, shadow: { image: { asset: bar-shadow } } }
        screens:
          photo: { navigationBar: { shadow: none } }
        """
      ),
    ],
    check: { analysis in
      analysis.backgroundFindings { object, leaves, origin throws(TooLarge) in
        guard let color = object.value(of: leaves.shadowColor),
          object.image(of: leaves.shadowImage)?.isDrawnAsItIs == true,
          let entry = origin(leaves.shadowColor)
        else { return nil }
        let image = origin(leaves.shadowImage)
        return Diagnostic(
          "shadow-color-without-effect",
          .warning,
          color == .none
            ? "the shadow stays, since its image is drawn whatever the color is"
            : "the shadow's color has no effect, since its image is drawn as it is",
          at: entry.entry.keyRange,
          notes: image.map { [Note("the image is this", at: $0.entry.keyRange)] } ?? [],
          help: [
            color == .none
              ? "write 'shadow: none', which takes the image away too"
              : "give the image 'rendering: template', or leave the color out"
          ],
          property: entry.path
        )
      }
    }
  )
}

extension Image {
  /// Whether UIKit draws the image in its own colors; by default, only the asset catalog decides
  /// that for an asset.
  fileprivate var isDrawnAsItIs: Bool {
    if let rendering { return rendering == "original" }
    switch source {
    case .gradient, .fill: return true
    case .asset, .symbol: return false
    }
  }
}
