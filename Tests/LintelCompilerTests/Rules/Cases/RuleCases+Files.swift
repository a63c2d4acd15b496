import LintelLint
import LintelTheme

extension RuleCases {
  /// Cases of mistakes in headers and in imported files.
  static let files: KeyValuePairs<String, Examples> = [
    "missing-version": "imports: [bars.yaml]".found(at: 1).importing([
      "bars.yaml": """
      navigationBar: { shadow: none }
      """
    ]),
    "missing-version": """
    # Every file has the version, in any place.
    imports: [bars.yaml]
    --- bars.yaml
    navigationBar: { shadow: none }
    lintel: 1
    """,
    "unsupported-version": """
    # An imported file from a newer theme.
    imports: [bars.yaml]
    --- bars.yaml
    lintel: 2 ←
    navigationBar: { shadow: none }

    imports: [bars.yaml]
    --- bars.yaml
    lintel: 1 # of two parts
    navigationBar: { shadow: none }
    """,
    "missing-theme-name": """
    # The name is in a file that can't have one.
    lintel: 1
    imports: [bars.yaml]
    --- bars.yaml
    theme: Harbor
    """.found(at: 1).besides("misplaced-key").whole(),
    "missing-theme-name": """
    navigationBar: { shadow: none }
    theme: "Harbor"
    """,
    "missing-ios": """
    # A condition doesn't apply to the theme as a whole.
    lintel: 1
    theme: Harbor
    when ios 15..: { toolbar: { tint: label } }
    """.found(at: 3).whole(),
    "missing-ios": """
    # The root file's range also applies to its imports.
    lintel: 1
    theme: Harbor
    ios: 16..
    imports: [bars.yaml]
    --- bars.yaml
    toolbar: { tint: label }
    """.fine().whole(),
    "invalid-version": """
    ios: 15..20 ←

    navigationBar: { shadow: none }
    promos:
      restyling: { appVersions: soon } ←

    # Minor releases count.
    ios: 17..18
    navigationBar:
      when ios 17.4..: { shadow: none }
    """,
    "unreadable-file": """
    # A pattern matches the file.
    imports:
      - brands/*.yaml
    --- brands/harbor.yaml
    brands: { harbor: {} }
    --- brands/coast.yaml
    brands: { coast: {} }
    """.found(at: 3).under(.unreadable("brands/coast.yaml")),
    "unreadable-file": """
    # The theme doesn't import the unreadable file.
    imports: [brands/*.yaml]
    --- brands/harbor.yaml
    brands: { harbor: {} }
    --- drafts/coast.yaml
    brands: { coast: {} }
    """.fine().under(.unreadable("drafts/coast.yaml")),
    "import-not-found": """
    imports:
      - tokens.yml ←
    --- tokens.yaml

    # Paths are relative to the file that contains them.
    imports: [brands/harbor.yaml]
    --- brands/harbor.yaml
    imports: [colors.yaml]
    brands: { harbor: { toolbar: { tint: $sea } } }
    --- brands/colors.yaml
    tokens: { colors: { sea: "#0B6E99" } }
    """,
    "import-case": """
    imports: ['brands/Nord/*.yaml']
    --- brands/nord/Harbor.yaml
    brands: { harbor: {} }
    """.found(at: 1).under(.ignoringCase),
    "import-case": """
    # A pattern matches the name of the file.
    imports: ['brands/*.yaml']
    --- brands/Harbor.yaml
    brands: { harbor: {} }
    """.fine().under(.ignoringCase),
    "import-outside": """
    imports:
      - /etc/tokens.yaml ←

    imports: [shared/../tokens.yaml]
    --- tokens.yaml

    # An imported file refers to a file outside its own folder but inside the theme's.
    imports: [brands/harbor.yaml]
    --- brands/harbor.yaml
    imports: [../colors.yaml]
    brands: { harbor: { toolbar: { tint: $sea } } }
    --- colors.yaml
    tokens: { colors: { sea: "#0B6E99" } }
    """,
    "unusable-asset-catalog": """
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

    # A catalog can be empty.
    assets: Assets.xcassets
    toolbar: { tint: label }
    --- Assets.xcassets/Contents.json
    {}
    """,
    "too-many-imports": """
    imports: [tokens.yaml]
    toolbar: { tint: $accent }
    --- tokens.yaml
    tokens: { colors: { accent: "#0B6E99" } }
    """.found(at: 1).limited(\.totalSize, to: 100, "bytes instead of 256 MB"),
    "too-many-imports": """
    # A file that two files import counts once.
    imports: [bars.yaml, tabs.yaml]
    --- bars.yaml
    imports: [colors.yaml]
    toolbar: { tint: $accent }
    --- tabs.yaml
    imports: [colors.yaml]
    tabBar: { tint: $accent }
    --- colors.yaml
    tokens: { colors: { accent: "#0B6E99" } }
    """.fine().limited(\.files, to: 4, "files"),
  ]
}
