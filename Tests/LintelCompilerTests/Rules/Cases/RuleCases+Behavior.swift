import LintelLint

extension RuleCases {
  /// Cases of scroll behaviors, transitions, and requirements for apps.
  static let behavior: KeyValuePairs<String, Examples> = [
    "private-api": """
    navigationBar:
      scroll:
        behavior: crossfade
        mechanism: private ←

    navigationBar: { scroll: { behavior: crossfade, mechanism: public } }
    """,
    "fade-without-scrolling": """
    navigationBar: { background: opaque }
    screens:
      player:
        scrolls: false
        navigationBar:
          scroll: away
    """.found(at: 4).besides("away-needs-translucency"),
    "fade-without-scrolling": """
    screens:
      numbers: { navigationBar: { scroll: { behavior: fade, distance: 10 } } }
      blank: { scrolls: false }
    """,
    "fade-on-private-view": """
    ios: 26..27
    navigationBar: { scroll: fade } ←

    ios: 15..18
    navigationBar: { scroll: fade }
    """,
    "large-titles-by-screen": """
    navigationBar:
      prefersLargeTitles: true
    screens:
      home: {}
      detail: { navigationBar.prefersLargeTitles: false } ←

    screens:
      home: { largeTitleDisplay: always, navigationBar: { prefersLargeTitles: true } } ←
      search:
        statusBar: default
        navigationBar:
          tint: label
          prefersLargeTitles: true
    """,
    "large-titles-by-screen": """
    # The screen repeats the bar's value.
    navigationBar: { prefersLargeTitles: true }
    screens: { home: { navigationBar: { prefersLargeTitles: true } } }
    """.fine().besides("redundant-override"),
    "large-titles-by-screen": """
    navigationBar: { prefersLargeTitles: false }
    brands:
      harbor: {}
      quay: { navigationBar: { prefersLargeTitles: true } }
    """,
    "unused-scroll-setting": """
    navigationBar:
      background: { preset: default, translucency: translucent }
      scroll: { behavior: away, distance: 10 } ←

    navigationBar: { scroll: { distance: 30 } } ←

    screens:
      chapter: { navigationBar: { background: default, scroll: { behavior: away, threshold: 240 } } }
    """,
    "away-needs-translucency": """
    navigationBar:
      background: { preset: default, color: "#FBF7EE" }
      scroll: { behavior: away, threshold: 44 } ←

    navigationBar:
      background: default
      scroll: away
    """,
    "away-with-sticky-headers": """
    navigationBar:
      background: default
      scroll: { behavior: away, threshold: 100 } ←
    screens:
      library: { stickyHeaders: true }

    screens:
      contacts: { stickyHeaders: true }
      chapter: { navigationBar: { background: default, scroll: away } }
    """,
    "swap-with-scroll-fade": """
    navigationBar: { scroll: { behavior: fade, distance: 24 } }
    screens:
      photo: { transition: swap } ←

    # The swap shows the feed's background too.
    screens:
      feed: { navigationBar: { scroll: fade } }
      profile: { transition: swap } ←
    flows: [feed -> profile]

    # No flow lists the profile, and the app may push it from the feed.
    screens:
      feed: { navigationBar: { scroll: fade } }
      profile: { transition: swap } ←

    screens:
      profile: { transition: backdrop, navigationBar: { scroll: fade } }

    screens:
      profile: { transition: swap, navigationBar: { background: transparent } }
      feed: { navigationBar: { scroll: fade } }
      list: {}
    flows: [list -> profile, list -> feed]
    """,
    "swap-with-shadow-image": """
    screens:
      feed: {}
      profile:
        transition: swap ←
        navigationBar: { background: default, shadow: { image: { fill: "#D0D0D0" } } }
    flows:
      - feed -> profile

    # The swap removes the feed's shadow, and restores it.
    screens:
      feed: { navigationBar: { background: default, shadow: { image: { asset: bar-shadow } } } }
      profile: { transition: swap, navigationBar: { background: transparent } } ←
    flows: [feed -> profile]

    # The sale adds the feed's shadow, but removes the profile's swap.
    promos: { sale: {} }
    screens:
      feed:
        promos: { sale: { navigationBar: { background: default, shadow: { image: { asset: bar-shadow } } } } }
      profile:
        transition: swap
        navigationBar: { background: transparent }
        promos: { sale: { transition: backdrop } }
    flows: [feed -> profile]

    navigationBar: { background: default, shadow: separator }
    screens:
      profile: { transition: swap }

    navigationBar: { background: default, shadow: { image: { asset: bar-shadow } } }
    screens:
      profile: { transition: backdrop }
    """,
    "hide-with-bar-items": """
    screens:
      profile: { barItems: none }
      profile.edit:
        transition: hide ←
        barItems: some

    screens:
      profile: { transition: backdrop }
    """,
    "blur-with-hidden-bottom-bar": """
    # No flow leads to the post, and the app may push it from anywhere.
    navigationBar: { background: default }
    screens:
      feed: {}
      post: { hidesBottomBar: true } ←

    screens:
      inbox: {}
      mail:
        hidesBottomBar: true ←
        navigationBar: { background: { preset: transparent, effect: systemThinMaterial } }
    flows: [inbox -> mail]

    # The theme's own blur replaces the glass.
    ios: 26..27
    screens:
      inbox: {}
      mail:
        hidesBottomBar: true ←
        navigationBar: { background: { preset: transparent, effect: systemThinMaterial } }
    flows: [inbox -> mail]

    # On iOS 26 and later, the bar is glass.
    glass: native
    ios: 15..27
    navigationBar:
      background: { preset: default, effect: none, color: systemBackground }
      title: { color: label }
    screens:
      feed: {}
      post: { hidesBottomBar: true }
    flows: [feed -> post]

    # On iOS 26 and later, the default background is glass, without blur.
    ios: 26..27
    navigationBar: { background: default }
    screens:
      feed: {}
      post: { hidesBottomBar: true }
    flows: [feed -> post]

    # Both screens hide the tab bar.
    navigationBar: { background: default }
    screens:
      mail: { hidesBottomBar: true }
      mail.reply: {}
    flows: [mail -> mail.reply]
    """,
    "inferred-transition": """
    theme: Shelf ←
    navigationBar: { background: opaque }
    screens:
      feed: {}
      photo: { navigationBar: { scroll: fade } }

    navigationBar: { background: opaque }
    screens:
      feed: {}
      photo: { transition: backdrop, navigationBar: { background: transparent } }

    # No app has both screens.
    navigationBar: { background: opaque }
    brands:
      harbor: { screens: { dock: { navigationBar: { background: transparent } } } }
      coast: { screens: { beach: {} } }

    # The transition is set for one brand only.
    theme: Shelf ←
    navigationBar: { background: opaque }
    brands:
      harbor: { screens: { photo: { transition: backdrop } } }
      coast: {}
    screens:
      feed: {}
      photo: { navigationBar: { background: transparent } }
    """,
    "status-bar-not-forwarded": """
    statusBar: darkContent ←
    screens:
      feed: {}
      photo: { navigationController: UIKit.UINavigationController }

    screens:
      profile: { statusBar: lightContent }
    """,
    "property-without-effect": """
    # All properties of a screen's hidden bar are in one finding, unless one of the blocks below shows it.
    brands: { day: {}, night: { screens: { web: { hidesToolbar: false } } } }
    screens:
      web:
        hidesNavigationBar: true
        hidesToolbar: true
        navigationBar: { tint: systemTeal, title: { color: label } } ←
        toolbar: { tint: systemTeal }
      web.help:
        toolbar: { tint: systemPink }

    # A screen above hides the bar of those below.
    screens:
      web: { hidesToolbar: true }
      web.help:
        toolbar: { tint: systemPink } ←

    navigationBar:
      background: opaque
      prefersLargeTitles: false
      largeTitle: { color: label } ←

    navigationBar: { background: opaque, prefersLargeTitles: false, largeTitle: { color: label } }
    screens: { home: { navigationBar: { prefersLargeTitles: true } } }

    tabBar:
      itemPositioning: fill
      itemWidth: 40
      itemSpacing: 4 ←

    tabBar: { itemPositioning: fill, itemWidth: 40 }
    brands: { day: {}, night: { tabBar: { itemPositioning: centered } } }

    # An app can show what is hidden to begin with, and a reset styles nothing.
    hidesToolbar: true
    toolbar: { tint: label }
    screens:
      web: { hidesNavigationBar: true, navigationBar: { tint: unset } }
    """,
    "search-without-search": """
    screens:
      player:
        navigationBar.search: none
        navigationBar: { search: { field: { background: systemGray6 }, tint: label } } ← ←

    # A brand's block for the screen is narrower.
    screens:
      player: { navigationBar: { search: none } }
    brands:
      harbor: { screens: { player: { navigationBar: { search.tint: "#00569E" } } } } ←
      night: {}

    screens:
      player: { navigationBar: { search: { tint: "#00569E" } } }

    # Most screens have no search, but this one does.
    navigationBar: { search: none }
    screens:
      list: { navigationBar: { search: { tint: "#00569E" } } }
    """,
    "unknown-asset": """
    assets: [Assets.xcassets]
    tokens: { images: { back: { asset: nav-back } } } ←
    navigationBar: { backIndicator: $back }
    --- Assets.xcassets/Icons/Contents.json
    { "properties": { "provides-namespace": true } }
    --- Assets.xcassets/Icons/nav-back.imageset/Contents.json
    {}

    # Without a catalog, Lintel can't check names.
    toolbar: { tint: asset(Inc) }
    """,
    "unknown-symbol": """
    ios: 15..18
    assets: [symbols.plist]
    tokens: { images: { back: { symbol: arrowshape.backward.circle } } } ←
    navigationBar: { backIndicator: $back }
    --- symbols.plist
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>symbols</key>
    <dict><key>arrowshape.backward.circle</key><string>2023</string></dict>
    <key>year_to_release</key>
    <dict><key>2023</key><dict><key>iOS</key><string>17.0</string></dict></dict>
    </dict></plist>

    # Without a list, Lintel can't check names.
    navigationBar: { backIndicator: { symbol: chevron.bakward } }
    """,
  ]
}
