extension LintRule {
  static let unusableAssetCatalog = LintRule(
    .error("unusable-asset-catalog", in: .reading),
    summary: "A file under `assets` is missing, or isn't an asset catalog or a list of symbols.",
    rationale:
      "Without the catalog, names of colors and images can't be checked, and contrast with a color in it is unknown.",
    advice: "Correct the path; it is relative to the file that contains it.",
    """
    assets: [App.xcassets] ←
    toolbar: { tint: asset(Ink) }
    --- Assets.xcassets/Ink.colorset/Contents.json
    {}

    assets: [Assets.xcassets]
    toolbar: { tint: asset(Ink) }
    --- Assets.xcassets/Ink.colorset/Contents.json
    {}
    """
  )
}
