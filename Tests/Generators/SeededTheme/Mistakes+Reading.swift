extension Mistake {
  /// Mistakes in YAML, and mistakes that keep a theme from being read, which are all errors.
  package static let ofReading: [Mistake] = [
    Mistake(
      "§: { backButtonTitle: \"⬅︎ Zurück\", toolbar: { tint: ‹unquoted-color›#00569E } }",
      fixed: "§: { backButtonTitle: \"⬅︎ Zurück\", toolbar: { tint: \"#00569E\" } }"
    ),
    Mistake(
      "§:\n  toolbar:\n    tint: ‹unquoted-color›#B3261E # rot",
      fixed: "§:\n  toolbar:\n    tint: \"#B3261E\" # rot"
    ),
    Mistake(
      "§: { toolbar: { ‹unknown-property›tnit: \"#084C6B\" } }",
      fixed: "§: { toolbar: { tint: \"#084C6B\" } }"
    ),
    Mistake(
      "§:\n  navigationBar.title.‹unknown-property›colr: secondaryLabel",
      fixed: "§:\n  navigationBar.title.color: secondaryLabel"
    ),
    Mistake(
      "§:\n  # größer\n  ‹unknown-key›hidesBotomBar: true",
      fixed: "§:\n  # größer\n  hidesBottomBar: true"
    ),
    Mistake(
      "§: { backButtonTitle: \"日本\", toolbar: { tint: ‹unknown-token›$meeer } }",
      fixed: "§: { backButtonTitle: \"日本\", toolbar: { tint: $meer } }"
    ),
    Mistake(
      "§:\n  toolbar: { tint: ‹unknown-color›sytemTeal }",
      fixed: "§:\n  toolbar: { tint: systemTeal }"
    ),
    Mistake(
      "§:\n  toolbar: { tint: ‹css-color-name›navy }",
      fixed: "§:\n  toolbar: { tint: \"#000080\" }"
    ),
    Mistake(
      "§:\n  backButtonTitle: \"für 🙂\"\n  largeTitleDisplay: ‹unknown-keyword›alwys",
      fixed: "§:\n  backButtonTitle: \"für 🙂\"\n  largeTitleDisplay: always"
    ),
    Mistake(
      "§: { backButtonTitle: \"für 🙂\", hidesBottomBar: ‹wrong-value-type›yes }",
      fixed: "§: { backButtonTitle: \"für 🙂\", hidesBottomBar: true }"
    ),
    Mistake(
      "§:\n  brands: { ‹undeclared-name›nahct: { hidesBottomBar: true } }",
      fixed: "§:\n  brands: { nacht: { hidesBottomBar: true } }"
    ),
    Mistake("§: { toolbar: { tint: ‹malformed-color›\"#0B6E9\" } }"),
    Mistake("§:\n  toolbar: { tint: ‹token-of-wrong-type›$überschrift }"),
    Mistake("§:\n  toolbar: { button: { color: ‹none-not-allowed›none } }"),
    Mistake("§:\n  toolbar: { tint: alpha(label ‹out-of-range›140%) }"),
    Mistake("§:\n  navigationBar: { scrollEdge: { ‹not-by-slot›prefersLargeTitles: true } }"),
    Mistake("§:\n  navigationBar:\n    scrollEdge:\n      ‹nested-slot›compact: { shadow: none }"),
    Mistake(
      "§: { navigationBar: { title: { font: { style: headline, size: ‹contradictory-keys›17 } } } }"
    ),
    Mistake("‹matches-nothing›'*.§': { hidesBottomBar: true }"),
    Mistake("‹invalid-name›\"§ x\": { hidesBottomBar: true }"),
    Mistake("§:\n  ‹invalid-condition›when dark: { hidesBottomBar: true }"),
    Mistake("§:\n  ‹misplaced-key›styles: { leise: { hidesBottomBar: true } }"),
    Mistake([.colors: "a-§: ‹cyclic-token›$b-§\nb-§: $a-§"]),
    Mistake([.promos: "§: { from: ‹invalid-date›1/6/2031, until: 2031-09-01 }"]),
    Mistake(
      [
        .styles: "stil-§: { hidesBottomBar: true }",
        .screens: "§: { use: [stil-§, ‹duplicate-use›stil-§] }",
      ],
      fixed: [.styles: "stil-§: { hidesBottomBar: true }", .screens: "§: { use: [stil-§] }"]
    ),
    Mistake("§:\n  hidesBottomBar: true\n  ‹duplicate-key›hidesBottomBar: true"),
    Mistake(
      "§:\n  toolbar: { tint: ‹split-function›alpha($meer, 0.4) }",
      fixed: "§:\n  toolbar: { tint: alpha($meer 0.4) }"
    ),
    Mistake("§:\n  toolbar: { tint: ‹yaml-anchor›&meer \"#0B6E99\" }"),
    Mistake("§:\n  ‹yaml-merge-key›<<: { hidesBottomBar: true }"),
    Mistake(
      "§:\n  navigationBar: { title: { kern: ‹yaml-tag›!!float 1 } }",
      fixed: "§:\n  navigationBar: { title: { kern: 1 } }"
    ),
    Mistake("§: { hidesBottomBar: true }\n‹key-not-scalar›[§, start]: { hidesBottomBar: true }"),
    Mistake(
      "§:\n  toolbar:\n    ‹yaml-syntax›tint:\"#0B6E99\"\n    barStyle: default",
      fixed: "§:\n  toolbar:\n    tint: \"#0B6E99\"\n    barStyle: default"
    ),
    Mistake(
      "§:\n  toolbar:\n‹tab-indentation›\ttint: \"#0B6E99\"",
      fixed: "§:\n  toolbar:\n    tint: \"#0B6E99\"",
      most: 0
    ),
  ]
}
