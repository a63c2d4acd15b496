extension LintRule {
  // Reported where a block would expand endlessly.
  static let circularUse = LintRule(
    .error("circular-use", in: .reading),
    summary: "Styles use each other in a cycle.",
    rationale: "The content of the block would never end.",
    advice: "Remove one of the `use` keys.",
    """
    styles:
      hero: { use: quiet } ←
      quiet: { use: hero }
    screens: { home: { use: hero } }

    # A style that uses itself only on iPads.
    styles:
      form:
        scrolls: false
        when pad: { use: form } ←
    screens: { login: { use: form } }

    styles:
      hero: { use: quiet }
      quiet: { hidesBottomBar: true }
    screens: { home: { use: hero } }

    # Two styles share a third.
    styles:
      quiet: { hidesBottomBar: true }
      hero: { use: quiet, statusBar: lightContent }
      form: { use: quiet, scrolls: false }
    screens: { home: { use: hero }, login: { use: form } }
    """
  )
}
