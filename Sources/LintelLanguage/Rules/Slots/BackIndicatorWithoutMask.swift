import LintelDecisions
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
      return analysis.lookFindings { looks throws(TooLarge) in
        let bar = try looks.bar(.navigationBar)
        var found: [Diagnostic] = []
        for slot in bar.kind.slots {
          var isSet: [DecisionID] = []
          for leaf in [image, mask] {
            let place = DecidedBar.Place(leaf: leaf, item: -1)
            let value = try bar.value(of: place, in: slot)
            isSet.append(
              looks.decisions.test(value) { outcome in
                if case .image = outcome.resolved { true } else { false }
              }
            )
          }
          for (index, leaf) in [image, mask].enumerated() {
            let isAlone = try looks.decisions.both(
              isSet[index],
              looks.decisions.not(isSet[1 - index])
            )
            let entries = try bar.entry(of: DecidedBar.Place(leaf: leaf, item: -1), in: slot)
            for place in try looks.places(of: isAlone, by: entries) {
              let removal = analysis.origin(of: index == 0 ? mask : image, at: place, in: slot)
              found.append(
                finding(analysis.entry(of: place), missing: index == 0 ? "mask" : "image", removal)
              )
            }
          }
        }
        return found
      }
    }
  )

  private static func finding(
    _ origin: WrittenEntry,
    missing: String,
    _ removal: WrittenEntry?
  ) -> Diagnostic {
    Diagnostic(
      "back-indicator-without-mask",
      .warning,
      "the back indicator has no \(missing), so that UIKit shows its own chevron",
      at: origin.entry.keyRange,
      notes: [Note("UIKit takes image and mask together, and neither where one is nil")]
        + [removal].compactMap(\.self).map {
          Note("the \(missing) is taken away here", at: $0.entry.keyRange)
        },
      help: ["write 'backIndicator:' with the image itself, which is taken for both"],
      property: origin.path
    )
  }
}
