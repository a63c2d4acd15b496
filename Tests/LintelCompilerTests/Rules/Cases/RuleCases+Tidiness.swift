import LintelLint

extension RuleCases {
  /// Cases of tokens, similar blocks, and suppressions.
  static let tidiness: KeyValuePairs<String, Examples> = [
    "unused-mode": """
    modes:
      plan: { free: {}, plus: {} } ←
      reading: { standard: {}, night: { overrideUserInterfaceStyle: dark } }

    # The values may differ in only one brand.
    modes: { plan: { free: {}, plus: {} } }
    brands:
      sea: { modes: { plan: { plus: { tabBar: { tint: "#8A5A00" } } } } }
      sky: {}
    """,
    "unused-name": """
    groups: { shop: [cart, checkout], account: [profile] } ←
    screens:
      cart: {}
      checkout: {}
      profile: {}
      shop: { toolbar: { tint: systemPink } }

    groups: { shop: [cart, checkout] }
    screens:
      cart: {}
      checkout: {}
      shop: { scrolls: false }
    """,
    "unused-token": """
    tokens:
      colors:
        ink: label ←
        quiet: alpha($ink 60%)
        faint: alpha($quiet 50%)
      fonts:
        title: headline
        caption: caption1 ←
    navigationBar:
      title: { font: $title, color: secondaryLabel }

    # A letter is missing, so this doesn't override anything.
    tokens: { colors: { accent: "#0B6E99" } }
    brands:
      coast: { tokens: { colors: { acent: "#084C6B" } } } ←
      harbor: {}
    toolbar: { tint: $accent }

    # An override declares the whole color.
    tokens: { colors: { accent: { light: "#0B6E99", dark: "#7CC0FF" } } }
    brands:
      coast: { tokens: { colors: { accent.dark: "#8CD0FF" } } } ←
      harbor: {}
    toolbar: { tint: $accent }

    # Only the other brand uses 'sale'.
    tokens: { colors: { accent: "#0B6E99", sale: "#8A1C1C" } }
    toolbar: { tint: $accent }
    brands:
      harbor: { tokens: { colors: { accent: "#084C6B", sale: "#B3261E" } } } ←
      outlet: { tabBar: { tint: $sale } }

    # The screen exists in both brands, and its block uses the token through another one.
    tokens: { colors: { sea: "#0B6E99", accent: $sea } }
    brands:
      coast: { tokens: { colors: { sea: "#084C6B" } } }
      harbor: {}
    screens: { chart: { toolbar: { tint: $accent } } }

    tokens:
      colors: { accent: "#0B6E99", sea: "#084C6B" }
    navigationBar: { tint: $accent }
    brands:
      coast: {}
      harbor:
        tokens: { colors: { accent: $sea } }
    """,
    "unused-token": """
    # Without the token, a style that nothing uses yet couldn't be used.
    tokens: { colors: { ink: label, accent: $ink } }
    styles: { quiet: { toolbar: { tint: $accent } } }
    """.fine().besides("unused-name"),
    "similar-blocks": """
    brands:
      spring: ←
        tokens: { colors: { accent: "#2E7D32", ink: "#1B1B1F", paper: "#FFFFFF", line: separator } }
      autumn:
        tokens: { colors: { accent: "#B3541E", ink: "#1B1B1F", paper: "#FFFFFF", line: separator } }
    navigationBar:
      background: { preset: opaque, color: $paper }
      shadow: $line
      tint: $accent
      title: { color: $ink }

    screens:
      photo:
        statusBar: lightContent
        navigationBar:
          background: { preset: transparent, color: "#000000CC" }
          title: { color: "#FFFFFF" }
          shadow: none
      video:
        statusBar: lightContent
        navigationBar:
          background: { preset: transparent, color: "#000000CC" }
          title: { color: "#F4F4F6" }
          shadow: "#FFFFFF40"

    screens:
      photo: { statusBar: lightContent, hidesBottomBar: true }
      video: { statusBar: lightContent, hidesBottomBar: false }
    """,
    "brand-parity": """
    brands:
      press: {}
      daily: { extends: press, statusBar: lightContent, navigationBar: { tint: "#B00020" } }
      sport: ←
        extends: press
        navigationBar: { tint: "#00695C" }
      weekly: { extends: press, statusBar: lightContent, navigationBar: { tint: "#4A148C" } }

    tokens: { colors: { accent: "#0B6E99" } }
    navigationBar: { tint: $accent }
    brands:
      north: { tokens: { colors: { accent: "#1A4F8B" } } }
      south: {}
      west: { tokens: { colors: { accent: "#2E7D32" } } }

    tokens: { colors: { paper: "#FFFFFF" } }
    navigationBar: { tint: $accent, background: { preset: opaque, color: $paper } }
    brands:
      north: { tokens: { colors: { accent: "#1A4F8B", paper: "#F2F6FA" } } }
      south: { tokens: { colors: { accent: "#B3541E" } } }
    """,
    "nearly-declared-name": """
    # Two brands have the screen.
    brands:
      day: { screens: { orderHistory: {} } }
      dusk: { screens: { orderHistory: { hidesBottomBar: true } } }
      night:
        screens:
          orderHistroy: { hidesBottomBar: true } ←

    # Only the imported file has the names.
    imports: [screens.yaml]
    screens: { checkout: { hidesBottomBar: true }, profile: {} }
    brands: { harbor: {}, day: {} }
    promos: { summer: { from: 2027-06-01, until: 2027-09-01 } }
    --- screens.yaml
    screens:
      chekout: { toolbar: { tint: systemPink } } ←
      proflie: { toolbar: { tint: systemPink } } ←
      profila: {}
      order: {}
    brands:
      habor: { toolbar: { tint: systemTeal } } ←
    promos:
      sumner: { toolbar: { tint: systemTeal } } ←

    # Other names have more than one other letter, or differ in their last one, or name a class.
    imports: [screens.yaml]
    screens: { checkout: {}, photoA: {}, orders: {}, step1: {}, home: {}, chekout: { class: Other } }
    --- screens.yaml
    screens: { checkin: {}, photoB: {}, order: {}, step2: {}, hole: {}, checkou: { class: Third } }

    # The file declares settings of a screen that another one declares.
    imports: [screens.yaml]
    screens: { checkout: {}, chekout: {} }
    --- screens.yaml
    screens: { chekout: { toolbar: { tint: systemPink } } }

    # Numbers and plurals tell screens apart.
    screens: { step1: {}, photos: {} }
    brands:
      day: {}
      night: { screens: { step2: {}, photo: {} } }
    """,
    "screen-named-all": """
    # Only the screen 'default' has the tint, and not 'profile'.
    toolbar: { barStyle: black }
    screens: { default: { toolbar: { tint: "#7CC0FF" } }, profile: {} } ←

    # The screen names its class.
    screens: { all: { class: AllPhotosController, toolbar: { tint: "#7CC0FF" } }, profile: {} }

    # A flow leads to the screen.
    screens: { all: { toolbar: { tint: "#7CC0FF" } }, profile: { toolbar: { tint: "#7CC0FF" } } }
    flows: [profile -> all]
    """,
    "brand-only-screen": """
    brands:
      day: { screens: { archive: { class: ArchiveViewController } } } ←
      night: { screens: { moonPhase: {} } } ←

    screens: { checkout: {} }
    toolbar: { tint: "#00569E" }
    """,
    "alpha-first-color": """
    # The second color's last two digits could be an alpha of 60 %, but the first's couldn't.
    navigationBar: { shadow: { color: "#FF23272F" } } ←
    toolbar: { shadow: { color: "#FF0B6E99" } } ←

    # The theme uses the same red without an alpha.
    toolbar: { tint: "#FF3B30", background: { color: "#FF3B301F" } }

    # The first color has its alpha last.
    toolbar: { shadow: { color: "#00000080" }, background: { color: "#FF3B301F" } }
    """,
    "long-form": """
    toolbar:
      tint: label
      scrollEdge: { background.color: systemBackground } ←

    # One color for every appearance, on purpose.
    tokens: { colors: { cover: { light: "#1B1224", dark: "#1B1224" } } } ←
    tabBar: { tint: $cover }

    # The preset is set too, and a clear color isn't a transparent background.
    navigationBar:
      background: { preset: opaque, color: "#F8F1E3" }
    toolbar:
      background: { color: clear }
    """,
    "exclusive-promos": """
    promos:
      finals: { with: [members] } ←
      members: {}
      night: { with: [members] }

    # Their dates don't overlap.
    promos:
      summer: { from: 2027-06-01, until: 2027-09-01 }
      winter: { from: 2027-12-01, until: 2028-02-01 }
    """,
    "empty-block": """
    # This declares a screen with this name.
    screens:
      home:
      navigationBar: { tint: label } ←
    """,
    "empty-block": """
    # 'title' isn't valid there, so a fix can indent it.
    navigationBar:
    title: { color: label }
    """.found(at: 2).besides("unknown-key"),
    "empty-block": """
    navigationBar:
      background: opaque
      scrollEdge: ←

    # A background needs a value or properties, so empty braces set nothing.
    navigationBar: { background: {} } ←

    tokens: { colors: { ink: {}, paper: systemBackground } } ←
    navigationBar: { background: $paper }

    # The keys declare screens, and the braces leave a bar empty on purpose.
    toolbar: {}
    screens:
      home:
      profile: {}
    """,
    "malformed-suppression": """
    # lintel:disable -- all of this is old ←
    navigationBar: { shadow: none }
    """,
    "malformed-suppression": """
    navigationBar:
      # lintel: disable-next-line out-of-gamut -- the printed brand color
      tint: oklch(0.7 0.4 150)
    """.found(at: 2).besides("out-of-gamut"),
    "malformed-suppression": """
    # lintel: 1 is the version of the language
    navigationBar: { shadow: none }
    """,
    "suppression-without-reason": """
    # lintel:disable out-of-gamut printed colors ←
    navigationBar:
      tint: oklch(0.7 0.4 150)
    # lintel:enable out-of-gamut

    # lintel:disable out-of-gamut -- the printed brand colors
    navigationBar:
      tint: oklch(0.7 0.4 150)
    # lintel:enable out-of-gamut
    """,
    "unknown-rule": """
    # lintel:disable all -- an old theme ←
    navigationBar: { shadow: none }

    screens:
      help: { backButtonTitle: "# lintel:disable all" }
    """,
    "unsuppressible-rule": """
    navigationBar:
      tint: navy # lintel:disable-line css-color-name -- it is a color
    """.found(at: 2).besides("css-color-name"),
    "unsuppressible-rule": """
    # See `lintel rules conflicting-override` before you add a brand.
    brands: { day: {}, night: {} }
    """,
    "unused-suppression": """
    # lintel:disable missing-slot, out-of-gamut -- an old theme ←
    navigationBar: { tint: oklch(0.7 0.4 150) }
    # lintel:enable missing-slot, out-of-gamut
    # lintel:enable never-scrolled ←

    # lintel:disable out-of-gamut -- the printed brand colors
    navigationBar: { tint: oklch(0.7 0.4 150) }
    toolbar: { tint: oklch(0.7 0.4 150) }
    """,
    "stale-baseline": """
    # One of the two findings was fixed.
    proxies:
      - { class: UITabBar, set: { barTintColor: oklch(0.7 0.4 150) } }
      - { class: UIToolbar, set: { barTintColor: "#00569E" } }
    """.found(at: 4).withBaseline(
      """
      {
        "version": 1,
        "findings": [
          { "rule": "out-of-gamut", "property": "proxies[].set.barTintColor", "places": [
            { "path": "theme.yaml", "keys": "proxies.[].set.barTintColor", "value": "110fa45ffaad11d8" }
          ], "count": 2 }
        ]
      }
      """
    ),
    "stale-baseline": """
    # Findings in another theme are unknown here.
    toolbar: { tint: "#00569E" }
    """.fine().withBaseline(
      """
      {
        "version": 1,
        "findings": [
          { "rule": "missing-slot", "places": [{ "path": "Other.yaml", "keys": "navigationBar" }] }
        ]
      }
      """
    ),
  ]
}
