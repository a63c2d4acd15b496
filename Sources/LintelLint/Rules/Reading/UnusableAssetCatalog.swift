import LintelDiagnostics

extension LintRule {
  static let unusableAssetCatalog = LintRule(
    id: "unusable-asset-catalog",
    severity: .error,
    stage: .reading,
    summary: "An asset catalog or a list of symbols is missing, or is something else.",
    rationale: """
      Without the catalog, names of colors and images can't be checked, and contrast with a color in it is unknown.
      """,
    advice: "Correct the path; it is relative to the file that contains it.",
    triggering: [
      Example(
        """
        assets: [App.xcassets]
        toolbar: { tint: asset(Ink) }
        """,
        at: [1],
        importing: ["Assets.xcassets/Ink.colorset/Contents.json": "{}"]
      ),
      Example(
        """
        assets:
          - Assets
        """,
        at: [2],
        importing: ["Assets/Ink.colorset/Contents.json": "{}"]
      ),
      Example(
        """
        # The catalog is the folder around the color set.
        assets: [Assets.xcassets/Ink.colorset]
        """,
        at: [2],
        importing: ["Assets.xcassets/Ink.colorset/Contents.json": "{}"]
      ),
      Example(
        """
        # An app's settings aren't a list of symbols.
        assets: [Info.plist]
        """,
        at: [2],
        importing: ["Info.plist": "<plist><dict><key>UIStatusBarHidden</key><true/></dict></plist>"]
      ),
    ],
    nonTriggering: [
      Example(
        """
        assets: [Assets.xcassets]
        toolbar: { tint: asset(Ink) }
        """,
        importing: ["Assets.xcassets/Ink.colorset/Contents.json": "{}"]
      ),
      Example(
        """
        # A catalog may be empty.
        assets: Assets.xcassets
        toolbar: { tint: label }
        """,
        importing: ["Assets.xcassets/Contents.json": "{}"]
      ),
    ]
  )
}
