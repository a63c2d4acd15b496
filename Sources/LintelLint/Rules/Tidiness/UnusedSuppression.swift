extension LintRule {
  // Comments are judged only if every rule has run, because an error elsewhere can hide the findings that they silence.
  static let unusedSuppression = LintRule(
    .warning("unused-suppression", in: .suppression),
    summary: "A comment doesn't silence anything, or no file matches a path in the configuration.",
    rationale:
      "The finding it was written for no longer exists. The comment would silence the next finding of that kind.",
    advice: "Remove the comment; `lintel lint --fix` does. Correct the path, or remove it.",
    """
    navigationBar:
      # lintel:disable-next-line out-of-gamut -- the printed brand color ←
      tint: oklch(0.7 0.1 150)

    navigationBar:
      # lintel:disable-next-line out-of-gamut -- the printed brand color
      # of 1998, which no screen shows
      tint: oklch(0.7 0.4 150)
    """
  )
}
