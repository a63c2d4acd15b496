import LintelLint

extension RuleCases {
  /// Cases about slots, iOS versions, and UIKit API.
  static let slots: KeyValuePairs<String, Examples> = [
    "dead-slot": """
    ios: 14..18
    tabBar:
      background: opaque
      when ios ..14:
        scrollEdge: { tint: label } ←

    navigationBar:
      background: opaque
      subtitle: { color: label } ←

    # Properties for glass have no effect before iOS 26, and do no harm.
    ios: 15..18
    tabBar: { minimize: onScrollDown }

    ios: 13..14
    navigationBar:
      background: opaque
      prefersLargeTitles: true
      scrollEdge: { background: transparent }
    """,
    "dead-slot": """
    ios: 14..18
    navigationBar:
      background: opaque
      scrollEdge: { background: transparent }
    """.fine().besides("edge-without-large-titles"),
    "missing-slot": """
    navigationBar:
      background: opaque
      scrollEdge: { background: transparent }
    screens:
      checkout:
        navigationBar:
          standard: { background: { color: systemYellow } } ←

    tabBar:
      standard: { background: opaque } ←

    navigationBar:
      background: { preset: opaque, color: systemBackground }
      standard: { background: { color: systemYellow } }

    tabBar:
      standard: { background: opaque }
      scrollEdge: system

    # Together, the brands declare what shows at the edge.
    tabBar:
      standard: { background: opaque }
    brands:
      harbor: { tabBar: { scrollEdge: { background: transparent } } }
      night: { tabBar: { scrollEdge: { background: default } } }
    """,
    "hidden-at-edge": """
    navigationBar: { background: opaque }
    promos:
      sale: { navigationBar: { scrollEdge: { shadow: none } } }
    screens:
      home: { navigationBar: { scrolled: { shadow: separator } } } ←

    # The top level styles the edge in every brand and promo.
    navigationBar: { background: opaque, scrollEdge: { background: transparent } }
    promos:
      sale: { navigationBar: { scrollEdge: { background: { color: systemGray6 } } } }
    screens:
      checkout: { navigationBar: { scrolled: { background: { color: systemYellow } } } }

    # No other block styles the edge.
    navigationBar: { background: opaque }
    screens:
      checkout:
        navigationBar:
          scrolled: { background: { color: systemYellow } }

    navigationBar: { background: opaque, scrollEdge: { background: transparent } }
    promos:
      sale: { navigationBar: { scrolled: { background: { color: systemYellow } } } }
    """,
    "edge-without-large-titles": """
    ios: 14..18
    navigationBar: { background: opaque }
    screens:
      photo:
        navigationBar:
          scrollEdge: { background: transparent, shadow: none } ←

    ios: 13..18
    navigationBar:
      background: opaque
      when ios 15..: { scrollEdge: { background: transparent } }

    # A crossfade shows the edge's look on all versions.
    ios: 13..18
    navigationBar:
      background: opaque
      scroll: crossfade
      scrollEdge: { background: transparent }
    """,
    "never-scrolled": """
    navigationBar: { background: opaque, scrollEdge: { background: transparent } }
    screens:
      form:
        scrolls: false
      form.name:
        navigationBar:
          scrolled: { shadow: none, title: { color: systemRed } } ←

    navigationBar: { background: opaque }
    screens:
      login:
        scrolls: false
        navigationBar:
          standard: { background: { color: systemYellow } } ←
    """,
    "never-scrolled": """
    ios: 13..18
    navigationBar: { background: opaque }
    screens:
      login:
        scrolls: false
        navigationBar:
          scrolled: { tint: label }
          scrollEdge: { tint: { light: "#3A2BA0", dark: "#B0A8FF" } }
    """.fine().besides("edge-without-large-titles"),
    "partial-tab-item": """
    tabBar:
      item:
        normal: { title: { font: { size: 11, weight: medium } } } ←

    tabBar:
      item: { iconColor: secondaryLabel }
    brands:
      night:
        tabBar: { inline: { iconColor: systemIndigo }, stacked: { iconColor: systemIndigo } } ←

    tabBar:
      tint: systemIndigo
      item: { normal: { iconColor: secondaryLabel, title: { color: secondaryLabel } } }
      stacked: { offset: [0, -2] }
    """,
    "newer-api": """
    ios: 13..18
    toolbar:
      background: default
      scrollEdge: { tint: systemIndigo } ←

    ios: 14..18
    tokens: { colors: { fresh: systemMint } } ←
    navigationBar: { tint: $fresh }

    ios: 15..18
    toolbar:
      background: default
      scrollEdge: { tint: systemMint }

    # Older versions have their own value.
    ios: 16..27
    navigationBar:
      search.placement: integrated
      when ios ..18: { search.placement: stacked }

    # Older versions have a value for pads and one for phones.
    ios: 16..27
    navigationBar:
      search.placement: integrated
      when ios ..18 pad: { search.placement: inline }
      when ios ..18 phone: { search.placement: stacked }

    ios: 16..27
    navigationBar:
      search.placement: integrated ←
      when ios ..18 pad: { search.placement: stacked }
    """,
    "deprecated-api": """
    tokens:
      colors:
        ground: { light: groupTableViewBackground, dark: "#000000" } ←
    toolbar: { background: { color: $ground } }

    ios: 12..18
    navigationBar:
      background: { preset: opaque, color: secondarySystemBackground }
      when ios ..12: { background: { color: groupTableViewBackground } }
    """,
    "back-indicator-without-mask": """
    navigationBar:
      title: { color: label }
      backIndicator.image: { symbol: arrow.backward } ←

    tokens: { images: { back: { asset: nav-back } } }
    navigationBar: { backIndicator: $back } ←
    screens:
      reader:
        navigationBar: { backIndicator: { mask: none } }

    navigationBar:
      backIndicator: { image: { asset: nav-back }, mask: { asset: nav-back-mask } }
    screens:
      reader: { navigationBar: { backIndicator: none } }
    """,
    "shadow-color-without-effect": """
    navigationBar:
      background: opaque
      shadow: { image: { fill: "#1B1B1F" } }
    screens:
      photo: { navigationBar: { shadow: { color: none } } } ←

    navigationBar: { background: opaque, shadow: { image: { asset: bar-shadow } } }
    screens:
      photo: { navigationBar: { shadow: none } }
    """,
    "shadow-in-some-slots": """
    toolbar:
      background: { preset: opaque, color: systemBackground }
      scrolled: { shadow: none } ←
    """,
    "shadow-in-some-slots": """
    # The promo's preset resets the shadow in one slot.
    navigationBar: { background: opaque, shadow: none }
    promos:
      sale: { navigationBar: { compact: { background: opaque } } }
    """.found(at: 4).besides("shorthand-resets-longhand"),
    "shadow-in-some-slots": """
    navigationBar:
      background: opaque
      shadow: none
    """,
    "hidden-by-system-slot": """
    navigationBar:
      background: opaque
      scrollEdge: system
    screens:
      home:
        navigationBar: { title: { color: label }, allSlots: system } ←

    navigationBar: { background: opaque, scrollEdge: system }
    screens:
      home: { navigationBar: { scrollEdge: { background: transparent } } }
    """,
    "contradictory-translucency": """
    navigationBar:
      background:
        preset: opaque
        color: systemBackground
        translucency: translucent ←

    toolbar:
      background: { image: { asset: wood }, translucency: almostOpaque } ←

    navigationBar:
      background: { preset: default, color: "#FFFFFFCC", translucency: translucent }
    """,
    "opaque-on-glass": """
    ios: 26..27
    toolbar:
      background: { effect: systemThinMaterial } ←
    """,
    "opaque-on-glass": """
    # The brand overrides the background of the top level, which never shows.
    ios: 26..27
    toolbar: { background: "#F4F4F6" }
    brands: { harbor: { toolbar: { background: "#FFFFFF" } } }
    """.found(at: 4).besides("dead-declaration"),
    "opaque-on-glass": """
    ios: 16..27
    navigationBar:
      tint: label
      when ios ..18: { background: { preset: opaque, color: systemBackground } }
    """,
    "fixed-button-color-on-glass": """
    ios: 26..27
    glass: native
    navigationBar: { button: { color: label } } ←
    toolbar: { button: { color: label } } ←

    ios: 16..18
    navigationBar: { prominentButton: { font: headline, color: "#0A4A78" } }
    """,
    "unselected-icon-on-glass": """
    ios: 26..27
    tabBar:
      item: { normal.iconColor: systemIndigo, selected.iconColor: label } ←

    ios: 16..18
    tabBar:
      item.normal: { iconColor: secondaryLabel }
      item.selected: { iconColor: label }
    """,
    "text-buttons-by-tint": """
    # The button has an offset, but its text has the system font.
    navigationBar:
      title: { font: { family: Georgia, size: 18 } }
      button: { offset: [0, 1] }
    brands:
      harbor: { navigationBar: { tint: systemTeal } } ←
      night: { navigationBar: { tint: systemYellow } }

    # The title has the system font, too.
    navigationBar:
      title: { font: headline, color: label }
      tint: systemIndigo

    barItems: none
    navigationBar:
      title: { font: { family: Avenir Next, size: 17, relativeTo: headline } }
      tint: systemIndigo
    """,
    "doubtful-compact-slot": """
    ios: 18..27
    toolbar:
      compactScrollEdge: { tint: label } ←

    ios: 17..18
    navigationBar: { background: opaque, scrollEdge: { background: transparent } }
    """,
  ]
}
