import LintelLint
import LintelSyntax
import LintelTheme

extension RuleCases {
  /// Cases of mistakes in a file's YAML.
  static let syntax: KeyValuePairs<String, Examples> = [
    "yaml-syntax": """
    navigationBar:
      background: { preset: opaque, color: "#FFFFFF" ←
    toolbar:
      shadow: none

    navigationBar:
      background: {
        preset: opaque,
        color: "#FFFFFF"
      }
    """,
    "unquoted-color": """
    tokens:
      colors:
        ink: { light: #1B1B1F, dark: "#F4F4F6" } ←
    navigationBar:
      tint: $ink

    navigationBar:
      #0B6E99 was the blue of last year
      tint: "#084C6B"
    """,
    "tab-indentation": """
    navigationBar: {
    	tint: "#0B6E99" } ←

    # navigationBar:
    #	tint: red
    toolbar: { tint: "#0B6E99",	shadow: none }
    """,
    "duplicate-key": """
    navigationBar:
      background.color: "#FFFFFF"
      background: { preset: opaque, color: "#F4F4F6" } ←

    navigationBar:
      background.color: "#FFFFFF"
      background: { preset: opaque }

    navigationBar: { tint: "#0B6E99" }
    toolbar: { tint: "#0B6E99" }
    """,
    "split-function": """
    navigationBar: { tint: rgb(11, 110, 153) } ←

    # Two calls in one pair of braces.
    toolbar: { tint: rgb(11 110 153), shadow: { color: "rgb(11 110 153 / 50%)" } }
    """,
    "key-not-scalar": """
    # A placeholder that a script didn't replace.
    screens:
      {home}: { hidesBottomBar: true } ←

    navigationBar:
      ? ←
      : { prefersLargeTitles: true }

    # A pattern in quotes matches several screens.
    screens:
      news.list: {}
      news.detail: {}
      "news.*": { hidesBottomBar: true }
    """,
    "yaml-anchor": """
    screens:
      photo: &immersive ←
        hidesBottomBar: true

    screens:
      help: { backButtonTitle: Questions & answers }
    """,
    "yaml-alias": """
    toolbar:
      tint: *accent ←

    groups: { details: ["*.detail"] }
    screens:
      news.detail: { backButtonTitle: "*" }
      details: { hidesBottomBar: true }
    """,
    "yaml-merge-key": """
    screens:
      photo: &photo { hidesBottomBar: true }
      video:
        <<: *photo
    """.found(at: 4).besides("yaml-anchor"),
    "yaml-merge-key": """
    screens:
      home: { backButtonTitle: "<<" }
    """,
    "yaml-tag": """
    tokens:
      colors:
        accent: !color "#0B6E99" ←
    toolbar: { tint: $accent }

    screens:
      sale: { backButtonTitle: Go!! }
    """,
    "yaml-directive": """
    %TAG ! tag:example.com,2027: ←
    ---
    toolbar: { shadow: none }

    # 100% of the design system.
    navigationBar: { tint: alpha(label 40%) }
    """,
    "several-documents": """
    # Two files, joined by a script.
    imports: [bars.yaml]
    --- bars.yaml
    lintel: 1
    navigationBar: { shadow: none }
    ---
    lintel: 1
    toolbar: { shadow: none }
    """.found(at: 3),
    "several-documents": """
    ---
    lintel: 1
    theme: Example
    navigationBar: { shadow: none }
    ...
    """.fine().whole(),
    "control-character": """
    # A page break between two sections, from an old editor.
    toolbar: { shadow: none }
    \u{C} ←
    navigationBar: { shadow: none }
    """,
    "control-character": #"""
    # Tabs are fine, and an escape is visible.
    screens:
      home: { backButtonTitle: "Zur\u00fcck" }	# to the start
    """#.fine(),
    "invalid-utf8": "toolbar: { shadow: none }".found(at: 1).under(
      .saved(in: .utf16, "Saved as UTF-16.")
    ),
    "invalid-utf8": """
    screens:
      übersicht: { backButtonTitle: "戻る" }
    """,
    "invalid-utf8": #"""
    # For ASCII, the two encodings are the same.
    screens:
      home: { backButtonTitle: "Zur\u00fcck" }
    """#.fine().under(.saved(in: .latin1, "Saved as ISO 8859-1.")),
    "file-too-large": """
    # A file of design tokens that also contains icons.
    imports: [all.tokens.json]
    --- all.tokens.json
    { "icons": { "$description": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==" } }
    """.found(at: 1).limited(\.syntax.fileSize, to: 120, "bytes instead of 64 MB"),
    "file-too-large": """
    # Each file on its own is small enough.
    imports: [bars.yaml]
    toolbar: { shadow: none }
    --- bars.yaml
    tabBar: { tint: systemTeal, shadow: none }
    """.fine().limited(\.syntax.fileSize, to: 140, "bytes instead of 64 MB"),
    "too-deep": """
    screens: { home: { navigationBar: { tint: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: { light: label } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } }
    """.found(at: 1).besides("wrong-value-type"),
    "too-deep": """
    brands: { a: { promos: { p: { screens: { s: { navigationBar: { scrollEdge: { title: { kern: 1 } } } } } } } } }
    promos: { p: {} }
    screens: { s: {} }

    # Brackets in a string don't nest.
    screens:
      help: { backButtonTitle: "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[" }
    """,
    "malformed-json": """
    imports: [palette.tokens.json]
    toolbar: { tint: $accent }
    --- palette.tokens.json
    {
      // from the design tool ←
      "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } }
    }

    imports: [palette.tokens.json]
    toolbar: { tint: $accent }
    --- palette.tokens.json
    "$description": "from the design tool, \\u00fcber alles",
    "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } }
    """,
  ]
}
