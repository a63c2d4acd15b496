import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let backIndicatorWithoutMask = LintRule(
    id: "back-indicator-without-mask",
    severity: .warning,
    summary: "A back indicator has an image without a mask, or a mask without an image.",
    rationale:
      "UIKit takes both in one call, and where either is nil it goes back to its own chevron.",
    advice: "Write the image for both, as 'backIndicator: $back' does, or give the mask too.",
    triggering: [
      Example(
        """
        navigationBar:
          backIndicator: { image: { symbol: arrow.backward } }
        """,
        at: [2]
      ),
      Example(
        """
        tokens: { images: { back: { asset: nav-back } } }
        navigationBar: { backIndicator: $back }
        screens:
          reader:
            navigationBar: { backIndicator: { mask: none } }
        """,
        at: [2]
      ),
    ],
    nonTriggering: [
      Example("navigationBar: { backIndicator: { symbol: arrow.backward } }"),
      Example(
        """
        navigationBar:
          backIndicator: { image: { asset: nav-back }, mask: { asset: nav-back-mask } }
        screens:
          reader: { navigationBar: { backIndicator: none } }
        """
      ),
    ],
    check: { analysis in
      let image = analysis.schema[.backIndicatorImage]
      let mask = analysis.schema[.backIndicatorMask]
      return analysis.objectFindings(of: [.navigationBar]) { object, place in
        let hasImage = object.image(of: image) != nil
        guard hasImage != (object.image(of: mask) != nil),
          let origin = analysis.origin(of: hasImage ? image : mask, at: place)
        else { return nil }
        let missing = hasImage ? "mask" : "image"
        return Diagnostic(
          "back-indicator-without-mask",
          .warning,
          "the back indicator has no \(missing), so that UIKit shows its own chevron",
          at: origin.entry.keyRange,
          notes: [Note("UIKit takes image and mask together, and neither where one is nil")]
            + [analysis.origin(of: hasImage ? mask : image, at: place)].compactMap(\.self).map {
              Note("the \(missing) is taken away here", at: $0.entry.keyRange)
            },
          help: ["write 'backIndicator:' with the image itself, which is taken for both"],
          property: origin.path
        )
      }
    }
  )
}
