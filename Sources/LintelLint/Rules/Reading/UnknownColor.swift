extension LintRule {
  // `UIKitColors` lists UIKit's names; `ValueReader` also knows those of SwiftUI, CSS, and Android.
  static let unknownColor = LintRule(
    .error("unknown-color", in: .reading),
    summary: "A color has a name that UIKit doesn't have.",
    rationale: "A name without `$` is one of UIKit's own colors. The theme's colors are tokens.",
    advice:
      "Correct the spelling, write `$` before a token, or write the color as hex digits in quotes.",
    """
    navigationBar:
      tint: sytemBlue ←

    tokens: { colors: { accent: "#0B6E99" } }
    navigationBar: { tint: $accent }
    toolbar:
      tint: systemBlue
    """
  )
}
