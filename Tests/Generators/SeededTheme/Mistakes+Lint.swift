extension Mistake {
  /// Mistakes with which a theme can still be read, except for conflicts.
  package static let ofMeaning: [Mistake] = [
    Mistake(
      "§:\n  largeTitleDisplay: never\n  toolbar: { ‹redundant-override›tint: \"#757575\" }",
      fixed: "§:\n  largeTitleDisplay: never"
    ),
    Mistake(
      "§: { backButtonTitle: \"Zurück\", toolbar: { ‹redundant-override›tint: \"#757575\", shadow: none } }",
      fixed: "§: { backButtonTitle: \"Zurück\", toolbar: { shadow: none } }"
    ),
    // Removing the entry would remove its comment, too.
    Mistake("§:\n  toolbar:\n    ‹redundant-override›tint: \"#757575\" # wie überall"),
    Mistake(
      "§:\n  toolbar: { ‹dead-declaration›tint: \"#00569E\" }\n  when phone: { toolbar: { tint: \"#084C6B\" } }\n  when pad: { toolbar: { tint: \"#123456\" } }",
      fixed:
        "§:\n  when phone: { toolbar: { tint: \"#084C6B\" } }\n  when pad: { toolbar: { tint: \"#123456\" } }"
    ),
    Mistake(
      [
        .nightScreens: "§: { toolbar: { tint: \"#3A2C6B\" } }",
        .screens:
          "§:\n  largeTitleDisplay: never\n  brands: { nacht: { toolbar: { ‹duplicate-declaration›tint: \"#3A2C6B\" } } }",
      ],
      fixed: [
        .nightScreens: "§: { toolbar: { tint: \"#3A2C6B\" } }",
        .screens: "§:\n  largeTitleDisplay: never",
      ]
    ),
    Mistake(
      "§:\n  priority: ‹needless-priority›10\n  toolbar: { tint: \"#B3261E\" }",
      fixed: "§:\n  toolbar: { tint: \"#B3261E\" }"
    ),
    Mistake(
      "§: { priority: ‹needless-priority›7, toolbar: { tint: \"#B3261E\" } }",
      fixed: "§: { toolbar: { tint: \"#B3261E\" } }"
    ),
    Mistake("§:\n  ‹always-true-condition›when ios 15..: { toolbar: { tint: \"#B3261E\" } }"),
    Mistake("§:\n  ‹unreachable-block›when ios 26..: { toolbar: { tint: \"#B3261E\" } }"),
    Mistake(
      "§: { backButtonTitle: \"戻る\", navigationBar: { tint: ‹hidden-appearance›\"#767676\" } }"
    ),
    Mistake("§: { toolbar: { button: { ‹hidden-slot›kern: 2 } } }"),
    Mistake("§:\n  toolbar: { tint: ‹out-of-gamut›oklch(0.7 0.4 150) }"),
    Mistake("§:\n  toolbar: { tint: alpha(label ‹doubtful-unit›0.5%) }"),
    Mistake("§:\n  toolbar: { tint: ‹deprecated-api›groupTableViewBackground }"),
    Mistake(
      "§:\n  brands: { nacht: { toolbar: { tint: ‹coincident-values›$meer } } }\n  when pad: { toolbar: { tint: \"#084C6B\" } }"
    ),
    Mistake(
      "§:\n  scrolls: false\n  navigationBar: { scrolled: { title: { ‹never-scrolled›color: systemTeal } } }"
    ),
    Mistake("§: { navigationBar: { ‹shorthand-resets-longhand›background: opaque } }"),
    Mistake(
      "§:\n  ‹unused-suppression›# lintel:disable-next-line out-of-gamut -- gedruckt\n  toolbar: { tint: \"#B3261E\" }",
      fixed: "§:\n  toolbar: { tint: \"#B3261E\" }"
    ),
    Mistake(
      "§: { toolbar: { tint: \"#B3261E\" } } # lintel:disable-line ‹unknown-rule›out-of-gamt -- für später",
      // Once its rule's name is right, the comment silences nothing.
      fixed: "§: { toolbar: { tint: \"#B3261E\" } }"
    ),
    Mistake(
      "§: { toolbar: { tint: oklch(0.7 0.4 150) } } ‹suppression-without-reason›# lintel:disable-line out-of-gamut gedruckt",
      fixed:
        "§: { toolbar: { tint: oklch(0.7 0.4 150) } } # lintel:disable-line out-of-gamut -- gedruckt"
    ),
    Mistake(
      "§: { toolbar: { tint: \"#B3261E\" } } # lintel:‹malformed-suppression›disable-lines out-of-gamut -- für später",
      fixed: "§: { toolbar: { tint: \"#B3261E\" } }"
    ),
    Mistake("§: { navigationBar: { standard: { title: { ‹missing-slot›kern: 1 } } } }"),
    Mistake("§: { tabBar: { stacked: { title: { ‹partial-tab-item›color: secondaryLabel } } } }"),
    Mistake(
      "§:\n  toolbar: { tint: systemBlue }\n  instances: [{ class: UIToolbar, set: { ‹contested-setting›tintColor: systemRed } }]"
    ),
    Mistake(
      "§:\n  proxies: [{ class: ‹proxy-changed-at-run-time›UITabBar, set: { barTintColor: systemYellow } }]"
    ),
    Mistake([.nightScreens: "‹nearly-declared-name›strat: { hidesBottomBar: true }"], most: 1),
  ]

  /// Mistakes that are found only in themes without errors.
  package static let ofSoundThemes: [Mistake] = [
    Mistake(
      "§: { navigationController: UINavigationController, ‹status-bar-not-forwarded›statusBar: darkContent, overrideUserInterfaceStyle: light }",
      most: 1
    ),
    Mistake("§: { backButtonTitle: \"戻る\", transition: ‹hide-with-bar-items›hide }", most: 1),
    Mistake(
      "§:\n  screenBackground: $paper\n  navigationBar: { scroll: { behavior: fade, ‹unused-scroll-setting›threshold: 240 } }"
    ),
    Mistake(
      "§:\n  screenBackground: $paper\n  ‹fade-without-scrolling›scrolls: false\n  navigationBar: { scroll: fade }",
      most: 1
    ),
    Mistake(
      "§: { navigationBar: { backIndicator: { ‹back-indicator-without-mask›image: { symbol: arrow.backward } } } }",
      most: 1
    ),
    Mistake("§: { navigationBar: { title: { color: ‹low-contrast›\"#9A9A9A\" } } }", most: 1),
    Mistake(
      "§: { tabBar: { background: { preset: default, color: \"#FFFFFFCC\", translucency: ‹contradictory-translucency›opaque } } }",
      most: 1
    ),
    Mistake([.colors: "‹unused-token›übrig-§: \"#123456\""], most: 1),
    Mistake([.styles: "‹unused-name›übrig-§: { hidesToolbar: true }"], most: 1),
  ]

  /// Mistakes that leave the cascade undecided.
  package static let ofTheCascade: [Mistake] = [
    Mistake(
      "§:\n  brands: { nacht: { toolbar: { tint: ‹conflicting-override›\"#FFD166\" } } }\n  when pad: { toolbar: { tint: \"#0A4A79\" } }"
    ),
    Mistake(
      [
        .nightScreens: "§: { toolbar: { tint: ‹duplicate-definition›\"#3A2C6B\" } }",
        .screens: "§: { brands: { nacht: { toolbar: { tint: \"#3A2C6C\" } } } }",
      ]
    ),
  ]
}
