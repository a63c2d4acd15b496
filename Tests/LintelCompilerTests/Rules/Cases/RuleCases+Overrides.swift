import LintelLint
import LintelTheme

extension RuleCases {
  /// Cases of overrides that do nothing, or more than they seem to.
  static let overrides: KeyValuePairs<String, Examples> = [
    "always-true-condition": """
    # Both brands extend this one.
    brands: { harbor: {}, nightHarbor: { extends: harbor } }
    screens:
      home:
        brands:
          harbor: { navigationBar: { tint: "#00569E" } } ←

    # The block around it is already for sepia.
    modes:
      reading:
        standard: {}
        sepia:
          modes: { reading: { sepia: { toolbar: { tint: "#7A3B00" } } } } ←

    # The blocks around these are already for the brand, the screen, and the pad.
    brands: { harbor: {}, marina: {} }
    screens:
      home:
        brands:
          marina:
            toolbar: { tint: "#00569E" }
            screens: { home: { brands: { marina: { tabBar: { tint: "#00569E" } } } } } ← ←
        when pad:
          navigationBar: { when pad: { tint: "#00569E" } } ←

    # Everything in the screen already needs 5.2 or later.
    screens:
      checkout:
        appVersions: 5.2..
        when pad: { appVersions: 5.0.., toolbar: { tint: "#00569E" } } ←

    modes: { look: { plain: {} } }
    promos:
      sale: { from: 2027-01-07, modes: { look: { plain: { toolbar: { tint: "#B3261E" } } } } } ←

    # This declares the brands.
    brands:
      harbor: { navigationBar: { tint: "#00569E" } }
      nightHarbor: { extends: harbor }
    screens:
      home: { brands: { nightHarbor: { navigationBar: { tint: "#7CC0FF" } } } }

    screens:
      checkout:
        appVersions: 5.2..
        when pad: { appVersions: 5.3.., toolbar: { tint: "#00569E" } }

    # Without the inner key, both colors would be final.
    when pad:
      toolbar: { tint: "#00569E" }
      when pad: { final: true, tabBar: { tint: "#00569E" } }
    """,
    "coincident-values": """
    # Two styles agree by accident.
    tokens: { colors: { onPhoto: "#FFFFFF" } }
    styles:
      photo: { navigationBar: { tint: $onPhoto } } ←
      video: { navigationBar: { tint: "#FFFFFF" } }
    screens:
      profile: { use: [photo, video] }
    """,
    "coincident-values": """
    # In one brand the token is another color, so the two do disagree.
    tokens: { colors: { sale: "#B3261E" } }
    brands: { day: {}, night: { tokens: { colors: { sale: "#FFB4A9" } } } }
    promos:
      summer: { from: 2027-06-01, until: 2027-09-01, toolbar: { tint: $sale } }
      finals: { from: 2027-08-20, until: 2027-09-10, toolbar: { tint: "#B3261E" } }
    """.fine().besides("conflicting-override"),
    "dead-declaration": """
    # Every brand has its own color.
    tabBar: { tint: "#00569E" } ←
    brands:
      day: { tabBar: { tint: "#084C6B" } }
      night: { tabBar: { tint: "#7CC0FF" } }

    # It applies on phones.
    screens:
      home:
        toolbar: { tint: "#00569E" }
        when pad: { toolbar: { tint: "#084C6B" } }
    """,
    "dead-declaration": """
    # It applies without the overrides, which only repeat it.
    tabBar: { tint: "#00569E" }
    brands:
      day: { tabBar: { tint: "#00569E" } }
      night: { tabBar: { tint: "#00569E" } }
    """.fine().besides("redundant-override"),
    "duplicate-declaration": """
    # Two styles agree for now.
    styles:
      photo: { navigationBar: { background: transparent, tint: "#FFFFFF" } }
      quiet: { navigationBar: { tint: "#FFFFFF" } } ←
    screens:
      profile: { use: [photo, quiet] }

    # Different conditions may have the same value.
    brands:
      harbor: { screens: { home: { toolbar: { tint: "#084C6B" } } } }
      nightHarbor: { screens: { home: { toolbar: { tint: "#084C6B" } } } }
    screens: { home: {} }

    flows: [home -> cart, cart -> checkout, home -> cart -> profile] ←
    screens: { home: {}, cart: {}, checkout: {}, profile: {} }

    # Two flows can begin with the same push.
    flows: [home -> cart -> checkout, home -> cart -> profile]
    screens: { home: {}, cart: {}, checkout: {}, profile: {} }
    """,
    "font-without-family": """
    # The brand replaces the whole token, and the list gets the family of the brand that has one.
    tokens: { fonts: { title: { family: Inter, size: 17 } } }
    navigationBar: { title: { font: $title } }
    brands:
      shop: {}
      harbor: { tokens: { fonts: { title: { size: 19, weight: bold } } } } ←
    screens:
      list: { navigationBar: { title: { font: { size: 20 } } } } ←

    # Tokens supply the family that is replaced, and the size of the font that replaces it.
    tokens:
      strings: { family: Inter }
      numbers: { large: 20 }
      fonts: { body: { family: $family, size: 17 }, title: { base: $body, weight: bold } }
    toolbar: { button: { font: $title } }
    screens:
      cart: { toolbar: { button: { font: { size: $large } } } } ←

    # The system font is chosen on purpose.
    navigationBar: { title: { font: { family: Inter, size: 17 } } }
    brands:
      shop: {}
      harbor: { navigationBar: { title: { font: { design: default, size: 17 } } } }
      sale: { navigationBar: { title: { font: headline } } }

    # The font isn't replaced, or has no family itself.
    tokens: { fonts: { title: { size: 17 } } }
    navigationBar: { title: { font: $title }, button: { font: { size: 15 } } }
    screens:
      cart: { navigationBar: { title: { font: { size: 20 } } } }
    """,
    "hidden-appearance": """
    tokens: { colors: { accent: { light: "#00569E", dark: "#7CC0FF" } } }
    toolbar: { tint: $accent }
    brands:
      day: {}
      night: { tokens: { colors: { accent: "#0A4A78" } } } ←

    # The light color is a token's, and the dark color is missing.
    tokens:
      colors:
        accent: { light: "#00569E", dark: "#7CC0FF" }
        calm: { light: "#0A4A78", dark: "#A8D8FF" }
    tabBar: { tint: $accent }
    toolbar: { tint: $calm }
    screens:
      picker: { tabBar: { tint: "#0A4A78" } } ←

    # The screen is always dark.
    tokens: { colors: { accent: { light: "#00569E", dark: "#7CC0FF" } } }
    tabBar: { tint: $accent }
    screens:
      player:
        overrideUserInterfaceStyle: dark
        tabBar: { tint: "#EAF4FF" }
    """,
    "hidden-slot": """
    toolbar:
      tint: "#00569E"
      compact: { tint: "#084C6B" }
    promos:
      summer: { from: 2027-06-01, until: 2027-09-01, toolbar.tint: "#8A4B00" } ←

    # The screen overrides every slot on purpose.
    toolbar:
      tint: "#00569E"
      compact: { tint: "#084C6B" }
    promos:
      summer: { from: 2027-06-01, until: 2027-09-01, toolbar: { allSlots: { tint: "#8A4B00" } } }

    # The screen leaves the slot to UIKit, so that nothing of the theme applies there.
    navigationBar:
      background: opaque
      scrollEdge: { background: transparent }
    screens:
      map: { navigationBar: { background: default, scrollEdge: system } }

    # The screen declares the slot, too.
    navigationBar:
      background: default
      scrollEdge: { background: transparent }
    screens:
      map:
        navigationBar:
          background: { color: "#F4EFE6" }
          scrollEdge: { background: { color: "#FFFFFF" } }
    """,
    "needless-priority": """
    # The two promos never run together.
    promos:
      summer: { from: 2027-06-01, until: 2027-09-01, toolbar: { tint: "#084C6B" } }
      finals: { from: 2027-09-01, until: 2027-09-10, priority: 1, toolbar: { tint: "#B3261E" } } ←

    # It decides on the brand's iPads.
    brands: { harbor: {}, nightHarbor: {} }
    screens:
      home:
        brands: { nightHarbor: { navigationBar: { tint: "#FFD166" } } }
        when pad: { priority: 1, navigationBar: { tint: "#0A4A78" } }

    # One of the two is enough on the brand's iPads.
    brands: { harbor: {}, nightHarbor: {} }
    screens:
      home:
        brands: { nightHarbor: { priority: -1, navigationBar: { tint: "#FFD166" } } } ←
        when pad: { priority: 1, navigationBar: { tint: "#0A4A78" } }
    """,
    "override-of-final": """
    # Both brands' values are final, and one override changes them.
    brands:
      bank: { final: true, toolbar: { tint: "#00569E" } }
      club: { final: true, toolbar: { tint: "#6A00A8" } }
    promos:
      sale: { toolbar: { tint: "#B3261E" } } ←

    # The screens' color comes from a pattern.
    final: true
    toolbar: { tint: "#00569E" }
    screens:
      photo.detail: {}
      '*.detail': { toolbar: { tint: "#FFFFFF" } } ←

    # The promo changes another property.
    brands:
      bank: { final: true, navigationBar: { tint: "#00569E" } }
    promos:
      sale: { toolbar: { tint: "#B3261E" } }
    """,
    "redundant-override": """
    tokens: { colors: { accent: "#00569E" } }
    tabBar: { tint: $accent }
    brands:
      day: {}
      night: { tokens: { colors: { accent: "#00569E" } } } ←

    # The slot repeats the color in the same block, which makes it explicit.
    navigationBar:
      background: { preset: default, color: "#101010" }
      scrollEdge: { background: { color: "#202020" } }
    screens:
      photo:
        navigationBar:
          background: { color: "#303030" }
          scrollEdge: { background: { color: "#303030" } }

    # Without it, UIKit shows the standard slot's font at the edge.
    navigationBar: { scrolled: { background: default, title: { font: headline } } }
    brands:
      day: { navigationBar: { title: { color: unset } } }
    screens:
      photo: { navigationBar: { scrollEdge: { title: { color: unset } } } }
    """,
    "shorthand-resets-longhand": """
    # The form doesn't have the brand's color.
    toolbar: { background: default }
    brands:
      harbor: { toolbar: { background: { color: "#D7ECF5" } } }
    screens:
      form: { toolbar: { background: opaque } } ←

    # A photo shows through its bar, without the promo's color.
    navigationBar: { background: opaque }
    promos:
      summer: { navigationBar: { background: { color: "#FFD166" } } }
    screens:
      photo: { navigationBar: { background: transparent } } ←

    toolbar: { background: default }
    brands:
      harbor: { toolbar: { background: { color: "#D7ECF5" } } }
    screens:
      form: { toolbar: { background: { preset: opaque } } }

    # The edge has no background, on purpose.
    navigationBar: { background: { preset: opaque, color: "#F4F1EA" } }
    promos:
      summer: { from: 2027-06-01, navigationBar: { background: { color: "#FFD166" } } }
    screens:
      photo: { navigationBar: { scrollEdge: { background: transparent } } }

    # The reset is explicit.
    toolbar: { background: default }
    brands:
      harbor: { toolbar: { background: { color: "#D7ECF5" } } }
    screens: { form: { toolbar: { background: opaque, background.color: unset } } }

    # The bar has no background, on purpose.
    navigationBar: { background: opaque }
    promos:
      summer: { navigationBar: { background: { color: "#FFD166" } } }
    screens: { photo: { navigationBar: { allSlots.background: transparent } } }
    """,
    "too-many-combinations": """
    # Without the screen's color, the bar's color depends on which promos run.
    promos:
      sale: { with: any, toolbar: { tint: "#0A4A78" } }
      finals: { with: any, priority: 1, toolbar: { tint: "#084C6B" } }
    screens: { home: { toolbar: { tint: "#00569E" } } }
    """.found(at: 5).limited(\.combinations, to: 1, "part"),
    "too-many-combinations": """
    # Lintel judges each screen separately.
    brands: { day: { toolbar: { tint: "#0A4A78" } }, night: {} }
    screens:
      home: { toolbar: { tint: "#00569E" } }
      cart: { toolbar: { tint: "#084C6B" } }
    """.fine().limited(\.combinations, to: 3, "parts"),
    "unreachable-block": """
    toolbar:
      tint: "#00569E"
      when ios 26..: { tint: "#084C6B" } ←

    screens:
      checkout:
        appVersions: 5.2..
        toolbar: { tint: "#00569E" }
        when pad: { appVersions: ..5.1, toolbar: { tint: "#084C6B" } } ←

    ios: 15..27
    toolbar: { tint: "#00569E", when ios 26..: { tint: "#084C6B" } }

    screens:
      checkout:
        appVersions: 5.2..
        toolbar: { tint: "#00569E" }
        when pad: { appVersions: 5.3.., toolbar: { tint: "#084C6B" } }
    """,
  ]
}
