import LintelLint
import LintelSyntax
import LintelTheme

extension RuleCases {
  /// Cases of mistakes in names and keys.
  static let names: KeyValuePairs<String, Examples> = [
    "unknown-key": """
    tokens:
      fonts:
        title: { size: 17, wieght: bold } ←
    navigationBar: { title: { font: $title } }

    tokens:
      fonts:
        title: { size: 17, weight: bold }
    navigationBar: { title: { font: $title } }
    """,
    "unknown-property": """
    tabBar:
      largeTitle: { color: label } ←

    # The same names in a bar that has them.
    tabBar:
      itemPositioning: centered
    toolbar.background.color: secondarySystemBackground
    """,
    "misplaced-key": """
    promos: { summer: {} }
    screens:
      home:
        promos: { summer: { from: 2027-06-01 } } ←

    screens:
      home: {}
      home.toolbar: { tint: label } ←

    # An imported file can have keys for the whole theme, too.
    imports: [summer.yaml]
    screens: { home: { use: festive } }
    --- summer.yaml
    styles: { festive: { statusBar: lightContent } }
    promos: { summer: { from: 2027-06-01 } }
    """,
    "mode-without-values": """
    modes: { plan: {}, reading: { standard: {}, night: { overrideUserInterfaceStyle: dark } } } ←

    # Other blocks can declare what a value changes.
    modes: { plan: { free: {}, plus: {} } }
    screens: { home: { modes: { plan: { plus: { navigationBar: { tint: "#8A5A00" } } } } } }
    """,
    "misplaced-reference": """
    imports: [app.resolver.json]
    toolbar: { tint: $accent }
    --- app.resolver.json
    {
      "version": "2025.10",
      "sets": {
        "base": { "sources": [{ "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } } }] },
        "more": { "sources": [{ "$ref": "#/resolutionOrder/0" }] } ←
      },
      "resolutionOrder": [{ "$ref": "#/sets/base" }]
    }

    imports: [app.resolver.json]
    toolbar: { tint: $accent }
    --- app.resolver.json
    {
      "version": "2025.10",
      "sets": {
        "base": { "sources": [{ "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } } }] },
        "all": { "sources": [{ "$ref": "#/sets/base" }] }
      },
      "resolutionOrder": [{ "$ref": "#/sets/all" }]
    }
    """,
    "nested-slot": """
    tabBar:
      item:
        selected: { disabled: { iconColor: label } } ←

    # A state within a slot, and two states next to each other.
    toolbar:
      scrollEdge:
        button: { color: label, disabled: { color: tertiaryLabel } }
    navigationBar:
      button:
        highlighted: { color: secondaryLabel }
        disabled: { color: tertiaryLabel }
    """,
    "not-by-slot": """
    # A color of the bar itself, and a color of its appearance object.
    tabBar:
      scrollEdge: { unselectedTint: secondaryLabel, itemPositioning: centered } ←

    # Every property of an appearance object can differ by slot.
    tabBar:
      unselectedTint: secondaryLabel
      scrollEdge: { itemPositioning: centered, background: transparent }
    """,
    "invalid-condition": """
    navigationBar:
      when phone pad: { shadow: none } ←

    navigationBar:
      when ios ..16 pad: { shadow: none }
    """,
    "invalid-name": """
    theme: 2nd Harbor ←

    # Dots nest the names of screens.
    screens: { news.detail: {}, checkout-2: {}, my_orders: {} }
    """,
    "duplicate-name": """
    groups: { forms: [login] } ←
    screens: { login: {}, forms.edit: {} }

    # A brand and a screen can have the same name.
    brands: { club: {}, shop: {} }
    screens: { club: { hidesBottomBar: true }, cart: {} }
    """,
    "undeclared-name": """
    screens: { home: {}, product: {} }
    flows:
      - home -> produkt ←

    screens: { home: {}, product: {} }
    flows:
      - home -> product
    """,
    "matches-nothing": """
    groups: { forms: ['*.edit'] } ←
    screens: { profile: {} }

    groups: { forms: ['*.edit', login] }
    screens:
      login: {}
      profile.edit: {}
      forms: { scrolls: false }
    """,
    "swift-name-collision": """
    screens:
      homeFeed: {}
      home-feed: {} ←

    # A brand and a screen become cases of different types.
    brands: { home-office: {}, studio: {} }
    screens: { homeOffice: {} }
    """,
    "circular-extends": """
    brands:
      day: { extends: day } ←

    # Two brands extend the same brand.
    brands:
      harbor: {}
      coast: { extends: harbor }
      island: { extends: harbor }
    """,
    "circular-use": """
    # A style that uses itself only on iPads.
    styles:
      form:
        scrolls: false
        when pad: { use: form } ←
    screens: { login: { use: form } }

    # Two styles share a third.
    styles:
      quiet: { hidesBottomBar: true }
      hero: { use: quiet, statusBar: lightContent }
      form: { use: quiet, scrolls: false }
    screens: { home: { use: hero }, login: { use: form } }
    """,
    "duplicate-use": """
    # Inside a style that another block uses.
    styles:
      quiet: { hidesBottomBar: true }
      hero:
        use: [quiet, quiet] ←
        statusBar: lightContent
    screens: { home: { use: hero } }

    # Once in each of two screens.
    styles: { quiet: { hidesBottomBar: true } }
    screens:
      cart: { use: quiet }
      login: { use: quiet }
    """,
    "too-many-uses": """
    # Two styles share a third, and every screen uses both.
    styles:
      plain: { scrolls: false }
      quiet: { use: plain, hidesBottomBar: true }
      dark: { use: plain, statusBar: lightContent }
    screens:
      home: { use: [quiet, dark] }
      cart: { use: [quiet, dark] }
    """.found(at: 8).limited(\.expansions, to: 5, "uses in total instead of a million"),
    "too-many-uses": """
    # Each style puts the one before it into two promos.
    promos: { summer: { with: any }, sale: { with: any } }
    styles:
      plain: { scrolls: false }
      quiet: { promos: { summer: { use: plain }, sale: { use: plain } } }
      hero: { use: quiet, hidesBottomBar: true }
    screens: { home: { use: hero } }
    """.found(at: 5).limited(\.expansionsPerUse, to: 3, "blocks at one 'use' instead of 1,000"),
    "too-many-uses": """
    # Any number of screens can use a style.
    styles: { quiet: { hidesBottomBar: true } }
    screens:
      home: { use: quiet }
      cart: { use: quiet }
      help: { use: quiet }
    """.fine().limited(\.styleDepth, to: 2, "styles in a row"),
    "too-many-names": """
    brands: { day: {}, night: {} }
    """.found(at: 1).limited(\.brands, to: 1, "brand"),
    "too-many-names": """
    modes:
      reading:
        standard: {}
        sepia: {}
        dim: {}
    """.found(at: 5).limited(\.modeValues, to: 2, "values of a mode"),
    "too-many-names": """
    screens:
      home: {}
      cart: {}
    """.found(at: 3).limited(\.screens, to: 1, "screen"),
    "too-many-names": """
    brands:
      day: {}
      night: { extends: day }
      dusk: { extends: night }
    """.found(at: 4).limited(\.extends, to: 1, "brand in a row"),
    "too-many-names": """
    brands:
      day: {}
      night: { extends: day }
      dusk: { extends: day }
    """.fine().limited(\.extends, to: 1, "brand in a row"),
    "too-many-findings": "toolbar: { glitter: red, sparkle: red }".found(at: 1).besides(
      "unknown-property"
    )
    .limited(\.syntax.findings, to: 1, "finding"),
    "too-many-findings": """
    # This theme has no findings.
    toolbar: { tint: "#00569E" }
    """.fine().limited(\.syntax.findings, to: 1, "finding"),
    "invalid-date": """
    promos:
      summer:
        from: 2027-09-01
        until: 2027-06-01 ←

    # A promo without a start, and a promo without dates.
    promos:
      launch: { until: 2027-09-01 }
      beta: { with: any }
    """,
  ]
}
