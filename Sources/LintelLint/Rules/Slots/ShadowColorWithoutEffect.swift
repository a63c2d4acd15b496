import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

extension LintRule {
  // UIBarAppearance.h: the color tints a template image, and any other image is drawn unchanged.
  static let shadowColorWithoutEffect = LintRule(
    .warning("shadow-color-without-effect"),
    summary: "A bar's shadow has a color and an image that isn't a template.",
    rationale: """
      The color of the shadow applies to the system's line and to template images. UIKit draws any other image in its \
      own colors, so even `color: none` leaves a shadow.
      """,
    advice:
      "Make the image a template (`rendering: template`), or leave out the color or the image.",
    """
    navigationBar:
      background: opaque
      shadow: { color: systemGray, image: { asset: bar-shadow, rendering: original } } ←

    navigationBar:
      background: opaque
      shadow: { color: systemGray, image: { asset: bar-shadow, rendering: template } }
    """,
    lookCheck: { analysis, looks in
      analysis.backgroundFindings(looks, at: \.shadowColor) {
        object,
        leaves,
        origin throws(TooLarge) in
        guard let color = object.value(of: leaves.shadowColor),
          object.image(of: leaves.shadowImage)?.isDrawnInOwnColors == true,
          let entry = origin(leaves.shadowColor)
        else { return nil }
        let image = origin(leaves.shadowImage)
        return Finding(
          color == .none
            ? "the shadow still shows, because UIKit draws its image regardless of the color"
            : "the shadow's color has no effect, because UIKit draws the image in its own colors",
          at: entry,
          notes: analysis.note("the image is here", at: image),
          help: [
            color == .none
              ? "write 'shadow: none', which removes the image, too"
              : "give the image 'rendering: template', or leave the color out"
          ]
        )
      }
    }
  )
}

extension Image {
  /// Whether UIKit draws the image in its own colors, which only the asset catalog determines for an
  /// asset without `rendering`.
  fileprivate var isDrawnInOwnColors: Bool {
    if let rendering { return rendering == "original" }
    switch source {
    case .gradient, .fill: return true
    case .asset, .symbol: return false
    }
  }
}
