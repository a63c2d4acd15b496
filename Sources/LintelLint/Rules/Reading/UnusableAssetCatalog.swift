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

    assets:
      - Assets ←
    --- Assets/Ink.colorset/Contents.json
    {}

    # The catalog is the folder around the color set.
    assets: [Assets.xcassets/Ink.colorset] ←
    --- Assets.xcassets/Ink.colorset/Contents.json
    {}

    # An app's settings aren't a list of symbols.
    assets: [Info.plist] ←
    --- Info.plist
    <plist><dict><key>UIStatusBarHidden</key><true/></dict></plist>

    assets: [Assets.xcassets]
    toolbar: { tint: asset(Ink) }
    --- Assets.xcassets/Ink.colorset/Contents.json
    {}

    # A catalog can be empty.
    assets: Assets.xcassets
    toolbar: { tint: label }
    --- Assets.xcassets/Contents.json
    {}
    """
  )
}
